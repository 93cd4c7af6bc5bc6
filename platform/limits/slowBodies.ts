import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call accepts form data with files: it has the time of a slow network. */
    readonly takesFiles?: boolean
  }
}

/** How slowly a request may arrive. */
export interface Pace {
  /** Headers, from the first byte. */
  readonly headersMs: number
  /** Node looks for late headers this often, so that the cut comes at most so much later. */
  readonly checkMs: number
  /** A body that is not a form with files. */
  readonly bodyMs: number
  /** A form with files: all of it, and the fewest bytes in each window. */
  readonly formMs: number
  readonly windowMs: number
  readonly windowBytes: number
}

/** Options of node:http. The limit of the whole request is the longest that watchBody allows to any. */
export function serverTimeouts({ headersMs, checkMs, formMs }: Pace) {
  return {
    headersTimeout: headersMs,
    connectionsCheckingInterval: checkMs,
    requestTimeout: headersMs + formMs + checkMs,
  }
}

/**
 * Refuses a body that arrives too slowly with 408 and closes its connection. The rate is read from the socket's byte
 * counter: a listener for data would start the stream before its parser is attached.
 */
export function watchBody(request: FastifyRequest, reply: FastifyReply, pace: Pace = limits.pace): void {
  const { raw } = request
  if (!('transfer-encoding' in raw.headers) && !(Number(raw.headers['content-length']) > 0)) return
  const isForm =
    request.routeOptions.config.takesFiles === true &&
    /^multipart\/form-data/i.test(raw.headers['content-type'] ?? '')
  const startedAt = performance.now()
  let bytesBefore = raw.socket.bytesRead
  const check = () => {
    const bytes = raw.socket.bytesRead
    const isLate = !isForm || reply.sent || performance.now() - startedAt >= pace.formMs
    if (raw.complete) clearInterval(timer)
    else if (isLate || bytes - bytesBefore < pace.windowBytes) cut(request, reply)
    bytesBefore = bytes
  }
  const timer = setInterval(check, isForm ? pace.windowMs : pace.bodyMs)
  raw.once('close', () => clearInterval(timer))
}

function cut({ raw }: FastifyRequest, reply: FastifyReply): void {
  // Nobody reads the body now: it was answered already, or its caller is still being looked up.
  if (reply.sent || raw.listenerCount('error') === 0) return void raw.destroy()
  reply.header('connection', 'close')
  // The body's parser passes the error on to the error handler; destroy() would close the socket before the answer.
  raw.emit('error', new Refusal('too_slow'))
}
