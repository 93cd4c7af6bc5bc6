import { describe, expect, it } from 'vitest'
import { recordText } from './messages.ts'
import { bidsHeading, fallText, howTexts, verifiedText } from './words.ts'

describe('the record of an auction', () => {
  it.each([
    ['english', 'Bids', '3 bids by 2 bidders'],
    ['sealed', 'Offers after the opening', '3 offers by 2 bidders'],
    ['dutch', 'Purchase', null],
  ] as const)('names what was recorded of a lot (%s)', (way, title, count) => {
    expect(bidsHeading({ auction: { way, bids_count: 3 }, bidders: 2 }, 'en')).toEqual({ title, count })
  })

  it.each([
    ['english', 1, 'Your browser verified the only bid: it is as recorded.'],
    ['sealed', 1, 'Your browser verified the only offer: it is as recorded.'],
    ['dutch', 1, 'Your browser verified the purchase: it is as recorded.'],
  ] as const)('says what the browser verified of a lot (%s)', (way, checked, text) => {
    expect(verifiedText(way, checked, 'en')).toBe(text)
  })

  it('explains the check in the words of the way of selling', () => {
    const { howOwn, howOwnOffer, howOwnPurchase } = recordText
    expect(
      (['english', 'sealed', 'dutch'] as const).map((way) => {
        const { own, item } = howTexts(way, 'en')
        return [own, item('3')]
      }),
    ).toEqual([
      [howOwn.en, 'Bid 3'],
      [howOwnOffer.en, 'Offer 3'],
      [howOwnPurchase.en, 'Purchase'],
    ])
  })

  it('has the fall of a Dutch price in whole minutes, otherwise in seconds', () => {
    expect([600, 60, 90].map((seconds) => fallText('SR 190', seconds, 'ar'))).toEqual([
      'SR 190 كل \u206610\u2069 دقائق',
      'SR 190 كل دقيقة',
      'SR 190 كل \u206690\u2069 ثانية',
    ])
  })
})
