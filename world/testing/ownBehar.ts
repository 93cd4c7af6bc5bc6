import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { loadConfig } from '#node/config.ts'
import { openDatabase } from '#node/db.ts'
import { checkPort } from '#node/listening.ts'
import { openLog } from '#node/log.ts'
import { createApp } from '#server/app.ts'
import { openPages } from '#server/base/pages.ts'

/** A site with an integration of its own, on the database of the end-to-end tests, for a test that ends the integration. */
export interface OwnBehar {
  /** The site that tells its pages of this integration; without a slash at the end. */
  readonly url: string
  readonly beharUrl: string
  /** The integration's process dies at once; the site stays. */
  kill(): Promise<void>
  /** It is there again, at the same address. */
  restart(): Promise<void>
  /** Ends both. Close the pages of the site before. */
  close(): Promise<void>
}

/** `env`: variables of both, such as BEHAR_TOKEN_S. */
export async function openOwnBehar(env: Readonly<Record<string, string>> = {}): Promise<OwnBehar> {
  const { SITE_DATABASE_URL: databaseUrl = '', SITE_DATA_DIR = '', DIST_DIR = '' } = process.env
  const port = await checkPort({ host: '127.0.0.1', port: 0, variable: 'BEHAR_PORT' })
  const beharUrl = `http://127.0.0.1:${port}`
  const log = openLog({ level: 'silent' })
  const db = openDatabase(databaseUrl, { log })
  const app = await createApp({
    config: loadConfig({
      DATA_DIR: SITE_DATA_DIR,
      RATE_LIMITS: 'off',
      ...env,
      BEHAR_PUBLIC_URL: beharUrl,
    }),
    ...{ db, log, pages: await openPages({ distDir: DIST_DIR }) },
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const start = () =>
    startService({
      ...{ DATABASE_URL: databaseUrl, PUBLIC_URL: url, BEHAR_PORT: String(port), RATE_LIMITS: 'off' },
      ...{ LOG_LEVEL: 'silent', ...env },
    })
  let service: ChildProcess | undefined
  const end = async (signal: NodeJS.Signals) => {
    const ending = service
    service = undefined
    if (!ending) return
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(signal)
    await ended
  }
  try {
    service = await start()
  } catch (error) {
    await app.close()
    await db.close()
    throw error
  }
  return {
    ...{ url, beharUrl },
    kill: () => end('SIGKILL'),
    async restart() {
      service ??= await start()
    },
    async close() {
      await end('SIGTERM')
      await app.close()
      await db.close()
    },
  }
}

/** `npm run behar`, without npm: the service as it runs, in a process of its own. */
function startService(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('../../scripts/behar.ts', import.meta.url))
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [script], {
    env: { PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the integration ended with ${code} before it listened`)))
    child.once('message', () => resolve(child))
  })
}
