import { describe, expect, it } from 'vitest'
import { addDays, riyadhDay, startOfDay, startOfMonth } from '#shared/base/dates.ts'
import type { Halalas } from '#shared/base/money.ts'
import { priceOf } from '#shared/base/money.ts'
import type { Grams } from '#shared/base/quantity.ts'
import { businessNumber, mobileE164, nationalId } from '#shared/base/text/identity.ts'
import { maskName } from '#shared/base/text/masks.ts'
import { demoAccounts } from '../people/accounts.ts'
import { sizes } from '../products/sizes.ts'
import { closedSeason, species } from '../reference/reference.ts'
import { mainMarkets } from './dailyTrade.ts'
import { type Market, makeMarket } from './market.ts'

const riyadh = (text: string) => new Date(`${text}+03:00`)

/** Times that differ in what the demo contains: a morning, the first minutes of a month, closed seasons, New Year's Eve. */
const moments = {
  morning: riyadh('2026-11-21T09:40:00'),
  firstOfMonth: riyadh('2027-01-01T00:05:00'),
  closedMonths: riyadh('2027-04-20T16:00:00'),
  lateEvening: riyadh('2026-12-31T23:58:00'),
}

const made = new Map<Date, Market>()
function marketAt(startAt: Date): Market {
  const market = made.get(startAt) ?? makeMarket({ seed: 'samak', startAt, scale: sizes.demo.scale })
  made.set(startAt, market)
  return market
}

