import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Context } from '#platform/http/http.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { Refusal, refuseProblems } from '#shared/base/errors.ts'
import type { Demand, NewDemand, NewSupply, Supply } from '#shared/behar/contract.ts'
import { isActive, neededByProblems, supplyDaysProblems } from '#shared/behar/rules.ts'
import { insertMatchNotices } from '../deals/noticesStore.ts'
import type { Masters } from '../masters/masters.ts'
import {
  findRepeated,
  insertDemand,
  insertSupply,
  isMatched,
  listMatchedDemands,
  lockKind,
  lockOwner,
  matchDemands,
} from './addingStore.ts'
import { choiceProblems } from './choices.ts'
import { demandOf, type Reader, supplyOf } from './present.ts'
import { type Board, loadDemands, loadSupplies } from './store.ts'

export interface BoardDeps {
  readonly db: Database
  readonly masters: Masters
}

/** The person who adds an entry, and the idempotency key. */
export type Adding = Pick<Context, 'repeat'> & { readonly reader: Reader }

/**
 * Adds a supply, marks the open demands that match it as matched, and stores notices to the owners of matched demands
 * (contract, section 6, supply/add); once per key. Refuses: subscription_ended; forbidden for a barred person;
 * validation_failed at unknown list entries and impossible days; idempotency_mismatch.
 */
export async function addSupplyOf(
  { db, masters }: BoardDeps,
  adding: Adding,
  form: NewSupply,
): Promise<Supply> {
  const { reader, repeat } = adding
  const id = await addOnce(db, 'supplies', adding, async (tx, now) => {
    const supply = { ...readSupply(masters, form, now), owner: reader.id, now, repeat }
    await lockKind(tx, supply)
    const added = await insertSupply(tx, supply)
    const today = riyadhDay(now)
    await matchDemands(tx, supply, today)
    // Demands that were already matched by another supply are included.
    const met = await listMatchedDemands(tx, supply, today)
    await insertMatchNotices(tx, met, { actor: reader.id, today, now })
    return added
  })
  return showSupply({ db, masters }, reader, id)
}

/**
 * Adds a demand, which is matched at once if a supply meets it (contract, section 6, demand/add). Has the same refusals as
 * {@link addSupplyOf}.
 */
export async function addDemandOf(
  { db, masters }: BoardDeps,
  adding: Adding,
  form: NewDemand,
): Promise<Demand> {
  const { reader, repeat } = adding
  const id = await addOnce(db, 'demands', adding, async (tx, now) => {
    const demand = { ...readDemand(masters, form, now), owner: reader.id, now, repeat }
    await lockKind(tx, demand)
    const status = (await isMatched(tx, demand, riyadhDay(now))) ? 'matched' : 'open'
    return insertDemand(tx, { ...demand, status })
  })
  return showDemand({ db, masters }, reader, id)
}

/** Runs `add` at the database's time, once per key, if the person may add; returns the id of the entry. */
function addOnce(
  db: Database,
  board: Board,
  { reader, repeat }: Adding,
  add: (tx: Sql, now: Date) => Promise<number>,
): Promise<number> {
  return db.transaction(async (tx) => {
    // Serializes the calls of one person, so that concurrent calls with the same key add only one entry.
    const expiresAt = await lockTrader(tx, reader.id)
    const now = await timeOf(tx)
    const before = repeat && (await findRepeated(tx, board, { owner: reader.id, key: repeat.key, now }))
    if (before && !before.digest.equals(repeat.digest)) throw new Refusal('idempotency_mismatch')
    if (before) return before.id
    requireSubscription(expiresAt, now)
    return add(tx, now)
  })
}

/** Locks a person who may enter, and returns the end of their subscription. Refuses: unauthenticated; forbidden when barred. */
export async function lockTrader(tx: Sql, id: number): Promise<Date | null> {
  const owner = await lockOwner(tx, id)
  if (!owner) throw new Refusal('unauthenticated')
  if (owner.barred) throw new Refusal('forbidden')
  return owner.expiresAt
}

export function requireSubscription(expiresAt: Date | null, now: Date): void {
  if (!expiresAt || !isActive({ expiresAt }, now)) throw new Refusal('subscription_ended')
}

/** The columns of a supply from its form. Refuses: validation_failed. */
export function readSupply(masters: Masters, form: NewSupply, now: Date) {
  const { price, origin_country, available_from: from, available_to: to } = form
  refuseProblems({ ...choiceProblems(masters, form), ...supplyDaysProblems({ from, to }, now) })
  const days = { from: riyadhDay(from), to: to ? riyadhDay(to) : null }
  return { ...goodsOf(form), price, origin: origin_country, ...days }
}

/** The columns of a demand from its form. Refuses: validation_failed. */
export function readDemand(masters: Masters, form: NewDemand, now: Date) {
  refuseProblems({ ...choiceProblems(masters, form), ...neededByProblems(form.needed_by, now) })
  return { ...goodsOf(form), target: form.target_price ?? null, neededBy: riyadhDay(form.needed_by) }
}

function goodsOf({ fish_type_id, category_id, size_id, quantity, notes }: NewSupply | NewDemand) {
  return { fish: fish_type_id, category: category_id, size: size_id, quantity, notes: notes ?? '' }
}

/** Loads a supply that was just added or changed, as its reader sees it. */
export async function showSupply({ db, masters }: BoardDeps, reader: Reader, id: number): Promise<Supply> {
  const rows = await loadSupplies(db, [id], reader.today)
  return only(rows.flatMap((row) => supplyOf(row, masters, reader)))
}

export async function showDemand({ db, masters }: BoardDeps, reader: Reader, id: number): Promise<Demand> {
  const rows = await loadDemands(db, [id], reader.today)
  return only(rows.flatMap((row) => demandOf(row, masters, reader)))
}

function only<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new RangeError('the changed entry cannot be shown')
  return item
}
