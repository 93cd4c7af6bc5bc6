import { describe, expect, it } from 'vitest'
import type { RefusalFacts } from '../../app/calls/api.ts'
import { type Standing, standingOf } from './standing.ts'
import { isNoAnswer, shownOf } from './useRead.ts'

const loading: Standing = { phase: 'loading', at: null }
const fresh: Standing = { phase: 'fresh', at: null }
const failed: Standing = { phase: 'failed', at: null }
const known = (at: number): Standing => ({ phase: 'known', at })

describe('standingOf', () => {
  it.each([
    ['no list', [], 'loading', null],
    ['loading lists', [loading, loading], 'loading', null],
    ['a fresh and a loading list', [fresh, loading], 'fresh', null],
    ['cached lists, with the oldest time', [known(20), known(10)], 'known', 10],
    ['one cached list among others', [fresh, known(20), failed], 'known', 20],
    ['a fresh and a failed list', [fresh, failed], 'known', null],
    ['a failed and a loading list', [failed, loading], 'down', null],
  ] as const)('summarizes %s', (_name, lists, state, at) => {
    expect(standingOf(lists)).toEqual({ state, at })
  })
})

const refusal = (status: number, code: RefusalFacts['code'] = 'unavailable'): RefusalFacts => ({
  status,
  code,
  message: '',
  errors: {},
})
const nothing = { outcome: undefined, before: undefined, known: null }

describe('shownOf', () => {
  it('shows the old rows while a new filter loads, and nothing during the first load', () => {
    expect(shownOf(nothing)).toEqual({ data: null, at: null, phase: 'loading', refusal: null })
    expect(shownOf({ ...nothing, before: 'old' })).toMatchObject({ data: 'old', phase: 'loading' })
  })

  it('shows the cached answer while the answer is slow', () => {
    expect(shownOf({ ...nothing, before: 'old', known: { at: 7, data: 'cached' } })).toEqual({
      data: 'cached',
      at: 7,
      phase: 'known',
      refusal: null,
    })
  })

  it('prefers a new answer to the cached answer', () => {
    const outcome = { data: 'new', at: 9, refusal: null }
    expect(shownOf({ ...nothing, outcome, known: { at: 7, data: 'cached' } })).toEqual({
      data: 'new',
      at: null,
      phase: 'fresh',
      refusal: null,
    })
  })

  it('shows the cached answer with its time if the partner is down', () => {
    const silent = refusal(0, 'unreachable')
    expect(shownOf({ ...nothing, outcome: { data: 'cached', at: 7, refusal: silent } })).toEqual({
      data: 'cached',
      at: 7,
      phase: 'known',
      refusal: null,
    })
    expect(shownOf({ ...nothing, outcome: { data: null, at: null, refusal: silent } })).toEqual({
      data: null,
      at: null,
      phase: 'failed',
      refusal: silent,
    })
  })

  it('treats a refusal of the query as an answer, except a refusal that leads to sign-in', () => {
    const outcome = { data: null, at: null, refusal: refusal(403, 'forbidden') }
    expect(shownOf({ ...nothing, outcome })).toMatchObject({ phase: 'fresh', refusal: { status: 403 } })
    expect(shownOf({ ...nothing, outcome: { ...outcome, refusal: refusal(401) } })).toMatchObject({
      phase: 'loading',
      refusal: null,
    })
  })
})

it('isNoAnswer treats a missing entry as an answer, but a missing path as a failure of the partner', () => {
  expect(isNoAnswer(refusal(404, 'not_found'))).toBe(false)
  expect([404, 0, 429, 500, 502, 503, 504].filter((status) => !isNoAnswer(refusal(status)))).toEqual([])
})
