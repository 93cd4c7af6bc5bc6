import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { signInAs } from '#demo/testing/signIn.ts'
import type { Database } from '#platform/database/db.ts'
import { notify } from '#server/notifications/actions.ts'
import { serve } from '../load.ts'
import { p99, type Row } from '../table.ts'

export interface NotifyBench {
  readonly db: Database
  readonly databaseUrl: string
  readonly dataDir: string
  readonly distDir: string
  readonly rounds: number
}

/**
 * Measures the time from a notification in one process until a client of another process has received it. The baseline is
 * a bare LISTEN and a socket write, in alternating rounds of the same run. The market's time includes the transaction
 * that causes the notification; the baseline has no transaction.
 */
export async function measureNotify({ db, rounds, ...bench }: NotifyBench): Promise<Row[]> {
  const market = await serve({ role: 'market', ...bench })
  const bare = await serve({ role: 'listen', databaseUrl: bench.databaseUrl })
  const { token, caller } = await signInAs(db, 'local_buyer')
  const stream = await open(market.url, `/api/events`, token)
  const socket = await open(bare.url, '/')
  const sender = new pg.Client({ connectionString: bench.databaseUrl })
  await sender.connect()
  const [ours, floor, afterCommit]: [number[], number[], number[]] = [[], [], []]
  try {
    for (let round = -100; round < rounds; round++) {
      const word = `${process.pid}${1_000_000 + round}`
      // As in reality, a few notifications are within the batching interval and most are not.
      await pause(2 + ((((round * 7_919) % 40) + 40) % 40))
      const bareMs = await timed(socket, word, async () => {
        await sender.query('select pg_notify($1, $2)', ['bench', word])
      })
      await pause(2 + ((((round * 104_729) % 40) + 40) % 40))
      let committed = 0
      const from = performance.now()
      const ourMs = await timed(stream, word, async () => {
        await db.transaction((tx) =>
          notify(tx, {
            to: caller.id,
            kind: 'order_sent',
            facts: { number: word },
            about: 1,
            by: null,
            event: word,
          }),
        )
        committed = performance.now() - from
      })
      if (round < 0) continue
      floor.push(bareMs)
      ours.push(ourMs)
      afterCommit.push(ourMs - committed)
    }
  } finally {
    stream.destroy()
    socket.destroy()
    await sender.end()
    await market.close()
    await bare.close()
  }
  const limit = { limit: 5, better: 'below' } as const
  return [
    { what: 'bare LISTEN and a write to a socket, p99 in ms', value: p99(floor) },
    { what: 'notification to screen over two processes, p99 in ms', value: p99(ours) },
    { what: 'of it after the commit, p99 in ms', value: p99(afterCommit) },
    { what: 'notification to screen to bare LISTEN, p99', value: p99(ours) / p99(floor), ...limit },
  ]
}

async function open(url: string, path: string, token?: string): Promise<Socket> {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.setNoDelay(true)
  const authorization = token ? `Authorization: Bearer ${token}\r\n` : ''
  socket.write(`GET ${path} HTTP/1.1\r\nHost: market\r\n${authorization}\r\n`)
  await once(socket, 'data')
  return socket
}

/** Measures the time in ms from the start of `act` until the message arrives. */
function timed(socket: Socket, word: string, act: () => Promise<void>): Promise<number> {
  return new Promise((resolve, reject) => {
    const from = performance.now()
    let text = ''
    const hear = (part: Buffer) => {
      text += part
      if (!text.includes(word)) return
      socket.off('data', hear)
      resolve(performance.now() - from)
    }
    socket.on('data', hear)
    act().catch(reject)
  })
}
