import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Money, plainAmount } from './Money.tsx'

describe('Money', () => {
  it.each(['inline', 'card'] as const)('shows a negative amount with a minus sign, size %s', (size) => {
    const text = renderToStaticMarkup(createElement(Money, { riyals: -1_002.95, size })).replace(
      /<[^>]+>/g,
      '',
    )
    expect(text).toContain('−1,002.95')
    expect(text).not.toContain('-')
  })
})

it('plainAmount shows a negative amount with a minus sign', () => {
  expect([plainAmount(-2.95), plainAmount(2.95)]).toEqual(['−2.95', '2.95'])
})
