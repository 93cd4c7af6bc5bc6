import { timeOf } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type Halalas, halalas } from '#shared/base/money.ts'
import { type PaymentCode, paymentChangeProblem } from '#shared/orders/status.ts'
import { notify } from '../../notifications/actions.ts'
import { openCharge } from '../../wallet/charges.ts'
import type { Payments } from '../../wallet/payments.ts'
import { lockCharge, lockPerson, settleCharge } from '../../wallet/store.ts'
import { lockReturnsOfCharge } from '../cancelling/actions.ts'
import { offeredBy } from '../placing/actions.ts'
import { sideOf } from '../present.ts'
import { settleDue } from '../progress/clock.ts'
import { after, factsOf } from '../progress/facts.ts'
import { placedNews } from '../progress/news.ts'
import type { Windows } from '../progress/windows.ts'
import type { OrderState } from '../row.ts'
import { payIn } from './money.ts'
import { lockOrders } from './paid.ts'
import { findPayer, findPaymentCode, lockUnpaid, markPaid, setAcceptBy, setPayment } from './paidStore.ts'

interface Payer {
  /** The order by which the call names the payment. The other unpaid orders of the same charge are paid with it. */
  readonly id: number
  readonly caller: Pick<Caller, 'id' | 'staff'>
  readonly windows: Windows
  readonly payments: Payments
}

/**
 * Gives the unpaid orders of a payment another payment method (contract 2, orders/show/{orderId}/payment). The wallet pays them
 * at once; cash is paid on delivery; a card or a transfer opens a new charge, until the same deadline. Money that still arrives
 * for the old charge goes to the wallet. Refuses: not_found; forbidden for everybody but the buyer; validation_failed at
 * `payment_id`; unavailable; illegal_transition for orders that do not wait for their payment; insufficient_funds.
 */
export async function payAnotherWay(
  tx: Sql,
  payer: Payer,
  { payment_id: payment }: { readonly payment_id: number },
): Promise<null> {
  const { id, caller, windows } = payer
  const chargeId = await chargeOf(tx, payer)
  const code = await offeredCode(tx, payment, payer.payments)
  if (!(await lockPerson(tx, caller.id))) throw new Refusal('unauthenticated')
  await lockReturnsOfCharge(tx, chargeId)
  const orders = await lockOrders(tx, chargeId, windows)
  const now = await timeOf(tx)
  const settled: OrderState[] = []
  for (const order of orders) settled.push(await settleDue(tx, order, now))
  const named = settled.find((order) => order.id === id)
  const problem = named ? paymentChangeProblem(factsOf(named)) : 'illegal_transition'
  if (problem) throw refusalOf(problem)
  // A concurrent call may have given the orders a new charge before they were locked.
  const unpaid = new Set((await lockUnpaid(tx, chargeId)).map((order) => order.id))
  const waiting = settled.filter((order) => unpaid.has(order.id))
  if (waiting.length === 0) throw refusalOf('illegal_transition')
  await leaveCharge(tx, chargeId)
  await take[code](tx, { orders: waiting, buyer: caller.id, payment, now })
  return null
}

/** The charge that pays the order of this buyer. */
async function chargeOf(tx: Sql, { id, caller }: Payer): Promise<number> {
  const found = await findPayer(tx, id)
  const side = found && sideOf(found, caller)
  if (!side) throw new Refusal('not_found')
  if (side !== 'buyer') throw new Refusal('forbidden')
  if (found.charge_id === null) throw refusalOf('illegal_transition')
  return found.charge_id
}

async function offeredCode(tx: Sql, id: number, payments: Payments): Promise<PaymentCode> {
  const code = await findPaymentCode(tx, id)
  if (!code) throw new Refusal('validation_failed', { payment_id: [{ code: 'choice' }] })
  if (!offeredBy(payments).includes(code)) throw new Refusal('unavailable')
  return code
}

function refusalOf(problem: NonNullable<ReturnType<typeof paymentChangeProblem>>): Refusal {
  return new Refusal('illegal_transition', undefined, problem === 'transfer_waits' ? { words: problem } : {})
}

/**
 * Fails a pending card charge, so that money that is paid on its page later goes to the wallet. A charge by transfer stays
 * pending, so that a transfer that was already sent can still be reported and credited.
 */
async function leaveCharge(tx: Sql, chargeId: number): Promise<void> {
  const charge = await lockCharge(tx, chargeId)
  if (charge?.method === 'card' && charge.status === 'pending') await settleCharge(tx, chargeId, 'failed')
}

interface Taking {
  readonly orders: readonly OrderState[]
  readonly buyer: number
  /** The id of the payment method. */
  readonly payment: number
  readonly now: Date
}

const idsOf = ({ orders }: Taking) => orders.map(({ id }) => id)

const take: Readonly<Record<PaymentCode, (tx: Sql, taking: Taking) => Promise<void>>> = {
  async wallet(tx, taking) {
    await setPayment(tx, idsOf(taking), { payment: taking.payment, charge: null })
    for (const order of taking.orders) {
      await payIn(tx, order)
      await markPaid(tx, order.id, acceptBy(order, taking.now))
    }
    await notify(tx, ...taking.orders.map(placedNews))
  },
  async cod(tx, taking) {
    await setPayment(tx, idsOf(taking), { payment: taking.payment, charge: null })
    for (const order of taking.orders) await setAcceptBy(tx, order.id, acceptBy(order, taking.now))
    await notify(tx, ...taking.orders.map(placedNews))
  },
  card: (tx, taking) => openFor(tx, taking, 'card'),
  bank_transfer: (tx, taking) => openFor(tx, taking, 'bank_transfer'),
}

const acceptBy = ({ windows }: OrderState, now: Date) => after(now, windows.accept_s)

/** Opens a charge for the orders; its payment is opened at the gateway after the commit. */
async function openFor(tx: Sql, taking: Taking, method: 'card' | 'bank_transfer'): Promise<void> {
  const amount = totalOf(taking.orders)
  const { id } = await openCharge(tx, { userId: taking.buyer, method, purpose: 'orders', amount })
  await setPayment(tx, idsOf(taking), { payment: taking.payment, charge: id })
}

function totalOf(orders: readonly OrderState[]): Halalas {
  return halalas(orders.reduce((sum, { total_halalas }) => sum + total_halalas, 0))
}
