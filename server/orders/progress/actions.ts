import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  type RefusableStatus,
  type RefusalReason,
  refusalProblems,
  refusedTo,
} from '#shared/orders/refusalReasons.ts'
import {
  maySet,
  type OrderStatus,
  type Side,
  type StepNeed,
  type StepProblem,
  staleProblem,
  stepProblem,
} from '#shared/orders/status.ts'
import { lockReturns, type Returns } from '../cancelling/actions.ts'
import { sideOf } from '../present.ts'
import type { OrderState } from '../row.ts'
import { settleDue } from './clock.ts'
import type { StepTaken } from './course.ts'
import { factsOf } from './facts.ts'
import { haltSale, takeStep } from './steps.ts'
import { hasReturnImages, holdPeopleOf, insertReturnImages, lockOrder, type OrderPeople } from './store.ts'
import type { Windows } from './windows.ts'

export interface Acting {
  readonly id: number
  readonly caller: Pick<Caller, 'id' | 'staff'>
  readonly now: Date
  readonly windows: Windows
}

/** A locked order after its due step. */
export interface HeldOrder {
  readonly order: OrderState
  readonly side: 'buyer' | 'seller'
  readonly sellerBlocked: boolean
}

/**
 * Locks an order for one of its sides until the end of the transaction, and takes its due step. Refuses: not_found for
 * everybody else; forbidden for staff, who may only read it; unauthenticated for a caller who was blocked or removed
 * meanwhile.
 */
export async function holdOrder(
  tx: Sql,
  { id, caller, now, windows }: Acting,
  returns: Returns = {},
): Promise<HeldOrder> {
  const { order, people } = await lockWhole(tx, id, { now, windows, ...returns })
  const side = sideOf(order, caller)
  if (!side) throw new Refusal('not_found')
  if (side === 'staff') throw new Refusal('forbidden')
  const isBlocked = (id: number) => people.find((one) => one.id === id)?.blocked
  if (isBlocked(caller.id) !== false) throw new Refusal('unauthenticated')
  const sellerBlocked = isBlocked(order.seller_id) === true
  return { side, sellerBlocked, order: await settleDue(tx, order, now) }
}

/** Locks an order's people, then everything that the order may return, then the order. Refuses: not_found. */
export async function lockWhole(
  tx: Sql,
  id: number,
  { now, windows, ...returns }: Pick<Acting, 'now' | 'windows'> & Returns,
): Promise<{ order: OrderState; people: readonly OrderPeople[] }> {
  const people = await holdPeopleOf(tx, id)
  await lockReturns(tx, id, { ...returns, now })
  const order = await lockOrder(tx, id, { windows })
  if (!order) throw new Refusal('not_found')
  return { order, people }
}

/**
 * Takes an order to a state (contract, section 3). If the order already has this state, a side that may set it changes
 * nothing and gets no refusal. `from` is the state that the caller saw, which is required to refuse a return
 * (`staleProblem`). Refuses: not_found, forbidden, illegal_transition; validation_failed at `reason` for a return and a
 * dispute, which have calls of their own.
 */
export async function setStatus(
  tx: Sql,
  acting: Acting,
  { to, from }: { readonly to: OrderStatus; readonly from?: OrderStatus | undefined },
): Promise<void> {
  const { order, side } = await holdOrder(tx, acting, { cancels: to === 'rejected' || to === 'cancelled' })
  if (order.status === to && maySet(to, side)) return
  const stale = staleProblem(order.status, to, side, from)
  if (stale) {
    const words = stale === 'return_waits' ? { words: stale } : {}
    throw new Refusal('illegal_transition', undefined, words)
  }
  requireStep(order, to, side, acting.now)
  if (to === 'return_requested' || to === 'disputed') {
    throw new Refusal('validation_failed', { reason: [{ code: 'required' }] })
  }
  await takeStep(tx, order, stepOf(acting, to, side))
}

export interface SellerRefusal {
  readonly reason: RefusalReason
  readonly note?: string | undefined
}

/**
 * Refuses an order or its return for the seller, with a reason that both sides see. Repeating it changes nothing. Refuses:
 * not_found; forbidden for the buyer; validation_failed; illegal_transition if the order is not in the state `from`.
 */
export async function refuse(
  tx: Sql,
  acting: Acting,
  { from, reason, note }: SellerRefusal & { readonly from: RefusableStatus },
): Promise<void> {
  const to = refusedTo[from]
  const { order, side } = await holdOrder(tx, acting, { cancels: to !== 'completed' })
  if (side !== 'seller') throw new Refusal('forbidden')
  const photos = from === 'return_requested' && (await hasReturnImages(tx, order.id))
  const problems = refusalProblems({ from, photos }, { reason, note })
  if (problems) throw new Refusal('validation_failed', problems)
  if (order.status === to) return
  if (order.status !== from) throw new Refusal('illegal_transition')
  requireStep(order, to, side, acting.now)
  await takeStep(tx, order, { ...stepOf(acting, to, side), refusal: { reason, note } })
}

/**
 * Requests a return for the buyer, once; the seller's proceeds are frozen (contract, section 2, Orders). If the seller is
 * blocked, the return is disputed at once, so that staff decide. Refuses: not_found, forbidden, illegal_transition.
 */
export async function askReturn(
  tx: Sql,
  acting: Acting,
  { reason, imageIds }: { readonly reason: string; readonly imageIds: readonly number[] },
): Promise<void> {
  const { order, side, sellerBlocked } = await holdOrder(tx, acting)
  requireStep(order, 'return_requested', side, acting.now)
  const requested = await takeStep(tx, order, { ...stepOf(acting, 'return_requested', side), reason })
  if (sellerBlocked) await haltSale(tx, requested, { by: null, now: acting.now })
  await insertReturnImages(tx, order.id, imageIds)
}

/**
 * Opens a dispute for the buyer after the seller refused the return; an operator decides it. Refuses: not_found,
 * forbidden, illegal_transition.
 */
export async function openDispute(tx: Sql, acting: Acting, reason: string): Promise<void> {
  const { order, side } = await holdOrder(tx, acting)
  requireStep(order, 'disputed', side, acting.now)
  await takeStep(tx, order, { ...stepOf(acting, 'disputed', side), reason })
}

function stepOf({ caller, now }: Acting, to: OrderStatus, side: Side): StepTaken {
  return { to, at: now, side, by: caller.id }
}

/** Refuses a step that the side may not take now, with the reason. */
export function requireStep(order: OrderState, to: OrderStatus, side: Side, now: Date): void {
  const facts = factsOf(order)
  const problem = stepProblem(facts, to, side, now)
  if (problem === null) return
  const possibleAt = { step_overdue: facts.stepBy, unanswered: facts.answerBy }[problem as string]
  throw refusalOf(problem, to, order, possibleAt)
}

function refusalOf(
  problem: StepProblem,
  to: OrderStatus,
  order: OrderState,
  possibleAt: Date | null | undefined,
): Refusal {
  if (problem === 'forbidden') return new Refusal('forbidden')
  if (problem !== 'illegal_transition') {
    return new Refusal('illegal_transition', undefined, {
      words: words[problem],
      possibleAt: possibleAt ?? null,
    })
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
  unanswered: 'return_unanswered',
  seller_blocked: 'no_dispute',
  no_dispute: 'no_dispute',
} as const satisfies Record<StepNeed | 'no_dispute', Refusal['words']>
