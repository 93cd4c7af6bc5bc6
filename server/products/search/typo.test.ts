import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typoOf } from './typo.ts'

describe('typoOf', () => {
  it.each([
    ['an extra letter', 'هاموور', 'هامور'],
    ['a missing letter', 'همور', 'هامور'],
    ['a wrong letter', 'حامور', 'هامور'],
    ['two swapped letters', 'هماور', 'هامور'],
    ['two swapped letters near the end', 'hamuor', 'hamour'],
    ['an extra letter at the end', 'kanadd', 'kanad'],
    ['a missing first letter', 'almon', 'salmon'],
    ['a missing letter in a short word', 'كند', 'كنعد'],
  ])('recognizes %s as a typing error', (_what, typed, word) => {
    expect(typoOf(typed, word)).toBe('whole')
  })

  it.each([
    ['two wrong letters', 'hemoor', 'hamour'],
    ['the same word', 'hamour', 'hamour'],
    ['the beginning of a word', 'hamo', 'hamour'],
    ['a word below 4 letters', 'جش', 'جد'],
    ['two swapped letters that are not neighbours', 'ruomah', 'hamour'],
  ])('does not recognize %s as a typing error', (_what, typed, word) => {
    expect(typoOf(typed, word)).toBeNull()
  })

  it('recognizes a typing error in the prefix of a word when the prefix has at least 5 letters', () => {
    expect(typoOf('barcu', 'barracuda')).toBeNull()
    expect(typoOf('baracu', 'barracuda')).toBe('begin')
    expect(typoOf('kigf', 'kingfish')).toBeNull()
    expect(typoOf('kigfi', 'kingfish')).toBe('begin')
  })

  it('finds a typing error at every position', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 4, maxLength: 12 })
    const error = fc.record({ at: fc.nat(11), letter: fc.constantFrom(...'abcde'), kind: fc.nat(3) })
    fc.assert(
      fc.property(word, error, (meant, { at, letter, kind }) => {
        const typed = mistyped(meant, at % meant.length, letter, kind)
        fc.pre(typed !== meant && !meant.startsWith(typed))
        expect(typoOf(typed, meant)).toBe('whole')
      }),
      { numRuns: 500 },
    )
  })
})

function mistyped(word: string, at: number, letter: string, kind: number): string {
  if (kind === 0) return word.slice(0, at) + letter + word.slice(at)
  if (kind === 1) return word.slice(0, at) + word.slice(at + 1)
  if (kind === 2) return word.slice(0, at) + letter + word.slice(at + 1)
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
}
