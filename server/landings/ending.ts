import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { OwnLanding } from '#shared/landings/contract.ts'
import { landingStateAt } from '#shared/landings/rules.ts'
import { removeUnused } from '../base/images/upload.ts'
import { lockActiveSeller } from '../products/listing/actions.ts'
import { holdOwn, requireArriving } from './confirming.ts'
import type { LandingContext, LandingDeps } from './deps.ts'
import { endedNews, unreservedNews } from './news.ts'
import { loadOwnLanding } from './own.ts'
import {
  findReservation,
  freeHolds,
  listEndedHolds,
  listOpenOf,
  listWaiting,
  lockProducts,
  loseReservations,
} from './reservationStore.ts'
import { endReservation } from './reserving.ts'
import type { HeldLanding } from './row.ts'
import {
  endLanding,
  findDrawing,
  holdLanding,
  listArrivingOf,
  listDue,
  listFiles,
  lockParties,
} from './store.ts'

/**
 * Cancels a catch that will not land, with its reservations; repeating it changes nothing (contract, section 2,
 * landings/cancel). Refuses: not_found; conflict for a catch that has landed or was missed.
 */
export async function cancelLanding(
  { db, files }: Pick<LandingDeps, 'db' | 'files'>,
  context: LandingContext,
  id: number,
): Promise<OwnLanding> {
  const { caller } = context
  const { answer, dropped } = await db.transaction(async (tx) => {
    await lockActiveSeller(tx, caller)
    const landing = await holdOwn(tx, id, caller.id)
    const dropped: number[] = []
    if (landing.status !== 'cancelled') {
      const now = await timeOf(tx)
      requireArriving(landing, now)
      dropped.push(...(await listFiles(tx, id)))
      await end(tx, landing, { status: 'cancelled', at: now })
    }
    return { answer: await loadOwnLanding(tx, id, context), dropped }
  })
  await removeUnused({ db, files }, dropped)
  return answer
}

/**
 * Ends the catches that were not confirmed in time, and returns the goods of ended holds to their stock, each in its own
 * transaction. Returns how many changed. Workers may run concurrently. After a failure the others still end, and the first error
 * is thrown.
 */
export async function endDue(db: Database, now: Date): Promise<number> {
  const failures: unknown[] = []
  let ended = 0
  const work = async (one: (tx: Sql) => Promise<boolean>) => {
    const done = await db.transaction(one).catch((error) => void failures.push(error))
    if (done) ended += 1
  }
  for (const id of await listDue(db, now)) await work((tx) => endIfDue(tx, id, now))
  for (const productId of await listEndedHolds(db, now))
    await work(async (tx) => {
      await lockProducts(tx, [productId])
      await freeHolds(tx, [productId])
      return true
    })
  if (failures.length > 0) throw failures[0]
  return ended
}

/** Returns false if the catch has landed or ended in the meantime. */
async function endIfDue(tx: Sql, id: number, now: Date): Promise<boolean> {
  await lockParties(tx, id)
  const landing = await holdLanding(tx, id)
  if (landing?.status !== 'arriving' || landingStateAt(landing, now) !== 'missed') return false
  await end(tx, landing, { status: 'missed', at: now })
  return true
}

async function end(
  tx: Sql,
  landing: HeldLanding,
  { status, at }: { readonly status: 'cancelled' | 'missed'; readonly at: Date },
): Promise<void> {
  const lost = await listWaiting(tx, landing.id)
  await loseReservations(tx, landing.id, at)
  await endLanding(tx, landing.id, { status, at, image: await findDrawing(tx, landing.id) })
  await endedNews(tx, landing, lost, status)
}

/**
 * Ends the arriving catches and the open reservations of a person who leaves or is blocked. Lock the person first.
 * Locks catches by id, then products.
 */
export async function leaveLandings(tx: Sql, userId: number): Promise<void> {
  const at = await timeOf(tx)
  const [own, reserved] = [await listArrivingOf(tx, userId), await listOpenOf(tx, userId)]
  const ids = [...new Set([...own, ...reserved.map(({ landing_id }) => landing_id)])].toSorted(
    (a, b) => a - b,
  )
  const held = new Map<number, HeldLanding>()
  for (const id of ids) {
    const landing = await holdLanding(tx, id)
    if (landing) held.set(id, landing)
  }
  for (const id of own) {
    const landing = held.get(id)
    if (landing?.status === 'arriving') await end(tx, landing, { status: 'cancelled', at })
  }
  for (const { id, landing_id } of reserved) {
    const [landing, row] = [held.get(landing_id), await findReservation(tx, id)]
    if (!landing || !row || (row.status !== 'waiting' && row.status !== 'held')) continue
    await endReservation(tx, row, 'buyer')
    if (row.status === 'waiting') await unreservedNews(tx, landing, row, 'buyer')
  }
}
