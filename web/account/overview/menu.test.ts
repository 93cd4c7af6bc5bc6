import { describe, expect, it } from 'vitest'
import { roles, userTypes } from '#shared/base/access/permissions.ts'
import { menuOf } from './menu.ts'

describe('menuOf', () => {
  it('contains exactly the pages that the account type may view', () => {
    const pages = (type: (typeof userTypes)[number]) =>
      menuOf({ can_view: [...roles[type].views], in_hall: false }).map(({ label }) => label)
    expect(pages('local_buyer')).toEqual([
      'account',
      'wallet',
      'purchaseOrders',
      'requests',
      'favorites',
      'addresses',
      'notifications',
    ])
    expect(userTypes.filter((type) => pages(type).includes('requests'))).toEqual(userTypes)
    expect(userTypes.filter((type) => pages(type)[0] === 'shop')).toEqual([
      'fisherman',
      'local_seller',
      'international_seller',
    ])
    expect(pages('fisherman')).toContain('myProducts')
    expect(userTypes.filter((type) => pages(type).includes('myAuctions'))).toEqual([
      'local_seller',
      'international_seller',
    ])
    expect(userTypes.filter((type) => pages(type).includes('behar'))).toEqual(['international_seller'])
    expect(userTypes.filter((type) => pages(type).includes('subscription'))).toEqual(['international_seller'])
  })

  it('contains the hall for people who work in a hall', () => {
    const labels = (in_hall: boolean) =>
      menuOf({ can_view: [...roles.local_buyer.views], in_hall }).map(({ label }) => label)
    expect(labels(true)[0]).toBe('hall')
    expect(labels(false)).not.toContain('hall')
  })

  it('links sellers to their offers, and buyers to their requests', () => {
    const requests = (type: (typeof userTypes)[number]) =>
      menuOf({ can_view: [...roles[type].views], in_hall: false }).find(({ label }) => label === 'requests')
    expect(requests('fisherman')?.search).toEqual({ show: 'offers' })
    expect(requests('local_buyer')?.search).toBeUndefined()
  })
})
