import { describe, expect, it } from 'vitest'
import { recordText, winText } from './awardTexts.ts'

describe('the order form of a lot', () => {
  it.each([
    ['english', 'owner', 'The seller accepted your bid at 20:23 today'],
    ['english', 'clock', 'Your bid was accepted at closing, at 20:23 today'],
    ['sealed', 'owner', 'The seller accepted your offer at 20:23 today'],
    ['sealed', 'clock', 'Your offer was accepted at the opening, at 20:23 today'],
    ['dutch', 'clock', 'You bought the lot at 20:23 today'],
  ] as const)('says how the lot (%s, accepted by the %s) was won', (way, accepted_by, text) => {
    expect(winText({ way, accepted_by }, '20:23 today', 'en')).toBe(text)
  })

  it.each([
    ['english', 'سجل المزاد، 3 مزايدات'],
    ['sealed', 'سجل المزاد، 3 عروض'],
    ['dutch', 'سجل المزاد'],
  ] as const)('links to the record of the lot (%s) with the number of its bids or offers', (way, text) => {
    expect(recordText({ way, bids_count: 3 }, 'ar')).toBe(text)
  })
})
