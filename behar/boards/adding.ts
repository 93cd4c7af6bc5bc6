import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Context } from '#platform/http/http.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { type FieldProblems, Refusal } from '#shared/base/errors.ts'
import type { Demand, NewDemand, NewSupply, Supply } from '#shared/behar/contract.ts'
import { isActive, neededByProblems, supplyDaysProblems } from '#shared/behar/rules.ts'
import type { Masters } from '../masters/masters.ts'
import {
  findRepeated,
  holdKind,
  holdOwner,
  insertDemand,
  insertSupply,
  isMatched,
  matchDemands,
} from './addingStore.ts'
import { choiceProblems } from './check.ts'
import { demandOf, type Reader, supplyOf } from './present.ts'
import { type Board, loadDemands, loadSupplies } from './store.ts'

export interface BoardDeps {
  readonly db: Database
  readonly masters: Masters
}

/** Who adds, and by which key. */
export type Adding = Pick<Context, 'repeat'> & { readonly reader: Reader }

/**
 * Puts a supply on the board and turns open demands that it meets into matched ones (contract, section 6, supply/add). Once for
 * each key. Refuses: subscription_ended; forbidden, for who may not enter any more; at the fields what is not in its list and days that cannot be; idempotency_mismatch.
 */
export async function addSupplyOf(
  { db, masters }: BoardDeps,
  adding: Adding,
  form: NewSupply,
): Promise<Supply> {
  const { reader, repeat } = adding
  const id = await addOnce(db, 'supplies', adding, async (tx, now) => {
    const days = supplyDaysProblems({ from: form.available_from, to: form.available_to }, now)
    requireNone({ ...choiceProblems(masters, form), ...days })
    const supply = {
      ...goodsOf(form),
      owner: reader.id,
      now,
      repeat,
      price: form.price,
      origin: form.origin_country,
      from: riyadhDay(form.available_from),
      to: form.available_to ? riyadhDay(form.available_to) : null,
    }
    await holdKind(tx, supply)
    const added = await insertSupply(tx, supply)
    await matchDemands(tx, supply, riyadhDay(now))
    return added
  })
  const rows = await loadSupplies(db, [id], reader.today)
  return only(rows.flatMap((row) => supplyOf(row, masters, reader)))
}

/** Puts a demand on the board, matched at once where a supply meets it (contract, section 6, demand/add). Refuses in the same way. */
export async function addDemandOf(
  { db, masters }: BoardDeps,
  adding: Adding,
  form: NewDemand,
): Promise<Demand> {
  const { reader, repeat } = adding
  const id = await addOnce(db, 'demands', adding, async (tx, now) => {
    requireNone({ ...choiceProblems(masters, form), ...neededByProblems(form.needed_by, now) })
    const demand = {
      ...goodsOf(form),
      owner: reader.id,
      now,
      repeat,
      target: form.target_price ?? null,
      neededBy: riyadhDay(form.needed_by),
    }
    await holdKind(tx, demand)
    const status = (await isMatched(tx, demand, riyadhDay(now))) ? 'matched' : 'open'
    return insertDemand(tx, { ...demand, status })
  })
  const rows = await loadDemands(db, [id], reader.today)
  return only(rows.flatMap((row) => demandOf(row, masters, reader)))
}

/** Runs `add` for who may add, at the time of the database, once for each key; the id of what stands on the board by it. */
function addOnce(
  db: Database,
  board: Board,
  { reader, repeat }: Adding,
  add: (tx: Sql, now: Date) => Promise<number>,
): Promise<number> {
  return db.transaction(async (tx) => {
    // One's own calls with the same key wait here for each other.
    const owner = await holdOwner(tx, reader.id)
    if (!owner) throw new Refusal('unauthenticated')
    if (owner.barred) throw new Refusal('forbidden')
    const now = await timeOf(tx)
    const before = repeat && (await findRepeated(tx, board, { owner: reader.id, key: repeat.key, now }))
    if (before && !before.digest.equals(repeat.digest)) throw new Refusal('idempotency_mismatch')
    if (before) return before.id
    const { expiresAt } = owner
    if (!expiresAt || !isActive({ expiresAt }, now)) throw new Refusal('subscription_ended')
    return add(tx, now)
  })
}

function goodsOf({ fish_type_id, category_id, size_id, quantity, notes }: NewSupply | NewDemand) {
  return { fish: fish_type_id, category: category_id, size: size_id, quantity, notes: notes ?? '' }
}

function requireNone(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw new Refusal('validation_failed', problems)
}

function only<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new RangeError('what was added cannot be shown')
  return item
}
