import Fastify, { type FastifyInstance } from 'fastify'
import { lazyOpenApi } from '#platform/http/openapi.ts'
import type { Call } from '#shared/base/call.ts'

const documentPath = '/api/openapi.json'
const pagePath = '/api/docs'

/** The OpenAPI document of the calls, and a page to browse it whose scripts come from this server. */
export function serveDocs(app: FastifyInstance, calls: readonly Call[], version: string): void {
  const document = lazyOpenApi(calls, { title: 'Samak Market', version })
  app.get(documentPath, () => document())

  let browser: Promise<FastifyInstance> | undefined
  const page = async (url: string) => {
    browser ??= openBrowser(document())
    return (await browser).inject({ url, headers: { accept: '*/*' } })
  }
  for (const url of [pagePath, `${pagePath}/*`]) {
    app.get(url, async (request, reply) => {
      const answer = await page(request.url)
      if (answer.headers.location) return reply.redirect(String(answer.headers.location))
      const type = String(answer.headers['content-type'] ?? 'text/plain')
      const isPage = type.startsWith('text/html')
      return reply
        .status(answer.statusCode)
        .headers(headers)
        .type(type)
        .send(isPage ? answer.payload.replace('<head>', `<head>${ownStorage}`) : answer.rawPayload)
    })
  }
}

/** The reference page brings a script of four megabytes: it is loaded for the first who asks. */
async function openBrowser(document: object): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const browser = Fastify()
  await browser.register(reference, {
    routePrefix: pagePath,
    configuration: {
      content: document,
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      // From its sandbox the page cannot call the API.
      hideTestRequestButton: true,
      ...alone,
    },
  })
  await browser.ready()
  return browser
}

/** Nothing of the page leads to services elsewhere. */
const alone = { agent: { disabled: true }, mcp: { disabled: true }, showDeveloperTools: 'never' } as const

/** In its sandbox the page has no storage, and the library does not start without one: this one ends with the page. */
const ownStorage = `<script>for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map()
  const value = {
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, text) => void kept.set(String(key), String(text)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (place) => [...kept.keys()][place] ?? null,
    get length() { return kept.size },
  }
  Object.defineProperty(window, name, { value })
}</script>`

/**
 * The library writes scripts and styles into the page, so the page gets an opaque origin: it reaches neither the tokens in the
 * site's storage nor the API (decision 49).
 */
const policy = [
  'sandbox allow-scripts allow-popups',
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page's script and the document are public; to the page's origin everything is another origin. */
const headers = {
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}
