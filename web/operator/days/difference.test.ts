import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Amount } from '../table/Amount.tsx'
import { lacksStatement, warningsOf } from './gap.ts'

const drawn = (riyals: number, signed?: boolean | 'difference') =>
  renderToStaticMarkup(createElement(Amount, { riyals, ...(signed !== undefined && { signed }) }))

it('Amount shows incoming and outgoing money by sign and colour', () => {
  expect(drawn(12.5, true)).toMatch(/text-palm.*\+12\.50/)
  expect(drawn(-12.5, true)).toMatch(/text-coral.*−12\.50/)
  expect(drawn(12.5)).not.toMatch(/text-palm|\+/)
})

it('Amount shows a difference in either direction as a warning, and a difference of zero without colour', () => {
  expect(drawn(12.5, 'difference')).toMatch(/text-amber.*\+12\.50/)
  expect(drawn(-12.5, 'difference')).toMatch(/text-amber.*−12\.50/)
  expect(drawn(0, 'difference')).not.toMatch(/text-(amber|palm|coral)/)
})

it('warningsOf names a day that is not over, a missing statement and a difference to the statement', () => {
  const even = { bank_in: 120.5, statement_lines: 2, statement_in: 120.5 }
  const uneven = { bank_in: 120.5, statement_lines: 1, statement_in: 20 }
  const unread = { bank_in: 120.5, statement_lines: 0, statement_in: 0 }
  expect(warningsOf({ id: '2026-11-27', totals: even }, '2026-11-28')).toEqual([])
  expect(warningsOf({ id: '2026-11-28', totals: even }, '2026-11-28')).toEqual(['notOver'])
  expect(warningsOf({ id: '2026-11-28', totals: uneven }, '2026-11-28')).toEqual(['notOver', 'differs'])
  expect(warningsOf({ id: '2026-11-27', totals: unread }, '2026-11-28')).toEqual(['noStatement'])
})

it('a day without income and without statement lines has a difference of zero, not a missing statement', () => {
  expect(lacksStatement({ bank_in: 0, statement_lines: 0, statement_in: 0 })).toBe(false)
})
