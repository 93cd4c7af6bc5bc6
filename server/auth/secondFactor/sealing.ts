import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { keptSecret } from '../../base/outgoing/keptSecret.ts'

/** Keeps secrets so that the database alone, or a copy of it, does not give them away. */
export interface Sealing {
  /** `about` is whose it is: what was sealed for one opens for nobody else. */
  seal(secret: Uint8Array, about: number): Buffer
  /** Undefined for what was sealed with another key, for somebody else, or is damaged. */
  unseal(sealed: Uint8Array, about: number): Buffer | undefined
}

/** By the key of the file `second-factor-key` in DATA_DIR, made when it is first needed. */
export async function openSealing({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<Sealing> {
  return sealingBy(Buffer.from(await keptSecret(DATA_DIR, 'second-factor-key'), 'hex'))
}

/** AES-256-GCM: 12 random bytes, the 16 bytes that prove it whole, the secret. */
export function sealingBy(key: Buffer): Sealing {
  const about = (id: number) => Buffer.from(`second factor of ${id}`)
  return {
    seal(secret, id) {
      const start = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, start).setAAD(about(id))
      const hidden = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([start, cipher.getAuthTag(), hidden])
    },
    unseal(sealed, id) {
      try {
        const opening = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
        opening.setAAD(about(id)).setAuthTag(sealed.subarray(12, 28))
        return Buffer.concat([opening.update(sealed.subarray(28)), opening.final()])
      } catch {
        return undefined
      }
    },
  }
}
