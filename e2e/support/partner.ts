import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

/** The behaviour of a partner: working, or one kind of failure. */
export type Behaviour =
  | 'works'
  | 'hangs'
  | 'fails'
  | 'redirects'
  | 'floods'
  | 'tells a page'
  | 'tells nonsense'
  | 'cuts'

/**
 * Opens a host in place of the integration. A working host forwards to the integration of the tests. The host
 * can fail at any time.
 */
export async function openPartner() {
  let behaviour: Behaviour = 'works'
  const hanging = new Set<ServerResponse>()
  let asked = 0
  let sent = 0
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return allow(request, response).writeHead(204).end()
    asked += 1
    if (behaviour === 'works') return void passOn(request, response).catch(() => response.destroy())
    if (behaviour === 'hangs') {
      hanging.add(response)
      return void response.on('close', () => hanging.delete(response))
    }
    if (behaviour === 'cuts') return request.socket.destroy()
    allow(request, response)
    if (behaviour === 'redirects') return response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
    if (behaviour === 'fails') return response.writeHead(500, json).end('{"message":"x"')
    if (behaviour === 'tells a page')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>login</h1>')
    if (behaviour === 'tells nonsense') return response.writeHead(200, json).end(nonsense)
    response.writeHead(200, json)
    const flood = Readable.from(megabytes(100, () => (sent += 1)))
    response.on('close', () => flood.destroy())
    return flood.pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Changes the behaviour from now on and releases hanging calls. */
    become(next: Behaviour) {
      behaviour = next
      for (const response of hanging) response.destroy()
    },
    /** Number of calls that wait for an answer. */
    waiting: () => hanging.size,
    asked: () => asked,
    /** Megabytes of the endless answer that were read. */
    flooded: () => sent,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const json = { 'content-type': 'application/json' } as const

/** An envelope in which every field has the wrong type. */
const nonsense = JSON.stringify({
  data: {
    token: 5,
    data: [{ id: 'x', status: null, quantity: '12 tonnes' }, null, 7],
    total: 'many',
    statuses: {},
    categories: 'fish',
    sizes: null,
    fish_types: [[]],
    active: 'yes',
    plan: 'golden',
  },
})

function* megabytes(count: number, onPart: () => void): Generator<string> {
  const megabyte = ' '.repeat(1_048_576)
  for (let each = 0; each < count; each++) {
    onPart()
    yield megabyte
  }
}

/** Sets the CORS headers for the origin of the page. */
function allow(request: IncomingMessage, response: ServerResponse): ServerResponse {
  return response
    .setHeader('access-control-allow-origin', request.headers.origin ?? '')
    .setHeader('access-control-allow-methods', 'GET, POST')
    .setHeader(
      'access-control-allow-headers',
      'Authorization, Content-Type, Accept-Language, Idempotency-Key',
    )
    .setHeader('vary', 'origin')
}

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const { host: _, connection: __, origin: ___, 'content-length': ____, ...headers } = request.headers
  const method = String(request.method)
  const answer = await fetch(`${process.env.SITE_BEHAR_URL}${request.url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(method === 'POST' ? { body: Buffer.concat(parts) } : {}),
  })
  allow(request, response).writeHead(answer.status, json)
  response.end(Buffer.from(await answer.arrayBuffer()))
}
