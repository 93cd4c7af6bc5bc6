import { describe, expect, it } from 'vitest'
import { supply } from '#demo/testing/fixtures/supply.ts'
import { fits, shapes } from './shapes.ts'

describe('the shape check of an answer', () => {
  it('refuses a list with one invalid row', async () => {
    const shape = shapes['POST platforms/behar-market/supply/list']
    const page = { total: 1, per_page: 20, current_page: 1, last_page: 1, total_quantity: 12 }
    expect(fits({ ...page, data: [supply] }, shape)).toBe(true)
    expect(fits({ ...page, data: [{ ...supply, more: 'than agreed' }] }, shape)).toBe(true)
    for (const wrong of [
      null,
      { ...supply, id: '7' },
      { ...supply, price: null },
      { ...supply, status: { ...supply.status, code: 'somewhere' } },
      { ...supply, available_from: 'tomorrow' },
      { ...supply, available_from: '2026-13-45' },
      { ...supply, fish_type: undefined },
      { ...supply, nearest: {} },
    ])
      expect(fits({ ...page, data: [supply, wrong] }, shape), JSON.stringify(wrong)).toBe(false)
    expect(fits({ ...page, data: {} }, shape)).toBe(false)
    expect(fits({ ...page, total: Number.NaN, data: [] }, shape)).toBe(false)
  })
})
