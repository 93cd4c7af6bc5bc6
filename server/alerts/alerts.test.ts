import { beforeEach, describe, expect, it } from 'vitest'
import { known, loadIds } from '#demo/store.ts'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import type { Alert } from '#shared/alerts/contract.ts'
import { mostAlerts } from '#shared/alerts/rules.ts'
import { openAlertTokens } from '../notifications/alertTokens.ts'

const market = await testMarket()
const ids = await loadIds(market.db)
const hamour = known(ids.fish, 'hamour')
const dammam = known(ids.markets, 'dammam-central')
const tokens = await openAlertTokens(market.config)

let nora: TestPerson
let salem: TestPerson
beforeEach(async () => {
  nora = await addPerson(market.db)
  salem = await addPerson(market.db)
})

const price = {
  kind: 'price',
  fish_id: hamour,
  market_id: dammam,
  origin: 'local',
  price: '٤٥',
  channels: ['push'],
}
const add = (body: object = price, { token } = nora) =>
  ask<Alert>(market, 'POST profile/alerts', { token, body })
const list = async ({ token } = nora, locale: 'ar' | 'en' = 'ar') =>
  (await ask<Alert[]>(market, 'GET profile/alerts', { token, locale })).data
const change = (id: number, body: object, { token } = nora) =>
  ask<Alert>(market, `POST profile/alerts/${id}`, { token, body })
const remove = (id: number, { token } = nora) => ask(market, `DELETE profile/alerts/${id}`, { token })

describe('POST profile/alerts', () => {
  it('adds an alert, which GET profile/alerts lists', async () => {
    const { status, data } = await add()
    expect(status).toBe(201)
    expect(data).toEqual({
      id: expect.any(Number),
      kind: 'price',
      fish: { id: hamour, code: 'hamour', name: 'هامور' },
      market: { id: dammam, name: expect.stringContaining('الدمام') },
      coast: null,
      origin: 'local',
      price: 45,
      channels: ['push'],
      often: 'daily',
      created_at: expect.any(String),
      sent_at: null,
    })
    expect(await list()).toEqual([data])
    expect((await list(nora, 'en'))[0]?.fish.name).toBe('Hamour')
  })

  it('stores a price and an origin only for price alerts', async () => {
    const { data } = await add({ ...price, kind: 'landed' })
    expect(data).toMatchObject({ kind: 'landed', price: null, origin: null })
  })

  it('refuses a second alert of the same kind, species, place and origin', async () => {
    await add()
    const again = await add({ ...price, price: 40 })
    expect([again.status, again.failure.code]).toEqual([409, 'already_exists'])
    expect((await add({ ...price, origin: 'imported' })).status).toBe(201)
    for (const place of [
      { market_id: '' },
      { market_id: '', coast: 'gulf' },
      { market_id: '', coast: 'red_sea' },
    ]) {
      expect((await add({ ...price, ...place })).status).toBe(201)
      expect((await add({ ...price, ...place })).failure.code).toBe('already_exists')
    }
    expect((await list()).map(({ market: of, coast }) => of?.id ?? coast)).toEqual([
      ...['red_sea', 'gulf', null],
      ...[dammam, dammam],
    ])
  })

  it.each([
    [{ ...price, price: undefined }, 'price'],
    [{ ...price, origin: undefined }, 'origin'],
    [{ ...price, price: 0 }, 'price'],
    [{ ...price, fish_id: 2_000_000_000 }, 'fish_id'],
    [{ ...price, market_id: 2_000_000_000 }, 'market_id'],
    [{ ...price, coast: 'gulf' }, 'coast'],
    [{ ...price, market_id: '', coast: 'dead_sea' }, 'coast'],
    [{ ...price, channels: ['pigeon'] }, 'channels.0'],
    [{ ...price, channels: undefined }, 'channels'],
    [{ ...price, kind: 'rumour' }, 'kind'],
  ])('refuses %j at its field', async (body, field) => {
    const { status, failure } = await add(body)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
    expect(await list()).toEqual([])
  })

  it('adds at most the limit of alerts, also for concurrent calls', async () => {
    const fish = [...ids.fish.values()].slice(0, mostAlerts + 2)
    const answers = await Promise.all(fish.map((fish_id) => add({ ...price, kind: 'landed', fish_id })))
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    const stored = await list()
    expect(stored).toHaveLength(mostAlerts)
    await remove(stored[4]?.id ?? 0)
    expect((await add()).status).toBe(201)
  })
})

