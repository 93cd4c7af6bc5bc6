import { describe, expect, it } from 'vitest'
import { factsOf } from './choiceFacts.ts'

const choice = {
  place: 'all',
  source: 'local',
  channel: null,
  size: null,
  market_name: null,
  size_name: null,
} as const

describe('the words of a price choice', () => {
  it('name the source alone for the Kingdom', () => {
    expect(factsOf(choice, '?', 'ar')).toEqual(['بلدي'])
  })

  it('name the place, sale type and size that limit it', () => {
    const limited = { ...choice, place: '4', channel: 'auction', size: 2, market_name: 'Qatif' } as const
    expect(factsOf(limited, '?', 'en')).toEqual(['Local', 'Qatif', 'Auction', '?'])
    expect(factsOf({ ...choice, place: 'gulf' }, '?', 'en')).toEqual(['Local', 'Gulf coast'])
  })
})
