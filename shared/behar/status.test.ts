import { describe, expect, it } from 'vitest'
import {
  demandStatuses,
  demandStatusOn,
  demandSteps,
  editProblem,
  listedStatuses,
  removeProblem,
  supplyStatuses,
  supplyStatusOn,
  supplySteps,
} from './status.ts'

const today = '2026-11-22'

describe('the states of the boards', () => {
  it('are each listed once, with an id that is unique across both boards', () => {
    expect(listedStatuses.Demands.map(({ code }) => code)).toEqual(demandStatuses)
    expect(listedStatuses.Supplys.map(({ code }) => code)).toEqual(supplyStatuses)
    const ids = [...listedStatuses.Demands, ...listedStatuses.Supplys].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('become expired on the day after their last day', () => {
    expect(demandStatusOn({ status: 'open', neededBy: today }, today)).toBe('open')
    expect(demandStatusOn({ status: 'open', neededBy: '2026-11-21' }, today)).toBe('expired')
    expect(demandStatusOn({ status: 'matched', neededBy: '2026-11-21' }, today)).toBe('expired')
    expect(supplyStatusOn({ status: 'reserved', availableTo: '2026-11-21' }, today)).toBe('expired')
    expect(supplyStatusOn({ status: 'available', availableTo: today }, today)).toBe('available')
    expect(supplyStatusOn({ status: 'available', availableTo: null }, today)).toBe('available')
  })

  it('do not expire if they are final', () => {
    for (const status of ['fulfilled', 'removed', 'expired'] as const)
      expect(demandStatusOn({ status, neededBy: '2020-01-01' }, today)).toBe(status)
    for (const status of ['sold', 'removed', 'expired'] as const)
      expect(supplyStatusOn({ status, availableTo: '2020-01-01' }, today)).toBe(status)
  })

  it('expire by the clock if and only if the table of steps allows this', () => {
    for (const status of demandStatuses) {
      const over = demandStatusOn({ status, neededBy: '2020-01-01' }, today) !== status
      expect(over, status).toBe(demandSteps[status].expired?.includes('clock') ?? false)
    }
    for (const status of supplyStatuses) {
      const over = supplyStatusOn({ status, availableTo: '2020-01-01' }, today) !== status
      expect(over, status).toBe(supplySteps[status].expired?.includes('clock') ?? false)
    }
  })

  it('let an owner remove every demand except a fulfilled one, and every supply except a sold one', () => {
    const refused = [...demandStatuses, ...supplyStatuses].filter((status) => removeProblem(status) !== null)
    expect(refused).toEqual(['fulfilled', 'sold'])
    expect(removeProblem('fulfilled')).toBe('illegal_transition')
  })

  it('let an owner edit an entry that still waits', () => {
    const allowed = [...demandStatuses, ...supplyStatuses].filter((status) => editProblem(status) === null)
    expect(allowed).toEqual(['open', 'matched', 'available', 'reserved'])
  })
})
