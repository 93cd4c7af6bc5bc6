import { describe, expect, it } from 'vitest'
import { openTestBehar } from '#demo/testing/behar.ts'
import { testBehar } from '#demo/testing/fixtures/behar.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { siteOrigins } from '#platform/addresses.ts'

const market = await testMarket({ template: 'empty' })
const site = 'https://samak.example'
const behar = await testBehar(market, { env: { PUBLIC_URL: `${site}/market`, RATE_LIMITS: 'on' } })

const path = 'platforms/behar-market/subscription'
const get = (origin: string | undefined, call = path) =>
  fetch(`${behar.url}/api/${call}`, { headers: origin === undefined ? {} : { origin } })
const preflight = (origin: string, call = path) =>
  fetch(`${behar.url}/api/${call}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  })

/** Returns the headers by which browsers decide whether a page may read an answer. */
function corsOf({ headers }: Response): Record<string, string | null> {
  const names = [
    'allow-origin',
    'allow-methods',
    'allow-headers',
    'max-age',
    'expose-headers',
    'allow-credentials',
  ]
  return Object.fromEntries(names.map((name) => [name, headers.get(`access-control-${name}`)]))
}
const nothing = {
  'allow-origin': null,
  'allow-methods': null,
  'allow-headers': null,
  'max-age': null,
  'expose-headers': null,
  'allow-credentials': null,
}

describe('allowSite, for pages of the site,', () => {
  it('lets the page read a refusal and its Retry-After header', async () => {
    const refused = await get(site)
    expect(refused.status).toBe(401)
    expect(corsOf(refused)).toEqual({ ...nothing, 'allow-origin': site, 'expose-headers': 'Retry-After' })
    expect(refused.headers.get('vary')).toContain('origin')
    expect(refused.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect((await get(site, 'gone')).headers.get('access-control-allow-origin')).toBe(site)
  })

  it('answers preflights with the allowed methods and headers and a max-age', async () => {
    const answer = await preflight(site)
    expect(answer.status).toBe(204)
    expect(await answer.text()).toBe('')
    expect(corsOf(answer)).toEqual({
      ...nothing,
      'allow-origin': site,
      'allow-methods': 'GET, POST',
      'allow-headers': 'Authorization, Content-Type, Accept-Language, Idempotency-Key',
      'max-age': '7200',
      'expose-headers': 'Retry-After',
    })
    expect(answer.headers.get('vary')).toContain('origin')
  })

  it('adds origin to Vary', async () => {
    const { headers } = await fetch(`${behar.url}/api/openapi.json`, { headers: { origin: site } })
    expect(headers.get('vary')).toBe('origin')
    expect(headers.get('access-control-allow-origin')).toBe(site)
  })

  it('lets the page read a 429 and its Retry-After header', async () => {
    let last: Response | undefined
    for (let each = 0; each < 200 && last?.status !== 429; each++) {
      last = await fetch(`${behar.url}/api/user/login`, { method: 'POST', headers: { origin: site } })
      await last.arrayBuffer()
    }
    expect(last?.status).toBe(429)
    expect(last && corsOf(last)).toMatchObject({ 'allow-origin': site, 'expose-headers': 'Retry-After' })
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('allowSite, for other origins,', () => {
  it.each([
    'https://samak.example.com',
    'http://samak.example',
    'https://samak.example:8443',
    'https://SAMAK.example',
    'null',
    '*',
  ])('sends no CORS headers to %s', async (origin) => {
    for (const answer of [await get(origin), await preflight(origin)]) {
      expect(corsOf(answer)).toEqual(nothing)
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
      // The header Vary contains the origin, so that caches do not use a copy of this answer for pages of the site.
      expect(answer.headers.get('vary')).toContain('origin')
    }
  })

  it('sends no CORS headers if the request has no origin', async () => {
    expect(corsOf(await get(undefined))).toEqual(nothing)
  })
})

describe('siteOrigins', () => {
  it('returns the origin of PUBLIC_URL, or else the origins of loopback and of another HOST', () => {
    const places = { HOST: '127.0.0.1', PORT: 3000, PUBLIC_URL: undefined }
    expect(siteOrigins(places)).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000'])
    expect(siteOrigins({ ...places, HOST: '192.0.2.7' })).toContain('http://192.0.2.7:3000')
    expect(siteOrigins({ ...places, PUBLIC_URL: 'https://a.example:443/x/' })).toEqual(['https://a.example'])
  })
})

describe('the integration without the main API', () => {
  it('answers the site with 503 and CORS headers', async () => {
    const without = await openTestBehar(market, { env: { PUBLIC_URL: site }, siteUrl: 'http://127.0.0.1:9' })
    const answer = await fetch(`${without.url}/api/platforms/behar-market`, {
      headers: { origin: site, authorization: 'Bearer abc' },
    })
    expect(answer.status).toBe(503)
    expect(corsOf(answer)).toMatchObject({ 'allow-origin': site })
    expect(answer.headers.get('retry-after')).toBe('3')
    await without.close()
  })
})
