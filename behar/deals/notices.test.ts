import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { addDemand, addMember, addSupply, setSubscription } from '#demo/testing/beharRows.ts'
import { testBehar } from '#demo/testing/fixtures/behar.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { IntegrationToken } from '#shared/behar/contract.ts'
import type { Deal } from '#shared/behar/dealContract.ts'
import type { Notification } from '#shared/notifications/contract.ts'

const market = await testMarket({ template: 'empty' })
const behar = await testBehar(market)
const [laila, omar] = await Promise.all([importer('ليلى'), importer('عمر')])

async function importer(firstName: string): Promise<TestPerson & { own: string }> {
  const person = await addPerson(market.db, { type: 'international_seller', firstName, lastName: 'الدوسري' })
  const { data } = await ask<IntegrationToken>(behar, 'GET platforms/behar-market', { token: person.token })
  return { ...person, own: data.token }
}

const call = <Data>(who: { own: string }, path: string, body: object) =>
  ask<Data>(behar, `POST platforms/behar-market/deals/${path}`, { token: who.own, body })
const noticesOf = async ({ token }: TestPerson) =>
  (await ask<{ data: Notification[] }>(market, 'GET notifications', { token, locale: 'en' })).data.data.map(
    ({ data }) => data,
  )

it('both sides of a deal are notified in the main market and get the contact data that the main market stores', async () => {
  const supply_id = await addSupply(behar.db, laila)
  const demand_id = await addDemand(behar.db, omar)
  const { data } = await call<Deal>(omar, 'add', { supply_id, demand_id })
  expect(await noticesOf(laila)).toMatchObject([
    { data_type: 'behar_deal', data_id: data.id, user: { name: 'عمر الدوسري' } },
  ])
  const accepted = await call<Deal>(laila, 'accept', { id: data.id })
  const [row] = await market.db.query<{ mobile: string; email: string | null }>({
    text: 'select mobile, email from users where id = $1',
    values: [omar.id],
  })
  expect(accepted.data.contact).toEqual({ name: 'عمر الدوسري', ...row })
  expect((await noticesOf(omar))[0]?.message).toBe(
    'Your interest in Behar market was accepted. You can now contact the other side',
  )
  await call(omar, 'message', { id: data.id, text: 'one' })
  await call(omar, 'message', { id: data.id, text: 'two' })
  expect((await noticesOf(laila)).map(({ message }) => message)).toEqual([
    'You have a new message in a Behar market deal',
    'An importer is interested in your entry in Behar market. Accept or decline',
  ])
})

it('a notice that could not be sent is sent with the next call, once', async () => {
  await addMember(behar.db, laila)
  await setSubscription(behar.db, omar)
  const supply_id = await addSupply(behar.db, laila, { fish: 'carp' })
  const demand_id = await addDemand(behar.db, omar, { fish: 'carp' })
  const before = (await noticesOf(laila)).length
  await market.db.query({ text: 'alter table notifications rename to hidden' })
  const { status, data } = await call<Deal>(omar, 'add', { supply_id, demand_id })
  await market.db.query({ text: 'alter table hidden rename to notifications' })
  expect(status).toBe(201)
  expect(await noticesOf(laila)).toHaveLength(before)
  await call(omar, 'message', { id: data.id, text: 'hello' })
  await call(omar, 'withdraw', { id: data.id })
  const kinds = await market.db.query<{ kind: string }>({
    text: `select kind from notifications where user_id = $1 and data_id = $2 order by number`,
    values: [laila.id, data.id],
  })
  expect(kinds.map(({ kind }) => kind)).toEqual(['behar_interest', 'behar_message', 'behar_withdrawn'])
})

