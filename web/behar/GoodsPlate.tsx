import { Fish } from 'lucide-react'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/Picture.tsx'

type GoodsPlateProps = {
  /** The drawing; null if there is none, undefined while loading. */
  readonly image: string | null | undefined
  /** Uses 48 by 36 px for a list of choices; otherwise the size is 76 by 56 px. */
  readonly small?: boolean
}

/** The species drawing on an ice background; a fish outline if there is no drawing, an empty box while loading. */
export function GoodsPlate({ image, small = false }: GoodsPlateProps) {
  const [width, height] = small ? [48, 36] : [76, 56]
  return (
    <span
      className={classes(
        'ice flex shrink-0 items-center justify-center overflow-hidden',
        small ? 'h-9 w-12 rounded-badge' : 'h-14 w-19 rounded-control',
      )}
    >
      {image ? (
        <Picture
          image={image}
          width={width}
          height={height}
          alt=""
          sizes={`${width}px`}
          small
          className="size-full object-contain p-1"
        />
      ) : (
        image === null && <Fish aria-hidden size={small ? 20 : 28} strokeWidth={1.5} className="text-line" />
      )}
    </span>
  )
}
