import type { Rows } from '../store.ts'
import { type AccountName, Book, shards } from '../trade/book.ts'
import type { MadeOrder } from './orders.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Time to dispute a refused return. */
const disputeMs = day

/** The default of HOLD_S, as stored in a paid order. */
const heldMs = day

/** One movement of money; the steps run in the order of time. */
interface Step {
  readonly at: Date
  readonly act: () => void
}

export interface Payments {
  readonly charges: Rows
  readonly ledger: ReturnType<Book['rows']>
  /** The charge of each order. */
  readonly chargeOf: ReadonlyMap<MadeOrder, number>
}

/**
 * Computes the movements of money of the demo's orders: charges by card and bank, escrow, payments to sellers, holds of one
 * day, and refunds. The ledger does not contain cash on delivery.
 */
export function payOrders(
  orders: ReadonlyMap<MadeOrder, number>,
  now: Date,
  marketAccounts: ReadonlyMap<AccountName, number>,
): Payments {
  const book = new Book(marketAccounts, Math.max(0, ...marketAccounts.values()) + 1)
  const charges: Record<string, unknown>[] = []
  const chargeOf = new Map<MadeOrder, number>()

  const charge = (order: MadeOrder, values: Record<string, unknown>) => {
    const id = charges.length + 1
    charges.push({ id, user_id: order.buyer.id, reference: `SMK-${referenceOf(id)}`, ...values })
    return id
  }
  const receive = (id: number, person: number, method: 'card' | 'bank_transfer', amount: number, at: Date) =>
    book.move({
      key: `charge:${id}:paid`,
      type: 'charge',
      amount,
      at,
      about: { type: 'charge', id },
      from: `${method === 'card' ? 'gateway' : 'bank'} ${id % shards}`,
      to: `person ${person}`,
    })

  const steps = [...orders].flatMap(([order, id]) => stepsOf(order, id))
  // Holds are released by time alone, so those that are due are released before every step.
  const due = new Map<number, Date>()
  for (const { at, act } of steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    releaseUntil(at)
    act()
  }
  releaseUntil(now)
  return { charges, ledger: book.rows(), chargeOf }

  function releaseUntil(until: Date): void {
    const over = [...due]
      .filter(([, at]) => at <= until)
      .toSorted(([, a], [, b]) => a.getTime() - b.getTime())
    for (const [order, at] of over) {
      if (book.releaseAt(order)?.getTime() === at.getTime()) book.end(order, at)
      due.delete(order)
    }
  }

  function watch(order: number): void {
    const at = book.releaseAt(order)
    if (at) due.set(order, at)
    else due.delete(order)
  }

  function stepsOf(order: MadeOrder, id: number): Step[] {
    const { payment, paymentStatus } = order
    if (payment === 'cod') return []
    if (payment !== 'wallet' && !isPaid(order)) {
      return [{ at: order.createdAt, act: () => waitFor(order, payment, paymentStatus === 'failed') }]
    }
    return [{ at: order.createdAt, act: () => pay(order, id) }, ...afterwards(order, id)]
  }

  /** Records a card payment or transfer whose money has not arrived. */
  function waitFor(order: MadeOrder, method: 'card' | 'bank_transfer', failed: boolean): void {
    const over = order.events.at(-1)?.at ?? order.createdAt
    const id = charge(order, {
      method,
      purpose: 'orders',
      amount_halalas: totalOf(order),
      created_at: order.createdAt,
      status: failed ? 'failed' : 'pending',
      settled_at: failed ? over : null,
    })
    chargeOf.set(order, id)
  }

  function pay(order: MadeOrder, id: number): void {
    const { payment, buyer, createdAt } = order
    const total = totalOf(order)
    if (payment === 'wallet') fill(order, total, new Date(createdAt.getTime() - 3 * minute))
    else if (payment !== 'cod') {
      const paidAt = new Date(createdAt.getTime() + minute)
      const paid = charge(order, {
        method: payment,
        purpose: 'orders',
        amount_halalas: total,
        created_at: createdAt,
        status: 'paid',
        settled_at: paidAt,
      })
      chargeOf.set(order, paid)
      receive(paid, buyer.id, payment, total, createdAt)
    }
    book.move({
      key: `order:${id}:purchase`,
      type: 'purchase',
      from: `person ${buyer.id}`,
      to: `escrow ${id}`,
      amount: total,
      about: { type: 'order', id },
      at: createdAt,
    })
  }

  /** Tops up the buyer's wallet by card if it has too little money, in multiples of fifty riyals. */
  function fill(order: MadeOrder, total: number, at: Date): void {
    const missing = total - book.available(order.buyer.id)
    if (missing <= 0) return
    const amount = Math.ceil(missing / 5_000) * 5_000
    const id = charge(order, {
      method: 'card',
      purpose: 'wallet',
      amount_halalas: amount,
      created_at: at,
      status: 'paid',
      settled_at: order.createdAt,
    })
    receive(id, order.buyer.id, 'card', amount, order.createdAt)
  }

  function afterwards(order: MadeOrder, id: number): Step[] {
    const { buyer, seller } = order
    const amount = totalOf(order)
    const about = { type: 'order', id } as const
    const back = (key: string, from: AccountName, at: Date) =>
      book.move({
        key: `order:${id}:${key}`,
        type: 'refund',
        from,
        to: `person ${buyer.id}`,
        amount,
        about,
        at,
      })
    let completed = false
    return order.events.slice(1).map(({ status, at }) => ({
      at,
      act: () => {
        if (status === 'rejected' || status === 'cancelled') back('refund', `escrow ${id}`, at)
        if (status === 'completed' && completed) book.extend(id, new Date(at.getTime() + disputeMs))
        else if (status === 'completed') {
          completed = true
          const to = `person ${seller.id}` as const
          const sale = { key: `order:${id}:sale`, type: 'sale', from: `escrow ${id}`, to, about } as const
          const transfer = book.move({ ...sale, amount, at })
          book.hold(transfer, seller.id, id, amount, at, new Date(at.getTime() + heldMs))
        }
        if (status === 'return_requested' || status === 'disputed') book.freeze(id)
        if (status === 'returned') {
          book.end(id, at)
          back('return', `person ${seller.id}`, at)
        }
        watch(id)
      },
    }))
  }
}

/** Whether an order that is not paid from a wallet was ever paid. */
function isPaid({ paymentStatus }: MadeOrder): boolean {
  return paymentStatus === 'paid' || paymentStatus === 'refunded'
}

const totalOf = ({ subtotal, deliveryFee }: MadeOrder) => subtotal + deliveryFee

/** A reference of six characters without look-alikes; it is unique because it is computed from a number. */
function referenceOf(id: number): string {
  const signs = '34679ACDEFGHJKMNPQRTUVWXY'
  let rest = (id * 7_919_537 + 104_729) % signs.length ** 6
  let text = ''
  for (let place = 0; place < 6; place += 1) {
    text = signs[rest % signs.length] + text
    rest = Math.floor(rest / signs.length)
  }
  return text
}
