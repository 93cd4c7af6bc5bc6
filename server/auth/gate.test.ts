import { describe, expect, it } from 'vitest'
import { openGate } from './gate.ts'
import { hashPassword, isPassword } from './passwords.ts'

describe('the gate', () => {
  it('lets so many through at once, and the rest in their order', async () => {
    const gate = openGate({ atOnce: 2, waiting: 10 })
    const order: number[] = []
    let running = 0
    let most = 0
    const work = (place: number) =>
      gate(async () => {
        running += 1
        most = Math.max(most, running)
        order.push(place)
        await Promise.resolve()
        running -= 1
        return place
      })
    const done = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(work))
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(order).toEqual(done)
    expect(most).toBe(2)
  })

  it('refuses who would wait behind too many, and is free again after a failure', async () => {
    const gate = openGate({ atOnce: 1, waiting: 1 })
    const { promise, reject } = Promise.withResolvers<never>()
    const first = gate(() => promise)
    const second = gate(async () => 'second')
    await expect(gate(async () => 'third')).rejects.toMatchObject({ code: 'unavailable' })
    reject(new Error('failed'))
    await expect(first).rejects.toThrow('failed')
    expect(await second).toBe('second')
    expect(await gate(async () => 'fourth')).toBe('fourth')
  })
})

describe('a password', () => {
  it('is kept under a salt of its own, and only itself is right', async () => {
    const [one, other] = [await hashPassword('بحر هادئ 77'), await hashPassword('بحر هادئ 77')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(await isPassword('بحر هادئ 77', one)).toBe(true)
    for (const typed of ['بحر هادئ 78', ' بحر هادئ 77', 'بحر هادئ ٧٧', '']) {
      expect(await isPassword(typed, one), typed).toBe(false)
    }
  })

  it('is the same however a keyboard writes its letters', async () => {
    const kept = await hashPassword('أمواج البحر 7'.normalize('NFD'))
    expect(await isPassword('أمواج البحر 7'.normalize('NFC'), kept)).toBe(true)
  })

  it('that nobody has is never right', async () => {
    expect(await isPassword('', null)).toBe(false)
    expect(await isPassword('password', undefined)).toBe(false)
  })
})
