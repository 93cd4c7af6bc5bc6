import { expect, it } from 'vitest'
import { batchText } from './messages.ts'

it('asks about one withdrawal, two and more in their own words', () => {
  const { ar, en } = batchText.sureBody
  expect([1, 2, 5].map(ar)).toEqual([
    'يُبلَّغ صاحبه، ولا يمكن التراجع.',
    'يُبلَّغ صاحباهما، ولا يمكن التراجع.',
    'يُبلَّغ أصحابها، ولا يمكن التراجع.',
  ])
  expect(en(1)).toContain('Its owner is')
  expect(en(2)).toContain('Their owners are')
})
