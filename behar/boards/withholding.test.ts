import { beforeEach, describe, expect, it } from 'vitest'
import { beharInvariants } from '#demo/behar/invariants.ts'
import { findBreaches } from '#demo/invariants.ts'
import { ask } from '#demo/testing/ask.ts'
import { addDemand, addSupply } from '#demo/testing/beharRows.ts'
import { testBehar } from '#demo/testing/fixtures/behar.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import type { Page } from '#shared/base/page.ts'
import type { Demand, IntegrationToken, Supply } from '#shared/behar/contract.ts'

let owner: TestPerson
const market = await testMarket({ template: 'empty' })
const [behar, second] = [await testBehar(market), await testBehar(market)]
const administrator = await addPerson(market.db, { staff: 'administrator' })
const reader = await importer()
/** The owner's entries: a supply and a demand that match entries of the reader, and a sold supply. */
let ids: { supply: number; sold: number; demand: number }
beforeEach(async () => {
  await behar.db.query({ text: 'truncate supplies, demands cascade' })
  owner = await importer()
  ids = {
    supply: await addSupply(behar.db, owner, { fish: 'squid', price: 19 }),
    sold: await addSupply(behar.db, owner, { fish: 'squid', price: 18, status: 'sold' }),
    demand: await addDemand(behar.db, owner, { fish: 'cod', target: 30 }),
  }
  await addDemand(behar.db, reader, { fish: 'squid', target: 20, status: 'matched' })
  await addSupply(behar.db, reader, { fish: 'cod', price: 31 })
})

/** Returns a person who may enter the behar market and is a member. */
async function importer(): Promise<TestPerson> {
  const person = await addPerson(market.db, { type: 'international_seller' })
  await tokenOf(person)
  return person
}
async function tokenOf({ token }: TestPerson, at = behar): Promise<string> {
  return (await ask<IntegrationToken>(at, 'GET platforms/behar-market', { token })).data.token
}
/** Makes the last check half a minute old and issues a new token, so that the next call checks again. */
async function recheck(at = behar): Promise<string> {
  await behar.db.query({ text: "update trader_checks set asked_at = asked_at - interval '30 seconds'" })
  return tokenOf(reader, at)
}
const change = async ({ id }: TestPerson, body: object) =>
  expect(
    (
      await ask(market, `POST operator/users/${id}`, {
        token: administrator.token,
        body: { note: 'بلاغات مثبتة', ...body },
      })
    ).status,
  ).toBe(200)

type Board<Row> = Page<Row> & { readonly total_quantity: number | null }
/** Returns the entries that the reader sees in every kind of list. */
async function seen(at = behar) {
  const token = await recheck(at)
  const list = async <Row extends { id: number; owner: { name: string } }>(path: string, body = {}) => {
    const answer = await ask<Board<Row>>(at, `POST platforms/behar-market/${path}`, { token, body })
    expect(answer.status).toBe(200)
    const { data, total, total_quantity } = answer.data
    return { rows: data, ids: data.map(({ id }) => id), total, total_quantity }
  }
  const supplies = await list<Supply>('supply/list')
  const demands = await list<Demand>('demand/list')
  const fish = (await list<Supply>('supply/list', { fish_type_id: [78] })).ids
  const available = (await list<Supply>('supply/list', { status_id: [11] })).ids
  const mine = await list<Demand>('demand/list', { mine: true })
  const own = await list<Supply>('supply/list', { mine: true })
  const met = await list<Supply>('supply/list', { demand_id: mine.ids[0] })
  return { supplies, demands, fish, available, met: met.ids, mine: mine.rows, own: own.rows }
}
const sound = async () => expect(await findBreaches(behar.db, beharInvariants)).toEqual([])

