import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { demoAccounts, demoPassword } from '#demo/people/accounts.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import type { Database } from '#platform/database/db.ts'
import { type Served, serve } from './load.ts'
import { inTurns } from './requests.ts'
import { p99, type Row } from './table.ts'
import type { Sent, WavesData } from './uploadWaves.ts'

export interface UploadsBench {
  readonly db: Database
  readonly databaseUrl: string
  readonly dataDir: string
  readonly distDir: string
}

/**
 * Measures the response times of other people while ten hostile pictures are sent at once, in waves. The baseline is the
 * same market without uploads, in alternating rounds of one run. Also measures the memory of the web process and its
 * encoder meanwhile.
 */
export async function measureUploads(bench: UploadsBench, rounds = 100): Promise<Row[]> {
  const { db } = bench
  const market = await serve({ role: 'market', ...bench })
  try {
    const kinds = await kindsOf(market, db)
    const waves = await openWaves(market, db)
    const [calm, beside] = [times(), times()]
    // A warm-up that is not counted.
    await inTurns(kinds, 2 * rounds, 0)
    const memory = { calm: 0, beside: 0 }
    for (let turn = 0; turn < turns; turn++) {
      const quiet = watchMemory(market.pid)
      gather(calm, await inTurns(kinds, rounds, 0))
      // The encoder's process may still exist from the previous round.
      const taken = quiet.end()
      if (turn === 0) memory.calm = taken
      const loaded = watchMemory(market.pid)
      waves.begin()
      gather(beside, await inTurns(kinds, rounds, 0))
      await waves.end()
      memory.beside = Math.max(memory.beside, loaded.end())
    }
    const rows = [...calm].flatMap(([what, taken]): Row[] => {
      const alone = p99(taken)
      const value = p99(beside.get(what) ?? []) / alone
      return [
        { what: `${what}, p99 in ms`, value: alone },
        {
          what: `${what} while ten hostile pictures are sent at once: p99 to that`,
          value,
          limit: 2,
          better: 'below',
        },
      ]
    })
    await waves.close()
    return [
      ...rows,
      {
        what: 'memory of the web process and its encoder above calm, MiB',
        value: (memory.beside - memory.calm) / 2 ** 20,
        limit: 400,
        better: 'below',
      },
      ...waves.rows(),
    ]
  } finally {
    await market.close()
  }
}

const turns = 5

type Times = Map<string, number[]>
const times = (): Times => new Map()

function gather(all: Times, some: Times): void {
  for (const [what, taken] of some) all.set(what, [...(all.get(what) ?? []), ...taken])
}

/** The requests that other people send. */
async function kindsOf(market: Served, db: Database): Promise<[string, () => Promise<void>][]> {
  const lot = await openLot(db, await makeSeller(db), { endsInS: 3_600, starting: 100, step: 1 })
  const bidders = [
    await addPerson(db, { type: 'local_seller' }),
    await addPerson(db, { type: 'local_seller' }),
  ]
  const page = await (await fetch(`${market.url}/home`)).text()
  const [script] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
  if (!script) throw new Error('the home page names no script')
  const [{ mobile }] = demoAccounts
  let asked = 0
  let bids = 0
  return [
    ['sign-in', () => ask(`${market.url}/api/login`, { body: { mobile, password: demoPassword } })],
    // A new price limit bypasses the cache.
    ['list', () => ask(`${market.url}/api/products/local?price_max=${40 + asked++ / 100}`)],
    ['static file', () => ask(market.url + script)],
    [
      'bid',
      () => {
        const token = bidders[bids % 2]?.token ?? ''
        return ask(`${market.url}/api/auction/show/${lot}/bid`, { token, body: { money: 100 + bids++ } })
      },
    ],
  ]
}

async function ask(url: string, { token, body }: { token?: string; body?: object } = {}): Promise<void> {
  const answer = await fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
}

/** Opens the senders: ten people send a hostile picture each, at the same time; when all are answered, they start again. */
async function openWaves({ url }: Served, db: Database) {
  const sent: Sent[] = []
  for (const picture of await hostilePictures()) {
    const { token } = await addPerson(db)
    sent.push({ picture, token })
  }
  const data: WavesData = { url, sent }
  const worker = new Worker(new URL('./uploadWaves.ts', import.meta.url), { workerData: data })
  let statuses: Record<number, number> = {}
  return {
    begin: () => worker.postMessage('begin'),
    async end() {
      worker.postMessage('end')
      ;[statuses] = await once(worker, 'message')
    },
    rows: (): Row[] =>
      Object.entries(statuses).map(([status, value]) => ({
        what: `hostile pictures answered ${status}`,
        value,
      })),
    close: () => worker.terminate(),
  }
}

/** Pictures that have few bytes but need much work, and one kind with many bytes. */
async function hostilePictures(): Promise<Uint8Array<ArrayBuffer>[]> {
  const solid = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' } }).avif({ effort: 0, quality: 30 })
  const [flood, largest] = [await solid(6_320, 6_320).toBuffer(), await solid(3_160, 3_160).toBuffer()]
  const noise = await sharp(randomBytes(4_000 * 3_000 * 3), {
    raw: { width: 4_000, height: 3_000, channels: 3 },
  })
    .jpeg({ quality: 76 })
    .toBuffer()
  if (noise.length > 8 * 2 ** 20)
    throw new Error('the picture of noise exceeds the size limit of uploads (8 MiB)')
  const kinds = [
    flood,
    flood,
    flood,
    largest,
    largest,
    emptyWebp(16_384),
    emptyWebp(3_160),
    noise,
    noise,
    noise,
  ]
  return kinds.map((bytes) => new Uint8Array(bytes))
}

/** A lossless WebP of 38 bytes that declares a size and has no content. */
function emptyWebp(side: number): Buffer {
  const bytes = Buffer.alloc(38)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(30, 4)
  bytes.write('WEBPVP8L', 8)
  bytes.writeUInt32LE(18, 16)
  bytes[20] = 0x2f
  bytes.writeUInt32LE(((side - 1) | ((side - 1) << 14)) >>> 0, 21)
  return bytes
}

/** Measures the peak resident memory of a process and its children, in bytes; Linux only. */
function watchMemory(pid: number) {
  let most = memoryOf(pid)
  let going = true
  const done = (async () => {
    while (going) {
      most = Math.max(most, memoryOf(pid))
      await pause(20)
    }
  })()
  return {
    end() {
      going = false
      void done
      return most
    },
  }
}

function memoryOf(pid: number): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    )
    return children.reduce((total, child) => total + memoryOf(Number(child)), Number(pages) * 4_096)
  } catch {
    // The process has just ended, or the system is not Linux.
    return 0
  }
}
