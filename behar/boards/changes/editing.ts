import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { Refusal, refuseProblems } from '#shared/base/errors.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import type { NewDemand, NewSupply } from '#shared/behar/contract.ts'
import { removeSupplyProblem } from '#shared/behar/quantities.ts'
import { demandStatusOn, editProblem, removeProblem, supplyStatusOn } from '#shared/behar/status.ts'
import { insertMatchNotices } from '../../deals/noticesStore.ts'
import { type BoardDeps, lockTrader, readDemand, readSupply, requireSubscription } from '../adding.ts'
import { isMatched, lockKinds, matchDemands } from '../addingStore.ts'
import type { Reader } from '../present.ts'
import { lockOwnDemand, setRemoved } from '../store.ts'
import { holdSupply } from './stepping.ts'
import {
  findDemand,
  findSupply,
  lockDemand,
  lockSupply,
  reopenDemands,
  setSupplyRemoved,
  writeDemand,
  writeSupply,
} from './store.ts'

/**
 * Replaces the fields of the owner's supply; demands are matched again (contract, section 6, supply/update). Refuses:
 * not_found; illegal_transition for a sold, expired or removed supply; otherwise as addSupplyOf.
 */
export function updateSupplyOf(
  { db, masters }: BoardDeps,
  reader: Reader,
  { id, ...form }: NewSupply & { readonly id: number },
): Promise<void> {
  const own = { id, owner: reader.id }
  return asTrader(db, reader, async (tx, now) => {
    const found = await findSupply(tx, own)
    if (!found) throw new Refusal('not_found')
    const supply = { ...readSupply(masters, form, now), owner: reader.id }
    await lockKinds(tx, [found, supply])
    const held = await lockSupply(tx, own)
    if (!held) throw new Refusal('not_found')
    const today = riyadhDay(now)
    const status = supplyStatusOn({ status: held.status, availableTo: held.to }, today)
    const problem = editProblem(status)
    if (problem) throw new Refusal(problem)
    if (status === 'reserved' && supply.quantity < held.promised)
      refuseProblems({ quantity: [{ code: 'at_least', bound: toKilograms(grams(held.promised)) }] })
    await writeSupply(tx, id, supply)
    await reopenDemands(tx, held, today)
    if (status !== 'available') return
    const met = await matchDemands(tx, supply, today)
    await insertMatchNotices(tx, met, { actor: reader.id, today, now })
  })
}

/** Replaces the fields of the owner's demand, which is matched again (contract, section 6, demand/update). */
export function updateDemandOf(
  { db, masters }: BoardDeps,
  reader: Reader,
  { id, ...form }: NewDemand & { readonly id: number },
): Promise<void> {
  const own = { id, owner: reader.id }
  return asTrader(db, reader, async (tx, now) => {
    const found = await findDemand(tx, own)
    if (!found) throw new Refusal('not_found')
    const demand = { ...readDemand(masters, form, now), owner: reader.id }
    await lockKinds(tx, [found, demand])
    const held = await lockDemand(tx, own)
    if (!held) throw new Refusal('not_found')
    const today = riyadhDay(now)
    const problem = editProblem(demandStatusOn(held, today))
    if (problem) throw new Refusal(problem)
    const status = (await isMatched(tx, demand, today)) ? 'matched' : 'open'
    await writeDemand(tx, id, { ...demand, status })
  })
}

/**
 * Removes the owner's supply; removing it again changes nothing (contract, section 6, supply/update/remove). Refuses:
 * not_found; illegal_transition for a sold supply, and for one with a quantity that belongs to a deal.
 */
export function removeSupplyOf(db: Database, reader: Reader, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const held = await holdSupply(tx, { id, owner: reader.id })
    const today = riyadhDay(await timeOf(tx))
    const status = supplyStatusOn({ status: held.status, availableTo: held.to }, today)
    const problem = removeSupplyProblem({ status, promised: grams(held.promised) })
    if (problem) throw new Refusal(problem)
    await setSupplyRemoved(tx, id)
    if (held.status === 'available') await reopenDemands(tx, held, today)
  })
}

/**
 * Removes the owner's demand; removing it again changes nothing (contract, section 6, demand/update/remove). Refuses:
 * not_found; illegal_transition for a fulfilled demand.
 */
export function removeDemandOf(db: Database, reader: Reader, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const held = await lockOwnDemand(tx, { id, owner: reader.id })
    if (!held) throw new Refusal('not_found')
    const problem = removeProblem(demandStatusOn(held, reader.today))
    if (problem) throw new Refusal(problem)
    if (held.status !== 'removed') await setRemoved(tx, id)
  })
}

/** Runs a change with the time of the database, if the person may add entries. */
function asTrader(
  db: Database,
  reader: Reader,
  change: (tx: Sql, now: Date) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const expiresAt = await lockTrader(tx, reader.id)
    const now = await timeOf(tx)
    requireSubscription(expiresAt, now)
    await change(tx, now)
  })
}
