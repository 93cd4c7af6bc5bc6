import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { paged, pageOf, paging } from './page.ts'

describe('paging', () => {
  const query = z.object(paging())

  it('defaults to the first page of twelve, or of six for best sellers', () => {
    expect(z.parse(query, {})).toEqual({ page: 1, limit: 12 })
    expect(z.parse(z.object(paging(limits.bestSellers.default)), { page: '' })).toEqual({ page: 1, limit: 6 })
  })

  it('caps the limit at 100', () => {
    expect(z.parse(query, { limit: '101' }).limit).toBe(100)
    expect(z.parse(query, { limit: 1e12, page: '٣' })).toEqual({ page: 3, limit: 100 })
  })

  it.each([{ page: 0 }, { page: 'x' }, { limit: 0 }, { limit: '-1' }, { limit: 1.5 }, { page: 1_000_001 }])(
    'refuses %j',
    (sent) => {
      expect(z.safeParse(query, sent).success).toBe(false)
    },
  )

  it('returns the number of pages and marks a capped total', () => {
    expect(paged(['hamour'], 25, { page: 3, limit: 12 })).toEqual({
      data: ['hamour'],
      total: 25,
      per_page: 12,
      current_page: 3,
      last_page: 3,
    })
    expect(paged([], 0, { page: 1, limit: 12 }).last_page).toBe(1)
    expect(paged([], 1_001, { page: 1, limit: 12 })).toMatchObject({
      total: 1_000,
      total_capped: true,
      last_page: 84,
    })
    expect(paged([], 1_000, { page: 1, limit: 12 })).not.toHaveProperty('total_capped')
  })

  it('returns a page that matches its schema and a last page that is not empty', () => {
    const schema = pageOf(z.number())
    const counted = fc.integer({ min: 0, max: 1_000 })
    fc.assert(
      fc.property(counted, fc.integer({ min: 1, max: 100 }), (total, limit) => {
        const page = paged([1], total, { page: 1, limit })
        expect(z.safeParse(schema, page).success).toBe(true)
        expect(page.last_page * limit).toBeGreaterThanOrEqual(total)
        expect((page.last_page - 1) * limit).toBeLessThan(Math.max(total, 1))
      }),
    )
  })
})
