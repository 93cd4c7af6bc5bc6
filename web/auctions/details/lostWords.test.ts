import { describe, expect, it } from 'vitest'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { textIn } from '../../app/texts/text.ts'
import { lostWords } from './lostWords.ts'
import { auctionTextOf } from './messages.ts'

const awarded_bid = { amount: 1_600 } as AuctionDetails['awarded_bid']
const words = (part: Partial<Parameters<typeof lostWords>[0]>, locale: 'ar' | 'en' = 'en') =>
  lostWords({ way: 'english', status: 'awarded', awarded_bid: null, ...part }, 'SR 1,200', locale)

describe('lostWords', () => {
  it('says that another offer won, with the user’s amount and the winning amount', () => {
    const lost = words({ way: 'sealed', awarded_bid })
    expect(lost.title).toBe('Another offer won')
    expect(lost.body).toMatch(/^You offered SR 1,200\. The winning offer was .*1,600/)
    expect(words({ way: 'sealed', awarded_bid, status: 'ordered' }, 'ar').title).toBe('فاز عرض آخر')
    expect(words({ awarded_bid })).toEqual({
      title: 'Another bidder won',
      body: 'Your highest bid was SR 1,200',
    })
  })

  it('does not say that somebody won while the owner decides, or when nobody won', () => {
    expect(words({ way: 'sealed', status: 'ended' }).title).toBe('Your offer was not the highest')
    expect(words({ status: 'ended' }).title).toBe('Your bid was not the highest')
    expect(words({ status: 'unsold' }).title).toBe('Nobody won the lot')
    expect(words({ way: 'sealed', status: 'unsold' })).toEqual({
      title: 'Nobody won the lot',
      body: 'Your offer was SR 1,200',
    })
  })
})

describe('auctionTextOf', () => {
  it('uses the gender of the noun of each way to sell', () => {
    const inArabic = (way: 'english' | 'sealed') => {
      const { accepted, lapsed } = textIn(auctionTextOf(way), 'ar')
      return [accepted, lapsed]
    }
    expect(inArabic('english')).toEqual(['المقبولة', 'انتهت مهلتها'])
    expect(inArabic('sealed')).toEqual(['المقبول', 'انتهت مهلته'])
  })
})
