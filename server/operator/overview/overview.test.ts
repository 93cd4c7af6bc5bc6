import { describe, expect, it } from 'vitest'
import { buildMarket } from '#demo/build.ts'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openTestMarket } from '#demo/testing/server.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import { openLog } from '#platform/logs/log.ts'
import { addDays, startOfDay } from '#shared/base/dates.ts'
import type { Overview } from '#shared/operator/overview.ts'
import { giveStaffRole } from '../people/staff.ts'
import { insertAudit } from '../store.ts'
import { openOverviews } from './overview.ts'
import { findFirstSteps } from './store.ts'

const market = await testMarket()
const trade = openTrade(market)
const { db } = market
const viewer = await addPerson(db, { staff: 'viewer' })
const seller = await trade.makeSeller()

const look = async (token: string | undefined = viewer.token) =>
  (await ask<Overview>(market, 'GET operator/overview', { token })).data

/** Places an order of 2 kg at a price per kilogram, sets its time and status, and returns its id. */
async function place(riyals: number, at: Date, status = 'pending'): Promise<number> {
  const buyer = await trade.makeBuyer({ riyals: 10_000 })
  const goods = await trade.listGoods(seller.id, { price: riyals })
  const form = { ...(await trade.orderForm()), quantity: 2 }
  const { data } = await trade.orderOne(buyer, goods, form)
  await db.query({
    text: `update orders set created_at = $2, status = $3, dispute_at = case when $3 = 'disputed' then $2::timestamptz end,
             due_status = null, due_at = null where id = $1`,
    values: [data.id, at, status],
  })
  return data.id
}

