import { generateSync } from 'otplib'
import { describe, expect, it } from 'vitest'
import { appAddress, inBase32, stepOfCode } from './totp.ts'

/** The secret of the test vectors in RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890')

describe('stepOfCode', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('recognizes the code of RFC 6238 at %i s, shortened to its last six digits: %s', (seconds, code) => {
    expect(stepOfCode(secret, code, new Date(seconds * 1_000))).toBe(Math.floor(seconds / 30))
  })

  it('accepts only codes of the current, the previous and the next time step', () => {
    const seconds = 1_111_111_111
    const present = Math.floor(seconds / 30)
    const taken = [-2, -1, 0, 1, 2].map((away) =>
      stepOfCode(secret, generateSync({ secret, epoch: seconds + away * 30 }), new Date(seconds * 1_000)),
    )
    expect(taken).toEqual([undefined, present - 1, present, present + 1, undefined])
  })

  it('returns undefined for text that is not a code', () => {
    const now = new Date(59_000)
    expect(['', '28708', '2870822', 'abcdef', '٢٨٧٠٨٢'].map((code) => stepOfCode(secret, code, now))).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
  })
})

it('inBase32 encodes a secret (RFC 4648, section 10), which appAddress contains for authenticator apps', () => {
  expect(
    ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => inBase32(Buffer.from(text))),
  ).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'])
  expect(appAddress({ secret, issuer: 'سوق السمك', account: '0501****67' })).toBe(
    `otpauth://totp/${encodeURIComponent('سوق السمك')}:0501****67?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=${encodeURIComponent('سوق السمك')}`,
  )
})
