import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openTestMarket } from '#demo/testing/server.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { fillWallet } from '#demo/testing/trade/trade.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Page } from '#shared/base/page.ts'
import type { AuditEntry, LedgerEntry, LedgerProof } from '#shared/operator/records.ts'
import { insertAudit } from '../store.ts'
import { proveBooks } from './ledgerStore.ts'

const market = await testMarket()
const trade = openTrade(market)
const { db } = market
const hind = await addPerson(db, { staff: 'viewer', firstName: 'هند', lastName: 'القحطاني' })
const faisal = await addPerson(db, { staff: 'finance', firstName: 'فيصل', lastName: 'الغامدي' })

const as = (token: string | undefined, path: string) => ask<never>(market, `GET ${path}`, { token })
const audit = async (query: string) =>
  (await ask<Page<AuditEntry>>(market, `GET operator/audit?${query}`, { token: hind.token })).data
const ledger = async (query: string) =>
  (await ask<Page<LedgerEntry>>(market, `GET operator/ledger?${query}`, { token: hind.token })).data

/** Returns the lines of a CSV file. */
async function file(path: string, locale = 'ar'): Promise<string[]> {
  const answer = await fetch(`${market.url}/api/${path}`, {
    headers: { authorization: `Bearer ${hind.token}`, 'accept-language': locale },
  })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  // The bytes are decoded here, because `text()` drops the byte order mark.
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8')
  return text.split('\r\n').slice(0, -1)
}

describe.each(['operator/audit', 'operator/ledger', 'operator/ledger/proof'])('GET %s', (path) => {
  it('is refused to callers who are not staff', async () => {
    expect((await as(undefined, path)).status).toBe(401)
    expect((await as((await addPerson(db)).token, path)).status).toBe(403)
    expect((await as(hind.token, path)).status).toBe(200)
  })
})

describe('GET operator/audit', () => {
  const auditAction = { actorId: null, action: 'staff.give', record: { type: 'user', id: 501 }, note: null }
  beforeAll(async () => {
    await insertAudit(db, { ...auditAction, before: { staff_role: null }, after: { staff_role: 'viewer' } })
    await insertAudit(db, {
      actorId: hind.id,
      action: 'confirmation.approve',
      record: { type: 'confirmation', id: 71 },
      before: { status: 'pending' },
      after: { status: 'approved' },
      note: null,
    })
    await insertAudit(db, {
      actorId: faisal.id,
      action: 'upgrade.refuse',
      record: { type: 'upgrade', id: 9 },
      before: null,
      after: null,
      note: '=صورة السجل غير واضحة 100%',
    })
  })

  it('returns complete entries, newest first', async () => {
    const { data, total } = await audit('')
    expect(total).toBe(3)
    expect(data.map(({ action }) => action)).toEqual(['upgrade.refuse', 'confirmation.approve', 'staff.give'])
    expect(data[1]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/Z$/),
      actor: { id: hind.id, name: 'هند القحطاني' },
      action: 'confirmation.approve',
      record: { type: 'confirmation', id: 71 },
      before: { status: 'pending' },
      after: { status: 'approved' },
      note: null,
    })
    expect(data[2]?.actor).toBeNull()
  })

  it('filters by actor, action, record, day and words', async () => {
    const today = riyadhDay(new Date())
    const found = async (query: string) => (await audit(query)).data.map(({ action }) => action)
    expect(await found(`actor=${hind.id}`)).toEqual(['confirmation.approve'])
    expect(await found('action=staff.give')).toEqual(['staff.give'])
    expect(await found('record_type=upgrade&record_id=9')).toEqual(['upgrade.refuse'])
    expect(await found('record_type=upgrade&record_id=10')).toEqual([])
    expect(await found(`from=${today}&to=${today}&order=asc`)).toHaveLength(3)
    expect(await found('to=2020-01-01')).toEqual([])
    expect(await found('from=2099-01-01')).toEqual([])
    expect(await found('s=القحطاني')).toEqual(['confirmation.approve'])
    expect(await found('s=السجل غير')).toEqual(['upgrade.refuse'])
    expect(await found(`s=${encodeURIComponent('100%')}`)).toEqual(['upgrade.refuse'])
    expect(await found(`s=${encodeURIComponent('%%')}`)).toEqual([])
  })

  it('can be paged and sorted in ascending order', async () => {
    const [first, second] = [await audit('limit=2'), await audit('limit=2&page=2')]
    expect([first.last_page, first.data.length, second.data.length]).toEqual([2, 2, 1])
    expect((await audit('order=asc&sort=at')).data[0]?.action).toBe('staff.give')
    expect((await as(hind.token, 'operator/audit?sort=note')).status).toBe(422)
    expect((await as(hind.token, 'operator/audit?from=yesterday')).status).toBe(422)
  })

  it('exports every entry as CSV with escaped formulas', async () => {
    const lines = await file('operator/audit?format=csv')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^\uFEFFالرقم,الوقت/)
    expect(lines[1]).toContain("'=صورة السجل غير واضحة 100%")
    expect(lines[2]).toContain('"{""status"":""pending""}"')
    const english = await file(`operator/audit?format=csv&actor=${hind.id}`, 'en')
    expect(english).toHaveLength(2)
    expect(english[0]).toContain('Before,After,Note')
  })
})

