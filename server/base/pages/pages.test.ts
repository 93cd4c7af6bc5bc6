import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLog } from '#platform/logs/log.ts'
import { mountPages, type PageServer } from './pages.ts'

let folder: string
let app: FastifyInstance
/** The rendered addresses, each preceded by its language. */
let rendered: string[]
let called: string[]
let respond: (nonce: string) => Response

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/app-AbC123.js'), 'export const a = 1')
  await writeFile(join(folder, 'assets/app-AbC123.js.br'), 'brotli form')
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'sw.js'), 'worker')
  await writeFile(join(folder, 'sw.js.br'), 'worker')
})
afterAll(() => rm(folder, { recursive: true }))

beforeEach(async () => {
  rendered = []
  called = []
  respond = (nonce) =>
    html(`<html><head><script nonce="${nonce}">first()</script></head><body>سوق</body></html>`)
  app = await openApp()
  return () => app.close()
})

describe('the language of a page (contract, section 9)', () => {
  const languageOf = async (url: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url, headers })).headers['content-language']

  it('is Arabic by default, regardless of the browser’s preferred language', async () => {
    expect(await languageOf('/home', { 'accept-language': 'en-GB' })).toBe('ar')
  })
  it('is taken from the cookie when the cookie names a supported language', async () => {
    expect(await languageOf('/home', { cookie: 'a=b; locale=en' })).toBe('en')
    expect(await languageOf('/home', { cookie: 'locale=fr' })).toBe('ar')
  })
  it('is taken from ?lang= even when the cookie names another language', async () => {
    expect(await languageOf('/home?lang=ar', { cookie: 'locale=en' })).toBe('ar')
    expect(await languageOf('/home?lang=fr', { cookie: 'locale=en' })).toBe('en')
  })
})

describe('rendering a page', () => {
  it('happens once for any number of concurrent readers', async () => {
    await Promise.all(Array.from({ length: 20 }, () => app.inject('/home')))
    expect(rendered).toEqual(['ar http://localhost/home'])
  })
  it('happens once for each language and set of known query parameters', async () => {
    await app.inject('/local-market?page=2&fishId=3&utm_source=x')
    await app.inject('/local-market?fishId=3&page=2')
    await app.inject({ url: '/local-market?fishId=3&page=2', headers: { cookie: 'locale=en' } })
    expect(rendered).toEqual([
      'ar http://localhost/local-market?fishId=3&page=2',
      'en http://localhost/local-market?fishId=3&page=2',
    ])
  })
  it('is repeated for the next request after a failure', async () => {
    respond = () => html('<html></html>', 503)
    const first = await app.inject('/home')
    expect(first.statusCode).toBe(503)
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' })
    respond = () => html('<html></html>')
    expect((await app.inject('/home')).statusCode).toBe(200)
  })
  it('is repeated at once when a lazy part was still loading', async () => {
    const renderings = [html('<html><template id="B:0"></template></html>'), html('<html>whole</html>')]
    respond = () => renderings.shift() ?? html('<html>a third time</html>')
    expect((await app.inject('/home')).body).toBe('<html>whole</html>')
  })
  it('sends equal calls of the API only once', async () => {
    await app.inject('/twice')
    expect(called).toEqual(['GET main'])
  })
})

