import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import type { NewDemand, NewSupply } from '#shared/behar/contract.ts'
import { removeSupplyProblem } from '#shared/behar/quantities.ts'
import { neededByProblems, supplyDaysProblems } from '#shared/behar/rules.ts'
import { demandStatusOn, editProblem, supplyStatusOn } from '#shared/behar/status.ts'
import { type BoardDeps, goodsOf, lockTrader, requireNone, requireSubscription } from '../adding.ts'
import { isMatched, lockKinds, matchDemands } from '../addingStore.ts'
import { choiceProblems } from '../choices.ts'
import type { Reader } from '../present.ts'
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
 * not_found; illegal_transition when the supply is over; otherwise as addSupplyOf.
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
    const days = supplyDaysProblems({ from: form.available_from, to: form.available_to }, now)
    requireNone({ ...choiceProblems(masters, form), ...days })
    const supply = {
      ...goodsOf(form),
      owner: reader.id,
      price: form.price,
      origin: form.origin_country,
      from: riyadhDay(form.available_from),
      to: form.available_to ? riyadhDay(form.available_to) : null,
    }
    await lockKinds(tx, [found, supply])
    const held = await lockSupply(tx, own)
    if (!held) throw new Refusal('not_found')
    const today = riyadhDay(now)
    const status = supplyStatusOn({ status: held.status, availableTo: held.to }, today)
    const problem = editProblem(status)
    if (problem) throw new Refusal(problem)
    if (status === 'reserved' && supply.quantity < held.promised)
      requireNone({ quantity: [{ code: 'at_least', bound: toKilograms(grams(held.promised)) }] })
    await writeSupply(tx, id, supply)
    await reopenDemands(tx, held, today)
    if (status === 'available') await matchDemands(tx, supply, today)
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
    requireNone({ ...choiceProblems(masters, form), ...neededByProblems(form.needed_by, now) })
    const demand = {
      ...goodsOf(form),
      owner: reader.id,
      target: form.target_price ?? null,
      neededBy: riyadhDay(form.needed_by),
    }
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
 * not_found; illegal_transition for a sold supply.
 */
export function removeSupplyOf(db: Database, reader: Reader, id: number): Promise<void> {
  const own = { id, owner: reader.id }
  return db.transaction(async (tx) => {
    const found = await findSupply(tx, own)
    if (!found) throw new Refusal('not_found')
    await lockKinds(tx, [found])
    const held = await lockSupply(tx, own)
    if (!held) throw new Refusal('not_found')
    const today = riyadhDay(await timeOf(tx))
    const status = supplyStatusOn({ status: held.status, availableTo: held.to }, today)
    const problem = removeSupplyProblem({ status, promised: grams(held.promised) })
    if (problem) throw new Refusal(problem)
    await setSupplyRemoved(tx, id)
    if (held.status === 'available') await reopenDemands(tx, held, today)
  })
}

/** Runs a change at the database's time if the person may add. */
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
