import { describe, expect, it } from 'vitest'
import { readDecimal } from '#shared/base/text/digits.ts'
import { percent } from './settingsTyped.ts'

describe('a typed commission', () => {
  it('is refused above its limit, which is named in percent', () => {
    expect(readDecimal('25', percent)).toEqual({ kind: 'problem', problem: { code: 'at_most', bound: 20 } })
    expect(readDecimal('20.01', percent)).toMatchObject({ kind: 'problem' })
  })

  it('is read in basis points up to its limit', () => {
    expect(readDecimal('20', percent)).toEqual({ kind: 'value', value: 2_000 })
    expect(readDecimal('1.5', percent)).toEqual({ kind: 'value', value: 150 })
  })
})
