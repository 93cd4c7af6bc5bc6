import type { Sql } from '#platform/database/db.ts'
import { type Halalas, halalas } from '#shared/base/money.ts'
import { type Shares, sharesOf } from '#shared/orders/shares.ts'
import { endHold, freezeIfBlocked } from '../../wallet/holdsStore.ts'
import { type Account, lockWallets, type Movement, moveMoney } from '../../wallet/ledgerStore.ts'
import type { OrderState } from '../row.ts'

/** Whether the money of an order is in the ledger: true once the order is paid, and never for cash. */
export function isPaidHere({
  payment,
  payment_status,
}: Pick<OrderState, 'payment' | 'payment_status'>): boolean {
  return payment.code !== 'cod' && payment_status === 'paid'
}

/** Divides an order's money into shares after a refund, in halalas. */
export function sharesOfOrder(order: OrderState, refund = 0 as Halalas): Shares {
  const money = {
    subtotal: order.subtotal_halalas,
    total: order.total_halalas,
    commissionBp: order.commission_bp,
    payment: order.payment.code,
  }
  return sharesOf(money, refund)
}

/** Moves the money of a new order from the buyer's wallet into escrow. Refuses: insufficient_funds. */
export function payIn(tx: Sql, order: Placed): Promise<void> {
  const [from, to] = [buyer(order), escrow(order)]
  return move(tx, order, {
    reason: 'purchase',
    type: 'purchase',
    from,
    to,
    amount: order.total_halalas,
  })
}

type Placed = Pick<OrderState, 'id' | 'buyer_id' | 'total_halalas'>

/** Refunds from escrow to the buyer, once for each `reason`. */
export async function refundFromEscrow(
  tx: Sql,
  order: OrderState,
  { amount, reason }: { readonly amount: Halalas; readonly reason: 'refund' | `weights:${number}` },
): Promise<void> {
  await move(tx, order, { reason, type: 'refund', from: escrow(order), to: buyer(order), amount })
}

/** Takes the extra price of a corrected weight from the buyer's wallet. Refuses: insufficient_funds. */
export async function payAgain(
  tx: Sql,
  order: OrderState,
  { amount, place }: { readonly amount: Halalas; readonly place: number },
): Promise<void> {
  const part = { type: 'purchase', from: buyer(order), to: escrow(order), amount } as const
  await move(tx, order, { reason: `weights:${place}`, ...part })
}

/** Pays the seller's proceeds, which stay on hold until `heldUntil`, and the market's commission. */
export async function payOut(tx: Sql, order: OrderState, heldUntil: Date): Promise<void> {
  const { seller: proceeds, market } = sharesOfOrder(order)
  await lockWallets(tx, [order.seller_id])
  await move(tx, order, {
    reason: 'sale',
    type: 'sale',
    from: escrow(order),
    to: seller(order),
    amount: proceeds,
    held: { order: order.id, until: heldUntil },
  })
  await move(tx, order, {
    reason: 'commission',
    type: 'commission',
    from: escrow(order),
    to: commission,
    amount: market,
  })
  await freezeIfBlocked(tx, order.seller_id)
}

/**
 * Ends a return or a dispute. Refunds the buyer, from escrow or from the seller, and frees the rest for the seller at
 * once. The market pays back its commission on the refunded amount.
 */
export async function divide(tx: Sql, order: OrderState, refund: Halalas): Promise<void> {
  const shares = sharesOfOrder(order, refund)
  await lockWallets(tx, [order.buyer_id, order.seller_id])
  if (order.completed_at === null) return divideEscrow(tx, order, shares)
  const paid = sharesOfOrder(order)
  await endHold(tx, order.id)
  const back = { type: 'refund', to: buyer(order) } as const
  const bySeller = halalas(paid.seller - shares.seller)
  const byMarket = halalas(paid.market - shares.market)
  await move(tx, order, { ...back, reason: 'return', from: seller(order), amount: bySeller })
  await move(tx, order, { ...back, reason: 'return_commission', from: commission, amount: byMarket })
}

async function divideEscrow(tx: Sql, order: OrderState, shares: Shares): Promise<void> {
  const from = escrow(order)
  await move(tx, order, { reason: 'return', type: 'refund', from, to: buyer(order), amount: shares.buyer })
  await move(tx, order, { reason: 'sale', type: 'sale', from, to: seller(order), amount: shares.seller })
  await move(tx, order, {
    reason: 'commission',
    type: 'commission',
    from,
    to: commission,
    amount: shares.market,
  })
}

type Part = Pick<Movement, 'type' | 'from' | 'to' | 'amount' | 'held'> & { readonly reason: string }

/** Moves money for an order; does nothing if the amount is zero. */
async function move(tx: Sql, { id }: Pick<OrderState, 'id'>, { reason, ...movement }: Part): Promise<void> {
  if (movement.amount === 0) return
  await moveMoney(tx, { ...movement, key: `order:${id}:${reason}`, about: { type: 'order', id } })
}

const escrow = ({ id }: Pick<OrderState, 'id'>): Account => ({ escrow: id })
const buyer = ({ buyer_id }: Pick<OrderState, 'buyer_id'>): Account => ({ person: buyer_id })
const seller = ({ seller_id }: OrderState): Account => ({ person: seller_id })
const commission: Account = { market: 'commission' }
