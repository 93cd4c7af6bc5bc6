import { type Grams, grams, gramsOf } from '#shared/base/quantity.ts'
import type { OrderItem, OrderSummary } from '#shared/orders/contract.ts'

/** Goods of the same species, name, size and preparation, with their weight in all orders. */
interface PickingLine {
  readonly species: string
  readonly name: string
  readonly size: string | null
  readonly preparation: OrderItem['preparation']
  readonly weight: Grams
  readonly orders: number
}

/** The orders whose goods the seller still has: not yet handed over, and neither refused nor cancelled. */
export function stillHere<Order extends Pick<OrderSummary, 'status'>>(orders: readonly Order[]): Order[] {
  return orders.filter(({ status }) => here.has(status))
}

const here: ReadonlySet<OrderSummary['status']> = new Set(['pending', 'accepted', 'in_progress'])

/** The quantities to pack for these orders, sorted by species, name, size and preparation. */
export function pickingOf(orders: readonly Pick<OrderSummary, 'id' | 'items'>[]): PickingLine[] {
  const lines = new Map<string, { line: Omit<PickingLine, 'orders'>; orders: Set<number> }>()
  for (const { id, items } of orders) {
    for (const { species: known, name, size = null, preparation, quantity } of items) {
      // Frozen or peeled goods differ from others of their species only in their name.
      const species = known ?? name
      const key = JSON.stringify([species, name, size, preparation.code])
      const { line, orders: counted } = lines.get(key) ?? {
        line: { species, name, size, preparation, weight: grams(0) },
        orders: new Set<number>(),
      }
      const weight = grams(line.weight + gramsOf(quantity))
      lines.set(key, { line: { ...line, weight }, orders: counted.add(id) })
    }
  }
  return [...lines]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, { line, orders: counted }]) => ({ ...line, orders: counted.size }))
}

/** The weight of the goods of an order. */
export function weightOf({ items }: Pick<OrderSummary, 'items'>): Grams {
  return grams(items.reduce((sum, { quantity }) => sum + gramsOf(quantity), 0))
}
