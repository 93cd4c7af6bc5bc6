import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepWaitingGoods, takeWaitingGoods } from './waitingGoods.ts'

const goods = {
  id: 7,
  name: 'شعري',
  image: '/uploads/a-640.webp',
  price: 23.5,
  quantity: 7,
  sellerId: 3,
  preparation: 'gutted' as const,
}
const minute = 60_000

describe('takeWaitingGoods', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    })
    return () => vi.unstubAllGlobals()
  })

  it('returns the goods with their preparation and kilograms once', () => {
    keepWaitingGoods({ goods, kilograms: 2.5 }, 0)
    expect(takeWaitingGoods(minute)).toEqual({ goods, kilograms: 2.5 })
    expect(takeWaitingGoods(minute)).toBeUndefined()
  })

  it('returns nothing after half an hour', () => {
    keepWaitingGoods({ goods, kilograms: 2.5 }, 0)
    expect(takeWaitingGoods(30 * minute)).toBeUndefined()
  })

  it('returns nothing if the stored text is damaged or storage is blocked', () => {
    sessionStorage.setItem('cart:waiting', '{')
    expect(takeWaitingGoods(0)).toBeUndefined()
    vi.stubGlobal('sessionStorage', undefined)
    keepWaitingGoods({ goods, kilograms: 2.5 }, 0)
    expect(takeWaitingGoods(0)).toBeUndefined()
  })
})
