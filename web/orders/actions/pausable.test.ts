import { describe, expect, it } from 'vitest'
import type { OrderItem, OrderSummary } from '#shared/orders/contract.ts'
import { pausable } from './pausable.ts'

const item = (product_id: number | null, name: string) => ({ product_id, name }) as OrderItem
const order = (
  items: readonly OrderItem[],
  sale_type: OrderSummary['sale_type'] = 'normal',
): Pick<OrderSummary, 'sale_type' | 'items'> => ({ sale_type, items: [...items] })

describe('pausable', () => {
  it('returns the product of an order that is refused for lack of goods', () => {
    expect(pausable(order([item(7, 'شعري')]), 'sold_out')).toEqual({ id: 7, name: 'شعري' })
  })

  it('returns null for another reason, and while no reason is chosen', () => {
    expect(pausable(order([item(7, 'شعري')]), 'too_far')).toBeNull()
    expect(pausable(order([item(7, 'شعري')]), '')).toBeNull()
  })

  it('returns null for several products, lots and offers', () => {
    expect(pausable(order([item(7, 'شعري'), item(8, 'كنعد')]), 'sold_out')).toBeNull()
    expect(pausable(order([item(7, 'شعري')], 'auction'), 'sold_out')).toBeNull()
    expect(pausable(order([item(null, 'شعري')], 'offers'), 'sold_out')).toBeNull()
  })
})
