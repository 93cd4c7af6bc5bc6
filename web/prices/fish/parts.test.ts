import { describe, expect, it } from 'vitest'
import { rowsOf } from './Parts.tsx'

describe('the rows of trade of a part', () => {
  const days = { from: '2026-10-30', to: '2026-11-28' }

  it('are limited to the place and to the part', () => {
    expect(rowsOf({ ...days, place: '4', source: 'local', size: '3' })).toMatchObject({ place: '4', size: 3 })
    expect(rowsOf({ ...days, source: 'local', channel: 'fixed' })).toMatchObject({ channel: 'fixed' })
  })

  it('do not exist for goods without a size, so that the link does not lead to all sizes', () => {
    expect(rowsOf({ ...days, source: 'local', size: '0' })).toBeUndefined()
    expect(rowsOf({ ...days, source: 'local', size: 'null' })).toBeUndefined()
  })
})
