import type { APIRequestContext } from '@playwright/test'
import { demoAccounts, demoPassword } from '#demo/people/accounts.ts'
import type { AuctionStatus } from '#shared/auctions/status.ts'
import { expect } from '../support/fixtures.ts'
import { accountOf } from '../support/people.ts'

/** Returns a public path with an existing id as its parameter. */
export async function addressOf(
  request: APIRequestContext,
  path: string,
  state?: AuctionStatus,
): Promise<string> {
  const get = async (call: string, params: Record<string, string | number> = {}) =>
    (await (await request.get(`/api/${call}`, { params })).json()).data
  const [parent = '', rest] = path.split('/$')
  if (!rest) return path
  const [parameter, ...below] = rest.split('/')
  if (parameter === 'fish') return [parent, (await get('main')).fish[0].code, ...below].join('/')
  if (parameter === 'market') return `${parent}/${(await get('main/options')).markets[0].id}`
  if (parameter === 'newsId') return `${parent}/${(await get('blogs')).data[0].id}`
  if (parameter === 'landingId') return `${parent}/${await arrivingCatch(request)}`
  if (parameter === 'sessionId') return `${parent}/${await announcedSession(request)}`
  if (parameter === 'requestId') return `${parent}/${await openRequest(request)}`
  if (parameter === 'auctionId') {
    const wanted = state ?? 'ordered'
    const status = wanted === 'open' || wanted === 'scheduled' ? wanted : 'ended'
    const { data } = await get('auction/local', { status, way: 'english', limit: 60 })
    const found = data.find((auction: { status: AuctionStatus }) => auction.status === wanted)
    expect(found, `an auction that is ${wanted}`).toBeDefined()
    return [parent, found.id, ...below].join('/')
  }
  const call = { '/special-products': 'products/special', '/local-market': 'products/local' }[parent]
  const found = await get(call ?? 'products/imported')
  return `${parent}/${(found.products ?? found).data[0].id}`
}

/** Announces a session of a market, because the demo data of the tests has none. */
async function announcedSession(request: APIRequestContext): Promise<number> {
  const { sessions } = (await (await request.get('/api/auction/sessions')).json()).data
  if (sessions.length > 0) return sessions[0].id
  const account = demoAccounts.find((one) => 'staffRole' in one)
  const data = { mobile: account?.mobile, password: demoPassword }
  const { token } = (await (await request.post('/api/login', { data })).json()).data
  const { markets } = (await (await request.get('/api/main/options')).json()).data
  const form = {
    market_id: markets[0].id,
    starts_at: new Date(Date.now() + 3 * 3_600_000).toISOString(),
    seconds_per_lot: 120,
  }
  const headers = { Authorization: `Bearer ${token}` }
  const made = await request.post('/api/auction/sessions', { data: form, headers })
  expect(made.status()).toBe(201)
  return (await made.json()).data.id
}

/** Announces a catch, because the demo data of the tests has none. */
async function arrivingCatch(request: APIRequestContext): Promise<number> {
  const list = await (await request.get('/api/landings')).json()
  if (list.data.landings.data.length > 0) return list.data.landings.data[0].id
  const { token } = (await (await request.post('/api/login', { data: accountOf('fisherman') })).json()).data
  const { fish, markets, sizes, qualities, fish_types } = (
    await (await request.get('/api/main/options')).json()
  ).data
  const form = {
    type_fish_id: fish.find(({ code }: { code: string }) => code === 'safi').id,
    market_id: markets[0].id,
    size: sizes[0].id,
    quality: qualities[0].id,
    fish_type: fish_types.find(({ code }: { code: string }) => code === 'fresh').id,
    quantity: 120,
    price: 26,
    lands_at: new Date(Date.now() + 3 * 3_600_000).toISOString(),
  }
  const made = await request.post('/api/landings', {
    data: form,
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(made.status()).toBe(201)
  return (await made.json()).data.id
}

/** Creates an open request, because the demo data has none. */
async function openRequest(request: APIRequestContext): Promise<number> {
  const list = await (await request.get('/api/requests/list')).json()
  if (list.data.data.length > 0) return list.data.data[0].id
  const { token } = (await (await request.post('/api/login', { data: accountOf('local_buyer') })).json()).data
  const { fish, cities } = (await (await request.get('/api/main/options')).json()).data
  const form = {
    title: 'هامور وسط لمطعم',
    fish_id: fish[0].id,
    city_id: cities[0].id,
    quantity: 60,
    price: 58,
  }
  const headers = { Authorization: `Bearer ${token}` }
  const made = await request.post('/api/requests/create', { data: form, headers })
  expect(made.status()).toBe(201)
  return (await made.json()).data.id
}
