import { useRouter } from '@tanstack/react-router'
import { BellPlus, BellRing, CalendarPlus } from 'lucide-react'
import { useEffect } from 'react'
import type { SessionHead } from '#shared/auctions/sessions/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { sessionCalendarPath } from '#shared/base/paths.ts'
import { api, settle } from '../../app/calls/api.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { createStore } from '../../app/state/createStore.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { currentSession, useSession } from '../../auth/session.ts'
import { Button, buttonClasses } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { sessionText } from './messages.ts'
import { remindedText } from './reminded.ts'

/** Buttons that set or end a reminder of a session, and a link to the session's calendar file. */
export function ReminderButtons({ session }: { readonly session: Reminded }) {
  const t = useText(sessionText)
  const locale = useLocale()
  const { id } = session
  const { reminded, busy, toggle } = useReminder(session)
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        kind="outlined"
        icon={reminded ? BellRing : BellPlus}
        busy={busy}
        onClick={toggle}
        className="max-[22rem]:w-full"
      >
        {reminded ? t.forget : t.remind}
      </Button>
      <a
        href={sessionCalendarPath(`session-${id}.${locale}.ics`)}
        download
        className={buttonClasses({ kind: 'text' })}
      >
        <CalendarPlus aria-hidden size={20} className="shrink-0" />
        {t.toCalendar}
      </a>
    </div>
  )
}

type Reminded = Pick<SessionHead, 'id' | 'starts_at'>

type ReminderIconProps = { readonly session: SessionHead; readonly className: string }

/** The reminder of a session on its card. */
export function ReminderIcon({ session, className }: ReminderIconProps) {
  const t = useText(sessionText)
  const { title } = session
  const { reminded, busy, toggle } = useReminder(session)
  return (
    <IconButton
      icon={reminded ? BellRing : BellPlus}
      label={t.remindNamed(title)}
      aria-pressed={reminded}
      aria-busy={busy || undefined}
      onClick={toggle}
      className={className}
      iconClassName={reminded ? 'text-primary' : 'text-quiet'}
    />
  )
}

/** Whether the user will be reminded of a session, and a function that changes it. A visitor is asked to sign in first. */
function useReminder({ id, starts_at }: Reminded) {
  const t = useText(sessionText)
  const locale = useLocale()
  const router = useRouter()
  const userId = useSession().profile?.id
  const known = reminders.use()
  useEffect(() => {
    if (userId !== undefined) void load(userId, locale)
  }, [userId, locale])
  const reminded = userId !== undefined && known?.userId === userId && known.ids.has(id)
  const { busy, send } = useAction(
    (on: boolean) =>
      on
        ? api('POST auction/sessions/{id}/reminder', { params: { id } }, { locale })
        : api('DELETE auction/sessions/{id}/reminder', { params: { id } }, { locale }),
    {
      done: (answer) => (answer.reminded ? remindedText(starts_at, serverNow(), locale) : t.forgetDone),
      toastRefusals: true,
      onDone: (answer) => show(id, answer.reminded),
    },
  )
  const start = async () => {
    const { requireSignIn } = await import('../../auth/signIn/askSignIn.ts')
    if (await requireSignIn(router)) await send(!reminded)
  }
  return { reminded, busy, toggle: () => void start() }
}

/** The sessions of which this user will be reminded; null on the server, whose pages are shared, and until they are loaded. */
const reminders = createStore<{ readonly userId: number; readonly ids: ReadonlySet<number> } | null>(null)

/** Loads the reminders of a user only once, although every card of the page calls this function. */
async function load(userId: number, locale: Locale): Promise<void> {
  if (reminders.get()?.userId === userId) return
  reminders.set({ userId, ids: new Set() })
  const { data } = await settle(api('GET auction/session-reminders', {}, { locale }))
  const now = reminders.get()
  if (now?.userId !== userId) return
  // If there was no answer, the next page loads the reminders again.
  reminders.set(data ? { userId, ids: new Set([...data.ids, ...now.ids]) } : null)
}

function show(id: number, on: boolean): void {
  const userId = currentSession().profile?.id
  if (userId === undefined) return
  const others = [...(reminders.get()?.ids ?? [])].filter((one) => one !== id)
  reminders.set({ userId, ids: new Set(on ? [...others, id] : others) })
}
