import { expect, it } from 'vitest'
import { limits } from '#shared/base/limits.ts'
import { withNumbers } from './knownLimits.ts'

it('writes numbers where they are read', () => {
  expect(withNumbers('text(limits.text.name, limits.cartLines)')).toBe(
    `text(${limits.text.name}, ${limits.cartLines})`,
  )
  expect(withNumbers('limits.bestSellers.sizes.map(String)')).toBe('[6,12,24].map(String)')
})

it('leaves what is no number, or of another name', () => {
  for (const code of [
    'const { longest } = limits.password',
    'limits.text',
    'kept.limits.text.name',
    'trialLimits.text.name',
    "import { limits } from '#shared/base/limits.ts'",
  ]) {
    expect(withNumbers(code)).toBe(code)
  }
})
