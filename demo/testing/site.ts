import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Playwright's global set-up. It serves the built site on a copy of the demo, in a separate process. The tests find the
 * site in SITE_URL, its database in SITE_DATABASE_URL and the integration in SITE_BEHAR_URL. The returned function ends
 * the process.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes a set-up by its default export.
export default async function openSite(): Promise<() => Promise<void>> {
  const script = fileURLToPath(new URL('./serve.ts', import.meta.url))
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const site = await siteOf(child)
  process.env.SITE_URL = site.url
  process.env.SITE_BEHAR_URL = site.beharUrl
  process.env.SITE_DATABASE_URL = site.databaseUrl
  process.env.SITE_DATA_DIR = site.dataDir
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.disconnect()
    await ended
  }
}

interface Site {
  readonly url: string
  readonly beharUrl: string
  readonly databaseUrl: string
  readonly dataDir: string
}

function siteOf(child: ChildProcess): Promise<Site> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`the site for the tests ended with ${code} before it was ready`)),
    )
    child.once('message', (message) => resolve(message as Site))
  })
}
