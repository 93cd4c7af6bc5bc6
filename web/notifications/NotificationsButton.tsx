import { Bell } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocale, useText } from '../app/texts/text.ts'
import { useSession } from '../auth/session.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { CountBadge } from '../ui/values/CountBadge.tsx'
import { notificationsText } from './messages.ts'
import { followNotifications, useNotifications } from './store.ts'

/** The bell with the number of unread notifications; opens the panel (specification, section 2, Header). */
export function NotificationsButton({ kind = 'ink' }: { readonly kind?: 'ink' | 'plain' }) {
  const t = useText(notificationsText)
  const locale = useLocale()
  const { profile } = useSession()
  const { unread } = useNotifications()
  const [open, setOpen] = useState(false)
  const [panelLoaded, setPanelLoaded] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  const counted = useRef(0)
  counted.current = profile?.counts.notifications ?? 0
  const userId = profile?.id
  useEffect(
    () => (userId === undefined ? undefined : followNotifications(userId, counted.current, locale)),
    [userId, locale],
  )
  useEffect(() => {
    if (userId !== undefined)
      void import('./settings/pushDevice.ts')
        .then(({ renewPush }) => renewPush({ id: userId, locale }))
        // A failure is ignored, because the site shows the notifications also without push.
        .catch(() => undefined)
  }, [userId, locale])
  return (
    <span ref={button} className="relative">
      <IconButton
        icon={Bell}
        kind={kind}
        label={t.label(t.unread(unread))}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setPanelLoaded(true)
          setOpen(!open)
        }}
      />
      <CountBadge count={unread} className="inset-e-0 top-0" />
      <ArrivalAnnouncer />
      {panelLoaded && (
        <Suspense fallback={null}>
          <NotificationsPanel open={open} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}

/** The panel is loaded when it is first opened. */
const NotificationsPanel = lazy(() =>
  import('./NotificationsPanel.tsx').then((module) => ({ default: module.NotificationsPanel })),
)

/** Announces new notifications to screen readers; several within a second are announced together. */
function ArrivalAnnouncer() {
  const t = useText(notificationsText)
  const { arrived } = useNotifications()
  const [announced, setAnnounced] = useState({ count: 0, text: '' })
  useEffect(() => {
    const fresh = arrived.count - announced.count
    // Another user has signed in, so counting starts again.
    if (fresh < 0) setAnnounced({ count: arrived.count, text: '' })
    if (fresh <= 0) return undefined
    const text = fresh === 1 ? t.arrived(arrived.message) : t.arrivedMany(fresh)
    const timer = setTimeout(() => setAnnounced({ count: arrived.count, text }), 1_000)
    return () => clearTimeout(timer)
  }, [arrived, announced, t])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{announced.text}</span>
    </VisuallyHidden>
  )
}
