import type { Caller } from '#node/caller.ts'
import type { Sql } from '#node/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  maySet,
  type OrderStatus,
  type Side,
  type StepNeed,
  type StepProblem,
  stepProblem,
} from '#shared/orders/status.ts'
import { settleDue } from './clock.ts'
import type { StepTaken } from './course.ts'
import { factsOf } from './facts.ts'
import { insertReturnImages, lockOrder, lockPeopleOf, lockStockOf } from './lifeStore.ts'
import { sideOf } from './present.ts'
import type { OrderState } from './row.ts'
import { takeStep } from './steps.ts'
import type { Windows } from './windows.ts'

/** Who acts on which order, and when. */
export interface Acting {
  readonly id: number
  readonly caller: Pick<Caller, 'id' | 'staff'>
  readonly now: Date
  readonly windows: Windows
}

/** An order in somebody's hands: locked, with what was due of it done. */
export interface HeldOrder {
  readonly order: OrderState
  readonly side: 'buyer' | 'seller'
}

/**
 * Takes an order into the hands of one of its sides until the end of the transaction, with what is due of it done.
 * Refuses: not_found, for whom it does not exist; forbidden, for the market's people, who only look.
 */
export async function holdOrder(
  tx: Sql,
  { id, caller, now, windows }: Acting,
  { stock = false }: { readonly stock?: boolean } = {},
): Promise<HeldOrder> {
  const { order, people } = await lockWhole(tx, id, { now, windows, stock })
  const side = sideOf(order, caller)
  if (!side) throw new Refusal('not_found')
  if (side === 'staff') throw new Refusal('forbidden')
  // Removed at this very moment.
  if (!people.includes(caller.id)) throw new Refusal('unauthenticated')
  return { side, order: await settleDue(tx, order, now) }
}

/**
 * Locks an order's people, where its fish may move its products, then itself, always in this order. Refuses: not_found.
 */
export async function lockWhole(
  tx: Sql,
  id: number,
  { now, windows, stock = false }: Pick<Acting, 'now' | 'windows'> & { readonly stock?: boolean },
): Promise<{ order: OrderState; people: readonly number[] }> {
  const people = await lockPeopleOf(tx, id)
  await lockStockOf(tx, id, { always: stock, now })
  const order = await lockOrder(tx, id, { windows })
  if (!order) throw new Refusal('not_found')
  return { order, people }
}

/**
 * Takes an order to a state (contract, section 3). The present one again, by a side that may set it, changes nothing.
 * Refuses: not_found, forbidden, illegal_transition; validation_failed at `reason` for a return and a dispute, which come
 * with one by calls of their own.
 */
export async function setStatus(tx: Sql, acting: Acting, to: OrderStatus): Promise<void> {
  const { order, side } = await holdOrder(tx, acting, { stock: to === 'rejected' || to === 'cancelled' })
  if (order.status === to && maySet(to, side)) return
  requireStep(order, to, side, acting.now)
  if (to === 'return_requested' || to === 'disputed') {
    throw new Refusal('validation_failed', { reason: [{ code: 'required' }] })
  }
  await takeStep(tx, order, stepOf(acting, to, side))
}

/**
 * The buyer asks for a return, once; whatever the seller got for it is frozen (contract, section 2, Orders). Refuses:
 * not_found, forbidden, illegal_transition.
 */
export async function askReturn(
  tx: Sql,
  acting: Acting,
  { reason, imageIds }: { readonly reason: string; readonly imageIds: readonly number[] },
): Promise<void> {
  const { order, side } = await holdOrder(tx, acting)
  requireStep(order, 'return_requested', side, acting.now)
  await takeStep(tx, order, { ...stepOf(acting, 'return_requested', side), reason })
  await insertReturnImages(tx, order.id, imageIds)
}

/** The buyer disputes the seller's refusal; an operator decides. Refuses: not_found, forbidden, illegal_transition. */
export async function openDispute(tx: Sql, acting: Acting, reason: string): Promise<void> {
  const { order, side } = await holdOrder(tx, acting)
  requireStep(order, 'disputed', side, acting.now)
  await takeStep(tx, order, { ...stepOf(acting, 'disputed', side), reason })
}

function stepOf({ caller, now }: Acting, to: OrderStatus, side: Side): StepTaken {
  return { to, at: now, side, by: caller.id }
}

/** Refuses a step that the side may not take now, in the words that say why. */
export function requireStep(order: OrderState, to: OrderStatus, side: Side, now: Date): void {
  const problem = stepProblem(factsOf(order), to, side, now)
  if (problem !== null) throw refusalOf(problem, to, order)
}

function refusalOf(problem: StepProblem, to: OrderStatus, order: OrderState): Refusal {
  if (problem === 'forbidden') return new Refusal('forbidden')
  if (problem !== 'illegal_transition') {
    return new Refusal('illegal_transition', undefined, { words: words[problem] })
  }
  const again = to === 'return_requested' && order.return_at !== null
  return new Refusal('illegal_transition', undefined, again ? { words: 'return_once' } : {})
}

const words = {
  paid: 'not_paid',
  step_overdue: 'step_overdue',
  return_open: 'return_over',
  no_return_before: 'return_once',
  refused_return: 'no_refused_return',
} as const satisfies Record<StepNeed, Refusal['words']>