describe('GET operator/ledger', () => {
  let buyer: TestPerson
  let seller: TestPerson
  let order: number
  beforeAll(async () => {
    seller = await trade.makeSeller()
    buyer = await trade.makeBuyer({ riyals: 500 })
    const goods = await trade.listGoods(seller.id, { price: 20 })
    const { data } = await trade.orderOne(buyer, goods, { ...(await trade.orderForm()), quantity: 2 })
    order = data.id
  })

  it('lists the debit and credit entries of a transfer together', async () => {
    const { data } = await ledger('')
    const [first] = data
    const together = data.filter(({ transfer_id }) => transfer_id === first?.transfer_id)
    expect(together).toEqual(data.slice(0, together.length))
    expect(together.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect(together.find(({ account }) => account.kind === 'person')).toMatchObject({
      type: 'purchase',
      account: { kind: 'person', user_id: buyer.id, name: 'نورة القحطاني' },
      amount: -40,
      held: 0,
      balance_after: 460,
      reference: { type: 'order', id: order },
    })
    expect(together.find(({ account }) => account.kind === 'escrow')).toMatchObject({
      account: { order_id: order, name: null },
      amount: 40,
    })
  })

  it('filters by account, person, record, transfer and day', async () => {
    const own = await ledger(`user=${buyer.id}`)
    expect(own.data.map(({ amount }) => amount)).toEqual([-40, 500])
    expect(own.total).toBe(2)
    expect((await ledger(`user=${buyer.id}&order=asc&limit=1&page=2`)).data[0]?.amount).toBe(-40)
    expect((await ledger(`user=${buyer.id}&kind=bank`)).data).toEqual([])
    expect((await ledger(`user=${buyer.id}&to=2020-01-01`)).data).toEqual([])
    const today = riyadhDay(new Date())
    expect((await ledger(`user=${buyer.id}&from=${today}&to=${today}`)).total).toBe(2)
    expect((await ledger(`user=${buyer.id}&from=2099-01-01`)).total).toBe(0)
    const about = await ledger(`reference_type=order&reference_id=${order}`)
    expect(about.data.map(({ account }) => account.kind).sort()).toEqual(['escrow', 'person'])
    expect(await ledger(`transfer=${about.data[0]?.transfer_id}`)).toEqual(about)
    expect((await ledger(`s=${100_000 + order}`)).data).toEqual(about.data)
    expect((await ledger('s=سمك')).data).toEqual([])
    const kinds = (await ledger('kind=gateway&limit=100')).data.map(({ account }) => account.kind)
    expect(new Set(kinds)).toEqual(new Set(['gateway']))
    const days = (await ledger(`from=${today}&to=${today}&kind=escrow`)).data.map(({ at }) => at)
    expect(days.every((at) => riyadhDay(new Date(at)) === today)).toBe(true)
    expect(days.length).toBeGreaterThan(0)
  })

  it('counts the entries of a market account', async () => {
    const [row] = await db.query<{ count: number }>({
      text: `select least(sum(version), 1001) as count from accounts where kind = 'gateway'`,
    })
    const { total, total_capped } = await ledger('kind=gateway')
    expect(total_capped ? 1_001 : total).toBe(row?.count)
  })

  it('exports all entries of the transfers as CSV', async () => {
    const lines = await file(`operator/ledger?format=csv&reference_type=order&reference_id=${order}`, 'en')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('Transfer,Time,Type,Account,Account kind')
    expect(lines.slice(1).map((line) => line.split(',').at(-5))).toEqual(['-40.00', '40.00'])
    const all = await file('operator/ledger?format=csv')
    const [counted] = await db.query<{ count: number }>({ text: 'select count(*) from entries' })
    expect(all.length - 1).toBe(Math.min(100_000, counted?.count ?? 0))
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('GET operator/ledger/proof', () => {
  it('reports a balance that differs from the sum of its entries', async () => {
    const other = await openTestMarket({ template: 'demo' })
    const { token } = await addPerson(other.db, { staff: 'finance' })
    const person = await addPerson(other.db)
    await fillWallet(other.db, person.id, 10)
    await other.db.query({
      text: 'update accounts set balance_halalas = balance_halalas + 1 where user_id = $1',
      values: [person.id],
    })
    const { data } = await ask<LedgerProof>(other, 'GET operator/ledger/proof', { token })
    expect(data).toMatchObject({ total: 0, differing: 1, checked_at: expect.stringMatching(/Z$/) })
    await other.close()
  })
})

it('proveBooks reports a sum of zero and no differing balance for the demo market', async () => {
  const [counted] = await db.query<{ accounts: number; entries: number }>({
    text: 'select (select count(*) from accounts) as accounts, (select count(*) from entries) as entries',
  })
  expect(await db.transaction(proveBooks)).toEqual({ ...counted, total: 0, differing: 0 })
})
