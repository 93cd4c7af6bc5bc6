import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../classes.ts'
import type { SheetProps } from './Sheet.tsx'
import { useBackCloses } from './useBackCloses.ts'

/** The dialog of {@link Sheet}. It traps the focus, closes on Escape and on a click outside, and restores the focus. */
export function SheetDialog({
  open,
  onClose,
  title,
  note,
  side = 'bottom',
  footer,
  head,
  focusFirst,
  focusAfter,
  onKey,
  children,
}: SheetProps) {
  const t = useText(baseText)
  useBackCloses(open, onClose)
  const bottom = side === 'bottom'
  const onlyOnPhone = side === 'panel' || side === 'drawer'
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Dialog.Popup
            initialFocus={() => focusFirst?.() ?? true}
            finalFocus={() => focusAfter?.() ?? true}
            onKeyDown={onKey}
            className={classes(
              'fixed z-50 flex flex-col overflow-hidden bg-card text-text shadow-popover outline-none transition-[translate,opacity]',
              places[side],
            )}
          >
            {(bottom || onlyOnPhone) && (
              <span
                aria-hidden="true"
                className={classes(
                  'mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line',
                  onlyOnPhone && 'md:hidden',
                )}
              />
            )}
            <div className={head ? 'relative' : 'flex items-center gap-2 border-b border-hairline p-2 ps-4'}>
              {head}
              <Dialog.Title className={head ? 'visually-hidden' : 'grow text-h3'}>
                {title} {note && <span className="text-body font-normal text-quiet">{note}</span>}
              </Dialog.Title>
              <Dialog.Close
                aria-label={t.close}
                title={t.close}
                className={classes(
                  'inline-flex size-11 shrink-0 items-center justify-center rounded-control',
                  head
                    ? 'absolute inset-e-2 inset-y-0 my-auto text-on-ink hover:bg-ink-field'
                    : 'hover:bg-tint',
                )}
              >
                <X aria-hidden size={22} />
              </Dialog.Close>
            </div>
            <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
            {footer && <div className="border-t border-hairline p-4">{footer}</div>}
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  )
}

/** A low window keeps 72 px above a sheet free, where a toast appears. */
const places = {
  bottom:
    'inset-x-0 bottom-0 max-h-[min(88dvh,100dvh-4.5rem)] rounded-t-sheet data-ending-style:translate-y-full data-starting-style:translate-y-full md:mx-auto md:max-w-[32rem]',
  start:
    'inset-y-0 inset-s-0 w-[min(312px,85vw)] data-ending-style:opacity-0 data-starting-style:opacity-0 ltr:data-ending-style:-translate-x-full ltr:data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full',
  end: 'inset-y-0 inset-e-0 w-[min(432px,100vw)] data-ending-style:opacity-0 data-starting-style:opacity-0 ltr:data-ending-style:translate-x-full ltr:data-starting-style:translate-x-full rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full',
  drawer:
    'inset-x-0 bottom-0 max-h-[min(88dvh,100dvh-4.5rem)] rounded-t-sheet max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full md:inset-x-auto md:inset-y-0 md:inset-e-0 md:max-h-none md:w-[432px] md:rounded-none ltr:md:data-ending-style:translate-x-full ltr:md:data-starting-style:translate-x-full rtl:md:data-ending-style:-translate-x-full rtl:md:data-starting-style:-translate-x-full',
  panel:
    'inset-x-0 bottom-0 max-h-[min(88dvh,100dvh-4.5rem)] rounded-t-sheet data-ending-style:translate-y-full data-starting-style:translate-y-full md:inset-x-4 md:top-1/2 md:bottom-auto md:mx-auto md:max-w-[32rem] md:-translate-y-1/2 md:rounded-card md:data-ending-style:-translate-y-1/2 md:data-ending-style:opacity-0 md:data-starting-style:-translate-y-1/2 md:data-starting-style:opacity-0',
  large: 'inset-4 mx-auto max-w-5xl rounded-card data-ending-style:opacity-0 data-starting-style:opacity-0',
  middle:
    'inset-x-4 top-1/2 mx-auto max-h-[88dvh] max-w-[28rem] -translate-y-1/2 rounded-card data-ending-style:opacity-0 data-starting-style:opacity-0',
} as const