describe.each(Object.entries(moments))('the demo market at the time %s', (_, startAt) => {
  const market = marketAt(startAt)
  const past = (at: Date) => at.getTime() <= startAt.getTime()
  const normal = market.products.filter(({ saleType }) => saleType === 'normal')
  const onSale = normal.filter(({ status }) => status === 'active')

  it('has at least the declared numbers of people, goods, auctions and orders', () => {
    for (const type of ['local_buyer', 'fisherman', 'local_seller', 'international_seller']) {
      expect(market.people.filter((person) => person.type === type).length).toBeGreaterThanOrEqual(40)
    }
    expect(onSale.length).toBeGreaterThanOrEqual(900)
    expect(market.auctions.length).toBeGreaterThanOrEqual(120)
    expect(market.orders.length).toBeGreaterThanOrEqual(400)
    expect(market.products.filter(({ specialPosition }) => specialPosition).length).toBeGreaterThanOrEqual(12)
  })

  it('has five or more fish in each main market that three or more sellers sold today and in the days before', () => {
    const today = riyadhDay(startAt)
    const weekAgo = riyadhDay(addDays(startAt, -6))
    const sellers = new Map<string, Set<unknown>>()
    for (const { status, completedAt, items, seller } of market.orders) {
      const day = completedAt && riyadhDay(completedAt)
      if (status !== 'completed' || !day || day < weekAgo) continue
      for (const { product } of items) {
        const key = `${product.market.code} ${product.offer.species.code} ${product.offer.origin}`
        const when = `${key} ${day === today ? 'today' : 'before'}`
        sellers.set(when, (sellers.get(when) ?? new Set()).add(seller))
      }
    }
    const isPublished = (key: string) => (sellers.get(key)?.size ?? 0) >= 3
    for (const code of mainMarkets) {
      const published = [...sellers.keys()].filter(
        (key) =>
          key.startsWith(`${code} `) &&
          key.endsWith(' today') &&
          isPublished(key) &&
          isPublished(key.replace(/today$/, 'before')),
      )
      expect(published.length, code).toBeGreaterThanOrEqual(5)
    }
  })

  it('has requests of every state, each with offers that match its state', () => {
    const { requests } = market
    expect(requests.filter(({ status }) => status === 'open').length).toBeGreaterThanOrEqual(30)
    expect(new Set(requests.map(({ status }) => status))).toEqual(
      new Set(['open', 'accepted', 'ordered', 'closed']),
    )
    for (const { asker, status, offers, createdAt, grams } of requests) {
      expect(past(createdAt)).toBe(true)
      expect(offers.every(({ seller, at }) => seller !== asker && at > createdAt && past(at))).toBe(true)
      expect(offers.every((offer) => offer.grams <= grams && offer.price > 0)).toBe(true)
      expect(new Set(offers.map(({ seller }) => seller)).size).toBe(offers.length)
      expect(offers.filter((offer) => offer.status === 'accepted')).toHaveLength(
        status === 'accepted' || status === 'ordered' ? 1 : 0,
      )
      expect(offers.filter((offer) => offer.status === 'open')).toHaveLength(
        status === 'open' ? offers.length : 0,
      )
    }
  })

  it('has an order of the accepted offer for each ordered request', () => {
    const ordered = market.requests.filter(({ status }) => status === 'ordered')
    const orders = market.orders.filter(({ saleType }) => saleType === 'offers')
    expect(new Set(orders.map(({ offered }) => offered?.request))).toEqual(new Set(ordered))
    expect([orders.length, ordered.length > 2]).toEqual([ordered.length, true])
    for (const { buyer, seller, offered, subtotal, createdAt } of orders) {
      const { request, offer } = offered ?? {}
      expect([buyer, seller, offer?.status]).toEqual([request?.asker, offer?.seller, 'accepted'])
      expect(subtotal).toBe(priceOf((offer?.price ?? 0) as Halalas, offer?.grams ?? (0 as Grams)))
      expect(createdAt > (request?.endedAt ?? createdAt) && past(createdAt)).toBe(true)
    }
  })

  it('sells no species in its closed season, and every other visible species', () => {
    for (const { offer, seller, createdAt } of market.products) {
      if (offer.origin === 'imported' || offer.farmed) continue
      expect(closedSeason(offer.species.code, seller.city.region, riyadhDay(createdAt))).toBeUndefined()
    }
    const sold = new Set(onSale.map(({ offer }) => offer.species.code))
    const missing = species.filter(({ code, hidden }) => !hidden && !sold.has(code)).map(({ code }) => code)
    const closable = ['shrimp-tiger', 'shrimp-jinga', 'najil', 'taradi', 'lobster-spiny']
    expect(missing.filter((code) => !closable.includes(code))).toEqual([])
    expect(market.products.some(({ offer }) => offer.species.hidden)).toBe(false)
  })

  it('has goods of every condition, and goods that were caught today, farmed and imported', () => {
    const today = onSale.filter(
      ({ state, offer, caughtAt }) =>
        state === 'fresh' &&
        offer.origin === 'local' &&
        caughtAt &&
        riyadhDay(caughtAt) === riyadhDay(startAt),
    )
    expect(today.length).toBeGreaterThan(0)
    for (const state of ['fresh', 'chilled', 'frozen', 'live', 'smoked', 'dried']) {
      expect(onSale.some((product) => product.state === state)).toBe(true)
    }
    expect(onSale.some(({ offer }) => offer.origin === 'local' && offer.farmed)).toBe(true)
    expect(onSale.some(({ offer }) => offer.origin === 'imported')).toBe(true)
  })

  it('has prices within the range of the species, in steps of 25 halalas', () => {
    for (const { price, offer } of market.products) {
      const [least, most] = offer.species.price_sar_per_kg
      expect(price).toBeGreaterThanOrEqual(least * 100)
      expect(price).toBeLessThanOrEqual(most * 100)
      expect(price % 25).toBe(0)
    }
  })

  it('has no event time in the future', () => {
    for (const { createdAt, caughtAt, seller } of market.products) {
      expect(past(createdAt)).toBe(true)
      expect(createdAt.getTime()).toBeGreaterThan(seller.createdAt.getTime())
      if (caughtAt) expect(caughtAt.getTime()).toBeLessThanOrEqual(createdAt.getTime())
    }
    for (const { events, items, completedAt } of market.orders) {
      for (const { at } of events) expect(past(at)).toBe(true)
      if (completedAt) expect(past(completedAt)).toBe(true)
      const times = events.map(({ at }) => at.getTime())
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      for (const { product } of items) expect(product.createdAt.getTime()).toBeLessThanOrEqual(times[0] ?? 0)
    }
    for (const { at } of market.ratings) expect(past(at)).toBe(true)
  })

  it('has orders that add up and whose buyer is not the seller', () => {
    for (const order of market.orders) {
      expect(order.buyer).not.toBe(order.seller)
      expect(order.buyer.staffRole).toBeUndefined()
      let sum = 0
      for (const { product, grams, price, total } of order.items) {
        expect(product.seller).toBe(order.seller)
        expect(grams).toBeGreaterThan(0)
        if (order.saleType === 'normal') expect(total).toBe(priceOf(price as Halalas, grams as Grams))
        sum += total
      }
      // The line of an accepted offer has no product, so another test checks its total.
      if (!order.offered) expect(order.subtotal).toBe(sum)
    }
  })

  it('has completed orders of today for many species, and orders in progress', () => {
    const completed = market.orders.filter(({ status }) => status === 'completed')
    const since = (from: Date) =>
      completed.filter(({ completedAt }) => completedAt && completedAt.getTime() >= from.getTime())
    const today = since(startOfDay(startAt))
    expect(today.length).toBeGreaterThanOrEqual(20)
    expect(
      new Set(today.flatMap(({ items }) => items.map(({ product }) => product.offer.species))).size,
    ).toBeGreaterThanOrEqual(12)
    expect(since(startOfMonth(startAt)).length).toBeGreaterThanOrEqual(today.length)
    const running = market.orders.filter(({ status }) => status === 'accepted' || status === 'in_progress')
    expect(running.length).toBeGreaterThanOrEqual(12)
  })

  it('has a history of 90 days without long gaps', () => {
    const days = new Set(market.orders.map(({ createdAt }) => riyadhDay(createdAt)))
    expect(days.size).toBeGreaterThanOrEqual(75)
    const oldest = Math.min(...market.orders.map(({ createdAt }) => createdAt.getTime()))
    expect(oldest).toBeGreaterThan(addDays(startAt, -95).getTime())
  })

  it('has bidders with different masked names in each auction', () => {
    const second = new Set<string>()
    for (const { bids } of market.auctions) {
      const bidders = [...new Set(bids.map(({ bidder }) => bidder))]
      const masks = bidders.map(({ firstName, lastName }) => maskName(firstName, lastName))
      expect(new Set(masks).size).toBe(bidders.length)
      for (const mask of masks) second.add(mask.split(' ').at(-1) ?? '')
    }
    expect(second.size).toBeGreaterThanOrEqual(8)
  })

  it('has auctions and bids that follow the rules', () => {
    const fates = new Set(market.auctions.map(({ fate }) => fate))
    expect([...fates].toSorted()).toEqual([
      'awarded',
      'ended',
      'open',
      'ordered',
      'scheduled',
      'unsold',
      'void',
    ])
    for (const auction of market.auctions.filter(({ way }) => way === undefined)) {
      const { bids, starting, minIncrement, startsAt, firstEndsAt, endsAt, product } = auction
      expect(endsAt.getTime()).toBeGreaterThanOrEqual(firstEndsAt.getTime())
      expect(endsAt.getTime()).toBeLessThanOrEqual(firstEndsAt.getTime() + 3_600_000)
      expect(past(startsAt)).toBe(auction.fate !== 'scheduled')
      if (auction.fate === 'open') {
        expect(past(endsAt)).toBe(false)
        expect(bids.length).toBeGreaterThan(0)
      }
      let least = starting
      let earlier = startsAt.getTime()
      bids.forEach((bid, place) => {
        expect(bid.number).toBe(place + 1)
        expect(bid.amount).toBeGreaterThanOrEqual(least)
        // An automatic bid has the time of the bid that it answers.
        if (bid.automatic) expect(bid.at.getTime()).toBe(earlier)
        else expect(bid.at.getTime()).toBeGreaterThan(earlier)
        expect(bid.at.getTime()).toBeLessThan(endsAt.getTime())
        expect(past(bid.at)).toBe(true)
        expect(['local_seller', 'international_seller']).toContain(bid.bidder.type)
        expect(bid.bidder).not.toBe(product.seller)
        least = bid.amount + minIncrement
        earlier = bid.at.getTime()
      })
    }
  })

  it('has auctions whose rows match their intended state', () => {
    const day = 86_400_000
    for (const { fate, bids, reserve, endsAt, acceptedAt, voidedAt, product } of market.auctions) {
      const age = startAt.getTime() - endsAt.getTime()
      const eligible = (bids.at(-1)?.amount ?? 0) >= (reserve ?? 0) && bids.length > 0
      const order = market.orders.find(({ items }) => items[0]?.product === product)
      if (fate === 'ended')
        expect([eligible, age > 0, age < day, acceptedAt]).toEqual([true, true, true, undefined])
      if (fate === 'awarded')
        expect([eligible, startAt.getTime() - (acceptedAt?.getTime() ?? 0) < day]).toEqual([true, true])
      if (fate === 'unsold') expect([age > day, acceptedAt]).toEqual([true, undefined])
      if (fate === 'void') expect(voidedAt && past(voidedAt)).toBe(true)
      expect(order !== undefined).toBe(fate === 'ordered')
      if (order) {
        expect(order.buyer).toBe(bids.at(-1)?.bidder)
        expect(order.subtotal).toBe(bids.at(-1)?.amount)
        expect(order.createdAt.getTime() - (acceptedAt?.getTime() ?? 0)).toBeLessThan(day)
      }
    }
  })

  it('has descriptions of goods in both languages', () => {
    const texts = market.products.filter(({ details }) => details.ar !== '')
    expect(texts.length).toBeGreaterThan(market.products.length * 0.85)
    for (const { details, name } of texts) {
      expect(details.ar).not.toMatch(/[A-Za-z]|undefined|NaN/)
      expect(details.en).not.toMatch(/[\u0600-\u06ff]|undefined|NaN/)
      expect(details.en.match(/\.(\s|$)/g)?.length).toBe(details.ar.match(/\.(\s|$)/g)?.length)
      expect(name.ar).toMatch(/[\u0600-\u06ff]/)
    }
    expect(new Set(texts.map(({ details }) => details.ar)).size).toBeGreaterThan(texts.length * 0.6)
  })
})

