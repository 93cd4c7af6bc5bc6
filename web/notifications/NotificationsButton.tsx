import { Bell } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocale, useText } from '../app/texts/text.ts'
import { useSession } from '../auth/session.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { CountBadge } from '../ui/values/CountBadge.tsx'
import { notificationsText } from './messages.ts'
import { followNotifications, useNotifications } from './store.ts'

/** The bell with the count of what is unread; it opens the panel (specification, section 2, Header). Signed in only. */
export function NotificationsButton({ kind = 'ink' }: { readonly kind?: 'ink' | 'plain' }) {
  const t = useText(notificationsText)
  const locale = useLocale()
  const { profile } = useSession()
  const { unread } = useNotifications()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  const counted = useRef(0)
  counted.current = profile?.counts.notifications ?? 0
  const userId = profile?.id
  useEffect(
    () => (userId === undefined ? undefined : followNotifications(userId, counted.current, locale)),
    [userId, locale],
  )
  return (
    <span ref={button} className="relative">
      <IconButton
        icon={Bell}
        kind={kind}
        label={t.label(t.unread(unread))}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true)
          setOpen(!open)
        }}
      />
      <CountBadge count={unread} className="inset-e-0 top-0" />
      <Arrivals />
      {wanted && (
        <Suspense fallback={null}>
          <NotificationsPanel open={open} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}

/** Its code is loaded when it is first opened. */
const NotificationsPanel = lazy(() =>
  import('./NotificationsPanel.tsx').then((module) => ({ default: module.NotificationsPanel })),
)

/** Says politely what has come; many within a moment are said as one. */
function Arrivals() {
  const t = useText(notificationsText)
  const { arrived } = useNotifications()
  const [said, setSaid] = useState({ count: 0, words: '' })
  useEffect(() => {
    const fresh = arrived.count - said.count
    // Another person signed in: counting begins anew.
    if (fresh < 0) setSaid({ count: arrived.count, words: '' })
    if (fresh <= 0) return undefined
    const words = fresh === 1 ? t.arrived(arrived.message) : t.arrivedMany(fresh)
    const timer = setTimeout(() => setSaid({ count: arrived.count, words }), 1_000)
    return () => clearTimeout(timer)
  }, [arrived, said, t])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{said.words}</span>
    </VisuallyHidden>
  )
}
