import { describe, expect, it } from 'vitest'
import { itemOf } from '#shared/cart/rules.ts'
import { goodsAgain } from './goodsAgain.ts'

const product = (id: number, change: Partial<Parameters<typeof goodsAgain>[2][number]> = {}) => ({
  id,
  name: `fish ${id}`,
  image: '/uploads/a-640.webp',
  price: 25,
  quantity: 10,
  status: 'active' as const,
  sale_type: 'normal' as const,
  seller: { id: 3 },
  preparations: [{ code: 'whole' as const, name: 'whole', price: 0 }],
  ...change,
})
const wanted = (id: number | null, kilograms = 4, code: 'whole' | 'fillet' = 'whole') => ({
  product_id: id,
  preparation: { code },
  name: `ordered ${id}`,
  ordered_quantity: kilograms,
})

describe('goodsAgain', () => {
  it('adds the ordered quantities at the present price', () => {
    const { cart, added, left, fewer } = goodsAgain(
      [],
      [wanted(7), wanted(8, 2.5)],
      [product(7), product(8)],
      1,
    )
    expect(cart.map(({ id, price, cart_quantity }) => [id, price, cart_quantity])).toEqual([
      [7, 25, 4],
      [8, 25, 2.5],
    ])
    expect([added, left, fewer]).toEqual([2, [], []])
  })

  it('names goods that are no longer on sale', () => {
    const products = [
      product(8, { status: 'sold_out', quantity: 0 }),
      product(9, { status: 'hidden' }),
      product(10, { sale_type: 'auction' }),
    ]
    const { cart, left } = goodsAgain(
      [],
      [7, 8, 9, 10, null].map((id) => wanted(id)),
      products,
      1,
    )
    expect(cart).toEqual([])
    expect(left.map(({ name, because }) => [name, because])).toEqual(
      [7, 8, 9, 10, null].map((id) => [`ordered ${id}`, 'gone']),
    )
  })

  it('names goods of which less is available', () => {
    const { cart, fewer } = goodsAgain([], [wanted(7, 12)], [product(7, { quantity: 9.5 })], 1)
    expect(cart[0]?.cart_quantity).toBe(9.5)
    expect(fewer).toEqual([{ name: 'ordered 7', available: 9.5 }])
  })

  it('does not change goods that are already in the cart', () => {
    const before = [itemOf({ ...product(7), sellerId: 3 }, 1)]
    const { cart, added, left } = goodsAgain(before, [wanted(7)], [product(7)], 1)
    expect([cart, added]).toEqual([before, 0])
    expect(left).toEqual([{ name: 'ordered 7', because: 'in_cart' }])
  })

  it('keeps the preparation at its present price, or adds whole fish if the preparation is no longer offered', () => {
    const whole = { code: 'whole' as const, name: 'whole', price: 0 }
    const preparations = [whole, { code: 'fillet' as const, name: 'fillet', price: 6 }]
    const { cart } = goodsAgain(
      [],
      [wanted(7, 4, 'fillet'), wanted(8, 4, 'fillet')],
      [product(7, { preparations }), product(8)],
      1,
    )
    expect(cart.map(({ price, preparation }) => [price, preparation])).toEqual([
      [31, 'fillet'],
      [25, undefined],
    ])
  })
})
