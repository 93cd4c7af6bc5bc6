import { describe, expect, it } from 'vitest'
import { openLookups } from './lookups.ts'

describe('openLookups', () => {
  it('answers concurrent lookups with one statement, each with its own result', async () => {
    const batches: (readonly number[])[] = []
    const lookup = openLookups(async (items: readonly number[]) => {
      batches.push(items)
      return items.map((item) => item * 2)
    })
    expect(await Promise.all([lookup(1), lookup(2), lookup(1)])).toEqual([2, 4, 2])
    expect(await lookup(3)).toBe(6)
    expect(batches).toEqual([[1, 2, 1], [3]])
  })

  it('reads a row only after its lookup has begun', async () => {
    let stored = 'before'
    const lookup = openLookups(async (items: readonly string[]) => items.map(() => stored))
    expect(await lookup('huda')).toBe('before')
    stored = 'after'
    expect(await lookup('huda')).toBe('after')
  })

  it('runs at most two statements at once and collects the lookups that arrive meanwhile', async () => {
    const running: { items: readonly string[]; done: () => void }[] = []
    const lookup = openLookups(
      (items: readonly string[]) =>
        new Promise<readonly string[]>((resolve) => running.push({ items, done: () => resolve(items) })),
    )
    const answers: Promise<string>[] = []
    for (const item of ['first', 'second', 'third', 'fourth']) {
      answers.push(lookup(item))
      if (running.length < 2) await expect.poll(() => running.length).toBe(answers.length)
    }
    running[0]?.done()
    await expect.poll(() => running.length).toBe(3)
    expect(running[2]?.items).toEqual(['third', 'fourth'])
    for (const { done } of running) done()
    expect(await Promise.all(answers)).toEqual(['first', 'second', 'third', 'fourth'])
  })

  it('rejects only the lookups of a failed statement', async () => {
    let fails = true
    const lookup = openLookups(async (items: readonly string[]) => {
      if (fails) throw new Error('the database is gone')
      return items
    })
    await expect(lookup('huda')).rejects.toThrow('the database is gone')
    fails = false
    expect(await lookup('huda')).toBe('huda')
  })
})
