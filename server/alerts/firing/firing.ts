import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { AlertPlace } from '#shared/alerts/rules.ts'
import { riyadhDay, startOfDay } from '#shared/base/dates.ts'
import type { Pair } from '#shared/base/locale.ts'
import { coastNames } from '#shared/catalog/coasts.ts'
import { type News, notify } from '../../notifications/actions.ts'
import {
  type Average,
  addAverages,
  addOpenedAuctions,
  deleteSignal,
  keepPlace,
  listPricedPlaces,
  lockFired,
  lockSignal,
  markFired,
  type SignalRow,
} from './store.ts'

/**
 * Notifies the owners of matching alerts about the queued signals: goods on sale, opened auctions and averages. Returns the
 * number of sent alerts. A signal with many alerts takes several transactions. Workers may run concurrently.
 */
export async function fireAlerts(db: Database, atOnce = firedAtOnce): Promise<number> {
  await addOpenedAuctions(db)
  for (let fired = 0; ; ) {
    const some = await db.transaction((tx) => fireSome(tx, atOnce))
    if (some === undefined) return fired
    fired += some
  }
}

/** The maximum number of alerts that are sent in one transaction. */
const firedAtOnce = 500

/** Sends the next alerts of the oldest signal; undefined without a signal. */
async function fireSome(tx: Sql, atOnce: number): Promise<number | undefined> {
  const signal = await lockSignal(tx)
  if (!signal) return undefined
  const now = await timeOf(tx)
  const fired = await lockFired(tx, signal, { dayStart: startOfDay(now), most: atOnce })
  const last = fired.at(-1)
  if (last) {
    await markFired(
      tx,
      fired.map(({ id }) => id),
      now,
    )
    await notify(tx, ...fired.map((alert) => newsOf(signal, alert)))
  }
  if (last && fired.length === atOnce) await keepPlace(tx, signal.id, last.id)
  else await deleteSignal(tx, signal.id)
  return fired.length
}

function newsOf(
  signal: SignalRow,
  { id, user_id, kind }: { readonly id: number; readonly user_id: number; readonly kind: string },
): News {
  const day = riyadhDay(signal.at)
  const base = {
    to: user_id,
    by: null,
    about: signal.record_id,
    alert: id,
    event: `alert:${id}:${signal.kind === 'average' ? `average:${day}` : signal.id}`,
  } as const
  const market = placeOf(signal)
  const fish: Pair = { ar: signal.fish_ar, en: signal.fish_en }
  const { price_halalas: price, lot_grams: weight } = signal
  if (signal.kind === 'auction' && weight !== null)
    return { ...base, kind: 'alert_auction', facts: { fish, weight, market } }
  if (price === null) throw new RangeError('a signal of goods or of an average has a price')
  if (signal.kind === 'average') return { ...base, kind: 'alert_average', facts: { fish, market, price } }
  return { ...base, kind: kind === 'landed' ? 'alert_landed' : 'alert_goods', facts: { fish, market, price } }
}

/** The name of a signal's market. An average without a market is of a coast or of the Kingdom. */
function placeOf({ market_ar, market_en, coast }: SignalRow): Pair {
  if (market_ar !== null && market_en !== null) return { ar: market_ar, en: market_en }
  return coast ? coastNames[coast] : kingdom
}

const kingdom: Pair = { ar: 'المملكة', en: 'the Kingdom' }

/** Today's published averages of all species in a place. */
export type LoadAverages = (db: Sql, place: AlertPlace, now: Date) => Promise<readonly Average[]>

/**
 * Queues those averages of today that a price alert for the same place waits for. `load` returns the figures of /prices, so
 * that an alert reveals no unpublished figure.
 */
export async function watchAverages(db: Database, load: LoadAverages): Promise<void> {
  const now = await timeOf(db)
  for (const place of await listPricedPlaces(db)) {
    const averages = await load(db, place, now)
    if (averages.length > 0) await addAverages(db, averages, { at: now, dayStart: startOfDay(now) })
  }
}
