import { describe, expect, test } from 'vitest'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import {
  demandBody,
  demandProblems,
  demandStart,
  supplyBody,
  supplyProblems,
  supplyStart,
  type TypedDemand,
  type TypedSupply,
  tonnesOf,
  worthOf,
} from './goodsForm.ts'

const now = new Date('2026-11-22T09:00:00Z')
const goods = {
  fishType: '59',
  category: '2',
  size: '10',
  quantity: '12000',
  price: '42.50',
  notes: '',
}
const supply: TypedSupply = { ...goods, country: 'NO', from: '2026-11-25', to: '' }
const demand: TypedDemand = { ...goods, price: '41', neededBy: '2026-12-03' }

const option = (id: number) => ({ id, code: 'x', name: 'x' })
const listed = {
  id: 902,
  fish_type: { ...option(59), fao_code: 'SAL' },
  category: option(2),
  size: option(10),
  quantity: 9000.5,
  notes: 'صناديق 20 كجم',
}

describe('supplyStart and demandStart', () => {
  test('return the current day in Riyadh as the first day of a new supply', () => {
    expect(supplyStart(null, new Date('2026-11-21T22:30:00Z'))).toMatchObject({
      from: '2026-11-22',
      to: '',
      fishType: '',
      price: '',
    })
  })

  test('copy every field of the user’s own entry', () => {
    const like = {
      ...listed,
      price: 42.5,
      origin_country: { code: 'NO', name: 'النرويج' },
      available_from: '2026-12-01',
      available_to: '2026-12-09',
    } as unknown as Supply
    expect(supplyStart(like, now)).toEqual({
      fishType: '59',
      category: '2',
      size: '10',
      quantity: '9,000.5',
      price: '42.50',
      notes: 'صناديق 20 كجم',
      country: 'NO',
      from: '2026-12-01',
      to: '2026-12-09',
    })
  })

  test('omit days that are over', () => {
    const past = {
      ...listed,
      price: 42.5,
      origin_country: { code: 'NO', name: 'Norway' },
      available_from: '2026-11-01',
      available_to: '2026-11-21',
    } as unknown as Supply
    expect(supplyStart(past, now)).toMatchObject({ from: '2026-11-22', to: '' })
    const asked = { ...listed, target_price: null, needed_by: '2026-11-21' } as unknown as Demand
    expect(demandStart(asked, now)).toMatchObject({ price: '', neededBy: '' })
    expect(demandStart({ ...asked, target_price: 41, needed_by: '2026-11-22' }, now)).toMatchObject({
      price: '41',
      neededBy: '2026-11-22',
    })
  })
})

describe('supplyProblems and demandProblems', () => {
  test('return nothing for a complete form', () => {
    expect(supplyProblems(supply, now)).toEqual({})
    expect(demandProblems(demand, now)).toEqual({})
  })

  test('report every required field of a blank form', () => {
    const fields = Object.keys(supplyProblems({ ...supplyStart(null, now), from: '' }, now))
    expect(fields.sort()).toEqual(
      [
        ...['available_from', 'category_id', 'fish_type_id', 'origin_country'],
        ...['price', 'quantity', 'size_id'],
      ].sort(),
    )
    expect(Object.keys(demandProblems(demandStart(null, now), now)).sort()).toEqual(
      ['category_id', 'fish_type_id', 'needed_by', 'quantity', 'size_id'].sort(),
    )
  })

  test.each([
    ['a quantity in words', { quantity: 'كثير' }, { quantity: [{ code: 'number' }] }],
    ['a quantity of zero', { quantity: '٠' }, { quantity: [{ code: 'at_least', bound: 0.001 }] }],
    ['a fraction of a gram', { quantity: '1.0005' }, { quantity: [{ code: 'decimals', bound: 3 }] }],
    [
      'a quantity above the limit',
      { quantity: '1,000,001' },
      { quantity: [{ code: 'at_most', bound: 1_000_000 }] },
    ],
    ['an unreadable price', { price: 'abc' }, { price: [{ code: 'amount' }] }],
    ['a price of three decimals', { price: '42.505' }, { price: [{ code: 'decimals', bound: 2 }] }],
    ['a price of zero', { price: '0' }, { price: [{ code: 'at_least', bound: 0.01 }] }],
    ['an end in the past', { to: '2026-11-21' }, { available_to: [{ code: 'past' }] }],
    ['an end before its start', { to: '2026-11-24' }, { available_to: [{ code: 'date_order' }] }],
    [
      'a start too far ahead',
      { from: '2027-11-23' },
      { available_from: [{ code: 'within_days', bound: 365 }] },
    ],
    ['an impossible day', { from: '2026-02-30' }, { available_from: [{ code: 'date' }] }],
  ] as const)('refuse a supply with %s', (_, part, wrong) => {
    expect(supplyProblems({ ...supply, ...part }, now)).toEqual(wrong)
  })

  test.each([
    ['a day in the past', { neededBy: '2026-11-21' }, { needed_by: [{ code: 'past' }] }],
    ['a day too far ahead', { neededBy: '2028-01-01' }, { needed_by: [{ code: 'within_days', bound: 365 }] }],
    ['a negative target', { price: '-1' }, { target_price: [{ code: 'at_least', bound: 0.01 }] }],
    ['no target', { price: ' ' }, {}],
  ] as const)('return the problems of a demand with %s', (_, part, wrong) => {
    expect(demandProblems({ ...demand, ...part }, now)).toEqual(wrong)
  })
})

describe('supplyBody and demandBody', () => {
  test('contain the numbers of a supply in Latin digits and omit blank fields', () => {
    expect(supplyBody({ ...supply, quantity: '١٢٬٠٠٠', price: '٤٢٫٥' })).toEqual({
      fish_type_id: 59,
      category_id: 2,
      size_id: 10,
      quantity: 12_000,
      price: 42.5,
      origin_country: 'NO',
      available_from: '2026-11-25',
    })
    expect(supplyBody({ ...supply, to: '2026-12-20', notes: ' ميناء جدة ' })).toMatchObject({
      available_to: '2026-12-20',
      notes: 'ميناء جدة',
    })
  })

  test('contain the target price of a demand only if it is given', () => {
    expect(demandBody(demand)).toMatchObject({ target_price: 41, needed_by: '2026-12-03' })
    expect(demandBody({ ...demand, price: '' })).not.toHaveProperty('target_price')
  })
})

describe('values of a supply:', () => {
  test('worthOf multiplies price and quantity and truncates to the halala', () => {
    expect(worthOf(supply)?.sum).toBe(51_000_000)
    expect(worthOf({ ...supply, quantity: '0.333', price: '0.10' })?.sum).toBe(3)
    expect(worthOf({ ...supply, price: '' })).toBeUndefined()
    expect(worthOf({ ...supply, quantity: '2000000' })).toBeUndefined()
  })

  test.each([
    ['12000', '12,000 = 12'],
    ['١٢٠٠٠٫٥', '12,000.5 = 12.0005'],
    ['١٢٥٠٠', '12,500 = 12.5'],
    ['1000.999', '1,000.999 = 1.000999'],
    ['1001', '1,001 = 1.001'],
    ['999.9', undefined],
    ['', undefined],
  ])('tonnesOf shows %s kg as %s tonnes', (quantity, shown) => {
    const large = tonnesOf(quantity)
    expect(large && `${large.kilograms} = ${large.printed}`).toBe(shown)
  })
})