describe('entries of a barred member', () => {
  it.each([
    ['is blocked', { blocked: true }],
    ['becomes a local seller', { type: 'local_seller', cr_number: '1010101010' }],
  ])(
    'disappear from every list, count, match and sum when the next check finds that the owner %s',
    async (_how, body) => {
      const before = await seen()
      expect(before.supplies.ids).toEqual(expect.arrayContaining([ids.supply, ids.sold]))
      expect([before.supplies.total, before.demands.total, before.met]).toEqual([3, 2, [ids.supply]])
      expect([before.mine[0]?.matches, before.own[0]?.matches]).toEqual([1, 1])
      await change(owner, body)
      for (const process of [behar, second]) {
        const after = await seen(process)
        expect([after.supplies.total, after.demands.total, after.met]).toEqual([1, 1, []])
        expect([after.fish, after.available.includes(ids.supply)]).toEqual([[], false])
        expect(after.supplies.total_quantity).toBe((before.supplies.total_quantity ?? 0) / 3)
        expect([after.mine[0]?.matches, after.mine[0]?.nearest, after.own[0]?.nearest]).toEqual([
          0,
          null,
          null,
        ])
      }
      await sound()
    },
  )

  it('return and are matched again when the owner is unblocked', async () => {
    await change(owner, { blocked: true })
    await seen()
    await behar.db.query({
      text: "update demands set status = 'open', target_halalas = 2500 where fish_type_id = 78",
    })
    await behar.db.query({ text: 'update supplies set price_halalas = 2900 where fish_type_id = 61' })
    await change(owner, { blocked: false })
    const after = await seen()
    expect([after.supplies.total, after.demands.total, after.met]).toEqual([3, 2, [ids.supply]])
    const status = (id: number) => after.supplies.rows.find((row) => row.id === id)?.status.code
    expect([status(ids.supply), status(ids.sold)]).toEqual(['available', 'sold'])
    expect(after.mine[0]?.status.code).toBe('matched')
    expect(after.demands.rows.find(({ id }) => id === ids.demand)?.status.code).toBe('matched')
    await sound()
  })

  it('cannot be added with a token that was issued before the block', async () => {
    const token = await tokenOf(owner)
    await ask(behar, 'GET platforms/behar-market/subscription', { token })
    await change(owner, { blocked: true })
    await seen()
    const body = { category_id: 4, fish_type_id: 78, size_id: 2, quantity: 100, needed_by: '2027-01-10' }
    const added = await ask(behar, 'POST platforms/behar-market/demand/add', { token, body })
    expect([401, 403]).toContain(added.status)
    expect((await seen()).demands.total).toBe(1)
  })

  it('stay hidden if an older answer of the main API arrives later', async () => {
    await change(owner, { blocked: true })
    await seen()
    await behar.db.query({
      text: "update trader_checks set asked_at = clock_timestamp() + interval '1 minute'",
    })
    await change(owner, { blocked: false })
    const token = await tokenOf(reader)
    const { data } = await ask<Board<Supply>>(behar, 'POST platforms/behar-market/supply/list', {
      token,
      body: {},
    })
    expect(data.total).toBe(1)
    await behar.db.query({ text: "update trader_checks set asked_at = '-infinity'" })
    expect((await seen()).supplies.total).toBe(3)
  })

  it('need one check by the main API for many readers of several processes', async () => {
    await recheck()
    const tokens = await Promise.all([...Array(6)].map((_, at) => tokenOf(reader, at % 2 ? second : behar)))
    const checkedAt = async () =>
      (await behar.db.query<{ at: string }>({ text: 'select asked_at::text as at from trader_checks' }))[0]
        ?.at
    await Promise.all(
      tokens.map((token, at) =>
        ask(at % 2 ? second : behar, 'GET platforms/behar-market/subscription', { token }),
      ),
    )
    const first = await checkedAt()
    await ask(behar, 'GET platforms/behar-market/subscription', { token: await tokenOf(reader) })
    expect(await checkedAt()).toBe(first)
  })
})

describe('POST main/integration/traders', () => {
  it('returns the ids of the people who may enter, and nothing about other people', async () => {
    const [blocked, buyer] = [await importer(), await addPerson(market.db)]
    await change(blocked, { blocked: true })
    const ids = [owner.id, blocked.id, buyer.id, 987_654_321, reader.id]
    const { data } = await ask(market, 'POST main/integration/traders', {
      token: reader.token,
      body: { ids },
    })
    expect(data).toEqual({ ids: [owner.id, reader.id].toSorted((a, b) => a - b) })
    for (const token of [undefined, buyer.token]) {
      const { status } = await ask(market, 'POST main/integration/traders', {
        ...(token === undefined ? {} : { token }),
        body: { ids },
      })
      expect(status).toBe(token === undefined ? 401 : 403)
    }
  })
})
