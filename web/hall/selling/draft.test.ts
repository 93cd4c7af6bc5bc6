import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hallLotKey } from '../../auth/session.ts'
import { isBlank, lotIn, storedLot, storeLot, typedAgain } from './draft.ts'
import { blankLot, bodyOf, nextLot, type TypedLot } from './form.ts'

const owner = { userId: 7, hallId: 3 }
const person = (id: number) => ({
  ...{ id, number: 1_000 + id, name: `شخص ${id}`, mobile: null },
  ...{ account: true, wallet: true, buys: true },
})
const desk = {
  fish: [{ id: 4, name: 'هامور', image: null, aliases: [] }],
  lots: [{ product_id: 9, name: 'هامور', fish_id: 4, quantity: 40, seller: 'حسن' }],
  people: [person(1), person(2)],
}
const half: TypedLot = {
  ...blankLot,
  fishId: 4,
  weight: '32',
  seller: { id: 1, name: 'شخص 1' },
  buyer: { kind: 'person', id: 2, number: 1_002, name: 'شخص 2' },
}

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the stored lot of a clerk', () => {
  it('keeps the typed values after a reload, and only the seller after a sale', () => {
    storeLot(owner, half)
    expect(storedLot(owner, desk)).toEqual(half)
    storeLot(owner, nextLot(half))
    expect(storedLot(owner, desk)).toMatchObject({ seller: { id: 1 }, price: '', buyer: { kind: 'none' } })
  })

  it('is deleted once it is cleared', () => {
    storeLot(owner, half)
    storeLot(owner, blankLot)
    expect([stored.has(hallLotKey), isBlank(storedLot(owner, desk))]).toEqual([false, true])
  })

  it('is not shown to another clerk or in another hall', () => {
    storeLot(owner, half)
    expect(isBlank(storedLot({ ...owner, userId: 8 }, desk))).toBe(true)
    expect(isBlank(storedLot({ ...owner, hallId: 4 }, desk))).toBe(true)
  })

  it('omits goods, species and people that the desk no longer has', () => {
    const at = (lot: TypedLot) => lotIn({ ...owner, lot }, owner, { ...desk, fish: [], people: [] })
    expect(at(half)).toMatchObject({ fishId: null, seller: null, buyer: { kind: 'none' }, weight: '32' })
    const ofGoods: TypedLot = { ...half, productId: 8, seller: { id: 0, name: 'حسن' } }
    expect(lotIn({ ...owner, lot: ofGoods }, owner, desk)).toEqual(blankLot)
  })

  it('is blank if the storage contains anything else', () => {
    for (const text of ['', 'x', '[]', '{"lot":1}']) {
      stored.set(hallLotKey, text)
      expect(isBlank(storedLot(owner, desk))).toBe(true)
    }
  })
})

describe('a refused sale', () => {
  const names = { hall: 'سوق القطيف', fish: 'هامور', seller: 'شخص 1', buyer: 'شخص 2' }
  const sent = { key: 'a'.repeat(32), reference: '1128-LR-013', soldAt: new Date('2026-11-28T16:38:00Z') }
  const whole: TypedLot = { ...half, price: '1,290', tubs: 2 }

  it.each([
    ['of a person of the hall', whole],
    [
      'of a new seller to a walk-in',
      { ...whole, seller: { mobile: '+966551234567', name: 'علي' }, buyer: { kind: 'walk_in' } },
    ],
    ['to a mobile', { ...whole, buyer: { kind: 'typed', text: '+966551234567' } }],
    ['of goods on sale', { ...whole, productId: 9, seller: { id: 0, name: 'شخص 1' }, tubs: 1 }],
  ] as [string, TypedLot][])('%s is shown in the form as it was typed', (_, lot) => {
    expect(typedAgain({ body: bodyOf(lot, desk, sent), shown: names }, desk)).toEqual(lot)
  })

  it('of goods that are sold out by now keeps all but the goods', () => {
    const lot: TypedLot = { ...whole, productId: 9, seller: { id: 0, name: 'شخص 1' } }
    const body = bodyOf(lot, desk, sent)
    const again = typedAgain({ body, shown: names }, { ...desk, lots: [] })
    expect(again).toEqual({ ...lot, productId: null, seller: null })
  })
})
