import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { testBehar } from '#demo/testing/fixtures/behar.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openOrigin } from './origin.ts'
import type { PageServer } from './pages.ts'

const pages: PageServer = {
  files: { folder: import.meta.dirname },
  close: async () => undefined,
  entry: async () => ({
    knownQuery: ['lang'],
    offline: () => '',
    busy: () => '',
    late: () => '',
    fetch: async ({ url }, { context: { origin } }) =>
      new Response(`<link rel="canonical" href="${new URL(url).href}"> of ${origin}`),
  }),
}

const market = await testMarket({ env: { PORT: '3000' }, pages })
const behar = await testBehar(market)

/** Sends the lines of a request unchanged over a new connection. */
async function send(url: string, ...lines: string[]): Promise<{ status: number; whole: string }> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  // The socket is not half-closed, because a server may treat a half-closed client as disconnected.
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  const whole = await text(socket)
  return { status: Number(/^HTTP\/1\.\d (\d{3})/.exec(whole)?.[1]), whole }
}

const targets = ['/', '/home', '/offline', '/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/api/main']
const hosts = [
  ...['evil.example', 'evil.example:80', 'a b', 'a/b', 'x@y', '[', '[::1', 'localhost.evil.example'],
  ...['localhost:99999', 'localhost:x', '%', '"><script>', '\u00ff', '-', '', '127.0.0.1:3000@evil.example'],
]

describe('the Host header', () => {
  it.each(hosts)('"%s" causes no server error and is not echoed', async (host) => {
    for (const target of targets) {
      const { status, whole } = await send(market.url, `GET ${target} HTTP/1.1`, `Host: ${host}`)
      expect(status, target).toBeGreaterThanOrEqual(200)
      expect(status, target).toBeLessThan(500)
      expect(whole, target).not.toMatch(/evil|script>|99999/)
    }
    const { status } = await send(behar.url, 'GET /api/openapi.json HTTP/1.1', `Host: ${host}`)
    expect([200, 400]).toContain(status)
  })

  it('may be missing in HTTP/1.0 but not in HTTP/1.1', async () => {
    for (const { url } of [market, behar]) {
      expect((await send(url, 'GET /healthz HTTP/1.1')).status).toBe(400)
      expect((await send(url, 'GET /healthz HTTP/1.0')).status).toBe(200)
    }
    for (const target of targets) {
      const { status, whole } = await send(market.url, `GET ${target} HTTP/1.0`)
      expect(status, target).toBe(200)
      expect(whole, target).not.toContain('undefined')
    }
    expect((await send(market.url, 'GET /home HTTP/1.0')).whole).toContain('"http://localhost:3000/home"')
  })

  it('becomes the origin of the pages when it names loopback', async () => {
    const { whole } = await send(market.url, 'GET /home HTTP/1.1', 'Host: 127.0.0.1:4711')
    expect(whole).toContain('"http://127.0.0.1:4711/home"')
  })
})

describe('a request', () => {
  it.each([
    ['http://evil.example/home', 200],
    ['HTTP://evil.example:99999/home?lang=en', 200],
    ['https://evil.example', 200],
    ['http://evil.example?lang=en', 200],
    ['//', 200],
    ['//evil.example/home', 200],
    ['/\\evil.example/home', 200],
    ['///', 200],
    ['/%', 400],
    ['http:///home', 200],
    ['http://evil.example/api/main', 200],
    ['http://evil.example/api/nothing', 404],
  ])('for the target %s is answered with %i', async (target, expected) => {
    const { status, whole } = await send(market.url, `GET ${target} HTTP/1.1`, 'Host: localhost:3000')
    expect(status).toBe(expected)
    expect(whole).not.toMatch(/\/\/(evil|")/)
  })

  it.each(['http://evil.example/healthz', 'HTTP://x/healthz'])(
    'for the target %s is answered with 200 by the integration',
    async (target) => {
      expect((await send(behar.url, `GET ${target} HTTP/1.1`, 'Host: x')).status).toBe(200)
    },
  )

  it.each(['OPTIONS * HTTP/1.1', 'CONNECT evil.example:443 HTTP/1.1', 'GET * HTTP/1.1', 'GET home HTTP/1.1'])(
    'with the first line %s causes no server error',
    async (line) => {
      for (const { url } of [market, behar]) {
        const { status } = await send(url, line, 'Host: localhost:3000')
        expect(Number.isNaN(status) || (status >= 200 && status < 500), String(status)).toBe(true)
      }
    },
  )
})

describe('openOrigin', () => {
  const of = (host: string | undefined, config: { PUBLIC_URL?: string; PORT?: number } = {}) =>
    openOrigin({ PUBLIC_URL: undefined, PORT: 3000, ...config })({
      headers: host === undefined ? {} : { host },
    })

  it('returns the origin of PUBLIC_URL for every request', () => {
    expect(of('localhost:3000', { PUBLIC_URL: 'https://samak.example/market/' })).toBe(
      'https://samak.example',
    )
  })

  it('returns the origin of a loopback Host, or a fixed origin for other hosts', () => {
    for (const host of ['localhost', 'localhost:8080', '127.0.0.1:1', '127.9.8.7:65535', '[::1]:3000'])
      expect(of(host)).toBe(`http://${host}`)
    for (const host of [
      undefined,
      '',
      'samak.example',
      '10.0.0.1:3000',
      'localhost:0',
      'localhost:65536',
      '127.0.0.999',
      '127.0.0.1.evil',
      'LOCALHOST.evil',
    ])
      expect(of(host)).toBe('http://localhost:3000')
    expect(of('samak.example', { PORT: 0 })).toBe('http://localhost')
  })
})
