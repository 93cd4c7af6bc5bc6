import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { fillWallet } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { ListedPlan } from '#shared/operator/lists/plans.ts'

const market = await testMarket({ template: 'empty' })
const finance = await addPerson(market.db, { staff: 'finance' })
const viewer = await addPerson(market.db, { staff: 'viewer' })
const editor = await addPerson(market.db, { staff: 'editor' })

const body = { name: { ar: 'شهر', en: 'Month' }, length: 1, unit: 'months', price: 300, active: true }
const send = (path: string, sent: object | undefined, { token } = finance) =>
  ask<ListedPlan>(market, `POST operator/plans${path}`, { token, body: sent })
const auditOf = async (id: number) => {
  const rows = await market.db.query<{ action: string; after: unknown }>({
    text: `select action, after from audit where record_type = 'plan' and record_id = $1 order by id`,
    values: [id],
  })
  return rows.map(({ action, after }) => [action, after])
}

describe('plans', () => {
  it('are added, changed and removed by finance, and each change is audited', async () => {
    const added = await send('', body)
    const { id } = added.data
    expect([added.status, added.data]).toEqual([201, { id, ...body, renewals: 0 }])
    const changed = { ...body, price: 345.5, active: false }
    expect((await send(`/${id}`, changed)).data).toEqual({ id, ...changed, renewals: 0 })
    await send(`/${id}`, changed)
    const listed = await ask<Page<ListedPlan>>(market, 'GET operator/plans?s=Mon', { token: viewer.token })
    expect(listed.data.data).toEqual([{ id, ...changed, renewals: 0 }])
    for (const other of [viewer, editor]) {
      expect((await send('', body, other)).status).toBe(403)
      expect((await send(`/${id}`, body, other)).status).toBe(403)
    }
    const remove = () => ask(market, `DELETE operator/plans/${id}`, { token: finance.token })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    expect(await auditOf(id)).toEqual([
      ['plan.add', expect.objectContaining({ price_halalas: 30_000 })],
      ['plan.change', { price_halalas: 34_550, active: false }],
      ['plan.remove', null],
    ])
  })

  it('can be taken off sale but not deleted once they were bought, and their renewals keep the paid price', async () => {
    const { id } = (await send('', body)).data
    const laila = await addPerson(market.db, { type: 'international_seller' })
    await fillWallet(market.db, laila.id, 300)
    const choice = { plan_id: id, method: 'wallet', expected_price: 300, paid_renewals: 0 }
    expect((await ask(market, 'POST subscription/renew', { token: laila.token, body: choice })).status).toBe(
      201,
    )
    const removed = await ask(market, `DELETE operator/plans/${id}`, { token: finance.token })
    expect([removed.status, removed.failure.code]).toEqual([409, 'conflict'])
    expect((await send(`/${id}`, { ...body, price: 400, active: false })).data).toMatchObject({ renewals: 1 })
    const own = await ask<{ plans: unknown[]; renewals: { amount: number }[] }>(market, 'GET subscription', {
      token: laila.token,
    })
    expect([own.data.plans, own.data.renewals[0]?.amount]).toEqual([[], 300])
  })

  it.each([
    [{ length: 0 }, 'length'],
    [{ length: 25 }, 'length'],
    [{ length: 731, unit: 'days' }, 'length'],
    [{ price: 0 }, 'price'],
    [{ price: 1.234 }, 'price'],
    [{ unit: 'years' }, 'unit'],
    [{ name: { ar: 'شهر', en: ' ' } }, 'name.en'],
  ])('with %j are refused', async (change, field) => {
    const { status, failure } = await send('', { ...body, ...change })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
  })

  it('may be 730 days long', async () => {
    expect((await send('', { ...body, length: 730, unit: 'days' })).status).toBe(201)
  })
})
