import { describe, expect, it } from 'vitest'
import {
  afterUndo,
  blankLot,
  bodyOf,
  buyerOf,
  goodsLeft,
  isWalkIn,
  nameOfSeller,
  nextLot,
  problemsOf,
  quickPrices,
  referenceOf,
  type TypedLot,
  withFish,
  withGoods,
  withTubs,
} from './form.ts'

const person = (id: number, number: number, wallet = false) => ({
  id,
  number,
  name: `شخص ${id}`,
  mobile: null,
  account: wallet,
  wallet,
  buys: true,
})
const facts = {
  people: [person(1, 1_001), person(2, 1_002, true)],
  lots: [{ product_id: 9, name: 'هامور', fish_id: 4, quantity: 40, seller: 'حسن' }],
  usual: [{ fish_id: 4, tub: 32, price: 45.5 }],
}
const whole: TypedLot = {
  ...withFish(blankLot, 4, facts),
  price: '1,440',
  seller: { id: 1, name: 'شخص 1' },
  buyer: { kind: 'person', id: 2, number: 1_002, name: 'شخص 2' },
}
const sent = (lot: TypedLot) =>
  bodyOf(lot, facts, { key: 'k', reference: 'r', soldAt: new Date('2026-11-28T05:00:00Z') })

describe('a lot', () => {
  it('needs a species, a seller, a weight, a price and a buyer', () => {
    expect(Object.keys(problemsOf(blankLot, facts, 'ar')).sort()).toEqual([
      'buyer',
      'fish',
      'price',
      'seller',
      'weight',
    ])
    expect(problemsOf(whole, facts, 'ar')).toEqual({})
  })

  it('names the missing weight and price', () => {
    const { weight, price } = problemsOf(blankLot, facts, 'ar')
    expect([weight, price]).toEqual(['اكتب الوزن', 'اكتب ثمن البيع'])
    expect(problemsOf({ ...whole, price: '0' }, facts, 'ar').price).toContain('لا يقل عن')
  })

  it('is shown again after an undo, unless the clerk has begun another lot', () => {
    const next = nextLot(whole)
    expect(afterUndo(next, whole)).toEqual(whole)
    expect(afterUndo({ ...next, price: '9' }, whole).price).toBe('9')
    expect(afterUndo({ ...next, buyer: { kind: 'walk_in' } }, whole).price).toBe('')
  })

  it('has the usual weight of its tubs', () => {
    expect(withTubs(whole, 3, facts).weight).toBe('96')
    expect(withTubs(whole, 0, facts).tubs).toBe(1)
    expect(withFish(blankLot, 5, facts).weight).toBe('32')
  })

  it('sends exactly the chosen values', () => {
    expect(sent(whole)).toEqual({
      ...{ key: 'k', reference: 'r', sold_at: '2026-11-28T05:00:00.000Z', fish_id: 4, tubs: 1, quantity: 32 },
      ...{ price: 1_440, seller_id: 1, buyer_number: 1_002, payment: 'cash' },
    })
    const typed = { kind: 'typed', text: '٠٥٠٠٣٠٠٢٠٣' } as const
    expect(sent({ ...whole, buyer: typed, seller: { mobile: '+966500300201', name: '' } })).toMatchObject({
      seller_mobile: '+966500300201',
      buyer_mobile: '+966500300203',
    })
    expect(sent({ ...whole, buyer: { kind: 'walk_in' } })).not.toHaveProperty('buyer_number')
  })

  it('of goods on sale has their seller and at most their quantity', () => {
    const goods = withGoods(whole, facts.lots[0] ?? facts.lots[0]!)
    expect(sent(goods)).toMatchObject({ product_id: 9, quantity: 40 })
    expect(sent(goods)).not.toHaveProperty('seller_id')
    expect(problemsOf({ ...goods, weight: '40.5' }, facts, 'en').weight).toBe('Only 40 is available')
  })

  it('cannot be sold to its seller', () => {
    const own = { ...whole, buyer: { kind: 'typed', text: '1001' } as const }
    expect(problemsOf(own, facts, 'en').buyer).toBe('Seller and buyer are the same person')
  })

  it('is followed by a lot of the same seller and species', () => {
    expect(nextLot(whole)).toEqual({ ...whole, price: '', buyer: { kind: 'none' }, payment: 'cash' })
  })
})

describe('quickPrices', () => {
  it('are the price at the last sale, and about 5 % below and above it, rounded to five riyals', () => {
    expect(quickPrices(whole, facts)).toEqual([138_000, 145_500, 153_000])
  })

  it('are missing for a species that the hall has not sold, and for a weight that cannot be read', () => {
    expect(quickPrices({ ...whole, fishId: 5 }, facts)).toEqual([])
    expect(quickPrices({ ...whole, weight: 'x' }, facts)).toEqual([])
  })
})

describe('buyerOf', () => {
  it.each([
    ['1002', { number: 1_002 }],
    ['١٠٠٢', { number: 1_002 }],
    ['0500300203', { mobile: '+966500300203' }],
    ['1003', null],
    ['05003', null],
    ['', null],
  ])('reads %s', (text, buyer) => {
    expect(buyerOf(text, facts)).toEqual(buyer)
  })
})

it('referenceOf names the day, the device and a counter', () => {
  expect(referenceOf('2026-11-28', 'KM', 7)).toBe('1128-KM-007')
})

describe('the goods on sale of a desk', () => {
  const savedAt = 1_000
  const soldPart = (state: 'open' | 'recorded' | 'refused', soldAt: number, quantity: number) => ({
    state,
    soldAt,
    body: { ...sent(whole), product_id: 9, quantity },
  })
  const left = (...sales: Parameters<typeof goodsLeft>[1]) =>
    goodsLeft({ lots: facts.lots, savedAt }, sales).map(({ quantity }) => quantity)

  it('are less what this device has sold of them since they were loaded', () => {
    expect(left(soldPart('open', 900, 12.5))).toEqual([27.5])
    expect(left(soldPart('open', 1_100, 12.5), soldPart('recorded', 1_200, 27.5))).toEqual([])
    expect(left(soldPart('recorded', 900, 12.5), soldPart('refused', 1_100, 40))).toEqual([40])
    expect(left({ state: 'open', soldAt: 1_100, body: sent(whole) })).toEqual([40])
  })
})

describe('a party of a lot', () => {
  it('is the walk-in buyer if the beginning of a word of that name is typed, in either language', () => {
    const typed = ['', 'cash', 'Walk', 'نقد', 'بلا اسم', '1003', 'علي', 'ash']
    expect(typed.map(isWalkIn)).toEqual([true, true, true, true, true, false, false, false])
  })

  it('is shown with a national mobile if a new seller has no name', () => {
    expect(nameOfSeller({ mobile: '+966500000102', name: '' })).toBe('050 000 0102')
    expect(nameOfSeller({ mobile: '+966500000102', name: 'حسن' })).toBe('حسن')
  })
})
