import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Database } from '#platform/database/db.ts'
import { hashToken, newToken } from '#server/auth/tokens.ts'
import { serve } from '../load.ts'
import type { Row } from '../table.ts'
import type { Following } from './follow.ts'

export interface StreamBench {
  readonly db: Database
  readonly databaseUrl: string
  readonly dataDir: string
  readonly distDir: string
  /** Number of open streams; each belongs to another person. */
  readonly streams: number
}

/** Measures the memory of a process per idle stream, after every stream has received its comments. */
export async function measureStreams({ db, streams, ...bench }: StreamBench): Promise<Row[]> {
  const tokens = await signInMany(db, streams)
  const market = await serve({ role: 'market', ...bench })
  const port = Number(new URL(market.url).port)
  const processes: ChildProcess[] = []
  try {
    // The first streams load modules. The memory of these modules belongs to the process, so the first streams are opened
    // before the measurement.
    processes.push(await hold({ port, tokens: tokens.splice(0, 50) }))
    await pause(1_000)
    const before = await market.retained()
    const from = performance.now()
    for (let some = tokens.splice(0, perProcess); some.length > 0; some = tokens.splice(0, perProcess)) {
      processes.push(await hold({ port, tokens: some }))
    }
    const openedS = (performance.now() - from) / 1_000
    await pause(twoBeatsMs)
    const idleFrom = await market.usage()
    await pause(twoBeatsMs)
    const after = await market.usage()
    const each = ((await market.retained()) - before) / (streams - 50) / 1_024
    const cpu = (after.cpu - idleFrom.cpu) / 1_000 / twoBeatsMs
    return [
      { what: `${streams} idle event streams, KiB each`, value: each, limit: 16, better: 'below' },
      { what: `${streams} idle event streams, share of one core`, value: cpu },
      { what: `seconds to open ${streams} event streams`, value: openedS },
    ]
  } finally {
    for (const child of processes) child.disconnect()
    await market.close()
  }
}

const perProcess = 2_500
const twoBeatsMs = 31_000

/** Creates people, each with a token. */
async function signInMany(db: Database, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, newToken)
  await db.query({
    text: `with people as (
             insert into users (f_name, l_name) select 'سالم', 'الحربي' from generate_series(1, $1) returning id
           ), placed as (select id, row_number() over () as place from people)
           insert into tokens (user_id, hash)
           select p.id, h.hash from placed p join unnest($2::bytea[]) with ordinality as h(hash, place) using (place)`,
    values: [count, tokens.map(hashToken)],
  })
  return tokens
}

async function hold(following: Following): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('./follow.ts', import.meta.url)))
  const opened = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`a process that holds streams ended with ${code}`)))
  })
  child.send(following)
  await opened
  return child
}
