import { expect, test } from 'vitest'
import { demandStatuses, supplyStatuses } from '#shared/behar/status.ts'
import {
  countIn,
  dealAddress,
  dealsAddress,
  demandsAddress,
  demandTabs,
  readDemandsSearch,
  suppliesAddress,
  suppliesIn,
  supplyTabNames,
  supplyTabs,
  tabNames,
} from './search.ts'

test('demandTabs and supplyTabs assign every state to one tab', () => {
  const shown = tabNames.flatMap((tab) => [...demandTabs[tab]] as string[])
  expect(shown.toSorted()).toEqual([...demandStatuses].sort())
  const supplies = supplyTabNames.flatMap((tab) => [...supplyTabs[tab]] as string[])
  expect(supplies.toSorted()).toEqual([...supplyStatuses].sort())
})

test('readDemandsSearch parses an address and omits invalid values', () => {
  expect(readDemandsSearch({ show: 'over', page: '3' })).toEqual({ show: 'over', page: 3 })
  expect(readDemandsSearch({ show: 'mine', page: '-1' })).toEqual({ show: undefined, page: undefined })
  expect(readDemandsSearch({ show: 'open', page: '1' })).toEqual({ show: undefined, page: undefined })
  expect(readDemandsSearch({ of: 'supplies', show: 'reserved' })).toEqual({
    of: 'supplies',
    show: 'reserved',
  })
  expect(readDemandsSearch({ of: 'supplies', show: 'matched' }).show).toBeUndefined()
  expect(suppliesAddress('over', 2)).toEqual({ of: 'supplies', show: 'over', page: 2 })
  expect(readDemandsSearch({ of: 'deals', deal: '7', show: 'matched' })).toEqual({ of: 'deals', deal: 7 })
  expect(dealAddress(7)).toEqual({ of: 'deals', deal: 7 })
  expect(dealsAddress('over', 2)).toEqual({ of: 'deals', show: 'over', page: 2 })
  expect(demandsAddress('open')).toEqual({})
  expect(demandsAddress('over', 2)).toEqual({ show: 'over', page: 2 })
})

test('countIn adds up the states of a tab', () => {
  expect(countIn('over', { open: 2, matched: 1, fulfilled: 3, expired: 2, removed: 1 })).toBe(6)
  expect(countIn('matched', {})).toBe(0)
  expect(countIn('open', undefined)).toBeUndefined()
  expect(suppliesIn('over', { available: 4, sold: 2, removed: 1 })).toBe(3)
})
