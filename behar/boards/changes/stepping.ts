import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type Grams, toKilograms } from '#shared/base/quantity.ts'
import {
  afterFulfilling,
  afterMove,
  fulfillProblem,
  isDone,
  mostOf,
  type SupplyMove,
  supplyProblem,
} from '#shared/behar/quantities.ts'
import { demandStatusOn, supplyStatusOn } from '#shared/behar/status.ts'
import { insertMatchNotices } from '../../deals/noticesStore.ts'
import type { Adding } from '../adding.ts'
import { lockKinds, matchDemands } from '../addingStore.ts'
import { demandColumns, demandParts, supplyColumns, supplyParts } from '../parts.ts'
import {
  findDemand,
  findStep,
  findSupply,
  insertStep,
  lockDemand,
  lockSupply,
  type OwnSupplyRow,
  reopenDemands,
  writeDemandParts,
  writeSupplyParts,
} from './store.ts'

/** The entry and the quantity of the step; without a quantity, the step applies to the largest possible quantity. */
export interface Part {
  readonly id: number
  readonly quantity?: Grams | undefined
}

/**
 * Reserves, releases or sells kilograms of the owner's supply and updates its matches (contract, section 6, supply/update).
 * Once per key. Refuses: not_found; illegal_transition; validation_failed beyond the quantity; idempotency_mismatch.
 */
export function moveSupply(
  db: Database,
  { reader, repeat }: Adding,
  move: SupplyMove,
  { id, quantity }: Part,
): Promise<void> {
  const own = { id, owner: reader.id }
  return db.transaction(async (tx) => {
    const held = await holdSupply(tx, own)
    const now = await timeOf(tx)
    const today = riyadhDay(now)
    if (await isRepeated(tx, reader.id, repeat, now)) return
    const status = supplyStatusOn({ status: held.status, availableTo: held.to }, today)
    const supply = supplyParts({ ...held, status })
    if (quantity === undefined && isDone(move, supply)) return
    const problem = supplyProblem(move, supply)
    if (problem) throw new Refusal(problem)
    const moved = within(quantity, mostOf(move, supply))
    const after = afterMove(move, supply, moved)
    await writeSupplyParts(tx, id, supplyColumns(after))
    await insertStep(tx, { ...own, side: 'supply', step: move, quantity: moved, now, repeat })
    if (after.status === 'available') {
      const met = await matchDemands(tx, held, today)
      await insertMatchNotices(tx, met, { actor: reader.id, today, now })
    } else await reopenDemands(tx, held, today)
  })
}

/**
 * Marks kilograms of the owner's demand as fulfilled (contract, section 6, demand/update/fulfill). Has the same refusals as
 * {@link moveSupply}.
 */
export function fulfillDemandOf(
  db: Database,
  { reader, repeat }: Adding,
  { id, quantity }: Part,
): Promise<void> {
  const own = { id, owner: reader.id }
  return db.transaction(async (tx) => {
    const held = (await findDemand(tx, own)) && (await lockDemand(tx, own))
    if (!held) throw new Refusal('not_found')
    const now = await timeOf(tx)
    if (await isRepeated(tx, reader.id, repeat, now)) return
    const demand = demandParts({ ...held, status: demandStatusOn(held, riyadhDay(now)) })
    if (quantity === undefined && demand.status === 'fulfilled') return
    const problem = fulfillProblem(demand)
    if (problem) throw new Refusal(problem)
    const moved = within(quantity, demand.quantity)
    await writeDemandParts(tx, id, demandColumns(afterFulfilling(demand, moved)))
    await insertStep(tx, { ...own, side: 'demand', step: 'fulfill', quantity: moved, now, repeat })
  })
}

/** Locks the kind of a person's supply, then the supply. Refuses: not_found. */
export async function holdSupply(
  tx: Sql,
  own: { readonly id: number; readonly owner: number },
): Promise<OwnSupplyRow> {
  const found = await findSupply(tx, own)
  if (!found) throw new Refusal('not_found')
  await lockKinds(tx, [found])
  const held = await lockSupply(tx, own)
  if (!held) throw new Refusal('not_found')
  return held
}

/** Whether the step was made before under the same key. Refuses: idempotency_mismatch for another step under the key. */
export async function isRepeated(
  tx: Sql,
  owner: number,
  repeat: Adding['repeat'],
  now: Date,
): Promise<boolean> {
  const digest = repeat && (await findStep(tx, { owner, key: repeat.key, now }))
  if (digest && !digest.equals(repeat.digest)) throw new Refusal('idempotency_mismatch')
  return digest !== undefined
}

/** Returns the requested quantity, or `most` if no quantity is requested. Refuses: validation_failed beyond `most`. */
export function within(quantity: Grams | undefined, most: Grams): Grams {
  if (quantity !== undefined && quantity > most)
    throw new Refusal('validation_failed', { quantity: [{ code: 'at_most', bound: toKilograms(most) }] })
  return quantity ?? most
}
