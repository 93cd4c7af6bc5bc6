import { type ChildProcess, fork } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import type { Database } from '#platform/database/db.ts'
import { type Served, serve } from '../load.ts'
import { p99, type Row } from '../table.ts'
import type { Arrived, Viewing } from './viewers.ts'

export interface LiveBench {
  readonly db: Database
  readonly databaseUrl: string
  readonly dataDir: string
  readonly distDir: string
  /** Concurrent viewers of one auction. */
  readonly viewers: number
  /** Number of bids of each kind whose arrival is measured. */
  readonly rounds: number
}

/**
 * Measures the time from a bid until all viewers have received it. 10,000 viewers alternate in the same run with a
 * baseline that writes the same bytes to as many plain sockets. 100 viewers are measured with and without 10,000 other
 * connections.
 */
export async function measureLive({ db, viewers, rounds, ...bench }: LiveBench): Promise<Row[]> {
  const market = await serve({ role: 'market', ...bench })
  const raw = await openRaw()
  const seller = await addPerson(db, { type: 'local_seller' })
  const bidder = await addPerson(db, { type: 'local_seller' })
  const lotOf = () => openLot(db, seller, { endsInS: 86_400 })
  const [small, large] = [await lotOf(), await lotOf()]
  const groups: Viewers[] = []
  const watch = async (port: number, count: number, request: string) => {
    const group = await openViewers({ port, count, request })
    groups.push(group)
    return group
  }
  const portOf = ({ url }: Pick<Served, 'url'>) => Number(new URL(url).port)
  try {
    const few = await watch(portOf(market), 100, requestOf(small))
    const bids = openBids(market, bidder)
    const alone = await timed(few, rounds * 4, () => bids(small))
    const before = await market.retained()
    const many = await watch(portOf(market), viewers, requestOf(large))
    await pause(settleMs)
    const after = await market.retained()
    const among = await timed(few, rounds * 4, () => bids(small))
    let frame: Buffer = Buffer.alloc(0)
    await timed(many, 1, async () => {
      frame = await nextFrame(portOf(market), requestOf(large), () => bids(large))
    })
    const plain = await watch(raw.port, viewers, 'hello\n')
    const [ours, floor]: [number[], number[]] = [[], []]
    const cpu = { ours: 0, floor: 0 }
    for (let round = -3; round < rounds; round++) {
      const [ourFrom, rawFrom] = [(await market.usage()).cpu, await raw.cpu()]
      const wrote = await timed(plain, 1, async () => raw.write(frame))
      const times = await timed(many, 1, () => bids(large))
      if (round < 0) continue
      cpu.ours += (await market.usage()).cpu - ourFrom
      cpu.floor += (await raw.cpu()) - rawFrom
      floor.push(...wrote)
      ours.push(...times)
    }
    const ratio = { value: p99(ours) / p99(floor), limit: 2, better: 'below' } as const
    const slower = { value: p99(among) / p99(alone), limit: 3, better: 'below' } as const
    const weight = { value: (after - before) / viewers / 1_024, limit: 16, better: 'below' } as const
    return [
      { what: `raw write of a bid's frame to ${viewers} sockets, p99 in ms`, value: p99(floor) },
      { what: `bid to the screens of ${viewers} viewers, p99 in ms`, value: p99(ours) },
      { what: 'bid to screen to raw write, p99', ...ratio },
      { what: 'raw write, CPU of a socket, µs', value: cpu.floor / rounds / viewers },
      { what: 'bid to screen, CPU of a viewer, µs', value: cpu.ours / rounds / viewers },
      { what: `${viewers} viewers of one auction, KiB each`, ...weight },
      { what: 'bid to the screens of 100 viewers, p99 in ms', value: p99(alone) },
      { what: `the same among ${viewers} other connections, p99 in ms`, value: p99(among) },
      { what: 'among others to alone, p99', ...slower },
    ]
  } finally {
    for (const group of groups) group.close()
    raw.close()
    await market.close()
  }
}

const perProcess = 2_500
/** Time in ms after which every viewer has received a comment. */
const settleMs = 16_000
/** Time between bids in ms. It is longer than the pause of a stream after a frame, so that each bid is sent at once. */
const apartMs = 450

const requestOf = (id: number) =>
  `GET /api/auction/show/${id}/events HTTP/1.1\r\nHost: market\r\nAccept-Language: ar\r\n\r\n`

/** Returns a function that places bids, each one step higher. */
function openBids({ url }: Served, bidder: TestPerson): (id: number) => Promise<void> {
  const amounts = new Map<number, number>()
  return async (id) => {
    const money = (amounts.get(id) ?? 950) + 50
    amounts.set(id, money)
    const answer = await fetch(`${url}/api/auction/show/${id}/bid`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bidder.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ money }),
    })
    if (answer.status !== 201) throw new Error(`a bid was refused: ${await answer.text()}`)
  }
}

interface Viewers {
  /** The times at which each viewer received the next frame, in ms of the machine's clock. */
  next(): Promise<number[]>
  close(): void
}

async function openViewers({ count, ...viewing }: Viewing): Promise<Viewers> {
  const children: ChildProcess[] = []
  for (let left = count; left > 0; left -= perProcess) {
    const child = fork(fileURLToPath(new URL('./viewers.ts', import.meta.url)))
    const opened = message(child)
    child.send({ ...viewing, count: Math.min(left, perProcess) } satisfies Viewing)
    await opened
    children.push(child)
  }
  return {
    next: async () =>
      (await Promise.all(children.map((child) => message<Arrived>(child)))).flatMap(({ arrived }) => arrived),
    close() {
      for (const child of children) child.disconnect()
    },
  }
}

/** Runs `act` `times` times; returns the ms from the start of each run until each viewer has received its frame. */
async function timed(viewers: Viewers, times: number, act: () => Promise<void>): Promise<number[]> {
  const took: number[] = []
  for (let time = 0; time < times; time++) {
    await pause(apartMs)
    let from = 0
    const begin = () => {
      from = Number(process.hrtime.bigint()) / 1e6
      return act()
    }
    const [coming] = await Promise.all([viewers.next(), begin()])
    took.push(...coming.map((at) => at - from))
  }
  return took
}

/** Places a bid by `act` and returns the bytes of the frame in which the stream reports the bid. */
function nextFrame(port: number, request: string, act: () => Promise<void>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', reject)
    socket.once('data', () => {
      socket.on('data', (part: Buffer) => {
        if (!part.includes('event: bid')) return
        socket.destroy()
        resolve(part)
      })
      act().catch(reject)
    })
    socket.write(request)
  })
}

async function openRaw() {
  const child = fork(fileURLToPath(new URL('../rawWriter.ts', import.meta.url)))
  const { port } = await message<{ port: number }>(child)
  return {
    port,
    write: (frame: Buffer) => void child.send({ frame: frame.toString('base64') }),
    async cpu(): Promise<number> {
      const usage = message<{ cpu: number }>(child)
      child.send('usage')
      return (await usage).cpu
    },
    close: () => child.disconnect(),
  }
}

function message<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a process of the bench ended with ${code}`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message as Message)
    })
  })
}
