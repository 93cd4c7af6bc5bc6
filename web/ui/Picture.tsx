import { pictureOf, pictureWidths } from '#shared/base/paths.ts'
import { classes } from './classes.ts'

type PictureProps = {
  /** A path of the wire: `/uploads/…-640.webp`. */
  readonly image: string
  /** What it shows; empty where the text beside it says the same. */
  readonly alt: string
  /** The `sizes` of the layout, in px or vw: `(min-width: 768px) 280px, 118px`. */
  readonly sizes: string
  /** The proportions of the box, so that nothing jumps. */
  readonly width: number
  readonly height: number
  /** First row only; the others load lazily. */
  readonly priority?: boolean
  readonly className?: string
}

/** An uploaded picture in the width that the place needs. */
export function Picture({ image, alt, sizes, width, height, priority = false, className }: PictureProps) {
  return (
    <img
      src={image}
      srcSet={pictureWidths.map((each) => `${pictureOf(image, each)} ${each}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={classes('max-w-full', className)}
    />
  )
}
