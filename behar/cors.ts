import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Allows only pages of the site to read the answers and failures (contract, section 6). The calls use no cookies; the
 * token is in a header, which only pages of the site can set. Call this function before the routes are registered.
 */
export function allowSite(app: FastifyInstance, origins: () => readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const preflight = request.method === 'OPTIONS' && request.headers['access-control-request-method']
    if (!preflight) return undefined
    // Other origins get no CORS headers, which browsers treat as a refusal.
    if (isSite(request.headers.origin, origins())) {
      reply
        .header('access-control-allow-methods', 'GET, POST')
        .header(
          'access-control-allow-headers',
          'Authorization, Content-Type, Accept-Language, Idempotency-Key',
        )
        .header('access-control-max-age', String(MAX_AGE_S))
    }
    return reply.status(204).send()
  })
  app.addHook('onSend', async (request, reply, payload) => {
    vary(reply)
    const { origin } = request.headers
    if (isSite(origin, origins())) {
      reply
        .header('access-control-allow-origin', origin)
        .header('access-control-expose-headers', 'Retry-After')
        .header('cross-origin-resource-policy', 'cross-origin')
    }
    return payload
  })
}

/** Browsers cache a preflight answer for two hours at most. */
const MAX_AGE_S = 7_200

function isSite(origin: string | undefined, origins: readonly string[]): origin is string {
  return origin !== undefined && origins.includes(origin)
}

function vary(reply: FastifyReply): void {
  const present = reply.getHeader('vary')
  reply.header('vary', present ? `${present}, origin` : 'origin')
}
