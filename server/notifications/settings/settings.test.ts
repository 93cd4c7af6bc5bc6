import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { makeBrowser } from '#demo/testing/push/pushService.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { defaultChoices } from '#shared/notifications/groups.ts'
import type { NotificationSettings } from '#shared/notifications/settings.ts'
import { mostDevices } from '../push/store.ts'

const market = await testMarket()
let huda: TestPerson
beforeEach(async () => {
  huda = await addPerson(market.db)
})

const get = async (locale: 'ar' | 'en' = 'ar') =>
  (await ask<NotificationSettings>(market, 'GET profile/notifications', { token: huda.token, locale })).data
const change = (body: object) =>
  ask<NotificationSettings>(market, 'POST profile/notifications', { token: huda.token, body })
const wrongFields = ({ failure }: Awaited<ReturnType<typeof change>>) => Object.keys(failure.errors ?? {})

describe('GET profile/notifications', () => {
  it('returns the defaults in the language of the call until the person has changed a setting', async () => {
    expect(await get('en')).toEqual({
      language: 'en',
      choices: defaultChoices,
      subjects: {},
      quiet: null,
      urgent_in_quiet: true,
      available: { email: true, sms: true },
      push: { key: expect.stringMatching(/^[\w-]{87}$/), devices: 0 },
    })
  })

  it('offers no SMS to a person whose mobile is not verified', async () => {
    await market.db.query({
      text: "update users set mobile_verified_at = null, verify_by = now() + interval '1 day' where id = $1",
      values: [huda.id],
    })
    expect((await get()).available).toEqual({ email: true, sms: false })
  })
})

describe('POST profile/notifications', () => {
  it('changes the sent settings and groups, and keeps the others', async () => {
    const first = await change({
      choices: { outbid: ['push', 'sms'] },
      quiet: { from: '22:30', until: '06:00' },
    })
    expect(first.data).toMatchObject({ language: 'ar', quiet: { from: '22:30', until: '06:00' } })
    const { data } = await change({ choices: { orders: [] }, language: 'en', urgent_in_quiet: false })
    expect(data).toEqual(await get())
    expect(data).toMatchObject({
      language: 'en',
      choices: { ...defaultChoices, outbid: ['push', 'sms'], orders: [] },
      quiet: { from: '22:30', until: '06:00' },
      urgent_in_quiet: false,
    })
    expect((await change({ quiet: null })).data.quiet).toBeNull()
  })

  it('stores separate channels of a subject until the subject follows its group again', async () => {
    await change({ subjects: { order_rated: [], sale_placed: ['push', 'sms'] } })
    const { data } = await change({ subjects: { payout: ['email'], order_rated: null } })
    expect(data).toEqual(await get())
    expect(data).toMatchObject({
      choices: defaultChoices,
      subjects: { sale_placed: ['push', 'sms'], payout: ['email'] },
    })
    expect(Object.keys(data.subjects)).toHaveLength(2)
  })

  it.each([
    [{ quiet: { from: '24:00', until: '06:00' } }, 'quiet.from'],
    [{ quiet: { from: '06:00', until: '06:00' } }, 'quiet.until'],
    [{ quiet: { from: '22:00' } }, 'quiet.until'],
    [{ choices: { outbid: ['pigeon'] } }, 'choices.outbid.0'],
    [{ choices: { outbid: ['push', 'push'] } }, 'choices.outbid'],
    [{ subjects: { payout: ['pigeon'] } }, 'subjects.payout.0'],
    [{ subjects: { payout: 'push' } }, 'subjects.payout'],
    [{ language: 'fr' }, 'language'],
  ])('refuses %j at its field', async (body, field) => {
    const answer = await change(body)
    expect([answer.status, wrongFields(answer)]).toEqual([422, [field]])
  })
})

const subscribe = (subscription: object, { token } = huda) =>
  ask<{ devices: number }>(market, 'POST profile/push', { token, body: subscription })
