import { CSPProvider } from '@base-ui/react/csp-provider'
import { Popover } from '@base-ui/react/popover'
import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useNow } from '../app/live/now.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { Button, TextLink } from '../ui/Button.tsx'
import { Sheet } from '../ui/overlay/Sheet.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { LoadingNote, Skeleton } from '../ui/states/Skeleton.tsx'
import { Isolate } from '../ui/values/Isolate.tsx'
import { daysOf } from './days.ts'
import { notificationsText } from './messages.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { loadNotifications, loadOlder, readAll, readShown, useNotifications } from './store.ts'

interface PanelProps {
  readonly open: boolean
  /** The element that contains the bell button. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/**
 * The notifications panel: a popover below the bell, on a phone a sheet. Notifications that are shown are marked as read.
 */
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
          // A click on the bell is ignored here, because the bell itself toggles the panel.
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
              <SettingsLink onLeave={onClose} />
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
      <SettingsLink onLeave={onClose} />
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

/** Links to the settings of messages outside of the site. */
function SettingsLink({ onLeave }: { readonly onLeave: () => void }) {
  const t = useText(notificationsText)
  return (
    <p className="border-t border-hairline px-5 py-3">
      <TextLink to="/profile/notifications" onClick={onLeave} className="touch">
        {t.settings}
      </TextLink>
    </p>
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

/** Whether the window is at least 768 px wide. */
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

/** The notifications by day; or the loading, empty or error state. */
function NotificationsList({ onLeave }: { readonly onLeave: () => void }) {
  const t = useText(notificationsText)
  const locale = useLocale()
  const now = useNow()
  const { items, loading, refusal } = useNotifications()
  if (refusal) {
    return (
      <ErrorState
        title={t.failedTitle}
        refusal={refusal}
        headingLevel={3}
        busy={loading}
        onRetry={() => void loadNotifications(locale)}
      />
    )
  }
  if (!items) return <Loading />
  if (items.length === 0) {
    return <Empty scene="sent" title={t.emptyTitle} body={t.emptyBody} headingLevel={3} />
  }
  return daysOf(items, new Date(Math.max(now, Date.now()))).map(({ day, when, items: ofDay }) => (
    <section
      key={day}
      aria-label={when === 'earlier' ? day : t[when]}
      className="border-hairline not-first:border-t"
    >
      <h3 className="px-5 pt-4 pb-1 text-meta font-bold text-quiet">
        {when === 'earlier' ? <Isolate>{day}</Isolate> : t[when]}
      </h3>
      <ul className="divide-y divide-hairline">
        {ofDay.map((item) => (
          <NotificationRow key={item.id} notification={item} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  ))
}

function Loading() {
  return (
    <div className="divide-y divide-hairline">
      <LoadingNote />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} className="flex gap-4 px-5 py-4">
          <Skeleton className="size-12 rounded-full" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
      ))}
    </div>
  )
}
