import { createECDH, hkdfSync } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { readOrCreateSecret } from '../../base/outgoing/secretFile.ts'

/** The base64url keys that identify this market to push services (VAPID, RFC 8292), and the contact of the market. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** The contact of the sender, a `mailto:` or `https:` address. */
  readonly subject: string
}

/**
 * The configured private key, or one that is derived from the key file of the second factor, which all processes share.
 * Browsers are subscribed with its public key, so a new key ends all subscriptions.
 */
export async function openPushKeys({
  DATA_DIR,
  PUSH_PRIVATE_KEY,
  PUBLIC_URL,
  SMTP_FROM,
}: Pick<Config, 'DATA_DIR' | 'PUSH_PRIVATE_KEY' | 'PUBLIC_URL' | 'SMTP_FROM'>): Promise<PushKeys> {
  const key =
    PUSH_PRIVATE_KEY === undefined
      ? derivedKey(Buffer.from(await readOrCreateSecret(DATA_DIR, 'second-factor-key'), 'hex'))
      : Buffer.from(PUSH_PRIVATE_KEY, 'base64url')
  return {
    publicKey: publicKeyOf(key).toString('base64url'),
    privateKey: key.toString('base64url'),
    subject: subjectOf(PUBLIC_URL, SMTP_FROM),
  }
}

/** About one in four billion numbers of 256 bits is not a private key of the curve. In that case, the next number is derived. */
function derivedKey(secret: Buffer): Buffer {
  for (let count = 0; ; count++) {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `push messages ${count}`, 32))
    try {
      publicKeyOf(key)
      return key
    } catch (error) {
      if (count > 10) throw error
    }
  }
}

function publicKeyOf(key: Buffer): Buffer {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(key)
  return curve.getPublicKey()
}

/** Push services ask for a way to reach the sender. */
function subjectOf(publicUrl: string | undefined, from: string | undefined): string {
  if (publicUrl?.startsWith('https://')) return new URL(publicUrl).origin
  const address = /[^\s<>]+@[^\s<>]+/.exec(from ?? '')?.[0]
  return `mailto:${address ?? 'push@localhost'}`
}