const end = (endpoint: string, { token } = huda) =>
  ask<{ devices: number }>(market, 'POST profile/push/end', { token, body: { endpoint } })
const browser = (place: number) =>
  makeBrowser(`https://push${place}.example.com/send/${huda.id}-${place}`).subscription

describe('POST profile/push', () => {
  it('subscribes each browser once, and keeps the newest browsers up to a limit', async () => {
    expect((await subscribe(browser(0))).status).toBe(201)
    expect((await subscribe(browser(0))).data).toEqual({ devices: 1 })
    for (let place = 1; place <= mostDevices; place++) await subscribe(browser(place))
    expect((await get()).push.devices).toBe(mostDevices)
    expect((await end(browser(0).endpoint)).data).toEqual({ devices: mostDevices })
    expect((await end(browser(1).endpoint)).data).toEqual({ devices: mostDevices - 1 })
  })

  it('moves the subscription of a browser to the account that signs in there', async () => {
    const other = await addPerson(market.db)
    await subscribe(browser(0))
    expect((await subscribe(browser(0), other)).data).toEqual({ devices: 1 })
    expect((await get()).push.devices).toBe(0)
    await end(browser(0).endpoint)
    expect((await subscribe(browser(0), other)).data).toEqual({ devices: 1 })
  })

  it.each([
    ...['http://push.example.com/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://localhost/x'],
    ...['https://push.example.com:8080/x', 'https://user@push.example.com/x', 'ftp://push.example.com/x'],
    ...['https://10.0.0.1/x', 'https://0x7f.1/x', 'javascript:alert(1)', 'https://push.example.com/\n'],
  ])('refuses the endpoint %j', async (endpoint) => {
    const { status, failure } = await subscribe({ ...browser(0), endpoint })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['endpoint']])
  })

  it('refuses keys of another length', async () => {
    const { status, failure } = await subscribe({ ...browser(0), p256dh: 'BAAA', auth: 'AAAA' })
    expect([status, Object.keys(failure.errors ?? {}).sort()]).toEqual([422, ['auth', 'p256dh']])
  })
})

describe('POST push/replace', () => {
  const replace = (old: { endpoint: string; auth: string }, subscription: object) =>
    ask(market, 'POST push/replace', {
      body: { old: { endpoint: old.endpoint, auth: old.auth }, ...subscription },
    })
  const rows = () =>
    market.db.query<{ id: number; endpoint: string; auth: string }>({
      text: 'select id, endpoint, auth from push_subscriptions where user_id = $1 order by id',
      values: [huda.id],
    })

  it('replaces the subscription of a browser under the same id, so that waiting messages reach the new one', async () => {
    const [old, next] = [browser(0), browser(1)]
    await subscribe(old)
    const [row] = await rows()
    expect((await replace(old, next)).status).toBe(200)
    expect(await rows()).toEqual([{ id: row?.id, endpoint: next.endpoint, auth: next.auth }])
    expect((await replace(old, browser(2))).status).toBe(404)
  })

  it('refuses another secret, an unknown endpoint and an endpoint that is not public', async () => {
    const [own, other] = [browser(0), browser(1)]
    await subscribe(own)
    const before = await rows()
    const answers = [
      await replace({ ...own, auth: other.auth }, other),
      await replace(other, browser(2)),
      await replace(own, { ...other, endpoint: 'https://127.0.0.1/x' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 422])
    expect(await rows()).toEqual(before)
  })

  it('deletes the old subscription and leaves the new one unchanged if the new one is already known', async () => {
    const other = await addPerson(market.db)
    const [old, next] = [browser(0), browser(1)]
    await subscribe(old)
    await subscribe(next, other)
    expect((await replace(old, browser(1))).status).toBe(200)
    expect(await rows()).toEqual([])
    const [kept] = await market.db.query<{ auth: string }>({
      text: 'select auth from push_subscriptions where user_id = $1',
      values: [other.id],
    })
    expect(kept?.auth).toBe(next.auth)
  })
})
