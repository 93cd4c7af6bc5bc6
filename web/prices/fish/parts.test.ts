import { describe, expect, it } from 'vitest'
import { rowsOf } from './Parts.tsx'

describe('the link from a part of a price to its sales', () => {
  const days = { from: '2026-10-30', to: '2026-11-28' }

  it('selects only the place and the part', () => {
    expect(rowsOf({ ...days, place: '4', source: 'local', size: '3' })).toMatchObject({ place: '4', size: 3 })
    expect(rowsOf({ ...days, source: 'local', channel: 'fixed' })).toMatchObject({ channel: 'fixed' })
  })

  it('is missing for goods without a size, because it would show all sizes', () => {
    expect(rowsOf({ ...days, source: 'local', size: '0' })).toBeUndefined()
    expect(rowsOf({ ...days, source: 'local', size: 'null' })).toBeUndefined()
  })
})
