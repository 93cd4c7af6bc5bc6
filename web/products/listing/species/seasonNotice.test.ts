import { expect, test } from 'vitest'
import type { Season } from '#shared/products/listing.ts'
import { seasonNotices } from './seasonNotice.ts'

const shrimp: Season = {
  id: 1,
  code: 'shrimp-gulf',
  fish_ids: [5],
  region_ids: [4],
  kind: 'open',
  from: '08-01',
  to: '01-31',
  gear: null,
  min_size_cm: null,
  rule: 'موسم صيد الروبيان في الخليج العربي',
}
const lobster: Season = {
  ...shrimp,
  id: 2,
  code: 'lobster',
  fish_ids: [9],
  kind: 'closed',
  from: '10-14',
  to: '07-14',
  min_size_cm: 25,
}
const at = (fishId: number, source: 'local' | 'imported' | 'farmed', day: string) =>
  seasonNotices([shrimp, lobster], { fishId, regionId: 4, source, day })

test('seasonNotices returns the last day of an open season', () => {
  expect(at(5, 'local', '2026-11-20')).toEqual([
    { kind: 'open', season: shrimp, until: '2027-01-31', days: 72 },
  ])
  expect(at(5, 'local', '2027-01-31')).toMatchObject([{ kind: 'open', until: '2027-01-31', days: 0 }])
})

test('seasonNotices refuses local wild fish outside an open season and within a closed season', () => {
  expect(at(5, 'local', '2026-03-01')).toMatchObject([{ kind: 'closed', until: '2026-07-31' }])
  expect(at(9, 'local', '2026-11-20')).toMatchObject([{ kind: 'closed', until: '2027-07-14' }])
})

test('seasonNotices does not refuse imported and farmed fish', () => {
  expect(at(9, 'imported', '2026-11-20')).toMatchObject([{ kind: 'warns', reason: 'imported' }])
  expect(at(9, 'farmed', '2026-11-20')).toMatchObject([{ kind: 'warns', reason: 'farmed' }])
  expect(at(1, 'local', '2026-11-20')).toEqual([])
})
