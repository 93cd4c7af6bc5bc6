import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from '../passwords.ts'
import { openGate } from './gate.ts'

describe('openGate', () => {
  it('runs at most `atOnce` jobs at a time and starts queued jobs in order', async () => {
    const gate = openGate({ atOnce: 2, waiting: 10, waitingPerSource: 10 })
    const order: number[] = []
    let running = 0
    let most = 0
    const work = (place: number) =>
      gate('a', async () => {
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

  it('refuses jobs beyond the length of the queue until a running job ends', async () => {
    const gate = openGate({ atOnce: 1, waiting: 1, waitingPerSource: 1 })
    const { promise, reject } = Promise.withResolvers<never>()
    const first = gate('a', () => promise)
    const second = gate('a', async () => 'second')
    await expect(gate('a', async () => 'third')).rejects.toMatchObject({ code: 'unavailable' })
    reject(new Error('failed'))
    await expect(first).rejects.toThrow('failed')
    expect(await second).toBe('second')
    expect(await gate('a', async () => 'fourth')).toBe('fourth')
  })
})

describe('openGate under a flood from one source', () => {
  it('alternates between the flooding source and the other sources', async () => {
    const gate = openGate({ atOnce: 1, waiting: 100, waitingPerSource: 50 })
    const order: string[] = []
    const ask = (source: string) => gate(source, async () => order.push(source))
    const flood = Array.from({ length: 40 }, () => ask('flood'))
    await Promise.all([ask('huda'), ask('hasan'), ask('huda')])
    // One job of the flood is already running. After this job, the sources alternate.
    expect(order.slice(0, 6)).toEqual(['flood', 'flood', 'huda', 'hasan', 'flood', 'huda'])
    await Promise.all(flood)
    expect(order).toHaveLength(43)
  })

  it('refuses jobs beyond the queue length of one source or of all sources', async () => {
    const gate = openGate({ atOnce: 1, waiting: 3, waitingPerSource: 2 })
    const { promise, resolve } = Promise.withResolvers<void>()
    const ask = (source: string) => gate(source, () => promise)
    const taken = [ask('flood'), ask('flood'), ask('flood')]
    await expect(ask('flood')).rejects.toMatchObject({ code: 'unavailable' })
    taken.push(ask('huda'))
    await expect(ask('hasan')).rejects.toMatchObject({ code: 'unavailable' })
    resolve()
    await Promise.all(taken)
    await ask('hasan')
  })
})

describe('a password hash', () => {
  it('has its own salt and matches only its password', async () => {
    const [one, other] = [await hashPassword('بحر هادئ 77', ''), await hashPassword('بحر هادئ 77', '')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(await isPassword('بحر هادئ 77', one, '')).toBe(true)
    for (const typed of ['بحر هادئ 78', ' بحر هادئ 77', 'بحر هادئ ٧٧', '']) {
      expect(await isPassword(typed, one, ''), typed).toBe(false)
    }
  })

  it('matches every Unicode form of the same letters', async () => {
    const stored = await hashPassword('أمواج البحر 7'.normalize('NFD'), '')
    expect(await isPassword('أمواج البحر 7'.normalize('NFC'), stored, '')).toBe(true)
  })

  it('matches no password when it is missing', async () => {
    expect(await isPassword('', null, '')).toBe(false)
    expect(await isPassword('password', undefined, '')).toBe(false)
  })
})
