import { Agent, get } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { beharCalls } from '#shared/behar/calls.ts'
import { type Served, serve } from '../load.ts'
import { inTurns } from '../requests.ts'
import { median, p99, type Row } from '../table.ts'

export interface HangsBench {
  readonly databaseUrl: string
  readonly dataDir: string
}

/**
 * Measures the time of the main market's lists while fifty browsers wait for the integration's partner, which accepts
 * connections without answering. The baseline is a market without a partner: a second process on the same database, in
 * alternating rounds. The result is the median of several comparisons, so that other load affects both.
 */
export async function measurePartnerHangs(bench: HangsBench, rounds = 400): Promise<Row[]> {
  const partner = await openSilent()
  const quiet = await serve({ role: 'market', ...bench })
  const troubled = await serve({ role: 'market', ...bench, partner: partner.url })
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  try {
    const waiting = await openBrowsers(troubled, partner.port, agent)
    const sides = [
      ['quiet', (round: number) => list(agent, quiet, round)],
      ['troubled', (round: number) => list(agent, troubled, round)],
    ] as const
    const compared: { readonly alone: number; readonly ratio: number }[] = []
    for (let block = 0; block < blocks; block++) {
      // The order of the two sides alternates, so that neither side is always first.
      const times = await inTurns(block % 2 ? sides : sides.toReversed(), rounds)
      const [alone = 0, beside = 0] = sides.map(([side]) => p99(times.get(side) ?? []))
      compared.push({ alone, ratio: beside / alone })
    }
    if (partner.open() < waiting) throw new Error('the browsers did not wait for the whole time')
    return [
      {
        what: 'products/local without a partner, p99 in ms',
        value: median(compared.map(({ alone }) => alone)),
      },
      {
        what: `products/local while the partner hangs and ${waiting} calls to it are open, p99 to that without`,
        value: median(compared.map(({ ratio }) => ratio)),
        limit: 1.1,
        better: 'below',
      },
    ]
  } finally {
    agent.destroy()
    await Promise.all([quiet.close(), troubled.close(), partner.close()])
  }
}

const browsers = 50
const blocks = 11

/**
 * Opens browsers. Each asks the main market for the partner's address, like a page, and leaves all its calls to the
 * partner open.
 */
async function openBrowsers(market: Served, port: number, agent: Agent): Promise<number> {
  let waiting = 0
  for (let browser = 0; browser < browsers; browser++) {
    await read(agent, `${market.url}/api/main/integration`)
    for (const { method, path } of beharCalls) {
      await openCall(port, `${method} /api/${path} HTTP/1.1\r\nHost: partner\r\nContent-Length: 0\r\n\r\n`)
      waiting += 1
    }
  }
  return waiting
}

function openCall(port: number, request: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request, () => resolve(socket)))
    socket.on('error', reject)
  })
}

/** Requests a list with a new price limit, which bypasses the cache; both markets get the same limit. */
function list(agent: Agent, { url }: Served, round: number): Promise<void> {
  return read(agent, `${url}/api/products/local?price_max=${40 + round / 100}`)
}

function read(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode} of ${url}`)),
      )
    }).on('error', reject)
  })
}

/** Opens a server that accepts connections, reads the request and never answers. */
async function openSilent() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.resume()
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    open: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
