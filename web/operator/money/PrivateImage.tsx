import { ZoomIn } from 'lucide-react'
import { useState } from 'react'
import { usePrivatePicture } from '../../app/calls/usePrivatePicture.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { decisionText } from './messages.ts'

type PrivateImageProps = {
  readonly image: string
  readonly alt: string
  /** Shows the picture as wide as its column, so that it can be read without enlarging. */
  readonly large?: boolean
}

/** A private picture (for its owner and staff only). It is fetched with the reader's token; a click enlarges it. */
export function PrivateImage({ image, alt, large: wide = false }: PrivateImageProps) {
  const t = useText(decisionText)
  const [open, setOpen] = useState(false)
  const [large, setLarge] = useState(false)
  const { address, failed } = usePrivatePicture(image)
  if (failed) return <p className="text-meta text-quiet">{t.pictureFailed}</p>
  if (!address) return <Skeleton className="h-60 w-full" />
  return (
    <>
      <button
        type="button"
        aria-label={t.enlarge}
        onClick={() => setOpen(true)}
        className="group relative block w-full cursor-zoom-in overflow-hidden rounded-control border border-hairline bg-ground"
      >
        <img
          src={address}
          alt={alt}
          className={wide ? 'max-h-160 w-full object-contain' : 'mx-auto max-h-80 object-contain'}
        />
        <span className="absolute inset-e-2 bottom-2 grid size-10 place-items-center rounded-full bg-card text-primary shadow-card">
          <ZoomIn aria-hidden size={20} />
        </span>
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={alt} side="large">
        <div className="flex flex-col gap-3">
          <Button kind="outlined" aria-pressed={large} onClick={() => setLarge(!large)}>
            {large ? t.fitSize : t.realSize}
          </Button>
          <div className="quiet-scroll overflow-auto">
            <img src={address} alt={alt} className={classes(large ? 'max-w-none' : 'w-full')} />
          </div>
        </div>
      </Sheet>
    </>
  )
}
