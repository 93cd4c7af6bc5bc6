import { describe, expect, it } from 'vitest'
import { canBid, canSell, canView, roles, userTypes } from './permissions.ts'

describe('permissions', () => {
  it('let fishermen and sellers sell, but only sellers bid', () => {
    expect(userTypes.map(canSell)).toEqual([false, true, true, true])
    expect(userTypes.map(canBid)).toEqual([false, false, true, true])
  })

  it('let only international sellers see the behar market', () => {
    expect(userTypes.filter((type) => canView(type, 'beharMarket'))).toEqual(['international_seller'])
    expect(userTypes.filter((type) => canView(type, 'myAuctions'))).toEqual([
      'local_seller',
      'international_seller',
    ])
    expect(userTypes.filter((type) => canView(type, 'sellOrders'))).not.toContain('local_buyer')
  })

  it('give every account type an account page, a wallet, purchases and favourites', () => {
    for (const view of ['account', 'wallet', 'purchaseOrders', 'myFavorites']) {
      expect(
        userTypes.filter((type) => canView(type, view)),
        view,
      ).toEqual([...userTypes])
    }
  })

  it('give no account type a view that does not exist', () => {
    for (const view of ['', 'toString', 'operator', '__proto__']) {
      expect(
        userTypes.filter((type) => canView(type, view)),
        view,
      ).toEqual([])
    }
  })

  it('list each view of an account type once', () => {
    for (const type of userTypes) expect(new Set(roles[type].views).size).toBe(roles[type].views.length)
  })
})
