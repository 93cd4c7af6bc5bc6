import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Repeat } from '#platform/http/repeat.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type Grams, grams } from '#shared/base/quantity.ts'
import {
  afterDealMove,
  afterFulfilling,
  type DealMove,
  type DemandParts,
  mostOfDeal,
  type SupplyParts,
} from '#shared/behar/quantities.ts'
import { lockTrader } from '../boards/adding.ts'
import { lockKinds, matchDemands } from '../boards/addingStore.ts'
import { isRepeated, within } from '../boards/changes/stepping.ts'
import {
  insertStep,
  lockDemand,
  lockSupply,
  type OwnSupplyRow,
  reopenDemands,
  writeDemandParts,
  writeSupplyParts,
} from '../boards/changes/store.ts'
import {
  demandColumns,
  demandParts,
  type SupplyColumns,
  supplyColumns,
  supplyParts,
} from '../boards/parts.ts'
import { otherOf, requireStep } from './actions.ts'
import { insertNotice } from './noticesStore.ts'
import { factsOf } from './present.ts'
import { type DealRow, findDeal, lockDeal, writeClosed, writeDealParts } from './store.ts'

export interface Trading {
  readonly member: number
  readonly id: number
  readonly move: DealMove
  /** Grams to reserve or to sell. */
  readonly quantity?: Grams
  readonly repeat?: Repeat | undefined
}

/**
 * Reserves or sells kilograms for an agreed deal, once per key, or ends the deal and releases its reserved quantity (contract,
 * section 6, deals). A sale reduces the quantities of the supply and of the demand; the deal ends when one of them has nothing
 * left. Refuses: not_found; illegal_transition; validation_failed beyond the free and the needed quantity;
 * idempotency_mismatch.
 */
export function trade(db: Database, { member, id, move, quantity, repeat }: Trading): Promise<void> {
  return db.transaction(async (tx) => {
    await lockTrader(tx, member)
    const found = await findDeal(tx, { id, member })
    if (!found) throw new Refusal('not_found')
    const { deal, held } = await lockAll(tx, found, member)
    const now = await timeOf(tx)
    const today = riyadhDay(now)
    if (await isRepeated(tx, member, repeat, now)) return
    if (move === 'end' && deal.status === 'ended') return
    requireStep(move, deal, { id: member, today })
    const { supply: status, demand: needs } = factsOf(deal, { id: member, today })
    const supply = supplyParts({ ...held.supply, status })
    const demand = demandParts({ ...held.demand, status: needs })
    const reserved = grams(deal.reserved)
    const moved = within(quantity, mostOfDeal(move, { supply, reserved, needed: demand.quantity }))
    const after = outcomeOf(move, { supply, demand, reserved }, moved)
    if (status === 'removed')
      await writeSupplyParts(tx, deal.supply_id, withoutPromise(held.supply, reserved))
    else await writeSupply(tx, { id: deal.supply_id, held: held.supply, after: after.supply, today })
    if (move === 'sell') await writeDemandParts(tx, deal.demand_id, demandColumns(after.demand))
    await writeDealParts(tx, { id, reserved: after.reserved, sold: deal.sold + after.sold, now })
    if (after.over) await writeClosed(tx, { id, status: 'ended', now })
    if (move !== 'end') {
      const own = { id: deal.supply_id, owner: member, side: 'supply' } as const
      await insertStep(tx, { ...own, step: move, quantity: moved, now, repeat })
    }
    const receiver = otherOf(deal, member)
    await insertNotice(tx, { actor: member, receiver, deal: id, news: newsOf[move], now })
  })
}

const newsOf = { reserve: 'reserved', sell: 'sold', end: 'ended' } as const

/** Lock order: the kind, the supply, the demand, the deal. Reads the deal again after the locks are taken. */
async function lockAll(tx: Sql, found: DealRow, member: number) {
  await lockKinds(tx, [found])
  const supply = await lockSupply(tx, { id: found.supply_id, owner: found.seller_id })
  const demand = await lockDemand(tx, { id: found.demand_id, owner: found.buyer_id })
  await lockDeal(tx, found.id)
  const deal = await findDeal(tx, { id: found.id, member })
  if (!supply || !demand || !deal) throw new Refusal('not_found')
  return { deal, held: { supply, demand } }
}

interface Before {
  readonly supply: SupplyParts
  readonly demand: DemandParts
  /** Grams that the deal has reserved. */
  readonly reserved: Grams
}

/** The supply, the demand and the deal after a step; a deal that is over releases what it had reserved. */
function outcomeOf(move: DealMove, { supply, demand, reserved }: Before, quantity: Grams) {
  const sold = move === 'sell' ? quantity : grams(0)
  const after = {
    supply: quantity > 0 ? afterDealMove(move, supply, { quantity, reserved }) : supply,
    demand: sold > 0 ? afterFulfilling(demand, sold) : demand,
    sold,
  }
  const left = grams(move === 'reserve' ? reserved + quantity : Math.max(0, reserved - sold))
  const over = move === 'end' || after.supply.status === 'sold' || after.demand.status === 'fulfilled'
  if (!over) return { ...after, reserved: left, over }
  const released = grams(move === 'end' ? 0 : Math.min(left, after.supply.reserved))
  const end = { quantity: released, reserved: released }
  return {
    ...after,
    supply: released > 0 ? afterDealMove('end', after.supply, end) : after.supply,
    reserved: grams(0),
    over,
  }
}

/**
 * The quantities of a withheld supply. The quantity that the deal had reserved stays reserved, but it no longer belongs to the
 * deal.
 */
function withoutPromise(held: SupplyColumns, reserved: Grams): SupplyColumns {
  return { ...held, promised: Math.max(0, held.promised - reserved) }
}

interface Written {
  readonly id: number
  readonly held: OwnSupplyRow
  readonly after: SupplyParts
  readonly today: string
}

async function writeSupply(tx: Sql, { id, held, after, today }: Written): Promise<void> {
  await writeSupplyParts(tx, id, supplyColumns(after))
  if (after.status === 'available') await matchDemands(tx, held, today)
  else await reopenDemands(tx, held, today)
}
