import { describe, expect, it } from 'vitest'
import { halalas } from '../base/money.ts'
import {
  isPreparation,
  offeredPreparations,
  offerOf,
  preparations,
  preparedPrice,
  preparedRiyals,
  pricedPreparations,
} from './preparation.ts'

describe('offeredPreparations', () => {
  it('lists the whole fish first, for free, and the offered preparations in their order', () => {
    expect(offeredPreparations({ fillet: halalas(800), gutted: halalas(0) })).toEqual([
      { code: 'whole', price: 0 },
      { code: 'gutted', price: 0 },
      { code: 'fillet', price: 800 },
    ])
    expect(offeredPreparations({})).toEqual([{ code: 'whole', price: 0 }])
  })
})

it('pricedPreparations contains every preparation but the whole fish, in the same order', () => {
  expect(['whole', ...pricedPreparations]).toEqual([...preparations])
})

it('offerOf finds no offer for a preparation that is not offered', () => {
  const offered = offeredPreparations({ steaks: halalas(400) })
  expect(offerOf(offered, 'steaks')?.price).toBe(400)
  expect(offerOf(offered, 'fillet')).toBeUndefined()
})

it('preparedPrice adds the preparation to the price of the fish', () => {
  expect(preparedPrice(halalas(6_225), halalas(810))).toBe(7_035)
  expect(preparedRiyals(62.25, 8.1)).toBe(70.35)
})

it('isPreparation accepts only known codes', () => {
  expect([isPreparation('fillet'), isPreparation('smoked'), isPreparation(null)]).toEqual([
    true,
    false,
    false,
  ])
})
