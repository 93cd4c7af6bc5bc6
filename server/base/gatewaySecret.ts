import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#node/config.ts'

/** What signs the gateway's callbacks: the configured secret, else one that is made once and kept in DATA_DIR. */
export async function openGatewaySecret(
  config: Pick<Config, 'DATA_DIR' | 'GATEWAY_SECRET'>,
): Promise<string> {
  const { DATA_DIR, GATEWAY_SECRET } = config
  if (GATEWAY_SECRET !== undefined) return GATEWAY_SECRET
  const place = join(DATA_DIR, 'gateway-secret')
  return (await read(place)) ?? make(DATA_DIR, place)
}

/** Whether `sha256=<hex>` is the HMAC of this text; in the same time for each false one. */
export function isSigned(text: string, signature: string, secret: string): boolean {
  const said = Buffer.from(/^sha256=([0-9a-f]{64})$/i.exec(signature)?.[1] ?? '', 'hex')
  const right = createHmac('sha256', secret).update(text).digest()
  return said.length === right.length && timingSafeEqual(said, right)
}

/** Of several processes that start at once, one makes it; a name is given to a whole file only. */
async function make(folder: string, place: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const draft = `${place}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    await link(draft, place)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  const kept = await read(place)
  if (kept === undefined) throw new Error(`${place} is empty`)
  return kept
}

async function read(place: string): Promise<string | undefined> {
  const text = await readFile(place, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return ''
  })
  return text.trim() || undefined
}