describe('POST profile/alerts/{id}', () => {
  it('replaces an alert, which may be sent again on that day', async () => {
    const { data } = await add()
    await market.db.query({ text: 'update alerts set fired_at = now() where id = $1', values: [data.id] })
    expect((await list())[0]?.sent_at).not.toBeNull()
    const changed = await change(data.id, {
      ...price,
      price: 40,
      often: 'always',
      channels: ['sms', 'email'],
    })
    expect(changed.data).toEqual({
      ...data,
      price: 40,
      often: 'always',
      channels: ['sms', 'email'],
    })
  })

  it('refuses terms that another alert of the same person has', async () => {
    const { data } = await add()
    const { data: other } = await add({ ...price, kind: 'landed' })
    expect((await change(other.id, price)).failure.code).toBe('already_exists')
    expect((await change(data.id, price)).status).toBe(200)
  })

  it('and DELETE answer not_found for an alert of another person', async () => {
    const { data } = await add()
    const answers = [await change(data.id, price, salem), await remove(data.id, salem)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(await list()).toEqual([data])
    expect((await remove(data.id)).status).toBe(200)
    expect(await list()).toEqual([])
  })
})

describe('the link of an alert', () => {
  const show = (token: string) =>
    ask<Partial<Alert>>(market, 'POST alerts/show', { body: { token }, locale: 'en' })
  const end = (token: string) => ask(market, 'POST alerts/end', { body: { token } })

  it('shows and ends the alert without a sign-in, and only by POST', async () => {
    const { data } = await add()
    const token = tokens.tokenOf(data.id)
    expect((await show(token)).data).toEqual({
      kind: 'price',
      fish: { id: hamour, code: 'hamour', name: 'Hamour' },
      market: { id: dammam, name: expect.stringContaining('Dammam') },
      coast: null,
      origin: 'local',
      price: 45,
    })
    for (const path of ['alerts/show', 'alerts/end'] as const)
      expect((await fetch(`${market.url}/api/${path}?token=${token}`)).status).toBe(405)
    expect(await list()).toHaveLength(1)
    expect((await end(token)).status).toBe(200)
    expect(await list()).toEqual([])
    expect([(await show(token)).status, (await end(token)).status]).toEqual([404, 200])
  })

  it('is refused with another signature and changes nothing', async () => {
    const { data } = await add()
    const [, signature = ''] = tokens.tokenOf(data.id + 1).split('.')
    for (const token of [`${data.id}.${signature}`, `${data.id}`, '', 'x'.repeat(61)]) {
      expect([404, 422]).toContain((await end(token)).status)
      expect([404, 422]).toContain((await show(token)).status)
    }
    expect(await list()).toHaveLength(1)
  })
})

describe('the address of List-Unsubscribe (RFC 8058)', () => {
  const oneClick = 'List-Unsubscribe=One-Click'
  const addressOf = (token: string) => `${market.url}/unsubscribe/${token}`
  const post = (token: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(addressOf(token), { method: 'POST', body, headers })
  const encoded = { 'content-type': 'application/x-www-form-urlencoded' }
  const parts = new FormData()
  parts.set('List-Unsubscribe', 'One-Click')

  it.each([
    ['an encoded form', oneClick, encoded],
    ['a form of parts', parts, undefined],
  ])('ends the alert by %s without a sign-in, and accepts a repetition', async (_form, body, headers) => {
    const { data } = await add()
    const token = tokens.tokenOf(data.id)
    const answers = [await post(token, body, headers), await post(token, body, headers)]
    expect(answers.map(({ status, redirected }) => [status, redirected])).toEqual([
      [200, false],
      [200, false],
    ])
    expect(await list()).toEqual([])
  })

  it('ends no alert after another body, another token, or a GET, which redirects to the page', async () => {
    const { data } = await add()
    const token = tokens.tokenOf(data.id)
    const statuses = [
      await post(token, 'List-Unsubscribe=Maybe', encoded),
      await post(token, '', encoded),
      await post(token, '{}', { 'content-type': 'application/json' }),
      await post(tokens.tokenOf(data.id + 1).replace(/^\d+/, String(data.id)), oneClick, encoded),
      await post(token, `${oneClick}&${'x'.repeat(3_000)}`, encoded),
    ].map(({ status }) => status)
    expect(statuses).toEqual([400, 400, 415, 404, 413])
    const page = await fetch(`${addressOf(token)}?lang=en`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([303, `/alert?lang=en#${token}`])
    expect((await fetch(addressOf('7.x'), { redirect: 'manual' })).status).toBe(404)
    expect(await list()).toEqual([data])
  })
})

describe('the alerts of an account', () => {
  it('are in its export and are deleted with the account', async () => {
    const { data } = await add()
    const exported = await ask<{ alerts: object[] }>(market, 'GET profile/export', { token: nora.token })
    expect(exported.data.alerts).toEqual([data])
    const body = { password: nora.password }
    expect((await ask(market, 'POST profile/delete', { token: nora.token, body })).status).toBe(200)
    expect(
      await market.db.query({ text: 'select id from alerts where user_id = $1', values: [nora.id] }),
    ).toEqual([])
  })
})
