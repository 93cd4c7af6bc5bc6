import { describe, expect, it } from 'vitest'
import { appAddress, codeOf, inBase32, stepOf, stepOfCode } from './totp.ts'

/** RFC 6238, appendix B: the last six of its eight digits. */
const secret = Buffer.from('12345678901234567890')

describe('codes by time', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s it is %s', (seconds, code) => {
    expect(codeOf(secret, stepOf(new Date(seconds * 1_000)))).toBe(code)
  })

  it('of the step before and after are taken, none further away', () => {
    const now = new Date(1_111_111_111_000)
    const present = stepOf(now)
    const taken = [-2, -1, 0, 1, 2].map((away) => stepOfCode(secret, codeOf(secret, present + away), now))
    expect(taken).toEqual([undefined, present - 1, present, present + 1, undefined])
    expect(stepOfCode(secret, '', now)).toBeUndefined()
  })
})

it('the secret is written as apps take it (RFC 4648, section 10)', () => {
  expect(
    ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => inBase32(Buffer.from(text))),
  ).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'])
  expect(appAddress({ secret, issuer: 'سوق السمك', account: '0501****67' })).toBe(
    `otpauth://totp/${encodeURIComponent('سوق السمك')}:0501****67?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=${encodeURIComponent('سوق السمك')}`,
  )
})
