import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { type Group, groups } from '#shared/notifications/groups.ts'
import { readOrCreateSecret } from '../base/outgoing/secretFile.ts'

/** Identifies the e-mails that a person gets about one group of notifications. */
export interface GroupEmails {
  readonly userId: number
  readonly group: Group
}

/**
 * The tokens in messages. The token of an alert ends the alert, and the token of a group of notifications ends the e-mails of
 * the group. A token needs no sign-in and allows nothing else. It is valid as long as the alert and the account exist.
 */
export interface AlertTokens {
  tokenOf(alertId: number): string
  /** Returns the alert of a valid token. */
  alertOf(token: string): number | undefined
  emailTokenOf(emails: GroupEmails): string
  /** Returns the person and the group of notifications of a valid token. */
  emailsOf(token: string): GroupEmails | undefined
}

/** The tokens are signed with keys that are derived from the key file of the second factor, which all processes share. */
export async function openAlertTokens({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<AlertTokens> {
  const secret = Buffer.from(await readOrCreateSecret(DATA_DIR, 'second-factor-key'), 'hex')
  const keyOf = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))
  return alertTokensBy(keyOf('links that end alerts'), keyOf('links that end e-mails'))
}

export function alertTokensBy(alertKey: Buffer, emailKey: Buffer): AlertTokens {
  return {
    tokenOf: (alertId) => `${alertId}.${signatureOf(alertKey, String(alertId))}`,
    alertOf(token) {
      const [, id, signature] = /^([1-9]\d{0,14})\.([\w-]{22})$/.exec(token) ?? []
      return id !== undefined && isSigned(alertKey, id, signature) ? Number(id) : undefined
    },
    emailTokenOf: ({ userId, group }) => `${userId}.${group}.${signatureOf(emailKey, `${userId}.${group}`)}`,
    emailsOf(token) {
      const [, id, name, signature] = /^([1-9]\d{0,14})\.([a-z]+)\.([\w-]{22})$/.exec(token) ?? []
      const group = groups.find((each) => each === name)
      if (group === undefined || !isSigned(emailKey, `${id}.${group}`, signature)) return undefined
      return { userId: Number(id), group }
    },
  }
}

const digestOf = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest().subarray(0, 16)

const signatureOf = (key: Buffer, text: string) => digestOf(key, text).toString('base64url')

function isSigned(key: Buffer, text: string, signature = ''): boolean {
  const [sent, expected] = [Buffer.from(signature, 'base64url'), digestOf(key, text)]
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}
