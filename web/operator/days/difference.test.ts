import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Amount } from '../table/Amount.tsx'

const drawn = (riyals: number, signed?: boolean | 'difference') =>
  renderToStaticMarkup(createElement(Amount, { riyals, ...(signed !== undefined && { signed }) }))

it('Amount shows incoming and outgoing money by sign and colour', () => {
  expect(drawn(12.5, true)).toMatch(/text-palm.*\+12\.50/)
  expect(drawn(-12.5, true)).toMatch(/text-coral.*−12\.50/)
  expect(drawn(12.5)).not.toMatch(/text-palm|\+/)
})

it('Amount shows a difference in either direction as a warning, and no difference plainly', () => {
  expect(drawn(12.5, 'difference')).toMatch(/text-amber.*\+12\.50/)
  expect(drawn(-12.5, 'difference')).toMatch(/text-amber.*−12\.50/)
  expect(drawn(0, 'difference')).not.toMatch(/text-(amber|palm|coral)/)
})
