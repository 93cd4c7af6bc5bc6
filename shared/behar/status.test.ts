import { describe, expect, it } from 'vitest'
import {
  demandStatuses,
  demandStatusOn,
  demandSteps,
  listedStatuses,
  removeProblem,
  supplyStatuses,
  supplyStatusOn,
  supplySteps,
} from './status.ts'

const today = '2026-11-22'

describe('the states of the boards', () => {
  it('are listed each once, with numbers that no two of both sides share', () => {
    expect(listedStatuses.Demands.map(({ code }) => code)).toEqual(demandStatuses)
    expect(listedStatuses.Supplys.map(({ code }) => code)).toEqual(supplyStatuses)
    const ids = [...listedStatuses.Demands, ...listedStatuses.Supplys].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('expire with their day, which still counts', () => {
    expect(demandStatusOn({ status: 'open', neededBy: today }, today)).toBe('open')
    expect(demandStatusOn({ status: 'open', neededBy: '2026-11-21' }, today)).toBe('expired')
    expect(demandStatusOn({ status: 'matched', neededBy: '2026-11-21' }, today)).toBe('expired')
    expect(supplyStatusOn({ status: 'reserved', availableTo: '2026-11-21' }, today)).toBe('expired')
    expect(supplyStatusOn({ status: 'available', availableTo: today }, today)).toBe('available')
    expect(supplyStatusOn({ status: 'available', availableTo: null }, today)).toBe('available')
  })

  it('that have ended stay as they are, whatever day it is', () => {
    for (const status of ['fulfilled', 'removed', 'expired'] as const)
      expect(demandStatusOn({ status, neededBy: '2020-01-01' }, today)).toBe(status)
    for (const status of ['sold', 'removed', 'expired'] as const)
      expect(supplyStatusOn({ status, availableTo: '2020-01-01' }, today)).toBe(status)
  })

  it('are left by the clock from where something waits, and nowhere else', () => {
    for (const status of demandStatuses) {
      const over = demandStatusOn({ status, neededBy: '2020-01-01' }, today) !== status
      expect(over, status).toBe(demandSteps[status].expired?.includes('clock') ?? false)
    }
    for (const status of supplyStatuses) {
      const over = supplyStatusOn({ status, availableTo: '2020-01-01' }, today) !== status
      expect(over, status).toBe(supplySteps[status].expired?.includes('clock') ?? false)
    }
  })

  it('let an owner remove what is not fulfilled, and again', () => {
    const refused = demandStatuses.filter((status) => removeProblem(status) !== null)
    expect(refused).toEqual(['fulfilled'])
    expect(removeProblem('fulfilled')).toBe('illegal_transition')
  })
})
