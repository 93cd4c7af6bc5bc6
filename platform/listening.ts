import type { Server } from 'node:http'
import { createServer, Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { addressOf } from './addresses.ts'
import { PlainError } from './plainError.ts'

/** The address to listen on, and the variable that configures it. */
export interface Place {
  readonly host: string
  /** The port; 0 means that the system chooses a free port. */
  readonly port: number
  readonly variable: string
}

export interface Listening {
  /** The address that is shown to people. */
  readonly url: string
  /**
   * Lets load balancers notice the stop (health.ts), refuses new connections, ends streams, waits for running requests up
   * to FINISH_MS or FINISH_BALANCED_MS after the beginning, then closes the application.
   */
  close(): Promise<void>
}

/** Listens. When the address cannot be used, closes the application and throws a PlainError. */
export async function listen(app: FastifyInstance, place: Place): Promise<Listening> {
  const requests = watchRequests(app.server)
  try {
    await app.listen({ host: place.host, port: place.port })
  } catch (error) {
    await app.close()
    throw asPortError(error, place)
  }
  return {
    url: addressOf(place.host, portOf(app.server)),
    async close() {
      const started = Date.now()
      requests.closeConnections()
      const balanced = await app.drain?.()
      // Server.close of HTTP would also close idle connections, on which a load balancer may be sending a request.
      NetServer.prototype.close.call(app.server)
      app.endStreams()
      if (balanced) await pause(LAST_MS)
      const finishMs = balanced ? FINISH_BALANCED_MS : FINISH_MS
      while (requests.running() > 0 && Date.now() - started < finishMs) {
        app.server.closeIdleConnections()
        await pause(20)
      }
      await app.close()
    },
  }
}

/**
 * Checks before any expensive work that the address can be used; throws a PlainError if it cannot. Returns the port; if
 * `port` is 0, returns a free port.
 */
export function checkPort(place: Place): Promise<number> {
  const { host, port } = place
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(asPortError(error, place)))
    probe.listen({ host, port, exclusive: true }, () => {
      const found = portOf(probe)
      probe.close(() => resolve(found))
    })
  })
}

/**
 * The time in ms for running requests. A stop may take 10 s in total (contract.md, section 9), and the database needs the
 * rest.
 */
const FINISH_MS = 5_000
/** The time limit in ms when a load balancer checks the process; it includes the time in which the balancer notices the stop. */
const FINISH_BALANCED_MS = 8_000

/** How long, in ms, a load balancer may send requests on its open connections after new connections are refused. */
const LAST_MS = 700

function watchRequests(server: Server) {
  let running = 0
  let closing = false
  // This listener must run first, because another listener may answer the request immediately.
  server.prependListener('request', (_request, response) => {
    running += 1
    if (closing) response.shouldKeepAlive = false
    response.once('close', () => {
      running -= 1
    })
  })
  return {
    running: () => running,
    /** Closes each connection after its next answer. */
    closeConnections() {
      closing = true
    },
  }
}

function asPortError(error: unknown, { host, port, variable }: Place): unknown {
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE') {
    return new PlainError(
      `Port ${port} on ${host} is taken: stop what uses it, or choose another ${variable}.`,
    )
  }
  if (code === 'EACCES')
    return new PlainError(`Port ${port} on ${host} is not allowed: choose a ${variable} above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new PlainError(`HOST ${host} is no address of this machine.`)
  }
  return error
}

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
