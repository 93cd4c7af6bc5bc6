import { describe, expect, it } from 'vitest'
import { limits } from '../base/limits.ts'
import type { CartItem } from './contract.ts'
import {
  checkCart,
  differs,
  type Goods,
  itemOf,
  lineTotal,
  quantityWithin,
  readCart,
  refuseAdding,
  subtotalOf,
  writeCart,
} from './rules.ts'

const safi: Goods = {
  id: 7,
  name: 'صافي',
  image: '/uploads/a-640.webp',
  price: 25,
  quantity: 85,
  sellerId: 3,
}
const hamour: Goods = { ...safi, id: 8, name: 'هامور', price: 62, quantity: 48 }
const inCart: CartItem[] = [itemOf(safi, 4), itemOf(hamour, 2)]
const whole = { code: 'whole', price: 0 } as const
const onOffer = (goods: Goods) => ({
  ...goods,
  status: 'active' as const,
  sale_type: 'normal' as const,
  preparations: [whole, { code: 'fillet', price: 8.5 } as const],
})

describe('adding to the cart', () => {
  it('accepts goods once, with a quantity of one kilogram', () => {
    expect(refuseAdding([], safi, 1)).toBe(null)
    expect(itemOf(safi)).toEqual({
      id: 7,
      name: 'صافي',
      image: '/uploads/a-640.webp',
      price: 25,
      quantity: 85,
      cart_quantity: 1,
    })
    expect(refuseAdding(inCart, safi, 1)).toBe('in_cart')
  })

  it('refuses sold-out goods, the user’s own goods and lines beyond the limit', () => {
    expect(refuseAdding([], { ...safi, quantity: 0 }, 1)).toBe('sold_out')
    expect(refuseAdding([], safi, safi.sellerId)).toBe('own_goods')
    const full = Array.from({ length: limits.cartLines }, (_, id) => ({ ...itemOf(safi), id: 100 + id }))
    expect(refuseAdding(full, safi, 1)).toBe('cart_full')
    expect(refuseAdding(full.slice(1), safi, 1)).toBe(null)
  })

  it.each([
    [0, 85, 1],
    [-5, 85, 1],
    [1.5, 85, 1.5],
    [1.23456, 85, 1.235],
    [90, 85, 85],
    [1, 0.6, 0.6],
    [0.1, 0.6, 0.6],
  ])('limits %d kg of %d kg available to %d kg', (wanted, available, taken) => {
    expect(quantityWithin(wanted, available)).toBe(taken)
  })
})

describe('subtotalOf', () => {
  it('returns the sum of price times quantity', () => {
    expect(subtotalOf(inCart)).toBe(22_400)
    expect(subtotalOf([])).toBe(0)
  })

  it('truncates each line to halalas, so that the lines add up', () => {
    const odd = { price: 23.99, cart_quantity: 1.5 }
    expect(lineTotal(odd)).toBe(3_598)
    expect(subtotalOf([odd, odd])).toBe(7_196)
  })
})

describe('checkCart', () => {
  it('reports no difference when nothing changed', () => {
    const lines = checkCart(inCart, [onOffer(hamour), onOffer(safi)])
    expect(lines.map(({ item }) => item)).toEqual(inCart)
    expect(lines.some(differs)).toBe(false)
  })

  it('reports a new price, less stock and unavailable goods', () => {
    const third = itemOf({ ...safi, id: 9 })
    const lines = checkCart(
      [...inCart, third],
      [onOffer({ ...safi, price: 27.5 }), onOffer({ ...hamour, quantity: 1.5 })],
    )
    expect(
      lines.map(({ priceWas, quantityWas, live }) => [priceWas, quantityWas, live !== undefined]),
    ).toEqual([
      [25, undefined, true],
      [undefined, 2, true],
      [undefined, undefined, false],
    ])
    expect(lines.map(({ item }) => [item.price, item.cart_quantity])).toEqual([
      [27.5, 4],
      [62, 1.5],
      [25, 1],
    ])
    const left = lines.filter(({ live }) => live).map(({ item }) => item)
    expect(subtotalOf(left)).toBe(11_000 + 9_300)
    expect(lines.filter(differs)).toHaveLength(3)
  })

  it('compares the price of the chosen preparation', () => {
    const line = itemOf({ ...hamour, price: 70.5, preparation: 'fillet' }, 2)
    const [same] = checkCart([line], [onOffer(hamour)])
    expect(same && differs(same)).toBe(false)
    const dearer = { ...onOffer(hamour), preparations: [whole, { code: 'fillet', price: 9 } as const] }
    expect(checkCart([line], [dearer])).toMatchObject([
      { priceWas: 70.5, preparationWas: undefined, item: { price: 71, preparation: 'fillet' } },
    ])
  })

  it('compares the price of whole fish if the preparation is no longer offered', () => {
    const line = itemOf({ ...hamour, price: 70.5, preparation: 'fillet' }, 2)
    const [gone] = checkCart([line], [{ ...onOffer(hamour), preparations: [whole] }])
    expect(gone).toMatchObject({ priceWas: 70.5, preparationWas: 'fillet', item: { price: 62 } })
    expect(gone && ['preparation' in gone.item, differs(gone)]).toEqual([false, true])
  })

  it('treats sold-out, hidden and auctioned goods as unavailable', () => {
    for (const change of [
      { status: 'sold_out' },
      { status: 'hidden' },
      { sale_type: 'auction' },
      { quantity: 0 },
    ]) {
      const [line] = checkCart(
        [itemOf(safi)],
        [{ ...onOffer(safi), ...change } as ReturnType<typeof onOffer>],
      )
      expect(line?.live).toBe(undefined)
    }
  })

  it('reports no difference if the reduced stock is still sufficient', () => {
    const [line] = checkCart([itemOf(safi, 4)], [onOffer({ ...safi, quantity: 4 })])
    expect(line && differs(line)).toBe(false)
    expect(line?.item.quantity).toBe(4)
  })
})

describe('the stored cart', () => {
  it('is read as it was written', () => {
    const cut = [...inCart, itemOf({ ...safi, id: 9, preparation: 'gutted' })]
    expect(readCart(writeCart(cut))).toEqual(cut)
  })

  it.each([
    null,
    '',
    'no json',
    '[]',
    'null',
    '{"version":0,"items":[]}',
    '{"version":1}',
    '{"version":1,"items":{"length":9}}',
  ])('is empty if its text is damaged: %s', (stored) => {
    expect(readCart(stored)).toEqual([])
  })

  it('omits invalid and duplicate lines and limits quantities', () => {
    const [good] = inCart
    const bad = [
      { ...good, id: 'x' },
      { ...good, id: 1.5 },
      { ...good, price: -1 },
      { ...good, price: 1.001 },
      { ...good, price: '25' },
      { ...good, quantity: null },
      { ...good, preparation: 'smoked' },
      { ...good, image: 'javascript:alert(1)' },
      null,
      'line',
    ]
    const items = [...bad, { ...good, cart_quantity: 900, admin: true }, good]
    expect(readCart(JSON.stringify({ version: 1, items }))).toEqual([good])
    expect(readCart(JSON.stringify({ version: 1, items: items.slice(0, -1) }))).toEqual([
      { ...good, cart_quantity: 85 },
    ])
    const many = Array.from({ length: 80 }, (_, id) => ({ ...good, id: id + 1 }))
    expect(readCart(JSON.stringify({ version: 1, items: many }))).toHaveLength(limits.cartLines)
  })
})
