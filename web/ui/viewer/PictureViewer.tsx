import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { pictureOf } from '#shared/base/paths.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { IconButton } from '../IconButton.tsx'
import { useBackCloses } from '../overlay/useBackCloses.ts'
import { Isolate } from '../values/Isolate.tsx'
import { viewerText } from './messages.ts'
import { useGestures } from './useGestures.ts'
import { largest } from './zoom.ts'

export type ViewerProps = {
  readonly open: boolean
  readonly images: readonly string[]
  /** The name of the thing that the pictures show, such as a product. */
  readonly name: string
  /** The index of the picture that is shown first. */
  readonly start: number
  readonly onClose: () => void
}

/**
 * Pictures on the full screen. Pinch, double tap, the wheel, plus and minus enlarge; arrows and a swipe change the picture;
 * Escape closes, and the focus returns.
 */
export function PictureViewer({ open, onClose, ...rest }: ViewerProps) {
  useBackCloses(open, onClose)
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <Dialog.Portal>
          <Pictures {...rest} />
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  )
}

function Pictures({ images, name, start }: Pick<ViewerProps, 'images' | 'name' | 'start'>) {
  const t = useText(viewerText)
  const base = useText(baseText)
  const locale = useLocale()
  const [place, setPlace] = useState(start)
  const image = images[place] ?? ''
  const go = (by: number) => setPlace((place + by + images.length) % images.length)
  const { ref, view, zoom, handlers } = useGestures(image, images.length > 1 ? go : undefined)
  const close = useRef<HTMLButtonElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    if (picture.current)
      picture.current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  })
  // The next picture is at the inline end: to the left in Arabic.
  const onwards = locale === 'ar' ? -1 : 1
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => go(onwards),
    ArrowLeft: () => go(-onwards),
    '+': () => zoom(1.5),
    '=': () => zoom(1.5),
    '-': () => zoom(1 / 1.5),
  }
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <Dialog.Popup
      initialFocus={close}
      onKeyDown={press}
      className="fixed inset-0 z-50 flex flex-col bg-ink text-on-ink outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      <Dialog.Title className="visually-hidden">{t.title(name)}</Dialog.Title>
      <div className="flex items-center gap-1 p-2">
        <p role="status" className="grow ps-2 text-dense">
          {images.length > 1 && (
            <>
              <span className="visually-hidden">{t.picture(place + 1, images.length)}</span>
              <span aria-hidden="true">
                <Isolate>{`${place + 1} / ${images.length}`}</Isolate>
              </span>
            </>
          )}
        </p>
        <IconButton
          kind="ink"
          icon={ZoomOut}
          label={t.smaller}
          aria-disabled={view.scale <= 1 || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => zoom(1 / 1.5)}
        />
        <IconButton
          kind="ink"
          icon={ZoomIn}
          label={t.larger}
          aria-disabled={view.scale >= largest || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => zoom(1.5)}
        />
        <Dialog.Close
          ref={close}
          aria-label={base.close}
          title={base.close}
          className="inline-flex size-11 items-center justify-center rounded-control hover:bg-ink-field"
        >
          <X aria-hidden size={24} />
        </Dialog.Close>
      </div>
      <div
        ref={ref}
        {...handlers}
        className="relative flex min-h-0 grow touch-none items-center justify-center overflow-hidden select-none"
      >
        <img
          key={image}
          ref={picture}
          src={pictureOf(image, 960)}
          alt={images.length > 1 ? `${name}, ${t.picture(place + 1, images.length)}` : name}
          draggable={false}
          className="size-full object-contain md:px-16"
        />
        {images.length > 1 && (
          <>
            <IconButton
              kind="ink"
              icon={ChevronRight}
              label={t.previous}
              onClick={() => go(-1)}
              iconClassName="backwards"
              className="absolute inset-s-2 rounded-full border border-ink-line bg-ink max-md:bottom-4"
            />
            <IconButton
              kind="ink"
              icon={ChevronRight}
              label={t.next}
              onClick={() => go(1)}
              iconClassName="onwards"
              className="absolute inset-e-2 rounded-full border border-ink-line bg-ink max-md:bottom-4"
            />
          </>
        )}
      </div>
    </Dialog.Popup>
  )
}
