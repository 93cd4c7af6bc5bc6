import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refetchRead } from './useDeals.ts'

it('refetchRead refetches the lists of deals, and only after unread messages were shown', () => {
  const client = new QueryClient()
  const list = ['behar', 'POST platforms/behar-market/deals/list', 'ar', { body: { live: true } }]
  const supplies = ['behar', 'POST platforms/behar-market/supply/list', 'ar', {}]
  for (const key of [list, supplies]) client.setQueryData(key, {})
  const outdated = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  refetchRead(client, 0)
  expect(outdated(list)).toBe(false)
  refetchRead(client, 1)
  expect(outdated(list)).toBe(true)
  expect(outdated(supplies)).toBe(false)
})
