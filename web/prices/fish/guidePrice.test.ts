import { describe, expect, it } from 'vitest'
import { guidePrice } from './guidePrice.ts'
import type { FishPricesAnswer } from './loadFish.ts'

type Prices = Pick<FishPricesAnswer, 'choice' | 'headline' | 'recent'>

const choice: Prices['choice'] = {
  place: 'all',
  source: 'local',
  channel: null,
  size: null,
  market_name: null,
  size_name: null,
  grain: 'week',
}
const none = { figure: null, hidden: false }
const of = (average_price: number) => ({
  hidden: false,
  figure: { average_price } as NonNullable<Prices['recent']['day']['figure']>,
})

/** Hamour at SR 61.74 over 30 days and SR 61.22 today, with changes. */
const prices = (changes: Partial<Prices> = {}): Prices => ({
  choice,
  headline: { origin: 'local', average_price: 61.74, basis: 'sold', change: null, thin: false },
  recent: { day: of(61.22), week: none, month: of(61.74) },
  ...changes,
})
const quietToday = { day: none, week: none, month: of(58) }

describe('the price that guides an alert', () => {
  it('is the average of today, which the alert is compared with', () =>
    expect(guidePrice(prices())).toEqual({ basis: 'today', riyals: 61.22 }))

  it('is the average of the head of the page if today has none', () => {
    expect(guidePrice(prices({ recent: quietToday }))).toEqual({ basis: 'month', riyals: 61.74 })
    const headline = { ...prices().headline, basis: 'asked' } as Prices['headline']
    expect(guidePrice(prices({ headline, recent: quietToday }))).toEqual({ basis: 'asked', riyals: 61.74 })
  })

  it('is the average of the chosen place over 30 days if today has none there', () => {
    const gulf = { ...choice, place: 'gulf' }
    expect(guidePrice(prices({ choice: gulf, recent: quietToday }))).toEqual({ basis: 'month', riyals: 58 })
    const nothing = { day: none, week: none, month: none }
    expect(guidePrice(prices({ choice: gulf, recent: nothing }))).toBeUndefined()
  })

  it('is missing for a part of the goods, which no alert has', () => {
    expect(guidePrice(prices({ choice: { ...choice, size: 3 } }))).toBeUndefined()
    expect(guidePrice(prices({ choice: { ...choice, source: 'farmed' } }))).toBeUndefined()
  })
})
