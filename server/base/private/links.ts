import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { uploadsBase } from '#shared/base/paths.ts'
import { readOrCreateSecret } from '../outgoing/secretFile.ts'

/**
 * Signed addresses of private files, for a viewer that cannot send the bearer header. `path` is below /uploads/. The
 * address alone opens the file, so it is short-lived.
 */
export interface FileLinks {
  linkOf(path: string, now: Date): { readonly url: string; readonly expiresAt: Date }
  isValid(path: string, link: { readonly until: string; readonly signature: string }, now: Date): boolean
}

/** Opens the signing with a key that is derived from the key file of the second factor, which all processes share. */
export async function openFileLinks({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<FileLinks> {
  const secret = Buffer.from(await readOrCreateSecret(DATA_DIR, 'second-factor-key'), 'hex')
  return fileLinksBy(Buffer.from(hkdfSync('sha256', secret, '', 'addresses of private files', 32)))
}

export function fileLinksBy(key: Buffer): FileLinks {
  const signatureOf = (path: string, until: number) =>
    createHmac('sha256', key).update(`${until} ${path}`).digest()
  return {
    linkOf(path, now) {
      const until = Math.floor((now.getTime() + linkMs) / 1_000)
      const signature = signatureOf(path, until).toString('hex')
      return {
        url: `${uploadsBase}${path}?until=${until}&signature=${signature}`,
        expiresAt: new Date(until * 1_000),
      }
    },
    isValid(path, { until, signature }, now) {
      if (!/^\d{1,12}$/.test(until) || !/^[0-9a-f]{64}$/.test(signature)) return false
      if (Number(until) * 1_000 <= now.getTime()) return false
      return timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(path, Number(until)))
    },
  }
}

/** The lifetime of a signed address. A viewer loads the file once, when it opens. */
const linkMs = 5 * 60_000
