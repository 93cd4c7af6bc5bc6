import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { known, loadIds } from '#demo/store.ts'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { readOutbox } from '#demo/testing/outbox.ts'
import { openPushService } from '#demo/testing/push/pushService.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, addSignIn, type TestPerson } from '#demo/testing/trade/people.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import { openLog } from '#platform/logs/log.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import { halalas } from '#shared/base/money.ts'
import { grams } from '#shared/base/quantity.ts'
import { migrateJobs } from '../../db/jobs.ts'
import { openSending } from '../../worker.ts'
import { type News, notify } from '../actions.ts'
import { subscribe } from '../push/actions.ts'
import { openPushKeys } from '../push/keys.ts'
import { openPushSender } from '../push/sender.ts'
import { planMessages } from './planning.ts'
import { type SendingDeps, sendMessage } from './sending.ts'

const market = await testMarket({ ownFiles: true })
const { db, config } = market
const log = openLog({ level: 'silent' })
await migrateJobs(market.databaseUrl, log)
const service = await openPushService()
afterAll(() => service.close())
const deps: SendingDeps = {
  ...(await openSending(config, db, log)),
  // The sandbox has no push service, so messages go to the local push service of the test.
  push: openPushSender(await openPushKeys(config), service.services),
}

let muna: TestPerson
beforeEach(async () => {
  muna = await addPerson(db)
  service.answer.status = 201
  service.received.length = 0
})

const settings = (body: object, { token } = muna) =>
  ask(market, 'POST profile/notifications', { token, body, locale: 'ar' })
const withBrowser = async ({ caller }: TestPerson = muna) => {
  const browser = service.makeBrowser()
  await subscribe(db, caller, browser.subscription, 'ar')
  return browser
}
const order = (
  to: number,
  number = '100482',
  kind: 'order_sent' | 'order_accepted' | 'order_completed' = 'order_sent',
): News => ({
  to,
  kind,
  facts: { number },
  about: 482,
  by: null,
  event: `sent:${to}:${number}`,
})
const outbid = (to: number, about: number, price = 120_000): News => ({
  to,
  kind: 'auction_outbid',
  facts: {
    bidder: 'س* ا*',
    fish: { ar: 'هامور', en: 'Hamour' },
    weight: grams(20_000),
    price: halalas(price),
  },
  about,
  by: null,
  event: 'gathered',
})
const tell = (...news: readonly News[]) => db.transaction((tx) => notify(tx, ...news))

interface Job {
  readonly payload: { readonly channel: string; readonly notification: number }
  readonly run_at: Date
}
const jobs = () =>
  db.query<Job>({
    text: `select p.payload, p.run_at from graphile_worker._private_jobs p join graphile_worker._private_tasks t
           on t.id = p.task_id and t.identifier = 'send_message' order by p.id`,
  })
/** Plans the messages and runs their jobs, also before they are due. */
async function sendAll(): Promise<void> {
  await planMessages(db)
  const planned = await jobs()
  await db.query({ text: 'delete from graphile_worker._private_jobs' })
  for (const { payload } of planned) await sendMessage(deps, payload)
}

