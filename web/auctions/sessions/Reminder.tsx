import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { BellPlus, BellRing, CalendarPlus } from 'lucide-react'
import type { SessionHead } from '#shared/auctions/sessions/contract.ts'
import { sessionCalendarPath } from '#shared/base/paths.ts'
import { api } from '../../app/calls/api.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { Button, buttonClasses } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { sessionText } from './messages.ts'

/** Asks for a reminder of a session or ends it, and the session's calendar file. */
export function ReminderButtons({ id }: Pick<SessionHead, 'id'>) {
  const t = useText(sessionText)
  const locale = useLocale()
  const { reminded, busy, toggle } = useReminder(id)
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

type ReminderIconProps = { readonly session: SessionHead; readonly className: string }

/** The reminder of a session on its card. */
export function ReminderIcon({ session: { id, title }, className }: ReminderIconProps) {
  const t = useText(sessionText)
  const { reminded, busy, toggle } = useReminder(id)
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
function useReminder(id: number) {
  const t = useText(sessionText)
  const locale = useLocale()
  const router = useRouter()
  const queries = useQueryClient()
  const userId = useSession().profile?.id
  const queryKey = ['sessionReminders', userId]
  const { data } = useQuery({
    queryKey,
    enabled: userId !== undefined,
    queryFn: ({ signal }) => api('GET auction/session-reminders', {}, { locale, signal }),
  })
  const reminded = data?.ids.includes(id) ?? false
  const { busy, send } = useAction(
    (on: boolean) =>
      on
        ? api('POST auction/sessions/{id}/reminder', { params: { id } }, { locale })
        : api('DELETE auction/sessions/{id}/reminder', { params: { id } }, { locale }),
    {
      done: (answer) => (answer.reminded ? t.remindDone : t.forgetDone),
      toastRefusals: true,
      onDone: () => queries.invalidateQueries({ queryKey }),
    },
  )
  const start = async () => {
    const { requireSignIn } = await import('../../auth/signIn/askSignIn.ts')
    if (await requireSignIn(router)) await send(!reminded)
  }
  return { reminded, busy, toggle: () => void start() }
}
