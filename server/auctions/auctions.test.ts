import { describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { wonLot } from '#demo/testing/trade/awards.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import type { Auction, AuctionDetails } from '#shared/auctions/contract.ts'
import type { Page } from '#shared/base/page.ts'

const market = await testMarket()

async function get<Data>(path: string, language = 'ar'): Promise<Data> {
  const answer = await fetch(`${market.url}/api/${path}`, { headers: { 'accept-language': language } })
  expect(answer.status, path).toBe(200)
  return ((await answer.json()) as { data: Data }).data
}

const list = (query: string) => get<Page<Auction>>(`auction/local?limit=100&${query}`)

describe('auction lists', () => {
  it('show open auctions by default, sorted by their end', async () => {
    const open = await list('')
    expect(open.data.length).toBeGreaterThan(0)
    expect(new Set(open.data.map(({ status }) => status))).toEqual(new Set(['open']))
    const ends = open.data.map(({ ends_at }) => ends_at)
    expect(ends).toEqual([...ends].sort())
    expect((await list('status=open')).data.map(({ id }) => id)).toEqual(open.data.map(({ id }) => id))
  })

  it('show each visible auction under exactly one list status', async () => {
    const states = await Promise.all(['open', 'scheduled', 'ended'].map((status) => list(`status=${status}`)))
    const [row] = await market.db.query<{ count: number }>({
      text: "select count(*) from auctions a join products p on p.id = a.product_id where p.status <> 'hidden'",
    })
    expect(states.reduce((total, { total: one }) => total + one, 0)).toBe(row?.count)
    expect(new Set(states[1]?.data.map(({ status }) => status))).toEqual(new Set(['scheduled']))
    for (const { status } of states[2]?.data ?? []) {
      expect(['ended', 'awarded', 'ordered', 'unsold', 'void']).toContain(status)
    }
  })

  it('show the price of the lot and the truncated price per kilogram', async () => {
    for (const auction of (await list('status=ended')).data) {
      const shown = auction.current_price ?? auction.starting_price
      expect(auction.price).toBe(shown)
      const cut = Math.trunc((Math.round(shown * 100) * 1000) / Math.round(auction.quantity * 1000)) / 100
      expect(auction.price_per_kg).toBe(cut)
    }
  })

  it.each(['price_asc', 'price_desc'] as const)('sort by the price of the lot with %s', async (sort) => {
    const prices = (await list(`status=ended&sort=${sort}`)).data.map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((a, b) => (sort === 'price_asc' ? a - b : b - a)))
  })

  it('can be filtered by species, like the product lists', async () => {
    const all = (await list('status=ended')).data
    const fish = all[0]?.type_fish_id
    const found = await list(`status=ended&fish_id=${fish}`)
    expect(found.data.map(({ id }) => id)).toEqual(
      all.filter(({ type_fish_id }) => type_fish_id === fish).map(({ id }) => id),
    )
  })

  it('refuse an unknown status', async () => {
    const answer = await fetch(`${market.url}/api/auction/local?status=live`)
    expect(answer.status).toBe(422)
  })
})

describe('auction details', () => {
  it('show bids with masked names, highest first', async () => {
    const busy = (await list('status=open')).data.find(({ bids_count }) => bids_count > 1)
    const auction = await get<AuctionDetails>(`auction/show/${busy?.id}`)
    expect(Math.abs(Date.parse(auction.server_time) - Date.now())).toBeLessThan(60_000)
    expect(auction.bids[0]?.amount).toBe(auction.current_price)
    expect(auction.bids[0]?.number).toBe(auction.bids_count)
    const amounts = auction.bids.map(({ amount }) => amount)
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
    expect(new Set(amounts).size).toBe(amounts.length)
    expect(auction.bids.map(({ state }) => state)).toEqual(
      amounts.map((_, place) => (place ? 'outbid' : 'leading')),
    )
    for (const { bidder } of auction.bids) expect(bidder).toMatch(/^\S\*( \S\*)+$/u)
    expect(auction.next_minimum).toBeCloseTo((auction.current_price ?? 0) + auction.min_increment, 2)
    expect([auction.is_owner, auction.my_highest, auction.my_max, auction.awarded_bid]).toEqual([
      false,
      null,
      null,
      null,
    ])
  })

  it('show the accepted bid of an award', async () => {
    // Awards of the demo market may have lapsed since the market was built, so this test awards a new lot.
    const seller = await makeSeller(market.db)
    const won = await wonLot(market.db, { seller, bids: [{ by: await addPerson(market.db), riyals: 1_000 }] })
    const auction = await get<AuctionDetails>(`auction/show/${won}`)
    expect(auction.awarded_bid?.amount).toBe(auction.current_price)
    expect(auction.bids.filter(({ state }) => state === 'accepted')).toHaveLength(1)
  })

  it('answer not_found for a missing auction and for a normal product', async () => {
    const [normal] = await market.db.query<{ id: number }>({
      text: "select id from products where sale_type = 'normal' limit 1",
    })
    for (const id of [normal?.id, 987654321, 'abc']) {
      expect((await fetch(`${market.url}/api/auction/show/${id}`)).status).toBe(404)
    }
  })
})
