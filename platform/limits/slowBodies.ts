import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { deadlines } from '../deadlines.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the call accepts form data with files, which may arrive over a slow network. */
    readonly takesFiles?: boolean
  }
}

/** The minimum speed of an arriving request. */
export interface Pace {
  /** Time limit of the headers, from the first byte. */
  readonly headersMs: number
  /** Interval in ms at which Node looks for late headers; they are refused at most this much later than headersMs. */
  readonly checkMs: number
  /** Time limit of a body that is not a form with files. */
  readonly bodyMs: number
  /** Limits of a form with files: its total time, and the minimum number of bytes in each window. */
  readonly formMs: number
  readonly windowMs: number
  readonly windowBytes: number
}

/**
 * Options of node:http. The limit of the whole request exceeds the limits of headers and body together, so watchBody
 * refuses first.
 */
export function serverTimeouts({ headersMs, checkMs, formMs }: Pace) {
  return {
    headersTimeout: headersMs,
    connectionsCheckingInterval: checkMs,
    requestTimeout: headersMs + formMs + checkMs,
  }
}

/**
 * Refuses a slow body with 408 and closes its connection. Measures the socket's byte counter, because a data listener
 * would start the stream before its parser is attached.
 */
export function watchBody(request: FastifyRequest, reply: FastifyReply, pace: Pace = limits.pace): void {
  const { raw } = request
  if (!('transfer-encoding' in raw.headers) && !(Number(raw.headers['content-length']) > 0)) return
  const isForm =
    request.routeOptions.config.takesFiles === true &&
    /^multipart\/form-data/i.test(raw.headers['content-type'] ?? '')
  const everyMs = isForm ? pace.windowMs : pace.bodyMs
  const startedAt = performance.now()
  let bytesBefore = raw.socket.bytesRead
  const check = () => {
    if (raw.complete) return
    const bytes = raw.socket.bytesRead
    const isLate = !isForm || reply.sent || performance.now() - startedAt >= pace.formMs
    if (isLate || bytes - bytesBefore < pace.windowBytes) refuse(request, reply)
    bytesBefore = bytes
    deadline = deadlines.start(everyMs, check)
  }
  let deadline = deadlines.start(everyMs, check)
  raw.once('close', () => deadlines.cancel(deadline))
}

function refuse({ raw }: FastifyRequest, reply: FastifyReply): void {
  // Nobody reads the body, because the request is already answered or its caller is still being looked up.
  if (reply.sent || raw.listenerCount('error') === 0) return void raw.destroy()
  reply.header('connection', 'close')
  // The body parser passes the error to the error handler. destroy() would close the socket before the answer is sent.
  raw.emit('error', new Refusal('too_slow'))
}
