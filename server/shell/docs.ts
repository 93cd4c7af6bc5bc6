import Fastify, { type FastifyInstance } from 'fastify'
import { lazyOpenApi } from '#platform/http/openapi.ts'
import type { Call } from '#shared/base/call.ts'

const documentPath = '/api/openapi.json'
const pagePath = '/api/docs'

/** Serves the OpenAPI document, and a page to browse it. The page's scripts are served by this server. */
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

/** The reference page has a script of 4 MB, so it is loaded on first use. */
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
      // The sandboxed page cannot call the API, so the button that would call it is hidden.
      hideTestRequestButton: true,
      ...alone,
    },
  })
  await browser.ready()
  return browser
}

/** Disables all features that use outside services. */
const alone = { agent: { disabled: true }, mcp: { disabled: true }, showDeveloperTools: 'never' } as const

/** The sandboxed page has no storage, but the library needs it. This replacement lasts as long as the page. */
const ownStorage = `<script>for (const name of ['localStorage', 'sessionStorage']) {
  const values = new Map()
  const value = {
    getItem: (key) => values.get(String(key)) ?? null,
    setItem: (key, text) => void values.set(String(key), String(text)),
    removeItem: (key) => void values.delete(String(key)),
    clear: () => values.clear(),
    key: (place) => [...values.keys()][place] ?? null,
    get length() { return values.size },
  }
  Object.defineProperty(window, name, { value })
}</script>`

/**
 * The library writes inline scripts and styles, so the page gets an opaque origin. It can access neither the tokens in
 * the site's storage nor the API (decision 49).
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

/** Script and document are public. The page's origin is opaque, so each of the page's requests is cross-origin. */
const headers = {
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}