describe('a page’s response', () => {
  it('allows each inline script of the application by its hash', async () => {
    const { headers } = await app.inject('/home')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A='")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  })
  it.each([
    ['a script element in a text', '<p><script>stolen()</script></p>'],
    ['a script with a made-up nonce', '<script nonce="made-up">stolen()</script>'],
    ['a script with the word nonce in its text', '<script>stolen() // nonce=""</script>'],
    ['an element that encloses our own script', '<script>stolen()<!--'],
    ['an attribute that encloses our own script', "<script src=x y='"],
  ])('does not allow %s when it is injected', async (_what, injected) => {
    respond = (nonce) =>
      html(`<html><body>${injected}<script nonce="${nonce}" type="module">first()</script></body></html>`)
    const { headers } = await app.inject('/home')
    const [scripts] = String(headers['content-security-policy']).match(/script-src [^;]*/) ?? []
    expect(scripts).toMatch(/^script-src 'self'( 'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy\/A=')?$/)
  })
  it('has the same bytes after every rendering, because it contains no nonce', async () => {
    respond = (nonce) =>
      html(
        `<html><meta property="csp-nonce" content="${nonce}"/><link nonce="${nonce}" href="a"/><script nonce="${nonce}">first()</script></html>`,
      )
    const { body, headers } = await app.inject('/home')
    expect(body).toBe('<html><link href="a"/><script>first()</script></html>')
    expect((await app.inject('/local-market')).headers.etag).toBe(headers.etag)
  })
  it('is compressed with an encoding that the reader accepts', async () => {
    const as = async (encoding: string) =>
      app.inject({ url: '/home', headers: { 'accept-encoding': encoding } })
    const brotli = await as('gzip, br')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('سوق')
    const gzip = await as('gzip, br;q=0')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('سوق')
    expect((await as('identity')).headers['content-encoding']).toBeUndefined()
  })
  it('has the status 304 and no body for a matching ETag', async () => {
    const { headers } = await app.inject('/home')
    const again = await app.inject({ url: '/home', headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })
  it('has a content-length but no body for HEAD', async () => {
    const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/home' })
    expect([statusCode, body]).toEqual([200, ''])
    expect(Number(headers['content-length'])).toBeGreaterThan(60)
  })
  it('is a redirect when the application redirects', async () => {
    respond = () => new Response(null, { status: 307, headers: { location: '/local-market' } })
    const { statusCode, headers } = await app.inject('/local-market/')
    expect([statusCode, headers.location]).toEqual([307, '/local-market'])
  })
  it('has the status 404 for a missing page', async () => {
    respond = () => html('<html></html>', 404)
    expect((await app.inject('/no/such/page')).statusCode).toBe(404)
  })
})

describe('a page that cannot be rendered completely', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    return () => vi.useRealTimers()
  })
  const unhappy = {
    'cache-control': 'no-store',
    'retry-after': '2',
    'content-type': 'text/html; charset=utf-8',
  }

  it('is sent after 7 s without the late data, with a Retry-After header', async () => {
    const pending = app.inject({ url: '/hanging?lang=en' })
    await vi.waitFor(() => expect(called).toEqual(['GET hangs']))
    await vi.advanceTimersByTimeAsync(7_000)
    const { statusCode, headers, body } = await pending
    expect([statusCode, body]).toEqual([503, '<html>retry: unavailable</html>'])
    expect(headers).toMatchObject({ ...unhappy, 'content-language': 'en' })
  })
  it('is replaced after 9 s by a page that retries by itself', async () => {
    const pending = app.inject({ url: '/late?lang=en' })
    await vi.waitFor(() => expect(rendered).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(9_000)
    const { statusCode, headers, body } = await pending
    expect([statusCode, body]).toEqual([503, '<!doctype html><html lang="en"><script>late()</script></html>'])
    expect(headers).toMatchObject({ ...unhappy, 'content-language': 'en' })
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  })
  it('is replaced by a page that retries by itself when rendering throws', async () => {
    respond = () => {
      throw new TypeError('a part that is none')
    }
    const { statusCode, headers, body } = await app.inject('/home')
    expect([statusCode, body]).toEqual([500, '<!doctype html><html lang="ar"><script>late()</script></html>'])
    expect(headers).toMatchObject(unhappy)
  })
})

describe('the offline page', () => {
  it('exists in both languages and renders no route', async () => {
    const { body, headers } = await app.inject('/offline?lang=en')
    expect(body).toContain('<html lang="en">')
    expect(headers['content-language']).toBe('en')
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    expect((await app.inject('/offline')).body).toContain('<html lang="ar">')
    expect((await app.inject('/offline?lang=fr')).body).toContain('<html lang="ar">')
    expect(rendered).toEqual([])
  })
})

describe('the browser’s files', () => {
  it('are cached for a year when the name contains a content hash', async () => {
    const { headers, body } = await app.inject({
      url: '/assets/app-AbC123.js',
      headers: { 'accept-encoding': 'br' },
    })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
    expect(body).toBe('brotli form')
  })
  it('are cached for an hour when the name contains no content hash', async () => {
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })
  it.each(['identity', 'br'])(
    'include a service worker that browsers revalidate and whose policy allows requests to the site (%s)',
    async (encoding) => {
      const { headers } = await app.inject({ url: '/sw.js', headers: { 'accept-encoding': encoding } })
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; connect-src 'self'; img-src 'self'",
      )
    },
  )
  it('are answered with 404 instead of a page when they are missing', async () => {
    expect((await app.inject('/assets/gone.js')).statusCode).toBe(404)
    expect(rendered).toEqual([])
  })
})

function html(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/html' } })
}

async function openApp(): Promise<FastifyInstance> {
  const pages: PageServer = {
    files: { folder },
    close: async () => undefined,
    entry: async () => ({
      knownQuery: ['lang', 'fishId', 'page'],
      offline: (locale, nonce) =>
        `<!doctype html><html lang="${locale}"><script nonce="${nonce}">again()</script></html>`,
      late: (locale, nonce) =>
        `<!doctype html><html lang="${locale}"><script nonce="${nonce}">late()</script></html>`,
      busy: () => '',
      fetch: async ({ url }, { context: { locale, call, nonce, outcome } }) => {
        rendered.push(`${locale} ${url}`)
        if (url.endsWith('/twice')) {
          await Promise.all([call('GET main', {}, locale), call('GET main', {}, locale)])
        }
        if (url.includes('/late')) await new Promise(() => undefined)
        if (url.includes('/hanging')) {
          const error = await call('GET hangs', {}, locale).catch(({ code }) => code)
          outcome.status = 503
          return html(`<html>retry: ${error}</html>`)
        }
        return respond(nonce)
      },
    }),
  }
  const opened = Fastify({ exposeHeadRoutes: false })
  const callInProcess = async (key: string) => {
    called.push(key)
    if (key === 'GET hangs') await new Promise(() => undefined)
  }
  await mountPages(opened, pages, {
    callInProcess,
    log: openLog({ level: 'silent' }),
    originOf: () => 'http://localhost',
  })
  return opened
}
