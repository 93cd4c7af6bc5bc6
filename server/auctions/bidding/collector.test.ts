import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '#platform/database/db.ts'
import { openCollector } from './collector.ts'

interface Call {
  readonly auctionId: number
  readonly name: string
}

/** Returns a `settle` that records each batch and completes the oldest batch on `release`. */
function openHand() {
  const batches: string[][] = []
  const waiting: (() => void)[] = []
  const settle = async (calls: readonly Call[]) => {
    batches.push(calls.map(({ name }) => name))
    await new Promise<void>((resolve) => waiting.push(resolve))
    return calls.map(({ name }) => ({ answer: name.toUpperCase() }))
  }
  const begun = async (count: number) => {
    while (batches.length < count) await turn()
  }
  return { batches, settle, begun, release: () => waiting.shift()?.() }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
const call = (name: string, auctionId = 1): Call => ({ auctionId, name })

describe('the collector of bids', () => {
  it('settles simultaneous calls in one batch, and later calls in the next batch', async () => {
    const hand = openHand()
    const collector = openCollector(hand.settle)
    const first = ['a', 'b'].map((name) => collector.take(call(name)))
    await hand.begun(1)
    const later = ['c', 'd', 'e'].map((name) => collector.take(call(name)))
    await turn()
    expect(hand.batches).toEqual([['a', 'b']])
    hand.release()
    expect(await Promise.all(first)).toEqual(['A', 'B'])
    await hand.begun(2)
    hand.release()
    expect(await Promise.all(later)).toEqual(['C', 'D', 'E'])
    expect(hand.batches).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ])
  })

  it('runs batches of different auctions concurrently up to the limit', async () => {
    const hand = openHand()
    const collector = openCollector(hand.settle, { atOnce: 2 })
    const all = [collector.take(call('a', 1))]
    await hand.begun(1)
    all.push(collector.take(call('x', 3)), collector.take(call('y', 2)), collector.take(call('b', 1)))
    all.push(collector.take(call('z', 3)))
    await hand.begun(2)
    all.push(collector.take(call('v', 4)))
    await turn()
    expect(hand.batches).toEqual([['a'], ['y', 'x', 'z']])
    hand.release()
    await hand.begun(3)
    expect(hand.batches[2]).toEqual(['b', 'v'])
    hand.release()
    hand.release()
    expect(await Promise.all(all)).toEqual(['A', 'X', 'Y', 'B', 'Z', 'V'])
  })

  it('moves calls beyond the batch size into the next batch', async () => {
    const hand = openHand()
    const collector = openCollector(hand.settle, { most: 2 })
    const all = ['a', 'b', 'c'].map((name) => collector.take(call(name)))
    await hand.begun(1)
    hand.release()
    await hand.begun(2)
    hand.release()
    await Promise.all(all)
    expect(hand.batches).toEqual([['a', 'b'], ['c']])
  })

  it('refuses calls only while the queue is full', async () => {
    const hand = openHand()
    const collector = openCollector(hand.settle, { waiting: 2 })
    const first = collector.take(call('a'))
    await hand.begun(1)
    const queued = [collector.take(call('b')), collector.take(call('c'))]
    await expect(collector.take(call('d'))).rejects.toMatchObject({ code: 'unavailable' })
    hand.release()
    await first
    await hand.begun(2)
    hand.release()
    await Promise.all(queued)
    const last = collector.take(call('e'))
    await hand.begun(3)
    hand.release()
    expect(await last).toBe('E')
  })

  it('settles the other calls in order when one call fails', async () => {
    const stood: string[] = []
    const collector = openCollector<Call, string>(async (calls) => {
      if (calls.some(({ name }) => name === 'poison')) throw new Error('poisoned')
      stood.push(...calls.map(({ name }) => name))
      return calls.map(({ name }) => ({ answer: name }))
    })
    const names = ['a', 'b', 'c', 'poison', 'd', 'e', 'f']
    const settled = await Promise.allSettled(names.map((name) => collector.take(call(name))))
    expect(settled.map(({ status }) => status === 'fulfilled')).toEqual(
      names.map((name) => name !== 'poison'),
    )
    expect(stood).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('does not retry a batch when the database is unavailable', async () => {
    let asked = 0
    const collector = openCollector<Call, string>(async () => {
      asked += 1
      throw new DatabaseUnavailable(new Error('cut'))
    })
    const settled = await Promise.allSettled(['a', 'b', 'c'].map((name) => collector.take(call(name))))
    expect(settled.every(({ status }) => status === 'rejected')).toBe(true)
    expect(asked).toBe(1)
  })
})
