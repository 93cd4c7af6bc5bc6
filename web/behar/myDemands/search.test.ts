import { expect, test } from 'vitest'
import { demandStatuses } from '#shared/behar/status.ts'
import { countIn, demandsAddress, demandTabs, readDemandsSearch, tabNames } from './search.ts'

test('demandTabs assigns every state to one tab', () => {
  const shown = tabNames.flatMap((tab) => [...demandTabs[tab]] as string[])
  expect(shown.toSorted()).toEqual([...demandStatuses].sort())
})

test('readDemandsSearch parses an address and omits invalid values', () => {
  expect(readDemandsSearch({ show: 'over', page: '3' })).toEqual({ show: 'over', page: 3 })
  expect(readDemandsSearch({ show: 'mine', page: '-1' })).toEqual({ show: undefined, page: undefined })
  expect(readDemandsSearch({ show: 'open', page: '1' })).toEqual({ show: undefined, page: undefined })
  expect(demandsAddress('open')).toEqual({})
  expect(demandsAddress('over', 2)).toEqual({ show: 'over', page: 2 })
})

test('countIn adds up the states of a tab', () => {
  expect(countIn('over', { open: 2, matched: 1, fulfilled: 3, expired: 2, removed: 1 })).toBe(6)
  expect(countIn('matched', {})).toBe(0)
  expect(countIn('open', undefined)).toBeUndefined()
})
