import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { addDays, startOfDay } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Pair } from '#shared/base/locale.ts'
import { halalas, pricePerKg, toRiyals } from '#shared/base/money.ts'
import { toKilograms } from '#shared/base/quantity.ts'
import { callOf } from '#shared/catalog/prayers.ts'
import { type Board, boardRows, dailyPrayers, showBoard } from '#shared/hall/board.ts'
import { listComing } from '../../auctions/sessions/store.ts'
import { sumDay } from '../selling/store.ts'
import {
  type BoardMarketRow,
  findBoardMarket,
  type LiveLotRow,
  listHammered,
  listLive,
  listNext,
} from './store.ts'

/** The public board of a market. */
export const boardHandlers = ({ db }: { readonly db: Database }) => [
  handle(showBoard, async ({ params: { id } }, { now }) => {
    const market = await findBoardMarket(db, id)
    if (!market) throw new Refusal('not_found')
    const from = startOfDay(now)
    const [live, hammered, next, sessions, day] = await Promise.all([
      listLive(db, id),
      listHammered(db, id),
      listNext(db, id),
      listComing(db, id),
      sumDay(db, { hallId: id, from, to: addDays(from, 1) }),
    ])
    return {
      market: { id, name: nameOf(market), city: { ar: market.city_ar, en: market.city_en } },
      live: live.map((row) => ({
        id: row.id,
        name: nameOf(row),
        quantity: toKilograms(row.grams),
        price: toRiyals(row.price),
        price_per_kg: toRiyals(pricePerKg(row.price, row.grams) ?? halalas(0)),
        way: row.way,
        fall: fallOf(row),
        bids: row.bids,
        offers: row.offers,
        ends_at: row.ends_at.toISOString(),
      })),
      hammered: hammered.map((row) => ({
        id: row.id,
        fish: nameOf(row),
        quantity: toKilograms(row.grams),
        price: toRiyals(row.price),
        price_per_kg: toRiyals(row.per_kg),
        sold_at: row.sold_at.toISOString(),
      })),
      next: next.map((row) => ({
        id: row.id,
        name: nameOf(row),
        quantity: toKilograms(row.grams),
        starts_at: row.starts_at.toISOString(),
      })),
      sessions: sessions.slice(0, boardRows.sessions).map((row) => ({
        id: row.id,
        starts_at: row.starts_at.toISOString(),
        open: row.starts_at <= row.clock,
        lots: row.lots_left,
      })),
      today: { sales: day.sales, quantity: toKilograms(day.grams) },
      prayers: prayersOf(market, now),
      server_time: now.toISOString(),
    }
  }),
]

/** The price steps of a Dutch lot, which everybody may know; null for other lots. */
function fallOf({ starting, floor, step, step_s, starts_at }: LiveLotRow): Board['live'][number]['fall'] {
  if (floor === null || step_s === null) return null
  return {
    starting: toRiyals(starting),
    floor: toRiyals(floor),
    step: toRiyals(step),
    step_s,
    starts_at: starts_at.toISOString(),
  }
}

const nameOf = (row: { readonly name_ar: string; readonly name_en: string }): Pair => ({
  ar: row.name_ar,
  en: row.name_en,
})

/** The prayer times of today and tomorrow, so that a board that loses its network can count down past midnight. */
function prayersOf({ latitude, longitude }: BoardMarketRow, now: Date): Board['prayers'] {
  if (latitude === null || longitude === null) return []
  return [now, addDays(now, 1)].flatMap((day) =>
    dailyPrayers.map((name) => ({ name, at: callOf(name, { latitude, longitude }, day).toISOString() })),
  )
}
