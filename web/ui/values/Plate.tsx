import { classes } from '../classes.ts'
import { Picture } from '../Picture.tsx'

type PlateProps = {
  /** The path of the picture; null shows an empty box. */
  readonly image: string | null
  /** `drawing` leaves a margin around the drawing of a species, `photo` fills the box, `whole` shows the whole of either. */
  readonly fit: 'drawing' | 'photo' | 'whole'
  /** The largest size of the box in all layouts, in px. */
  readonly width: number
  readonly height: number
  readonly priority?: boolean
  /** The size of the box in each layout. */
  readonly className: string
}

/** A picture of goods on an ice background. */
export function Plate({ image, fit, width, height, priority = false, className }: PlateProps) {
  return (
    <span className={classes('ice block shrink-0 overflow-hidden rounded-control', className)}>
      {image && (
        <Picture
          image={image}
          alt=""
          width={width}
          height={height}
          sizes={`${width}px`}
          small={width <= 80}
          priority={priority}
          className={classes('size-full', fits[fit])}
        />
      )}
    </span>
  )
}

const fits = { drawing: 'object-contain p-1', photo: 'object-cover', whole: 'object-contain' } as const
