import { expect, it } from 'vitest'
import type { Notification } from '#shared/notifications/contract.ts'
import { daysOf } from './days.ts'

const at = (id: number, time: string): Notification => ({
  id,
  data: {
    user: { name: '', avatar: null },
    message: '',
    strong: [],
    time,
    data_type: 'wallet',
    alert: null,
    data_id: 1,
  },
  read_at: null,
})

it('daysOf groups notifications by day in Riyadh, which starts at 21:00 UTC', () => {
  const days = daysOf(
    [
      at(5, '2026-11-20T22:00:00Z'),
      at(4, '2026-11-20T21:00:00Z'),
      at(3, '2026-11-20T20:59:59Z'),
      at(2, '2026-11-19T20:00:00Z'),
      at(1, '2026-11-19T01:00:00Z'),
    ],
    new Date('2026-11-21T09:00:00Z'),
  )
  expect(days.map(({ day, when, items }) => [day, when, items.map(({ id }) => id)])).toEqual([
    ['2026-11-21', 'today', [5, 4]],
    ['2026-11-20', 'yesterday', [3]],
    ['2026-11-19', 'earlier', [2, 1]],
  ])
})

it('daysOf returns no days for an empty list', () => expect(daysOf([], new Date())).toEqual([]))
