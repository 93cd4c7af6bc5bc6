import { expect, test } from 'vitest'
import { marketEntries, primaryMarket } from './loadHome.ts'

const qatif = { id: 3, name: 'سوق القطيف المركزي', primary: 1 }
const tarout = { id: 5, name: 'سوق تاروت', primary: 0 }

test('marketEntries adds an entry for all markets if the entry is missing', () => {
  expect(marketEntries([tarout, qatif], 'كل الأسواق').map(({ id }) => id)).toEqual(['', 5, 3])
  const all = { id: '' as const, name: 'الجميع', primary: 0 }
  expect(marketEntries([all, qatif], 'كل الأسواق').map(({ name }) => name)).toEqual(['الجميع', qatif.name])
})

test('primaryMarket returns the primary market, or the entry for all markets if there is none', () => {
  expect(primaryMarket([tarout, qatif])).toBe(3)
  expect(primaryMarket([tarout])).toBe('')
})
