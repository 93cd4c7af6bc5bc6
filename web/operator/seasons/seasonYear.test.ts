import { describe, expect, it } from 'vitest'
import { closedSpans, placeOf, sharedSpans, spansOf, stateOf } from './seasonYear.ts'

describe('the season year', () => {
  it('places the days of a season, also if the season spans the new year', () => {
    expect(placeOf('01-01', 0)).toBe(0)
    expect(placeOf('12-31', 1)).toBe(12)
    expect(placeOf('04-16', 0)).toBe(3.5)
    expect(spansOf({ from: '04-01', to: '05-31' })).toEqual([{ start: 3, end: 5 }])
    expect(spansOf({ from: '08-01', to: '01-31' })).toEqual([
      { start: 0, end: 1 },
      { start: 7, end: 12 },
    ])
    expect(spansOf({ from: null, to: '08-31' })).toEqual([])
  })

  it('closes the days outside an open season', () => {
    expect(closedSpans({ kind: 'open', from: '08-01', to: '01-31' })).toEqual([{ start: 1, end: 7 }])
    expect(closedSpans({ kind: 'open', from: '03-01', to: '10-31' })).toEqual([
      { start: 0, end: 2 },
      { start: 10, end: 12 },
    ])
    expect(closedSpans({ kind: 'open', from: '01-01', to: '12-31' })).toEqual([])
  })

  it('has closures that are in force only in their days, and may restrict gear only', () => {
    const closure = { kind: 'closed', from: '08-15', to: '10-15', gear: null } as const
    expect([stateOf(closure, '09-01'), stateOf(closure, '11-28')]).toEqual(['closed', 'idle'])
    expect(stateOf({ ...closure, gear: 'gillnet' }, '09-01')).toBe('gearOnly')
    expect(stateOf({ ...closure, kind: 'open' }, '11-28')).toBe('later')
    expect(stateOf({ ...closure, from: null, to: null }, '11-28')).toBe('closed')
  })

  it('returns the spans in which two seasons overlap', () => {
    const spring = closedSpans({ kind: 'closed', from: '04-01', to: '05-31' })
    expect(sharedSpans(spring, closedSpans({ kind: 'closed', from: '05-01', to: '06-30' }))).toEqual([
      { start: 4, end: 5 },
    ])
    expect(sharedSpans(spring, closedSpans({ kind: 'closed', from: '06-01', to: '06-30' }))).toEqual([])
  })
})