describe('people of the demo market', () => {
  const { people } = marketAt(moments.morning)

  it('have valid and unique numbers', () => {
    for (const person of people) {
      expect(mobileE164(person.mobile)).toBe(person.mobile)
      expect(nationalId(person.nationalId)).toBe(person.nationalId)
      const company = person.type === 'local_seller' || person.type === 'international_seller'
      expect(person.crNumber !== undefined).toBe(company)
      if (person.crNumber) expect(businessNumber(person.crNumber)).toBeDefined()
    }
    for (const field of ['mobile', 'nationalId', 'email', 'id'] as const) {
      expect(new Set(people.map((person) => person[field])).size).toBe(people.length)
    }
  })

  it('start with a named account of each type and an administrator', () => {
    expect(
      demoAccounts.map((account) => ('staffRole' in account ? account.staffRole : account.type)),
    ).toEqual(['local_buyer', 'fisherman', 'local_seller', 'international_seller', 'administrator'])
    for (const [place, account] of demoAccounts.entries()) {
      expect(people[place]?.mobile).toBe(mobileE164(account.mobile))
    }
  })
})

describe('makeMarket', () => {
  it('returns the same market for the same seed and a different market for another seed', () => {
    const again = makeMarket({ seed: 'samak', startAt: moments.morning, scale: sizes.demo.scale })
    const other = makeMarket({ seed: 'other', startAt: moments.morning, scale: sizes.demo.scale })
    const text = (market: Market) =>
      JSON.stringify([market.products.slice(0, 300), market.orders.slice(0, 100)])
    expect(text(again)).toBe(text(marketAt(moments.morning)))
    expect(text(other)).not.toBe(text(again))
  })
})