describe('GET operator/overview', () => {
  it('is refused to callers who are not staff', async () => {
    expect((await ask(market, 'GET operator/overview')).status).toBe(401)
    const { token } = await addPerson(db)
    expect((await ask(market, 'GET operator/overview', { token })).status).toBe(403)
  })

  it('counts unverified sellers until they are verified or request an upgrade', async () => {
    const before = (await look()).waiting
    const newcomer = await addPerson(db, { type: 'fisherman' })
    const { waiting } = await look()
    expect([waiting.sellers.count, waiting.upgrades.count]).toEqual([
      before.sellers.count + 1,
      before.upgrades.count,
    ])
    await db.query({
      text: `insert into upgrades (user_id, type, cr_number) values ($1, 'local_seller', '4030123456')`,
      values: [newcomer.id],
    })
    const asking = (await look()).waiting
    expect([asking.sellers.count, asking.upgrades.count]).toEqual([
      before.sellers.count,
      before.upgrades.count + 1,
    ])
    await db.query({ text: 'delete from upgrades where user_id = $1', values: [newcomer.id] })
    const { token } = await addPerson(db, { staff: 'administrator' })
    const body = { verified: true, note: 'الرخصة سارية' }
    expect((await ask(market, `POST operator/users/${newcomer.id}`, { token, body })).status).toBe(200)
    expect((await look()).waiting.sellers.count).toBe(before.sellers.count)
  })

  it('returns the count, the amount and the oldest time for each kind of pending record', async () => {
    const before = await look()
    const at = addDays(new Date(), -2)
    const id = await place(15, at, 'disputed')
    const after = await look()
    expect(after.waiting.disputes).toEqual({
      count: before.waiting.disputes.count + 1,
      amount: (before.waiting.disputes.amount ?? 0) + 30,
      oldest_at: at.toISOString(),
    })
    const due = after.due.find((one) => one.kind === 'disputes' && one.id === id)
    expect(due).toMatchObject({ person: 'نورة القحطاني', amount: 30, at: at.toISOString(), until: null })
    expect(due?.number).toBe(String(100_000 + id))
    const moments = after.due.map((one) => one.at)
    expect(moments).toEqual([...moments].sort())
    expect(after.due.length).toBeLessThanOrEqual(8)
  })

  it('counts pending contact messages and sums pending payouts', async () => {
    const before = await look()
    await db.query({
      text: `insert into contacts (name, email, subject, message, locale)
             values ('سعد', 'saad@example.com', 'سؤال', 'متى يفتح السوق؟', 'ar')`,
    })
    await db.query({
      text: `insert into payouts (user_id, amount_halalas, account_holder) values ($1, 12345, 'سالم')`,
      values: [seller.id],
    })
    const after = await look()
    expect(after.waiting.contacts.count).toBe(before.waiting.contacts.count + 1)
    expect(after.waiting.contacts.amount).toBeNull()
    expect(after.waiting.payouts.amount).toBeCloseTo((before.waiting.payouts.amount ?? 0) + 123.45, 2)
    await db.query({ text: 'update contacts set handled_at = now()' })
    expect((await look()).waiting.contacts).toEqual({ count: 0, amount: null, oldest_at: null })
  })

  it('counts a payout in an open bank file as the file and no longer as a payout', async () => {
    const [payout] = await db.query<{ id: number }>({
      text: `insert into payouts (user_id, amount_halalas, account_holder) values ($1, 5000, 'سالم') returning id`,
      values: [seller.id],
    })
    const before = (await look()).waiting
    const [batch] = await db.query<{ id: number }>({
      text: `with batch as (
               insert into payout_batches (created_by, payouts, total_halalas, sha256) values ($1, 1, 5000, 'x') returning id)
             insert into payout_batch_items (batch_id, payout_id, position) select id, $2, 1 from batch returning batch_id as id`,
      values: [viewer.id, payout?.id],
    })
    const { waiting, due } = await look()
    expect(waiting.payouts.count).toBe(before.payouts.count - 1)
    expect(waiting.batches).toMatchObject({
      count: before.batches.count + 1,
      amount: (before.batches.amount ?? 0) + 50,
    })
    expect(due.some(({ kind, id }) => kind === 'payouts' && id === payout?.id)).toBe(false)
    await db.query({
      text: `update payout_batch_items set status = 'cancelled' where batch_id = $1`,
      values: [batch?.id],
    })
    expect((await look()).waiting.payouts.count).toBe(before.payouts.count)
  })

  it('compares today so far with the same weekday of last week up to the same time', async () => {
    // The test runs at 9:30 in Riyadh, in a week without other trade.
    const now = new Date('2031-06-13T06:30:00Z')
    const hour = (day: Date, hours: number) => new Date(startOfDay(day).getTime() + hours * 3_600_000)
    await place(10, hour(now, 4.25))
    await place(30, hour(now, 9.25), 'accepted')
    await place(99, hour(now, 9.1), 'cancelled')
    await place(99, hour(now, 12))
    const lastWeek = addDays(now, -7)
    await place(20, hour(lastWeek, 9.25))
    // Four orders a week ago are too few for a percentage.
    for (let earlier = 0; earlier < 3; earlier++) await place(0.25, hour(lastWeek, 5))
    await place(5, hour(lastWeek, 9.75))
    await place(99, hour(addDays(now, -6), 0.5))
    const { today, hours } = await openOverviews(db, market.config)('ar', now)
    expect(today).toMatchObject({ sales: 80, quantity: 4, orders: 2, orders_waiting: 1 })
    expect([today.sales_change, today.quantity_change]).toEqual([null, null])
    expect(today.before).toEqual({ sales: 41.5, quantity: 8, orders: 4 })
    expect(hours.today).toEqual([0, 0, 0, 0, 20, 0, 0, 0, 0, 60])
    expect(hours.last_week).toHaveLength(24)
    expect(hours.last_week[9]).toBe(50)
    expect(hours.last_week.reduce((sum, value) => sum + value, 0)).toBe(51.5)
    await place(19.25, hour(lastWeek, 5))
    const fifth = (await openOverviews(db, market.config)('ar', now)).today
    expect(fifth.before).toEqual({ sales: 80, quantity: 10, orders: 5 })
    expect([fifth.sales_change, fifth.quantity_change]).toEqual([0, -60])
    expect((await openOverviews(db, market.config)('ar', addDays(now, 100))).today.sales_change).toBeNull()
  })

  it('counts the unverified mobiles of active people in a market without SMS', async () => {
    const silent = { ...market.config, VERIFY_MOBILE: true, SANDBOX: false }
    const mobilesWith = async (config: typeof silent) =>
      (await openOverviews(db, config)('ar', new Date())).mobiles
    const before = await mobilesWith(silent)
    const [one, blocked] = [await addPerson(db), await addPerson(db)]
    await db.query({
      text: 'update users set mobile_verified_at = null, blocked = id = $2 where id = any($1)',
      values: [[one.id, blocked.id], blocked.id],
    })
    const after = await mobilesWith(silent)
    expect(after?.count).toBe((before?.count ?? 0) + 1)
    expect(after?.oldest_at).toEqual(expect.any(String))
    const listed = await ask<{ total: number }>(market, 'GET operator/users?mobile_verified=false', {
      token: viewer.token,
    })
    expect(listed.data.total).toBe(after?.count)
    expect(await mobilesWith({ ...silent, VERIFY_MOBILE: false })).toBeNull()
    expect(await mobilesWith({ ...silent, SMS_TOKEN: 'token', SMS_SENDER: 'SAMAK' })).toBeNull()
  })

  it('counts open auctions and auctions that close within an hour', async () => {
    const before = (await look()).today
    await openLot(db, seller, { startsInS: -60, endsInS: 1_800 })
    await openLot(db, seller, { startsInS: -60, endsInS: 7_200 })
    await openLot(db, seller, { startsInS: 600, endsInS: 1_200 })
    const after = (await look()).today
    expect(after.auctions_open - before.auctions_open).toBe(2)
    expect(after.auctions_closing - before.auctions_closing).toBe(1)
  })

  it('returns a ledger in which the accounts inside and outside the market sum to zero', async () => {
    await trade.fillWallet(seller.id, 250)
    const { ledger } = await openOverviews(db, market.config)('ar', new Date())
    expect(ledger.total).toBe(0)
    const inside = ledger.available + ledger.escrow + ledger.held + ledger.commission
    expect(inside).toBeCloseTo(-ledger.outside, 2)
    expect(ledger.available).toBeGreaterThanOrEqual(250)
  })

  it('lists the last five audit actions, newest first', async () => {
    for (const id of [1, 2, 3, 4, 5, 6]) {
      await insertAudit(db, {
        actorId: id === 6 ? null : viewer.id,
        action: 'payout.refuse',
        record: { type: 'payout', id },
        before: { status: 'pending' },
        after: { status: 'refused' },
        note: 'الحساب لشخص آخر',
      })
    }
    const { audit_actions } = await look()
    expect(audit_actions.map(({ record }) => record.id)).toEqual([6, 5, 4, 3, 2])
    expect(audit_actions[0]?.actor).toBeNull()
    expect(audit_actions[1]).toMatchObject({
      actor: { id: viewer.id, name: 'منى الغامدي' },
      action: 'payout.refuse',
      note: 'الحساب لشخص آخر',
    })
  })
})

