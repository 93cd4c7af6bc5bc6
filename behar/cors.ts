import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Lets the pages of the site read the answers, failures among them, and nobody else's (contract, section 6). There are no
 * cookies here: the token is a header that only a page of the site can put there. Before the calls are put on their paths.
 */
export function allowSite(app: FastifyInstance, origins: () => readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const preflight = request.method === 'OPTIONS' && request.headers['access-control-request-method']
    if (!preflight) return undefined
    // Of an origin that is not the site's the answer says nothing, which is a no.
    if (isSite(request.headers.origin, origins())) {
      reply
        .header('access-control-allow-methods', 'GET, POST')
        .header(
          'access-control-allow-headers',
          'Authorization, Content-Type, Accept-Language, Idempotency-Key',
        )
        .header('access-control-max-age', String(KEPT_S))
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

/** Browsers keep the answer to a preflight no longer than about two hours. */
const KEPT_S = 7_200

function isSite(origin: string | undefined, origins: readonly string[]): origin is string {
  return origin !== undefined && origins.includes(origin)
}

function vary(reply: FastifyReply): void {
  const present = reply.getHeader('vary')
  reply.header('vary', present ? `${present}, origin` : 'origin')
}
