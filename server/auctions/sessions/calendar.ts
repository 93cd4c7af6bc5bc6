import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/db.ts'
import { reminderMinutes } from '#shared/auctions/sessions/rules.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { paths, sessionCalendarPath } from '#shared/base/paths.ts'
import type { OriginOf } from '../../base/pages/origin.ts'
import { calendarOf } from './calendarFile.ts'
import { findSession, type SessionRow } from './store.ts'

interface Deps {
  readonly db: Database
  readonly originOf: OriginOf
  readonly clock: Clock
}

/** The calendar file of a session (contract, section 2, Auctions, "Sessions"). It contains public data only. */
export function serveSessionCalendar(app: FastifyInstance, { db, originOf, clock }: Deps): void {
  app.get<{ Params: { file: string } }>(sessionCalendarPath(':file'), async (request, reply) => {
    const [, id, lang] = /^session-([1-9]\d{0,14})\.(ar|en)\.ics$/.exec(request.params.file) ?? []
    const session = id === undefined ? undefined : await findSession(db, Number(id))
    if (!session) throw new Refusal('not_found')
    const event = eventOf(session, lang as Locale, originOf(request.raw))
    return (
      reply
        // The file is cached only for a minute, because a session can move until it begins.
        .header('cache-control', 'public, max-age=60')
        .header('content-disposition', `attachment; filename="session-${session.id}.ics"`)
        .type('text/calendar; charset=utf-8')
        .send(calendarOf(event, await clock()))
    )
  })
}

function eventOf(session: SessionRow, locale: Locale, origin: string) {
  const { id, starts_at: startsAt, last_end } = session
  const market = { ar: session.market_ar, en: session.market_en }[locale]
  const address = `${origin}${paths.auctionSession(id)}${locale === 'ar' ? '' : `?lang=${locale}`}`
  return {
    uid: `session-${id}@${new URL(origin).hostname}`,
    startsAt,
    // Without lots the end is not known.
    endsAt: last_end ?? new Date(startsAt.getTime() + usualMs),
    title: { ar: `جلسة مزاد: ${market}`, en: `Auction session: ${market}` }[locale],
    place: market,
    details: address,
    address,
    minutesBefore: reminderMinutes,
  }
}

const usualMs = 3_600_000
