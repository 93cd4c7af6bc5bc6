import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { alertTokensBy } from './alertTokens.ts'

const tokens = alertTokensBy(randomBytes(32), randomBytes(32))

describe('the token of an alert', () => {
  it('leads to its alert', () => expect(tokens.alertOf(tokens.tokenOf(417))).toBe(417))

  it('is refused with another id, another signature or another key', () => {
    const [, signature = ''] = tokens.tokenOf(417).split('.')
    const changed = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
    for (const wrong of [
      `418.${signature}`,
      `417.${changed}`,
      `417.${signature.slice(1)}`,
      `0417.${signature}`,
      '417',
      '',
    ])
      expect(tokens.alertOf(wrong)).toBeUndefined()
    expect(alertTokensBy(randomBytes(32), randomBytes(32)).alertOf(tokens.tokenOf(417))).toBeUndefined()
  })
})

describe('the token of the e-mails of a group', () => {
  const emails = { userId: 417, group: 'orders' } as const
  const token = tokens.emailTokenOf(emails)

  it('leads to the person and the group', () => expect(tokens.emailsOf(token)).toEqual(emails))

  it('is refused with another person, another group, another key, and as the token of an alert', () => {
    const signature = token.split('.')[2] ?? ''
    for (const wrong of [
      `418.orders.${signature}`,
      `417.account.${signature}`,
      `417.toString.${signature}`,
      `417.orders.${signature.slice(1)}`,
      `417.${signature}`,
      tokens.tokenOf(417),
    ])
      expect(tokens.emailsOf(wrong), wrong).toBeUndefined()
    expect(tokens.alertOf(token)).toBeUndefined()
    expect(alertTokensBy(randomBytes(32), randomBytes(32)).emailsOf(token)).toBeUndefined()
  })
})
