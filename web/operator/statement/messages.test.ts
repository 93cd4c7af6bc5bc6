import { expect, it } from 'vitest'
import { statementText } from './messages.ts'

it('says why lines of a statement were skipped', () => {
  expect(statementText.facts.ar(4, 0, 2)).toMatch(/وتُرك \u20662\u2069 بلا مبلغ وارد$/)
  expect(statementText.facts.en(4, 0, 2)).toMatch(/2 skipped without an incoming amount$/)
})
