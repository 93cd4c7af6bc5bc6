import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/db.ts'

/** Listens on this machine, on a free port by default. `close` ends the application and then its database. */
export async function listenLocally(app: FastifyInstance, db: Database, port = 0) {
  const url = await app.listen({ host: '127.0.0.1', port })
  return {
    url,
    async close() {
      await app.close()
      await db.close()
    },
  }
}
