import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { readOrCreateSecret } from '../base/outgoing/secretFile.ts'

/**
 * The token in the messages of an alert, which ends the alert without a sign-in. It is valid as long as the alert and allows
 * nothing else.
 */
export interface AlertTokens {
  tokenOf(alertId: number): string
  /** The alert of a valid token. */
  alertOf(token: string): number | undefined
}

/** The tokens are signed with a key that is derived from the key file of the second factor, which all processes share. */
export async function openAlertTokens({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<AlertTokens> {
  const secret = Buffer.from(await readOrCreateSecret(DATA_DIR, 'second-factor-key'), 'hex')
  return alertTokensBy(Buffer.from(hkdfSync('sha256', secret, '', 'links that end alerts', 32)))
}

export function alertTokensBy(key: Buffer): AlertTokens {
  const signatureOf = (id: string) => createHmac('sha256', key).update(id).digest().subarray(0, 16)
  return {
    tokenOf: (alertId) => `${alertId}.${signatureOf(String(alertId)).toString('base64url')}`,
    alertOf(token) {
      const [, id, signature] = /^([1-9]\d{0,14})\.([\w-]{22})$/.exec(token) ?? []
      if (id === undefined || signature === undefined) return undefined
      const sent = Buffer.from(signature, 'base64url')
      const expected = signatureOf(id)
      return sent.length === expected.length && timingSafeEqual(sent, expected) ? Number(id) : undefined
    },
  }
}