describe('the owner of a demand', () => {
  const matchesOf = async (person: TestPerson) =>
    (await noticesOf(person)).filter(({ data_type }) => data_type === 'behar_demand')
  const kind = { fish: 'tilapia', category: 'frozen', size: 'medium' } as const
  const supplyAt = async (price: number) => {
    const [ids] = await behar.db.query<{ category_id: number; fish_type_id: number; size_id: number }>({
      text: `select c.id as category_id, f.id as fish_type_id, s.id as size_id from categories c, fish_types f, sizes s
             where c.code = $1 and f.code = $2 and s.code = $3`,
      values: [kind.category, kind.fish, kind.size],
    })
    return { ...ids, price, quantity: 500, origin_country: 'TH', available_from: riyadhDay(new Date()) }
  }
  const post = <Data>(path: string, body: object) =>
    ask<Data>(behar, `POST platforms/behar-market/${path}`, { token: laila.own, body })
  const nextDay = (id: number) =>
    behar.db.query({ text: 'update demands set noticed_on = noticed_on - 1 where id = $1', values: [id] })

  it('is notified of new supplies within the target, at most once a day', async () => {
    await setSubscription(behar.db, laila)
    const nasser = await importer('ناصر')
    const demand = await addDemand(behar.db, nasser, { ...kind, target: 20 })
    await post('supply/add', await supplyAt(20.5))
    expect(await matchesOf(nasser)).toEqual([])
    expect((await post('supply/add', await supplyAt(19))).status).toBe(201)
    expect(await matchesOf(nasser)).toMatchObject([
      { data_id: demand, message: `A new supply in Behar market matches your demand D-${demand}` },
    ])
    await post('supply/add', await supplyAt(18))
    expect(await matchesOf(nasser)).toHaveLength(1)
    await nextDay(demand)
    // The demand is already matched, but a new supply still causes a notice.
    await post('supply/add', await supplyAt(17))
    expect(await matchesOf(nasser)).toHaveLength(2)
    await behar.db.query({ text: "update demands set status = 'removed' where id = $1", values: [demand] })
    await nextDay(demand)
    await post('supply/add', await supplyAt(17))
    expect(await matchesOf(nasser)).toHaveLength(2)
  })

  it('is notified when a supply becomes cheap enough or available, and not of other changes', async () => {
    const hanan = await importer('حنان')
    const demand = await addDemand(behar.db, hanan, { ...kind, target: 10 })
    const { data: dear } = await post<{ id: number }>('supply/add', await supplyAt(11))
    await post('supply/update', { id: dear.id, ...(await supplyAt(10)) })
    expect(await matchesOf(hanan)).toMatchObject([{ data_id: demand }])
    await nextDay(demand)
    await post('supply/update', { id: dear.id, ...(await supplyAt(9.5)) })
    expect(await matchesOf(hanan)).toHaveLength(1)
    await post('supply/update/reserve', { id: dear.id })
    await post('supply/update/release', { id: dear.id })
    expect(await matchesOf(hanan)).toHaveLength(2)
  })
})

it('a contact is deleted when its owner may no longer enter the market', async () => {
  const sara = await importer('سارة')
  const supply_id = await addSupply(behar.db, laila, { fish: 'rohu' })
  const demand_id = await addDemand(behar.db, sara, { fish: 'rohu' })
  const { data } = await call<Deal>(sara, 'add', { supply_id, demand_id })
  await call(laila, 'accept', { id: data.id })
  await market.db.query({ text: 'update users set blocked = true where id = $1', values: [sara.id] })
  await behar.db.query({ text: "update trader_checks set asked_at = '-infinity'" })
  await ask(behar, 'POST user/login', { token: laila.token })
  await importer('نورة')
  await expect
    .poll(async () => {
      await behar.db.query({ text: "update trader_checks set asked_at = '-infinity'" })
      const { own } = await importer('هند')
      await ask(behar, 'GET platforms/behar-market/subscription', { token: own })
      const shown = await call<{ deal: Deal }>(laila, 'show', { id: data.id })
      return shown.data.deal.contact
    })
    .toBeNull()
})

it('POST main/integration/notices notifies only importers, in the name of the caller', async () => {
  const buyer = await addPerson(market.db, { type: 'local_buyer' })
  const notice = { news: 'interest', deal_id: 9, notice_id: 9_001 }
  const post = (token: string, receiver_id: number) =>
    ask<{ notified: boolean }>(market, 'POST main/integration/notices', {
      token,
      body: { ...notice, receiver_id },
    })
  expect((await post(buyer.token, laila.id)).status).toBe(403)
  const match = await ask(market, 'POST main/integration/notices', {
    token: omar.token,
    body: { ...notice, receiver_id: laila.id, news: 'match' },
  })
  expect([match.status, Object.keys(match.failure.errors ?? {})]).toEqual([422, ['demand_id']])
  expect((await post(omar.token, buyer.id)).data).toEqual({ notified: false })
  expect((await post(omar.token, omar.id)).data).toEqual({ notified: false })
  expect((await post(omar.token, laila.id)).data).toEqual({ notified: true })
  expect((await post(omar.token, laila.id)).data).toEqual({ notified: true })
  const rows = await market.db.query({
    text: 'select actor_id from notifications where user_id = $1 and data_id = 9',
    values: [laila.id],
  })
  expect(rows).toEqual([{ actor_id: omar.id }])
})
