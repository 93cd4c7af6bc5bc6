import { CSPProvider } from '@base-ui/react/csp-provider'
import { Popover } from '@base-ui/react/popover'
import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useLocale, useText } from '../app/texts/text.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/overlay/Sheet.tsx'
import { notificationsText } from './messages.ts'
import { NotificationsList } from './NotificationsList.tsx'
import { loadNotifications, loadOlder, readAll, readShown, useNotifications } from './store.ts'

interface PanelProps {
  readonly open: boolean
  /** The bell button. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The notifications panel: a popover below the bell, a sheet on a phone. Shown notifications are marked as read. */
export function NotificationsPanel(props: PanelProps) {
  const locale = useLocale()
  const { open } = props
  useEffect(() => {
    if (open) void loadNotifications(locale)
  }, [open, locale])
  useMarkAsRead(open)
  return useWide() ? <NotificationsPopover {...props} /> : <NotificationsSheet {...props} />
}

function NotificationsPopover({ open, anchor, onClose }: PanelProps) {
  const t = useText(notificationsText)
  const hasNew = useHasNew()
  return (
    <CSPProvider disableStyleElements>
      <Popover.Root
        open={open}
        onOpenChange={(wanted, { reason, event }) => {
          // A click on the bell toggles the panel itself.
          const onBell = reason === 'outside-press' && anchor.current?.contains(event.target as Node)
          if (!wanted && !onBell) onClose()
        }}
      >
        <Popover.Portal>
          <Popover.Positioner
            anchor={anchor}
            side="bottom"
            align="end"
            alignOffset={-48}
            sideOffset={20}
            className="z-50"
          >
            <Popover.Popup
              finalFocus={() => anchor.current?.querySelector('button') ?? true}
              className="flex max-h-[min(720px,calc(100dvh-96px))] w-[432px] flex-col overflow-hidden rounded-card bg-card text-text shadow-popover outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
            >
              <div className="flex min-h-17 items-center justify-between gap-4 border-b border-hairline ps-5 pe-1">
                <Popover.Title className="text-h3">{t.title}</Popover.Title>
                {hasNew && <ReadAll />}
              </div>
              <div className="min-h-0 grow overflow-y-auto overscroll-contain">
                <NotificationsList onLeave={onClose} />
              </div>
              <Older className="border-t border-hairline p-2" />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </CSPProvider>
  )
}

function NotificationsSheet({ open, onClose }: PanelProps) {
  const t = useText(notificationsText)
  return (
    <Sheet open={open} onClose={onClose} title={t.title} footer={useHasNew() && <ReadAll wide />}>
      <NotificationsList onLeave={onClose} />
      <Older className="border-t border-hairline p-2" />
    </Sheet>
  )
}

function ReadAll({ wide }: { readonly wide?: boolean }) {
  const t = useText(notificationsText)
  const locale = useLocale()
  return (
    <Button kind="text" wide={wide} onClick={() => void readAll(locale)}>
      {t.readAll}
    </Button>
  )
}

/** Whether a notification is unread or shown as new. */
function useHasNew(): boolean {
  const { unread, items } = useNotifications()
  return unread > 0 || (items?.some(({ read_at }) => read_at === null) ?? false)
}

function Older({ className }: { readonly className: string }) {
  const t = useText(notificationsText)
  const locale = useLocale()
  const { items, total, loading } = useNotifications()
  if (!items || items.length >= total) return null
  return (
    <div className={className}>
      <Button kind="text" wide busy={loading} onClick={() => void loadOlder(locale)}>
        {t.older}
      </Button>
    </div>
  )
}

/** Marks the notifications in the open panel as read while the page is visible. */
function useMarkAsRead(open: boolean): void {
  const locale = useLocale()
  const { items } = useNotifications()
  useEffect(() => {
    const check = () => {
      if (open && items && !document.hidden) void readShown(locale)
    }
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [open, items, locale])
}

/** True from 768 px on. */
function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(wide).matches,
    () => true,
  )
}

const wide = '(min-width: 48rem)'
