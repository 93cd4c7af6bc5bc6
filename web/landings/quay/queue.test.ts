import { describe, expect, it } from 'vitest'
import { blankCatch } from './announcement.ts'
import { isCurrent } from './draft.ts'
import {
  announced,
  changing,
  hasPassed,
  isOld,
  leftOpen,
  nextOf,
  type QueuedCatch,
  refused,
} from './queue.ts'

const now = Date.parse('2026-11-28T02:30:00Z')
const queued = (key: string, change: Partial<QueuedCatch> = {}): QueuedCatch => ({
  key,
  userId: 1,
  typed: blankCatch([]),
  fields: {
    type_fish_id: 7,
    market_id: 5,
    size: 3,
    quality: 1,
    fish_type: 2,
    quantity: 120,
    price: 32.5,
    lands_at: '2026-11-28T05:30:00Z',
  },
  photos: [{ id: 'a', blob: new Blob(['x']) }],
  voice: new Blob(['y']),
  shown: { fish: 'كنعد', market: 'القطيف' },
  at: now,
  state: 'waiting',
  landingId: null,
  late: false,
  refusal: null,
  ...change,
})

describe('the queue of announced catches', () => {
  it('sends the oldest waiting catch of a person first', () => {
    const queue = [
      queued('new', { at: now + 2 }),
      queued('old', { at: now + 1 }),
      queued('sent', { at: now, state: 'sent' }),
      queued('other', { at: now, userId: 2 }),
    ]
    expect(nextOf(queue, 1)?.key).toBe('old')
    expect(nextOf(queue, 3)).toBeUndefined()
  })

  it('keeps a catch that is being changed with its photos and note, and does not send it', () => {
    const open = changing(queued('a', { state: 'refused', refusal: { message: 'x', errors: {} } }))
    expect(open).toMatchObject({ state: 'changing', refusal: null, photos: [{ id: 'a' }] })
    expect(open.voice).toBeInstanceOf(Blob)
    expect(nextOf([open], 1)).toBeUndefined()
    expect(isOld(open, now + 48 * 3_600_000)).toBe(false)
  })

  it('sends a catch again if no form contains its change any more', () => {
    const queue = [
      queued('a', { state: 'changing' }),
      queued('b', { state: 'changing' }),
      queued('c', { state: 'sent' }),
      queued('d', { state: 'changing', userId: 2 }),
    ]
    expect(leftOpen(queue, 1, 'a')).toEqual([queued('b', { ...queue[1], state: 'waiting' })])
    expect(leftOpen(queue, 1, undefined).map(({ key }) => key)).toEqual(['a', 'b'])
  })

  it('does not continue a form that the seller has emptied', () => {
    const typed = { ...blankCatch([]), marketId: 3 }
    const draft = { userId: 1, typed, photos: [], voice: null, replaces: null, at: now }
    expect(isCurrent(draft, [], now)).toBe(false)
    expect(isCurrent({ ...draft, typed: { ...typed, weight: '5' } }, [], now)).toBe(true)
    expect(isCurrent({ ...draft, voice: new Blob(['a']) }, [], now)).toBe(true)
  })

  it('continues the form that was left, unless it is old or its catch was announced', () => {
    const open = changing(queued('a'))
    const typed = { ...open.typed, weight: '5' }
    const draft = { userId: 1, typed, photos: [], voice: null, replaces: null, at: now }
    const hours = 12 * 3_600_000
    expect(isCurrent(draft, [], now + hours)).toBe(true)
    expect(isCurrent(draft, [], now + hours + 1)).toBe(false)
    expect(isCurrent({ ...draft, replaces: open }, [open], now)).toBe(true)
    expect(isCurrent({ ...draft, replaces: open }, [queued('a', { state: 'sent' })], now)).toBe(false)
    expect(isCurrent({ ...draft, replaces: open }, [], now)).toBe(false)
  })

  it('stores the answer of the server and drops the photos that were sent', () => {
    expect(announced(queued('a'), { id: 12, late: true })).toMatchObject({
      state: 'sent',
      landingId: 12,
      late: true,
      photos: [],
      voice: null,
    })
    expect(refused(queued('a'), { message: 'x', errors: {} })).toMatchObject({
      state: 'refused',
      photos: [{ id: 'a' }],
    })
  })

  it('detects waiting catches whose landing has passed, and drops announced catches after twelve hours', () => {
    const landing = Date.parse('2026-11-28T05:30:00Z')
    expect([hasPassed(queued('a'), landing - 1), hasPassed(queued('a'), landing + 1)]).toEqual([false, true])
    expect(hasPassed(queued('a', { state: 'sent' }), landing + 1)).toBe(false)
    const hours = 12 * 3_600_000
    expect([
      isOld(queued('a'), now + 2 * hours),
      isOld(queued('a', { state: 'sent' }), now + hours + 1),
    ]).toEqual([false, true])
  })
})