describe('a notification', () => {
  it('is sent by push to each browser of its receiver, in the language of the settings', async () => {
    const [phone, laptop] = [await withBrowser(), await withBrowser()]
    await settings({ language: 'en' })
    await tell(order(muna.id))
    await sendAll()
    expect(service.received).toHaveLength(2)
    const texts = [phone, laptop].map(({ decrypt }, place) =>
      JSON.parse(decrypt(service.received[place]?.body ?? Buffer.alloc(0))),
    )
    expect(texts[0]).toEqual({
      title: 'Your order',
      body: 'Your order 100482 is on the way',
      url: '/profile/purchase-orders/482?lang=en',
      tag: expect.stringMatching(/^notification-\d+$/),
      lang: 'en',
      dir: 'ltr',
      urgent: false,
      end: null,
    })
    expect(texts[1]).toEqual(texts[0])
  })

  it('is sent by e-mail and SMS if the person chose these channels, and only once if it is updated', async () => {
    await settings({ choices: { outbid: ['email', 'sms'] } })
    const lot = await openLot(db, await makeSeller(db))
    await tell(outbid(muna.id, lot))
    await sendAll()
    await tell(outbid(muna.id, lot, 130_000))
    await sendAll()
    const messages = [
      ...(await readOutbox(config.DATA_DIR, muna.email)),
      ...(await readOutbox(config.DATA_DIR, muna.mobile)),
    ]
    expect(messages.map(({ channel }) => channel)).toEqual(['email', 'sms'])
    for (const { text } of messages) {
      expect(text).toContain('زاد عليك س* ا* في مزاد هامور 20 كجم، السعر الآن 1,200.00 ريال')
      expect(text).toContain(`/auctions/${lot}?lang=ar`)
    }
    expect(messages[0]?.text).toContain('/profile/notifications?lang=ar')
  })

  it('of a block is sent by e-mail and SMS to a person who chose no channel', async () => {
    const note = 'بلاغات متكررة'
    const { token } = await addPerson(db, { staff: 'administrator' })
    await ask(market, `POST operator/users/${muna.id}`, { token, body: { blocked: true, note } })
    await sendAll()
    const messages = [
      ...(await readOutbox(config.DATA_DIR, muna.email)),
      ...(await readOutbox(config.DATA_DIR, muna.mobile)),
    ]
    expect(messages.map(({ channel }) => channel)).toEqual(['email', 'sms'])
    for (const { text } of messages) expect(text).toContain(`أوقفت إدارة السوق حسابك: ${note}`)
  })

  it('of an alert is sent by e-mail with the address that ends the alert by one click', async () => {
    const { fish } = await loadIds(db)
    const body = { kind: 'landed', fish_id: known(fish, 'hamour'), channels: ['email'] }
    const { data } = await ask<{ id: number }>(market, 'POST profile/alerts', {
      token: muna.token,
      body,
      locale: 'ar',
    })
    await tell({
      to: muna.id,
      kind: 'alert_landed',
      facts: {
        fish: { ar: 'هامور', en: 'Hamour' },
        market: { ar: 'الدمام', en: 'Dammam' },
        price: halalas(4_500),
      },
      about: 482,
      by: null,
      event: `landed:${data.id}`,
      alert: data.id,
    })
    await tell({ ...order(muna.id), kind: 'order_rated', facts: { number: '100482', stars: 5 } })
    await settings({ subjects: { order_rated: ['email'] } })
    await sendAll()
    const [alert, rated] = await readOutbox(config.DATA_DIR, muna.email)
    const token = deps.tokens.tokenOf(data.id)
    expect(alert?.unsubscribe).toBe(`${deps.site}/unsubscribe/${token}?lang=ar`)
    expect(alert?.text).toContain(`${deps.site}/alert?lang=ar#${token}`)
    expect(rated?.text).toContain('100482')
    expect(rated?.unsubscribe).toContain(`${deps.site}/unsubscribe/${muna.id}.`)
    const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const address = new URL(alert?.unsubscribe ?? '')
    const ended = await fetch(market.url + address.pathname + address.search, { method: 'POST', body: form })
    expect(ended.status).toBe(200)
    expect((await ask(market, 'GET profile/alerts', { token: muna.token })).data).toEqual([])
  })

  it('sent by e-mail has an unsubscribe address that ends only the e-mails of its group, by one click', async () => {
    await settings({
      choices: { orders: ['email', 'sms'], account: ['email'] },
      subjects: { order_delivered: ['email', 'push'] },
    })
    await tell(order(muna.id))
    await sendAll()
    const [sent] = await readOutbox(config.DATA_DIR, muna.email)
    const address = new URL(sent?.unsubscribe ?? '')
    const here = market.url + address.pathname + address.search
    const opened = await fetch(here, { redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/profile/notifications?lang=ar'])
    const form = () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const forged = here.replace('.orders.', '.account.')
    expect((await fetch(forged, { method: 'POST', body: form() })).status).toBe(404)
    const shown = async () => (await ask(market, 'GET profile/notifications', { token: muna.token })).data
    expect(await shown()).toMatchObject({ choices: { orders: ['email', 'sms'] } })
    for (const _ of ['once', 'again']) {
      expect((await fetch(here, { method: 'POST', body: form() })).status).toBe(200)
      expect(await shown()).toMatchObject({
        choices: { orders: ['sms'], account: ['email'] },
        subjects: { order_delivered: ['push'] },
      })
    }
    await tell(order(muna.id, '100483'))
    await sendAll()
    expect(await readOutbox(config.DATA_DIR, muna.email)).toHaveLength(1)
  })

  it('is not sent to people without settings, nor by channels that they did not choose', async () => {
    const other = await addPerson(db)
    await settings({ choices: { orders: [] } })
    await withBrowser()
    await tell(order(muna.id), order(other.id))
    await planMessages(db)
    expect(await jobs()).toEqual([])
  })

  it('is sent by the channels of its subject instead of those of its group', async () => {
    await settings({
      choices: { orders: ['sms'] },
      subjects: { order_delivered: ['email'], order_completed: [] },
    })
    await tell(order(muna.id), order(muna.id, '100483', 'order_accepted'))
    await tell(order(muna.id, '100484', 'order_completed'))
    await sendAll()
    const [mails, texts] = await Promise.all(
      [muna.email, muna.mobile].map((to) => readOutbox(config.DATA_DIR, to)),
    )
    expect(mails?.map(({ text }) => /10048\d/.exec(text)?.[0])).toEqual(['100482'])
    expect(texts?.map(({ text }) => /10048\d/.exec(text)?.[0])).toEqual(['100483'])
  })

  it('is not sent once it is read, or once the person no longer wants it', async () => {
    await withBrowser()
    await tell(order(muna.id, '1'))
    await planMessages(db)
    await ask(market, 'POST notifications/read', { token: muna.token, body: {} })
    await sendAll()
    expect(service.received).toEqual([])
    await tell(order(muna.id, '2'))
    await planMessages(db)
    await settings({ choices: { orders: ['email'] } })
    await sendAll()
    expect(service.received).toEqual([])
  })

  it('of an auction is not sent after the end of the auction', async () => {
    await withBrowser()
    const lot = await openLot(db, await makeSeller(db), { startsInS: -7_200, endsInS: -3_600 })
    await tell(outbid(muna.id, lot))
    await sendAll()
    expect(service.received).toEqual([])
  })

  it('is sent by push again after an update, at least ten seconds after its previous push message', async () => {
    await withBrowser()
    const lot = await openLot(db, await makeSeller(db))
    await tell(outbid(muna.id, lot))
    await sendAll()
    const before = Date.now()
    await tell(outbid(muna.id, lot, 130_000), outbid(muna.id, lot, 140_000))
    await planMessages(db)
    await tell(outbid(muna.id, lot, 150_000))
    await planMessages(db)
    const planned = await jobs()
    expect(planned).toHaveLength(1)
    expect(planned[0]?.run_at.getTime()).toBeGreaterThan(before + 10_000)
    await sendAll()
    expect(service.received).toHaveLength(2)
  })
})

describe('quiet hours', () => {
  const minutes = (ms: number) => riyadhTime(new Date(Date.now() + ms))

  it('delay push and SMS until their end, but do not delay e-mail', async () => {
    await withBrowser()
    await settings({
      quiet: { from: minutes(-120_000), until: minutes(3_600_000) },
      urgent_in_quiet: false,
      choices: { outbid: ['push', 'email', 'sms'] },
    })
    const lot = await openLot(db, await makeSeller(db))
    await tell(outbid(muna.id, lot))
    await planMessages(db)
    const planned = await jobs()
    const delays = Object.fromEntries(
      planned.map(({ payload, run_at }) => [payload.channel, run_at.getTime() - Date.now()]),
    )
    expect(delays.email).toBeLessThan(1_000)
    expect(delays.push).toBeGreaterThan(3_400_000)
    expect(delays.sms).toBe(delays.push)
    await db.query({ text: 'delete from graphile_worker._private_jobs' })
  })

  it('do not delay urgent messages if the person wants these', async () => {
    await withBrowser()
    await settings({ quiet: { from: minutes(-120_000), until: minutes(3_600_000) } })
    const lot = await openLot(db, await makeSeller(db))
    await tell(outbid(muna.id, lot))
    await planMessages(db)
    const [planned] = await jobs()
    expect((planned?.run_at.getTime() ?? Number.NaN) - Date.now()).toBeLessThan(1_000)
    await db.query({ text: 'delete from graphile_worker._private_jobs' })
  })
})

describe('a subscription', () => {
  const devices = async ({ token } = muna) =>
    (await ask<{ push: { devices: number } }>(market, 'GET profile/notifications', { token })).data.push
      .devices

  it.each([404, 410, 403])('is deleted after the answer %i of its push service', async (status) => {
    await withBrowser()
    service.answer.status = status
    await tell(order(muna.id))
    await sendAll()
    expect(await devices()).toBe(0)
  })

  it('stays after a temporary failure, and the message is retried', async () => {
    await withBrowser()
    service.answer.status = 503
    await tell(order(muna.id))
    await planMessages(db)
    const [job] = await jobs()
    await expect(sendMessage(deps, job?.payload)).rejects.toThrow('status 503')
    service.answer.status = 201
    await sendAll()
    expect([await devices(), service.received.length]).toEqual([1, 2])
  })

  it('ends with its sign-in', async () => {
    const { signIn } = await addSignIn(db, muna.id)
    await withBrowser({ ...muna, caller: { ...muna.caller, signIn } })
    expect(await devices()).toBe(1)
    await db.query({ text: 'delete from tokens where id = $1', values: [signIn] })
    expect(await devices()).toBe(0)
  })
})

it('an account that is removed loses its settings and subscriptions', async () => {
  await withBrowser()
  const body = { password: muna.password }
  expect((await ask(market, 'POST profile/delete', { token: muna.token, body })).status).toBe(200)
  const rows = await db.query({
    text: `select user_id from notification_settings where user_id = $1
           union all select user_id from push_subscriptions where user_id = $1`,
    values: [muna.id],
  })
  expect(rows).toEqual([])
})
