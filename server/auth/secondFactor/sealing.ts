import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { readOrCreateSecret } from '../../base/outgoing/secretFile.ts'

/** Encrypts secrets at rest, so that a copy of the database does not reveal them. */
export interface Sealing {
  /** `about` is the id of the owner; only with this id can the secret be decrypted. */
  seal(secret: Uint8Array, about: number): Buffer
  /** Undefined for data that is damaged, or sealed with another key or for another id. */
  unseal(sealed: Uint8Array, about: number): Buffer | undefined
}

/** Opens the encryption with the key of the file `second-factor-key` in DATA_DIR, created on first use. */
export async function openSealing({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<Sealing> {
  return sealingBy(Buffer.from(await readOrCreateSecret(DATA_DIR, 'second-factor-key'), 'hex'))
}

/** AES-256-GCM: 12 bytes nonce, 16 bytes authentication tag, ciphertext. */
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
