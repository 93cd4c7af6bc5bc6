import { describe, expect, it } from 'vitest'
import type { Auction } from '#shared/auctions/contract.ts'
import { cardOf } from '../card.ts'
import { missingFrom, nextChange, pulseOf } from './pulse.ts'

const auction = (id: number, change: Partial<Auction> = {}): Auction =>
  ({
    id,
    name: `كنعد ${id}`,
    image: 'a',
    fish: { code: 'kanad' },
    origin: 'local',
    farmed: false,
    status: 'open',
    price: 1_000,
    price_per_kg: 20,
    bids_count: 1,
    quantity: 50,
    market: { id: 1, name: 'القطيف' },
    starts_at: '2026-11-20T09:00:00Z',
    starts_after: null,
    ends_at: `2026-11-20T10:0${id}:00Z`,
    my_standing: null,
    ...change,
  }) as Auction

const shown = [auction(1), auction(2), auction(3)].map(cardOf)

describe('pulseOf', () => {
  it('keeps the order of the list and updates the values of each auction', () => {
    const fresh = { data: [auction(3), auction(2, { price: 1_300, my_standing: 'outbid' })], total: 2 }
    const { auctions, total, newcomers } = pulseOf(shown, fresh, [auction(1, { status: 'awarded' })])
    expect(auctions.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(auctions[0]).toMatchObject({ status: 'awarded' })
    expect(auctions[1]).toMatchObject({ price: 1_300, standing: 'outbid' })
    expect([total, newcomers]).toEqual([2, false])
  })

  it('updates the number of offers of an open tender', () => {
    const tender = (offers_count: number, status: Auction['status'] = 'open') =>
      auction(1, { way: 'sealed', fall: null, offers_count, status })
    const fresh = { data: [tender(3)], total: 1 }
    expect(pulseOf([cardOf(tender(1))], fresh, []).auctions).toMatchObject([{ way: 'sealed', offers: 3 }])
    expect(cardOf(tender(0, 'awarded'))).not.toHaveProperty('offers')
  })

  it('keeps an auction that is missing in the update unchanged until its new state is known', () => {
    expect(pulseOf(shown, { data: [], total: 0 }, []).auctions).toEqual(shown)
  })

  it('reports new auctions without showing them', () => {
    const { auctions, newcomers } = pulseOf(shown, { data: [auction(2), auction(9)], total: 2 }, [])
    expect(newcomers).toBe(true)
    expect(auctions.map(({ id }) => id)).toEqual([1, 2, 3])
  })
})

it('missingFrom returns the auctions that are missing in the update, unless the auction is known to be over', () => {
  const fresh = { data: [auction(2)] }
  expect(missingFrom(shown, fresh)).toEqual([1, 3])
  expect(missingFrom([cardOf(auction(1, { status: 'unsold' })), ...shown.slice(1)], fresh)).toEqual([3])
})

it('nextChange returns the time at which the first auction ends or starts', () => {
  expect(nextChange(shown)).toBe('2026-11-20T10:01:00Z')
  expect(nextChange([cardOf(auction(4, { status: 'scheduled' }))])).toBe('2026-11-20T09:00:00Z')
  expect(nextChange([cardOf(auction(4, { status: 'void' }))])).toBeUndefined()
})
