import { Maximize2 } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { messages, useText } from '../../app/texts/text.ts'
import { classes } from '../classes.ts'
import type { ViewerProps } from './PictureViewer.tsx'

export type ZoomProps = Pick<ViewerProps, 'images' | 'name'> & {
  /** The index of the picture below the button. */
  readonly shown?: number
  /** Classes of the icon, which shows that the picture can be enlarged. */
  readonly iconClassName?: string
}

/** Covers a picture and opens it on the full screen; the viewer is loaded when it is first opened. */
export function ZoomButton({ images, name, shown = 0, iconClassName }: ZoomProps) {
  const t = useText(zoomText)
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t.enlarge(name)}
        title={t.enlargeShort}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
        className="absolute inset-0 cursor-zoom-in rounded-[inherit] -outline-offset-2"
      >
        <Maximize2
          aria-hidden
          size={34}
          className={classes(
            'absolute inset-e-3 bottom-3 rounded-full bg-card p-2 text-text shadow-card',
            iconClassName,
          )}
        />
      </button>
      {opened && (
        <Suspense fallback={null}>
          <PictureViewer
            open={open}
            images={images}
            name={name}
            start={shown}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Renders nothing if the chunk does not load; the picture stays as it is. */
const PictureViewer = lazy(
  (): Promise<{ default: ComponentType<ViewerProps> }> =>
    import('./PictureViewer.tsx').then(
      (module) => ({ default: module.PictureViewer }),
      () => ({ default: () => null }),
    ),
)

const zoomText = messages({
  enlarge: {
    ar: (name: string) => `تكبير صورة ${name}`,
    en: (name: string) => `Enlarge the picture of ${name}`,
  },
  enlargeShort: { ar: 'تكبير', en: 'Enlarge' },
})
