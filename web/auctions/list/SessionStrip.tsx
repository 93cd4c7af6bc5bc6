import { Link } from '@tanstack/react-router'
import { ListOrdered } from 'lucide-react'
import type { SessionHead } from '#shared/auctions/sessions/contract.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import { useServerSeconds } from '../../app/live/serverClock.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { sessionText } from '../sessions/messages.ts'
import { ReminderIcon } from '../sessions/Reminder.tsx'
import { dayDistance, riyadhMoment, weekday } from '../times.ts'

type SessionStripProps = { readonly sessions: readonly SessionHead[]; readonly asOf: string }

/** The sessions that are open or come next, above the list of auctions; it scrolls sideways on a phone. */
export function SessionStrip({ sessions, asOf }: SessionStripProps) {
  const t = useText(sessionText)
  if (sessions.length === 0) return null
  return (
    <section aria-label={t.sessions} className="mt-3 max-md:-mx-4">
      <ul className="flex gap-3 max-md:overflow-x-auto max-md:px-4 max-md:pb-1">
        {sessions.map((session) => (
          <li key={session.id} className="relative min-w-0 max-md:w-70 max-md:shrink-0 md:max-w-90 md:grow">
            <SessionCard session={session} asOf={asOf} />
            {session.state === 'announced' && (
              <ReminderIcon session={session} className="absolute inset-e-1.5 top-1.5" />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function SessionCard({ session, asOf }: { readonly session: SessionHead; readonly asOf: string }) {
  const t = useText(sessionText)
  const { id, market, state, lots_count, lots_left } = session
  const open = state === 'open'
  return (
    <Link
      to="/auctions/sessions/$sessionId"
      params={{ sessionId: String(id) }}
      className={classes(
        'flex min-h-14 items-center gap-3 rounded-card px-4 py-2 shadow-card',
        open ? 'bg-coral text-on-coral' : 'bg-card pe-13 hover:bg-tint',
      )}
    >
      <ListOrdered aria-hidden size={22} className={classes('shrink-0', !open && 'text-primary')} />
      <span className="min-w-0">
        <span className="block truncate text-dense font-bold">{t.of(market.name)}</span>
        <span className={classes('block text-meta', !open && 'text-quiet')}>
          {open ? (
            <>
              {t.open} · {t.left(lots_left)}
            </>
          ) : (
            <>
              <StartOf session={session} asOf={asOf} /> · {t.lots(lots_count)}
            </>
          )}
        </span>
      </span>
    </Link>
  )
}

/** The start of a session: `اليوم 16:30`, `غدًا 16:30` or `الخميس 2026-11-26 16:30`. */
function StartOf({ session: { starts_at }, asOf }: { readonly session: SessionHead; readonly asOf: string }) {
  const t = useText(sessionText)
  const locale = useLocale()
  const at = new Date(starts_at)
  const distance = dayDistance(at, new Date(useServerSeconds(asOf)))
  if (distance === 'today') return t.todayAt(isolated(riyadhTime(at)))
  if (distance === 'tomorrow') return t.tomorrowAt(isolated(riyadhTime(at)))
  return (
    <>
      {weekday(at, locale)} <Isolate>{riyadhMoment(at)}</Isolate>
    </>
  )
}
