import { pictureOf, pictureWidths } from '#shared/base/paths.ts'
import { classes } from './classes.ts'

type PictureProps = {
  /** A path from the API, such as `/uploads/…-640.webp`. */
  readonly image: string
  /** The alternative text; empty if the text next to the picture gives the same information. */
  readonly alt: string
  /** The `sizes` attribute of the layout, in px or vw: `(min-width: 768px) 280px, 118px`. */
  readonly sizes: string
  /** The aspect ratio of the box, to prevent layout shift. */
  readonly width: number
  readonly height: number
  /** True if the picture is at most 80 px wide in every layout. */
  readonly small?: boolean
  /** True if the picture is loaded eagerly; for pictures of the first row only. */
  readonly priority?: boolean
  readonly className?: string
}

/** An uploaded picture with a `srcset` of its widths. */
export function Picture({
  image,
  alt,
  sizes,
  width,
  height,
  small = false,
  priority = false,
  className,
}: PictureProps) {
  const widths = small ? pictureWidths.slice(0, 2) : pictureWidths.slice(1)
  return (
    <img
      src={image}
      srcSet={widths.map((each) => `${pictureOf(image, each)} ${each}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={classes('max-w-full', className)}
      // Without a network, an unloaded drawing beside its name stays blank instead of the browser's sign of a broken picture.
      {...(alt === '' && {
        onError: ({ currentTarget }) => currentTarget.classList.add('invisible'),
        onLoad: ({ currentTarget }) => currentTarget.classList.remove('invisible'),
      })}
    />
  )
}
