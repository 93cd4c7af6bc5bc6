import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Profile } from '#shared/auth/profile.ts'
import { type Halalas, halalasOf } from '#shared/base/money.ts'
import type { OrderOptions } from '#shared/orders/placing.ts'
import { firstTyped, methodsFor, orderedMethods, storeTyped } from './checkoutDraft.ts'

it('orderedMethods puts the cheapest method first, and the earliest of methods with equal fees', () => {
  const methods = [
    { code: 'van', fee: 35, arrives_at: '2026-11-20T15:00:00.000Z' },
    { code: 'port', fee: 0, arrives_at: null },
    { code: 'seller', fee: 15, arrives_at: '2026-11-20T12:00:00.000Z' },
    { code: 'market', fee: 0, arrives_at: '2026-11-20T10:00:00.000Z' },
    { code: 'quay', fee: 0, arrives_at: null },
  ]
  expect(orderedMethods(methods).map(({ code }) => code)).toEqual(['market', 'port', 'quay', 'seller', 'van'])
})

it('methodsFor leaves out the pickup at the port for goods without a landing place', () => {
  const methods = [{ code: 'pickup_market' }, { code: 'pickup_port' }, { code: 'courier' }]
  expect(methodsFor(methods, []).map(({ code }) => code)).toEqual(['pickup_market', 'courier'])
  expect(methodsFor(methods, ['مرفأ دارين'])).toEqual(methods)
  // The seller of an offer named this method, so it stays although the goods have no landing place.
  expect(methodsFor([{ code: 'pickup_port' }], [])).toEqual([{ code: 'pickup_port' }])
})

describe('firstTyped', () => {
  const methods = [
    { id: 1, code: 'pickup_market', fee: 0, arrives_at: null, needs_address: false },
    { id: 2, code: 'courier', fee: 25, arrives_at: null, needs_address: true },
    { id: 3, code: 'seller_delivery', fee: 15, arrives_at: null, needs_address: true },
  ]
  const payments = ['wallet', 'card', 'cod'].map((code, at) => ({ id: at + 1, code, name: code }))
  const khobar = { id: 7, city: { id: 40, name: 'الخبر' }, delivered: true }
  const profile = { f_name: 'نورة', l_name: 'القحطاني', address: '' } as Profile

  /** The initial choices for goods of SR 100 in Madinah (city 50), which is far from every other city. */
  function choices(wallet: number, { addresses = [khobar], scope = 'none', isSpread = false } = {}) {
    const options = {
      delivery_methods: methods,
      payments,
      addresses,
      cities: [],
      city_id: null,
      wallet_available: wallet,
    } as unknown as OrderOptions
    const goods = {
      totalWith: (method: { fee: number } | undefined) => halalasOf(100 + (method?.fee ?? 0)) as Halalas,
      isFar: (cityId: number) => cityId !== 50,
      isSpread,
    }
    const { delivery_method_id, payment_id } = firstTyped(scope, options, profile, goods)
    return { delivery: Number(delivery_method_id), payment: payments[Number(payment_id) - 1]?.code }
  }

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('preselects the cheapest delivery for goods in another region than the address', () => {
    expect(choices(500).delivery).toBe(3)
    expect(choices(500, { addresses: [{ ...khobar, city: { id: 50, name: 'المدينة' } }] }).delivery).toBe(1)
    expect(choices(500, { addresses: [] }).delivery).toBe(1)
  })

  it('preselects the cheapest delivery for goods in several regions', () => {
    expect(choices(500, { addresses: [], isSpread: true }).delivery).toBe(3)
  })

  it('preselects the wallet only if it covers the goods with their delivery', () => {
    expect(choices(115).payment).toBe('wallet')
    expect(choices(114.99).payment).toBe('card')
  })

  it('restores the wallet after a top-up, and drops it while the balance is too low', () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
    const typed = { delivery_method_id: '2', payment_id: '1' }
    storeTyped('fish', typed as Parameters<typeof storeTyped>[1])
    expect(choices(125, { scope: 'fish' })).toEqual({ delivery: 2, payment: 'wallet' })
    expect(choices(124, { scope: 'fish' })).toEqual({ delivery: 2, payment: 'card' })
  })
})
