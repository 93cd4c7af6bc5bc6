import { beforeEach, describe, expect, it } from 'vitest'
import { itemOf } from '#shared/cart/rules.ts'
import type { OfferedGoods } from '../products/productActions.ts'
import { cartOf, changeCart } from './cart.ts'
import { cartLine } from './changes.ts'

const ahmed = 31
const hamour: OfferedGoods = {
  id: 7,
  name: 'هامور القطيف',
  image: '/uploads/hamour.webp',
  price: 62,
  preparation: 'whole',
  quantity: 8,
  sellerId: 5,
}
const steaks: OfferedGoods = { ...hamour, price: 66, preparation: 'steaks', image: '/uploads/steaks.webp' }
const safi: OfferedGoods = { ...hamour, id: 9, name: 'صافي', price: 25 }

/** The line of the hamour as its page shows it. */
const line = () => {
  const item = cartOf(ahmed).find(({ id }) => id === hamour.id)
  if (!item) throw new RangeError('the hamour is not in the cart')
  return cartLine(ahmed, item)
}

beforeEach(() => changeCart(ahmed, () => [itemOf(hamour, 2), itemOf(safi, 1)]))

describe('cartLine', () => {
  it('has the quantity and the preparation of the cart', () => {
    expect(line()).toMatchObject({ kilograms: 2, preparation: 'whole' })
    changeCart(ahmed, () => [itemOf(steaks, 3.25)])
    expect(line()).toMatchObject({ kilograms: 3.25, preparation: 'steaks' })
  })

  it('takes a typed weight into the cart, within the available kilograms, and leaves other lines unchanged', () => {
    line().setKilograms(hamour, 3.456)
    expect(cartOf(ahmed)).toEqual([itemOf(hamour, 3.456), itemOf(safi, 1)])
    line().setKilograms(hamour, 50)
    expect(line().kilograms).toBe(8)
    line().setKilograms(hamour, 0.2)
    expect(line().kilograms).toBe(1)
  })

  it('keeps the price at which the line was added when the quantity changes', () => {
    line().setKilograms({ ...hamour, price: 70 }, 3)
    expect(cartOf(ahmed)[0]).toMatchObject({ price: 62, cart_quantity: 3 })
  })

  it('takes a preparation with its price and picture, and keeps the quantity', () => {
    line().prepare(steaks)
    expect(cartOf(ahmed)).toEqual([itemOf(steaks, 2), itemOf(safi, 1)])
    line().prepare(hamour)
    expect(line()).toMatchObject({ kilograms: 2, preparation: 'whole' })
  })
})
