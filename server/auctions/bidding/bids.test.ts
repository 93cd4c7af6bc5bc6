import { describe, expect, it, vi } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { bid, bidsIn, faultsOf } from '#demo/testing/trade/bidding.ts'
import { ageLot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'

const market = await testMarket()
const owner = await makeSeller(market.db)
const salem = await makeSeller(market.db, { firstName: 'سالم', lastName: 'الدوسري' })
const fahd = await makeSeller(market.db, { firstName: 'فهد', lastName: 'العنزي' })
const noura = await makeSeller(market.db, { firstName: 'نورة', lastName: 'القحطاني' })

const lot = (options: Parameters<typeof openLot>[2] = {}) => openLot(market.db, owner, options)

describe('a bid', () => {
  it('is accepted at the starting price and answered with its number and hash', async () => {
    const id = await lot()
    const { status, data } = await bid(market, id, salem, { money: 1_000 })
    expect(status).toBe(201)
    const [recorded] = await bidsIn(market.db, id)
    expect(data).toMatchObject({
      leading: true,
      current_price: 1_000,
      next_minimum: 1_050,
      bids_count: 1,
      my_max: null,
      number: 1,
      hash: recorded?.hash,
    })
    expect(new Date(recorded?.at ?? 0).toISOString()).toBe(data.server_time)
    const shown = await ask<{ bids: object[] }>(market, `GET auction/show/${id}`, salem)
    expect(shown.data).toMatchObject({
      my_standing: 'leading',
      my_max: null,
      my_highest: 1_000,
      bids_count: 1,
    })
    expect(await faultsOf(market.db, id)).toEqual([])
  })

  it('may be written with Arabic digits and separators', async () => {
    const id = await lot()
    expect((await bid(market, id, salem, { money: '١٠٠٠٫٥٠' })).data.current_price).toBe(1_000.5)
    expect((await bid(market, id, fahd, { money: '1,050.50' })).status).toBe(201)
  })

  it.each([
    ['an amount below the starting price', { money: 999.99 }, 'money'],
    ['no amount', {}, 'money'],
    ['only a maximum, from a bidder who does not lead', { max_money: 5_000 }, 'money'],
    ['a maximum below the bid', { money: 1_000, max_money: 999 }, 'max_money'],
    ['a negative amount', { money: -1_000 }, 'money'],
    ['zero', { money: 0 }, 'money'],
    ['a third decimal', { money: 1_000.005 }, 'money'],
    ['an exponent', { money: '1e4' }, 'money'],
    ['an amount above the limit', { money: 10_000_000.01 }, 'money'],
    ['a number beyond the safe range', { money: 1e308 }, 'money'],
    ['NaN', { money: 'NaN' }, 'money'],
    ['infinity', { money: 'Infinity' }, 'money'],
    ['a boolean', { money: true }, 'money'],
    ['a list', { money: [1_000] }, 'money'],
    ['an object', { money: { amount: 1_000 } }, 'money'],
    ['a maximum that is not a number', { money: 1_000, max_money: 'all' }, 'max_money'],
  ])('is refused at its field when it contains %s', async (_, body, field) => {
    const id = await lot()
    const { status, failure } = await bid(market, id, salem, body)
    expect([status, failure.code, Object.keys(failure.errors ?? {})]).toEqual([
      422,
      'validation_failed',
      [field],
    ])
    expect(await bidsIn(market.db, id)).toEqual([])
  })

  it.each(['{"money": 1e309}', '{"money": NaN}', '[1000]', '"1000"', '{"money"'])(
    'changes nothing when the request body is %s',
    async (text) => {
      const id = await lot()
      const answer = await fetch(`${market.url}/api/auction/show/${id}/bid`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${salem.token}` },
        body: text,
      })
      expect([400, 422]).toContain(answer.status)
      expect(await bidsIn(market.db, id)).toEqual([])
    },
  )

  it('is refused with a message that names the minimum when it is too low', async () => {
    const id = await lot()
    await bid(market, id, salem, { money: 1_200, max_money: 1_500 })
    const low = await bid(market, id, fahd, { money: 1_249.99 })
    expect([low.status, low.failure.errors?.money]).toEqual([422, ['Must be at least SR 1,250']])
    const own = await bid(market, id, salem, { max_money: 1_500 })
    expect([own.status, own.failure.errors?.max_money]).toEqual([422, ['Must be at least SR 1,500.01']])
    const arabic = await bid(market, id, fahd, { money: 1 }, { locale: 'ar', key: 'low' })
    expect(arabic.failure.errors?.money).toEqual(['لا يقل عن 1,250 ريال'])
  })

  it('shows its maximum only to its bidder', async () => {
    const id = await lot()
    await bid(market, id, salem, { money: 1_000, max_money: 2_718 })
    const shownTo = async (reader: { readonly token?: string }) =>
      (await ask<{ my_max: number | null }>(market, `GET auction/show/${id}`, reader)).data
    expect((await shownTo(salem)).my_max).toBe(2_718)
    for (const reader of [fahd, owner, {}]) {
      const shown = await shownTo(reader)
      expect(shown.my_max).toBeNull()
      expect(JSON.stringify(shown)).not.toContain('2718')
    }
  })

  it('is raised to the reserve when its maximum reaches the reserve', async () => {
    const id = await lot({ reserve: 3_000 })
    const below = await bid(market, id, salem, { money: 1_000, max_money: 2_500 })
    expect(below.data).toMatchObject({ current_price: 1_000, bids_count: 1, my_max: 2_500 })
    const raised = await bid(market, id, salem, { max_money: 4_000 })
    const bids = await bidsIn(market.db, id)
    expect(bids.map(({ amount, automatic }) => [amount, automatic])).toEqual([
      [100_000, false],
      [300_000, true],
    ])
    expect(raised.data).toMatchObject({
      leading: true,
      current_price: 3_000,
      next_minimum: 3_050,
      bids_count: 2,
      my_max: 4_000,
      number: 2,
      hash: bids[1]?.hash,
    })
    expect((await ask(market, `GET auction/show/${id}`, fahd)).data).toMatchObject({ reserve_met: true })
    expect(await faultsOf(market.db, id)).toEqual([])
  })

  it('ignores extra fields such as bidder, number and time', async () => {
    const id = await lot()
    const extra = { money: 1_000, bidder: fahd.id, automatic: true, number: 9, at: '2020-01-01T00:00:00Z' }
    await bid(market, id, salem, extra)
    const [one] = await bidsIn(market.db, id)
    expect([one?.bidder, one?.automatic, one?.number]).toEqual([salem.id, false, 1])
  })
})

describe('permission to bid', () => {
  it('is refused with not_found for a missing, hidden or normal product', async () => {
    const hidden = await lot()
    await market.db.query({ text: "update products set status = 'hidden' where id = $1", values: [hidden] })
    const [normal] = await market.db.query<{ id: number }>({
      text: "select id from products where sale_type = 'normal' limit 1",
    })
    const bodies = await Promise.all(
      [hidden, normal?.id ?? 0, 987_654_321].map(async (id) => {
        const { status, failure } = await bid(market, id, salem, { money: 1_000 })
        return [status, failure]
      }),
    )
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(bodies[0]?.[0]).toBe(404)
  })

  it('is refused to the owner before, during and after the auction', async () => {
    for (const times of [{}, { startsInS: 60 }, { startsInS: -600, endsInS: -1 }]) {
      const { status, failure } = await bid(market, await lot(times), owner, { money: 1_000 })
      expect([status, failure.code, failure.message]).toEqual([
        403,
        'forbidden',
        'You cannot bid in your own auction',
      ])
    }
  })

  it('is refused to buyers, fishermen and anonymous callers', async () => {
    const id = await lot()
    for (const type of ['local_buyer', 'fisherman'] as const) {
      expect((await bid(market, id, await addPerson(market.db, { type }), { money: 1_000 })).status).toBe(403)
    }
    expect((await bid(market, id, {}, { money: 1_000 })).status).toBe(401)
    expect((await bid(market, id, { token: 'x'.repeat(43) }, { money: 1_000 })).status).toBe(401)
    expect(await bidsIn(market.db, id)).toEqual([])
  })

  it('ends at once when the bidder signs out or is blocked', async () => {
    const id = await lot()
    const left = await makeSeller(market.db)
    expect((await bid(market, id, left, { money: 1_000 })).status).toBe(201)
    await market.db.query({ text: 'delete from tokens where user_id = $1', values: [left.id] })
    expect((await bid(market, id, left, { money: 1_050 })).status).toBe(401)
    const blocked = await makeSeller(market.db)
    expect((await bid(market, id, blocked, { money: 1_100 })).status).toBe(201)
    await market.db.query({ text: 'update users set blocked = true where id = $1', values: [blocked.id] })
    expect((await bid(market, id, blocked, { money: 1_150 })).status).toBe(401)
    expect(await bidsIn(market.db, id)).toHaveLength(2)
  })
})

describe('the bidding period', () => {
  it('begins at starts_at', async () => {
    const id = await lot({ startsInS: 30 })
    const early = await bid(market, id, salem, { money: 1_000 })
    expect([early.status, early.failure.code, early.failure.message]).toEqual([
      409,
      'auction_closed',
      'This auction has not started yet',
    ])
    await ageLot(market.db, id, 31)
    expect((await bid(market, id, salem, { money: 1_000 })).status).toBe(201)
  })

  it('ends at ends_at, even before the end is recorded', async () => {
    const id = await lot()
    expect((await bid(market, id, salem, { money: 1_000 })).status).toBe(201)
    await ageLot(market.db, id, 601)
    const late = await bid(market, id, fahd, { money: 1_050 })
    expect([late.status, late.failure.code]).toEqual([409, 'auction_closed'])
    // A bid that is both late and too low is refused because the auction is closed.
    expect((await bid(market, id, fahd, { money: 5 }, { key: 'late' })).status).toBe(409)
    await market.db.query({
      text: 'update auctions set closed_at = ends_at where product_id = $1',
      values: [id],
    })
    expect((await bid(market, id, fahd, { money: 1_100 })).status).toBe(409)
    expect(await bidsIn(market.db, id)).toHaveLength(1)
  })

  it('ends when the market stops the auction', async () => {
    const id = await lot()
    await market.db.query({
      text: 'update auctions set voided_at = now() where product_id = $1',
      values: [id],
    })
    expect((await bid(market, id, salem, { money: 1_000 })).status).toBe(409)
    expect((await bid(market, id, owner, { money: 1_000 })).status).toBe(403)
  })

  it('is extended by late bids up to the cap', async () => {
    const id = await lot({ endsInS: 600, softCloseS: 120, softCapS: 150 })
    const early = await bid(market, id, salem, { money: 1_000 })
    const firstEnd = Date.parse(early.data.ends_at)
    await ageLot(market.db, id, 540)
    const late = await bid(market, id, fahd, { money: 1_050 })
    expect(Date.parse(late.data.ends_at)).toBe(Date.parse(late.data.server_time) + 120_000)
    await ageLot(market.db, id, 100)
    const last = await bid(market, id, salem, { money: 1_100 })
    expect(Date.parse(last.data.ends_at)).toBe(firstEnd - 640_000 + 150_000)
    const versions = await market.db.query({
      text: 'select version, bid_version, extended_version from auctions where product_id = $1',
      values: [id],
    })
    expect(versions).toEqual([{ version: 5, bid_version: 4, extended_version: 5 }])
  })
})

describe('a maximum', () => {
  it('outbids rivals by the minimum increment and wins against a later equal amount', async () => {
    const id = await lot()
    const first = await bid(market, id, salem, { money: 1_000, max_money: 1_300 })
    expect(first.data).toMatchObject({ leading: true, current_price: 1_000, my_max: 1_300, number: 1 })
    const lower = await bid(market, id, fahd, { money: 1_100 })
    expect(lower.data).toMatchObject({
      leading: false,
      current_price: 1_150,
      bids_count: 3,
      my_max: null,
      number: 2,
    })
    const equal = await bid(market, id, fahd, { money: 1_300 })
    expect(equal.data).toMatchObject({
      leading: false,
      current_price: 1_300,
      bids_count: 4,
      number: null,
      hash: null,
    })
    const higher = await bid(market, id, noura, { money: 1_350, max_money: 2_000 })
    expect(higher.data).toMatchObject({ leading: true, current_price: 1_350, my_max: 2_000 })
    const war = await bid(market, id, fahd, { money: 1_400, max_money: 3_000 })
    // Three bids are recorded: the requested amount, the leader's maximum, and one step above this maximum.
    expect(war.data).toMatchObject({
      leading: true,
      current_price: 2_050,
      my_max: 3_000,
      bids_count: 8,
      number: 8,
    })
    expect(war.data.hash).toBe((await bidsIn(market.db, id)).at(-1)?.hash)
    expect(await faultsOf(market.db, id)).toEqual([])
  })

  it('can be raised without changing the price or adding a bid', async () => {
    const id = await lot()
    await bid(market, id, salem, { money: 1_000, max_money: 1_300 })
    const raised = await bid(market, id, salem, { max_money: 1_301 })
    expect(raised.status).toBe(201)
    expect(raised.data).toMatchObject({
      leading: true,
      current_price: 1_000,
      bids_count: 1,
      my_max: 1_301,
      number: null,
      hash: null,
    })
    const [row] = await market.db.query({
      text: 'select version, bids_count from auctions where product_id = $1',
      values: [id],
    })
    expect(row).toEqual({ version: 1, bids_count: 1 })
    expect(await faultsOf(market.db, id)).toEqual([])
  })
})

describe('notifications of bids', () => {
  const notificationsOf = (person: TestPerson, about: number) =>
    market.db.query<{ kind: string; facts: Record<string, unknown>; actor_id: number }>({
      text: 'select kind, facts, actor_id from notifications where user_id = $1 and data_id = $2 order by number',
      values: [person.id, about],
    })

  it('are stored as one row for the owner and one row for each outbid bidder', async () => {
    const id = await lot()
    await bid(market, id, salem, { money: 1_000 })
    await bid(market, id, fahd, { money: 1_050 })
    await bid(market, id, noura, { money: 1_100 })
    const outbidRows = async (person: typeof salem) =>
      (await notificationsOf(person, id)).map(({ kind, facts, actor_id }) => [
        kind,
        facts.price,
        facts.bidder,
        actor_id,
      ])
    await vi.waitFor(
      async () => {
        expect(
          (await notificationsOf(owner, id)).map(({ kind, facts }) => [kind, facts.price, facts.bids]),
        ).toEqual([['bid_placed', 110_000, 3]])
        const byNoura = ['auction_outbid', 110_000, 'ن* ا*', noura.id]
        expect(await outbidRows(fahd)).toEqual([byNoura])
        // Notifications are written at intervals, so Salem's may be written before the last bid.
        const byFahd = ['auction_outbid', 105_000, 'ف* ا*', fahd.id]
        expect([[byNoura], [byFahd]]).toContainEqual(await outbidRows(salem))
      },
      { timeout: 20_000 },
    )
    expect(await notificationsOf(noura, id)).toEqual([])
  })
})
