import { describe, expect, it } from 'vitest'
import { withoutValues } from './knownTokens.ts'

const known = new Set(['--color-ink', '--text-body'])

describe('the later style sheet', () => {
  it('names tokens that the first one knows without their values', () => {
    const css = '.a{color:var(--color-ink,var(--light,#fff)var(--dark,#000));font:var(--text-body,1rem) x}'
    expect(withoutValues(css, known)).toBe('.a{color:var(--color-ink);font:var(--text-body) x}')
  })

  it('keeps the values of all others, and of what the framework sets itself', () => {
    const css = '.a{color:var(--color-other,#fff);box-shadow:var(--tw-shadow,0 0)}'
    expect(withoutValues(css, new Set(['--tw-shadow']))).toBe(css)
  })

  it('does not cut a sheet that is broken', () => {
    expect(() => withoutValues('.a{color:var(--color-ink,var(--light,#fff)}', known)).toThrow(RangeError)
  })
})
