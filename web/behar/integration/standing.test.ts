import { describe, expect, it } from 'vitest'
import type { RefusalFacts } from '../../app/calls/api.ts'
import { type Standing, standingOf } from './standing.ts'
import { isSilence, shownOf } from './useRead.ts'

const loading: Standing = { phase: 'loading', at: null }
const fresh: Standing = { phase: 'fresh', at: null }
const failed: Standing = { phase: 'failed', at: null }
const known = (at: number): Standing => ({ phase: 'known', at })

describe('how the integration stands, by the lists of the page', () => {
  it.each([
    ['nothing asked', [], 'loading', null],
    ['all on their way', [loading, loading], 'loading', null],
    ['some there', [fresh, loading], 'fresh', null],
    ['all known of before: the oldest counts', [known(20), known(10)], 'known', 10],
    ['one known of before', [fresh, known(20), failed], 'known', 20],
    ['some there, something missing', [fresh, failed], 'known', null],
    ['nothing to show', [failed, loading], 'down', null],
  ] as const)('%s', (_name, lists, state, at) => {
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

describe('what is shown of a list', () => {
  it('nothing while it loads for the first time, the rows before while another filter does', () => {
    expect(shownOf(nothing)).toEqual({ data: null, at: null, phase: 'loading', refusal: null })
    expect(shownOf({ ...nothing, before: 'old' })).toMatchObject({ data: 'old', phase: 'loading' })
  })

  it('what the device knows once nobody wants to wait', () => {
    expect(shownOf({ ...nothing, before: 'old', known: { at: 7, data: 'kept' } })).toEqual({
      data: 'kept',
      at: 7,
      phase: 'known',
      refusal: null,
    })
  })

  it('an answer, whatever is known beside it', () => {
    const outcome = { data: 'new', at: 9, refusal: null }
    expect(shownOf({ ...nothing, outcome, known: { at: 7, data: 'kept' } })).toEqual({
      data: 'new',
      at: null,
      phase: 'fresh',
      refusal: null,
    })
  })

  it('after a silence what was known with its time, or why there is nothing', () => {
    const silent = refusal(0, 'unreachable')
    expect(shownOf({ ...nothing, outcome: { data: 'kept', at: 7, refusal: silent } })).toEqual({
      data: 'kept',
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

  it('a refusal of what was asked is no silence, and somebody led to sign-in sees no error', () => {
    const outcome = { data: null, at: null, refusal: refusal(403, 'forbidden') }
    expect(shownOf({ ...nothing, outcome })).toMatchObject({ phase: 'fresh', refusal: { status: 403 } })
    expect(shownOf({ ...nothing, outcome: { ...outcome, refusal: refusal(401) } })).toMatchObject({
      phase: 'loading',
      refusal: null,
    })
  })

  it('an entry that is gone is the answer; a path that is gone is a partner that does not work', () => {
    expect(isSilence(refusal(404, 'not_found'))).toBe(false)
    expect([404, 0, 429, 500, 502, 503, 504].filter((status) => !isSilence(refusal(status)))).toEqual([])
  })
})
