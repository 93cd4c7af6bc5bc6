import type { Database, Sql } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import {
  announceSession,
  changeSession,
  forgetSession,
  joinAuctionSession,
  listAuctionSessions,
  listSessionReminders,
  orderSession,
  remindOfSession,
  removeSessionLot,
  type Session,
  setMarketPrayers,
  showAuctionSession,
  showSessionDesk,
} from '#shared/auctions/sessions/contract.ts'
import { addDays } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Settings } from '../../base/settings.ts'
import { announce, change, join, order, type RecordAct, remove, runsEvery, setPrayers } from './actions.ts'
import { findPrayerMarket, listRunBy } from './marketStore.ts'
import { headOf, marketOf, sessionOf } from './present.ts'
import { askReminder } from './reminders.ts'
import { deleteReminder, listReminded } from './remindersStore.ts'
import { findSession, listComing, listSessionLots, listSince } from './store.ts'

/** The calls of auction sessions (contract, section 2, Auctions, "Sessions"). */
export const sessionHandlers = ({
  db,
  settings,
  recordAct,
}: {
  readonly db: Database
  readonly settings: Settings
  readonly recordAct: RecordAct
}) => {
  const act = (work: (tx: Sql) => Promise<void>, id: number, locale: Locale) =>
    db.transaction(work).then(() => show(db, id, locale))
  return [
    handle(listAuctionSessions, async ({ query }, { locale, now }) => ({
      sessions: (await listComing(db, query.market_id ?? null)).map((row) => headOf(row, locale)),
      server_time: now.toISOString(),
    })),

    handle(showAuctionSession, ({ params: { id } }, { locale }) => show(db, id, locale)),

    handle(joinAuctionSession, ({ params: { id }, body }, { caller, locale }) =>
      act((tx) => join(tx, caller, { id, lotId: body.auction_id }), id, locale),
    ),

    handle(listSessionReminders, async (_input, { caller }) => ({ ids: await listReminded(db, caller.id) })),

    handle(remindOfSession, async ({ params: { id } }, { caller }) => {
      await db.transaction((tx) => askReminder(tx, caller.id, id))
      return { reminded: true }
    }),

    handle(forgetSession, async ({ params: { id } }, { caller }) => {
      await deleteReminder(db, caller.id, id)
      return { reminded: false }
    }),

    handle(showSessionDesk, async (_input, { caller, locale, now }) => {
      const markets = await listRunBy(db, { userId: caller.id, every: runsEvery(caller) })
      const ids = markets.map(({ id }) => id)
      const sessions = ids.length > 0 ? await listSince(db, ids, addDays(now, -shownDays)) : []
      return {
        markets: markets.map((row) => marketOf(row, locale)),
        sessions: sessions.map((row) => headOf(row, locale)),
        server_time: now.toISOString(),
      }
    }),

    handle(announceSession, async ({ body }, { caller, locale }) => {
      const terms = await settings()
      const { market_id: marketId, starts_at: startsAt, seconds_per_lot: gapS } = body
      const id = await db.transaction((tx) =>
        announce(tx, caller, { marketId, startsAt, gapS, terms }, recordAct),
      )
      return show(db, id, locale)
    }),

    handle(changeSession, async ({ params: { id }, body }, { caller, locale }) => {
      const terms = await settings()
      const { starts_at: startsAt, seconds_per_lot: gapS, was } = body
      return act((tx) => change(tx, caller, { id, startsAt, gapS, was, terms }, recordAct), id, locale)
    }),

    handle(orderSession, ({ params: { id }, body: { lots, was } }, { caller, locale }) =>
      act((tx) => order(tx, caller, { id, lots, was }, recordAct), id, locale),
    ),

    handle(removeSessionLot, ({ params: { id, auctionId: lotId }, body: { reason } }, { caller, locale }) =>
      act((tx) => remove(tx, caller, { id, lotId, reason }, recordAct), id, locale),
    ),

    handle(setMarketPrayers, async ({ params: { id }, body: setting }, { caller, locale }) => {
      await db.transaction((tx) => setPrayers(tx, caller, { id, setting }, recordAct))
      const market = await findPrayerMarket(db, id)
      if (!market) throw new Refusal('not_found')
      return marketOf(market, locale)
    }),
  ]
}

/** The number of days for which the list of the hall chief shows closed sessions. */
const shownDays = 7

async function show(db: Sql, id: number, locale: Locale): Promise<Session> {
  const [row, lots] = await Promise.all([findSession(db, id), listSessionLots(db, id)])
  if (!row) throw new Refusal('not_found')
  return sessionOf(row, lots, locale)
}
