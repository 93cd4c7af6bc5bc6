import { expect, it } from 'vitest'
import { bidsOf } from './bidsOf.ts'

it.each([
  ['english', 'open', 0, 0, 'لا مزايدات بعد'],
  ['english', 'unsold', 0, 0, 'لا مزايدات'],
  ['english', 'awarded', 2, 0, 'مزايدتان'],
  ['dutch', 'awarded', 1, 0, 'مزاد تنازلي'],
  ['sealed', 'open', 0, 2, 'عرضان'],
  ['sealed', 'awarded', 2, 0, 'عرضان'],
  ['sealed', 'unsold', 0, 0, 'لا عروض'],
] as const)('a lot (%s, %s) with %i bids and %i offers says %s', (way, status, bids, offers, text) => {
  expect(bidsOf({ way, status, bids_count: bids, offers_count: offers }, 'ar')).toBe(text)
})
