import { loadConfig } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { createApp } from '#server/app.ts'
import { notify } from '#server/notifications/actions.ts'
import type { TestMarket } from './server.ts'
import { signInAs } from './signIn.ts'
import { type ReadStream, readStream } from './stream.ts'

type Following = Parameters<typeof readStream>[1] & { from?: string }

/** Opens streams of notifications in a market under test, and collects their events. */
export function openFollowers(market: () => TestMarket) {
  const opened: ReadStream[] = []
  let events = 0
  return {
    async follow({ from = market().url, ...options }: Following): Promise<ReadStream> {
      const stream = await readStream(`${from}/api/events`, options)
      opened.push(stream)
      return stream
    },
    buyerHere: () => signInAs(market().db, 'local_buyer'),
    /** Notifies a person that an order is on its way; returns the number of the order. */
    async tell(userId: number, db: Database = market().db): Promise<string> {
      const number = String(100_000 + ++events)
      const news = { about: events, by: null, event: `sent:${number}` }
      await db.transaction((tx) => notify(tx, { to: userId, kind: 'order_sent', facts: { number }, ...news }))
      return number
    },
    /** Opens another web process on the same database. */
    async openSecond(databaseUrl: string, env: Record<string, string> = {}) {
      const log = openLog({ level: 'silent' })
      const db = openDatabase(databaseUrl, { log })
      const config = loadConfig({ DATA_DIR: market().config.DATA_DIR, RATE_LIMITS: 'off', ...env })
      const app = await createApp({ config, db, log })
      const url = await app.listen({ host: '127.0.0.1', port: 0 })
      const close = async () => {
        await app.close()
        await db.close()
      }
      return { app, url, db, close }
    },
    closeAll() {
      for (const stream of opened.splice(0)) stream.close()
    },
  }
}

export const messagesOf = ({ events: all }: ReadStream) =>
  all
    .filter(({ event }) => event === 'notification')
    .map(({ data }) => (data as { data: { message: string } }).data.message)

export const onItsWay = (number: string) => `خرج طلبك ${number} للتوصيل`
