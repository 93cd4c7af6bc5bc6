import Fastify, { type FastifyInstance } from 'fastify'
import { openApiOf } from '#node/openapi.ts'
import type { Call } from '#shared/base/call.ts'

const documentPath = '/api/openapi.json'
const pagePath = '/api/docs'

/** The OpenAPI document of the calls, and a page to browse it whose scripts come from this server. */
export function serveDocs(app: FastifyInstance, calls: readonly Call[], version: string): void {
  const document = openApiOf(calls, { title: 'Samak Market', version })
  app.get(documentPath, () => document)

  let browser: Promise<FastifyInstance> | undefined
  const page = async (url: string) => {
    browser ??= openBrowser(document)
    return (await browser).inject({ url, headers: { accept: '*/*' } })
  }
  for (const url of [pagePath, `${pagePath}/*`]) {
    app.get(url, async (request, reply) => {
      const answer = await page(request.url)
      if (answer.headers.location) return reply.redirect(String(answer.headers.location))
      return reply
        .status(answer.statusCode)
        .header('content-security-policy', policy)
        .type(String(answer.headers['content-type'] ?? 'text/plain'))
        .send(answer.rawPayload)
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
      ...alone,
    },
  })
  await browser.ready()
  return browser
}

/** Nothing of the page leads to services elsewhere. */
const alone = { agent: { disabled: true }, mcp: { disabled: true }, showDeveloperTools: 'never' } as const

/** This page alone runs a script and styles that its library writes into it; nothing comes from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ')
