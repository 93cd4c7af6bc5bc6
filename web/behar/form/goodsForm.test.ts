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

describe('with what a form begins', () => {
  test('a new supply is there from today, by the clock of Riyadh', () => {
    expect(supplyStart(null, new Date('2026-11-21T22:30:00Z'))).toMatchObject({
      from: '2026-11-22',
      to: '',
      fishType: '',
      price: '',
    })
  })

  test('one like another takes over all of it', () => {
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

  test('but no day that is over', () => {
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

describe('what is wrong before anything is sent', () => {
  test('nothing, where all is said', () => {
    expect(supplyProblems(supply, now)).toEqual({})
    expect(demandProblems(demand, now)).toEqual({})
  })

  test('everything that must be said, in a blank form', () => {
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
    ['no number', { quantity: 'كثير' }, { quantity: [{ code: 'number' }] }],
    ['nothing', { quantity: '٠' }, { quantity: [{ code: 'at_least', bound: 0.001 }] }],
    ['less than a gram', { quantity: '1.0005' }, { quantity: [{ code: 'decimals', bound: 3 }] }],
    ['more than cargo', { quantity: '1,000,001' }, { quantity: [{ code: 'at_most', bound: 1_000_000 }] }],
    ['a price that is none', { price: 'abc' }, { price: [{ code: 'amount' }] }],
    ['a third decimal', { price: '42.505' }, { price: [{ code: 'decimals', bound: 2 }] }],
    ['for nothing', { price: '0' }, { price: [{ code: 'at_least', bound: 0.01 }] }],
    ['over already', { to: '2026-11-21' }, { available_to: [{ code: 'past' }] }],
    ['over before it begins', { to: '2026-11-24' }, { available_to: [{ code: 'date_order' }] }],
    ['too far', { from: '2027-11-23' }, { available_from: [{ code: 'within_days', bound: 365 }] }],
    ['no day', { from: '2026-02-30' }, { available_from: [{ code: 'date' }] }],
  ] as const)('of a supply: %s', (_, part, wrong) => {
    expect(supplyProblems({ ...supply, ...part }, now)).toEqual(wrong)
  })

  test.each([
    ['needed yesterday', { neededBy: '2026-11-21' }, { needed_by: [{ code: 'past' }] }],
    ['needed in two years', { neededBy: '2028-01-01' }, { needed_by: [{ code: 'within_days', bound: 365 }] }],
    ['a target that is none', { price: '-1' }, { target_price: [{ code: 'at_least', bound: 0.01 }] }],
    ['no target', { price: ' ' }, {}],
  ] as const)('of a demand: %s', (_, part, wrong) => {
    expect(demandProblems({ ...demand, ...part }, now)).toEqual(wrong)
  })
})

describe('what is sent', () => {
  test('a supply, in Latin digits, without what was left open', () => {
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

  test('a demand with or without a target', () => {
    expect(demandBody(demand)).toMatchObject({ target_price: 41, needed_by: '2026-12-03' })
    expect(demandBody({ ...demand, price: '' })).not.toHaveProperty('target_price')
  })
})

describe('what it comes to', () => {
  test('price by quantity, cut to the halala', () => {
    expect(worthOf(supply)?.sum).toBe(51_000_000)
    expect(worthOf({ ...supply, quantity: '0.333', price: '0.10' })?.sum).toBe(3)
    expect(worthOf({ ...supply, price: '' })).toBeUndefined()
    expect(worthOf({ ...supply, quantity: '2000000' })).toBeUndefined()
  })

  test.each([
    ['12000', 12],
    ['١٢٥٠٠', 12.5],
    ['1000.999', 1],
    ['1001', 1.001],
    ['999.9', undefined],
    ['', undefined],
  ])('%s kg are %s tonnes', (kilograms, tonnes) => {
    expect(tonnesOf(kilograms)).toBe(tonnes)
  })
})