describe('the first steps of GET operator/overview', () => {
  it('are marked as done one by one, and disappear if only the lists and the team are left or the market has many orders', async () => {
    const empty = await openTestMarket({ template: 'empty' })
    await buildMarket({
      databaseUrl: empty.databaseUrl,
      dataDir: empty.config.DATA_DIR,
      demo: false,
      startAt: new Date(),
      size: 'test',
      log: openLog({ level: 'error' }),
    })
    const fresh = await addPerson(empty.db, { staff: 'administrator' })
    const steps = async () =>
      (await ask<Overview>(empty, 'GET operator/overview', { token: fresh.token })).data.first_steps
    const none = {
      ...{ name: true, security: false, services: true, site: false, lists: false },
      ...{ team: false, news: false, sellers: false, goods: false },
    }
    expect(await steps()).toEqual(none)
    const mobile = '+966555500001'
    await giveStaffRole(empty.db, { mobile, role: 'administrator', verifyMobile: true, lapse: true })
    expect(await steps()).toEqual({ ...none, name: false, team: true })
    await empty.db.query({
      text: `update users set staff_role = null where mobile = '+966555500001'`,
    })

    const said = { facebook: 'https://facebook.com/samak-first-steps' }
    expect((await ask(empty, 'POST operator/site', { token: fresh.token, body: said })).status).toBe(200)
    expect(await steps()).toEqual({ ...none, site: true })

    const first = await makeSeller(empty.db)
    await empty.db.query({ text: 'update users set verified = true where id = $1', values: [first.id] })
    expect(await steps()).toEqual({ ...none, site: true, sellers: true })

    await empty.db.query({
      text: 'update users set second_factor_at = now() where id = $1',
      values: [fresh.id],
    })
    await empty.db.query({
      text: `insert into blogs (title_ar, title_en, body_ar, body_en, image_id, published_at)
             select 'افتتاح', 'Opening', 'نص', 'Text', min(id), now() from images`,
    })
    await empty.db.query({
      text: `insert into products (seller_id, origin, name_ar, name_en, fish_id, market_id, city_id, size_id, quality_id,
               fish_type_id, quantity_grams, price_halalas, image_id)
             select $1, 'local', 'هامور', 'Hamour', f.id, m.id, m.city_id, o.id, o.id, o.id, 5000, 2000, i.id
             from fish f, markets m, options o, images i limit 1`,
      values: [first.id],
    })
    // The lists are filled from the start, and one person may run a market, so the open steps `lists` and `team` do not
    // keep the list of steps visible.
    expect(await steps()).toBeNull()

    await empty.db.query({ text: `update products set status = 'hidden'` })
    const size = { list: 'sizes', name: { ar: 'ضخم', en: 'Giant' } }
    expect((await ask(empty, 'POST operator/options', { token: fresh.token, body: size })).status).toBe(201)
    expect(await steps()).toMatchObject({ lists: true, team: false, goods: false })
    await addPerson(empty.db, { staff: 'editor' })
    expect(await steps()).toMatchObject({ team: true })

    await empty.db.query({ text: `update products set status = 'active'` })
    expect(await steps()).toBeNull()
    const silent = { ...empty.config, SANDBOX: false }
    const stepsWith = async (config: typeof silent) =>
      (await openOverviews(empty.db, config)('ar', new Date())).first_steps?.services ?? null
    expect(await stepsWith(silent)).toBe(false)
    const sms = { SMS_TOKEN: 'token', SMS_SENDER: 'SAMAK' }
    expect(await stepsWith({ ...silent, VERIFY_MOBILE: true, GATEWAY_URL: 'https://gateway.example' })).toBe(
      false,
    )
    expect(await stepsWith({ ...silent, ...sms })).toBe(false)
    expect(await stepsWith({ ...silent, ...sms, GATEWAY_URL: 'https://gateway.example' })).toBeNull()
    await empty.close()
    expect(await findFirstSteps(db, false)).toBeNull()
  })
})
