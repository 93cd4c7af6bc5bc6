import { expect, test } from 'vitest'
import { blankListing, fieldsOf, type Listing } from './listing.ts'
import { problemsOf, stepDone, stepNames, stepOf } from './steps.ts'

const now = new Date('2026-11-21T09:00:00Z')
const whole: Listing = {
  ...blankListing,
  fishId: 3,
  source: 'local',
  stateId: 1,
  sizeId: 2,
  qualityId: 3,
  count: '٥',
  price: '٢٠',
  marketId: 4,
  cityId: 5,
  caughtAt: '٢٠٢٦-١١-٢١',
}
const name = { ar: 'روبيان نمر', en: 'Green tiger prawn' }

test('problemsOf returns nothing for a complete listing', () => {
  expect(problemsOf(whole, name, now, 'ar')).toEqual({})
  expect(fieldsOf(whole, name)).toMatchObject({
    quantity: 160,
    price: 20,
    origin: 'local',
    caught_at: '2026-11-21',
  })
})

const blank = { ar: '', en: ' ' }

test('problemsOf reports the names as missing only after the species, which proposes them', () => {
  expect(Object.keys(problemsOf(whole, blank, now, 'ar'))).toEqual(['name.ar', 'name.en'])
  expect(Object.keys(problemsOf({ ...whole, fishId: null }, blank, now, 'ar'))).toEqual(['type_fish_id'])
})

test('problemsOf reports every missing field of a blank listing', () => {
  const missing = problemsOf(blankListing, blank, now, 'ar')
  expect(Object.keys(missing)).toEqual([
    'type_fish_id',
    'origin',
    'fish_type',
    'size',
    'quality',
    'quantity',
    'price',
    'market_id',
    'city_id',
  ])
  expect(Object.keys(missing).map(stepOf)).not.toContain(undefined)
  expect(stepNames.filter((step) => stepDone(step, missing, 0))).toEqual([])
  expect(stepNames.filter((step) => stepDone(step, {}, 1))).toHaveLength(6)
})

test('problemsOf requires a country for imported goods and refuses a catch in the future', () => {
  const odd: Listing = { ...whole, source: 'imported', caughtAt: '2026-11-23' }
  expect(Object.keys(problemsOf(odd, name, now, 'en'))).toEqual(['origin_country', 'caught_at'])
  expect(Object.keys(problemsOf({ ...whole, caughtAt: '21/11' }, name, now, 'en'))).toEqual(['caught_at'])
})

test('stepOf maps a field of a list item to the card of the list', () => {
  expect(stepOf('images.2')).toBe('photos')
  expect(stepOf('details.en')).toBe('place')
  expect(stepOf('balance')).toBeUndefined()
})
