import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { listGoods, makeBuyer, makeSeller, orderForm, orderOne } from '#demo/testing/trade/trade.ts'
import type { TimelineEvent } from '#shared/operator/timeline.ts'

const market = await testMarket()
const { db } = market
const editor = await addPerson(db, { staff: 'editor', firstName: 'هند', lastName: 'القحطاني' })
const viewer = await addPerson(db, { staff: 'viewer' })
const buyer = await makeBuyer(db, { riyals: 1_000 })
const seller = await makeSeller(db)
const productId = await listGoods(db, seller.id, { price: 30 })
const { data: order } = await orderOne(market, buyer, productId, { ...(await orderForm(db)), quantity: 5 })

type Timeline = { readonly data: readonly TimelineEvent[]; readonly next: string | null }
const timelineOf = async (id: number, query = '') =>
  (await ask<Timeline>(market, `GET operator/users/${id}/timeline${query}`, { token: viewer.token })).data

describe('GET operator/users/{id}/timeline', () => {
  it('lists the orders, sign-ins and notes of the buyer and of the seller, newest first', async () => {
    const noted = await ask(market, `POST operator/orders/${order.id}/note`, {
      token: editor.token,
      body: { note: 'اتصل المشتري' },
    })
    expect(noted.status).toBe(201)
    const { data, next } = await timelineOf(buyer.id)
    expect(data.map(({ kind }) => kind)).toEqual(['note', 'purchase', 'session'])
    expect(data[0]).toMatchObject({ name: 'هند القحطاني', detail: 'اتصل المشتري', order_id: order.id })
    expect(data[1]).toMatchObject({
      id: order.id,
      amount: order.total,
      name: 'سالم الدوسري',
      code: 'pending',
    })
    expect(next).toBeNull()
    expect((await timelineOf(seller.id)).data.map(({ kind }) => kind)).toContain('sale')
  })

  it('names the browser and the system of a sign-in', async () => {
    const person = await addPerson(db)
    const device =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
    await db.query({ text: 'update tokens set device = $2 where user_id = $1', values: [person.id, device] })
    expect((await timelineOf(person.id)).data).toMatchObject([{ kind: 'session', detail: 'Chrome, Android' }])
  })

  it('returns earlier events if the query has `before`', async () => {
    const person = await addPerson(db)
    await db.query({
      text: `insert into audit (actor_id, action, record_type, record_id, at)
             select $1, 'user.block', 'user', $2, now() - n * interval '1 hour' from generate_series(40, 1, -1) n`,
      values: [editor.id, person.id],
    })
    const first = await timelineOf(person.id)
    expect(first.data).toHaveLength(30)
    const rest = await timelineOf(person.id, `?before=${encodeURIComponent(String(first.next))}`)
    expect(rest.next).toBeNull()
    expect(first.data.length + rest.data.length).toBe(41)
  })
})

describe('POST operator/users/{id}/reveal', () => {
  const reveal = (token: string, id = buyer.id) => ask(market, `POST operator/users/${id}/reveal`, { token })
  const logged = () =>
    db.query({
      text: "select actor_id from audit where record_type = 'user' and record_id = $1 and action = 'user.reveal'",
      values: [buyer.id],
    })

  it('returns mobile and e-mail and writes a line to the audit log', async () => {
    const { status, data } = await reveal(editor.token)
    expect([status, data]).toEqual([200, { mobile: buyer.mobile, email: buyer.email }])
    expect(await logged()).toEqual([{ actor_id: editor.id }])
    expect((await timelineOf(buyer.id)).data[0]).toMatchObject({ kind: 'decision', code: 'user.reveal' })
  })

  it('is refused for viewers, people without a role and missing accounts', async () => {
    expect((await reveal(viewer.token)).status).toBe(403)
    expect((await reveal(buyer.token)).status).toBe(403)
    expect((await reveal(editor.token, 987_654_321)).status).toBe(404)
    expect(await logged()).toHaveLength(1)
  })
})

describe('GET operator/orders/{id}', () => {
  it('masks the mobile and the e-mail of the buyer', async () => {
    const { data } = await ask<{ order: { buyer: { mobile: string; email: string | null } } }>(
      market,
      `GET operator/orders/${order.id}`,
      { token: editor.token },
    )
    expect(data.order.buyer.mobile).toMatch(/^05\d\d\*{4}\d\d$/)
    expect(data.order.buyer.email ?? '').not.toBe(buyer.email)
  })
})
