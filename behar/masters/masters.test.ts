import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestBoards, type TestBoards, type Trader } from '#demo/testing/trade/boards.ts'
import type { FishType } from '#shared/behar/contract.ts'
import { listedStatuses } from '#shared/behar/status.ts'

let boards: TestBoards
let huda: Trader
beforeAll(async () => {
  boards = await openTestBoards()
  await boards.db.query({ text: "update fish_types set hidden = true where code = 'carp'" })
  huda = await boards.trader(1, { subscribed: false })
})
afterAll(() => boards.close())

describe('the lists of the integration', () => {
  it('contain six categories with names in the caller’s language and translations with Arabic first', async () => {
    const inArabic = await huda.ask<{ categories: unknown[] }>('masters/CategoriesList', undefined, {
      locale: 'ar',
    })
    const inEnglish = await huda.ask<{ categories: unknown[] }>('masters/CategoriesList')
    const translations = [
      { locale: 'ar', name: 'حي' },
      { locale: 'en', name: 'Live' },
    ]
    expect(inArabic.data.categories[0]).toEqual({ id: 1, code: 'live', name: 'حي', translations })
    expect(inEnglish.data.categories[0]).toEqual({ id: 1, code: 'live', name: 'Live', translations })
    expect(inArabic.data.categories).toHaveLength(6)
  })

  it('contain all twenty sizes in ascending order', async () => {
    const { data } = await huda.ask<{ sizes: { id: number }[] }>('list/Sizes')
    expect(data.sizes.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1))
  })

  it('contain the species with their FAO codes but no hidden species', async () => {
    const { data } = await huda.ask<{ fish_types: FishType[] }>('list/FishTypes')
    expect(data.fish_types.find(({ code }) => code === 'salmon')).toMatchObject({
      name: 'Atlantic salmon',
      fao_code: 'SAL',
      scientific_name: 'Salmo salar',
    })
    expect(data.fish_types.map(({ code }) => code)).not.toContain('carp')
    expect(data.fish_types.every(({ fao_code }) => /^[A-Z]{3}$/.test(fao_code))).toBe(true)
  })

  it.each(['Demands', 'Supplys'] as const)('contain the states of %s', async (type) => {
    const { data } = await huda.ask<{ statuses: { id: number; code: string; name: string }[] }>(
      `list/Status_List?status_type=${type}`,
      undefined,
      { locale: 'ar' },
    )
    expect(data.statuses.map(({ id, code, name }) => [id, code, name])).toEqual(
      listedStatuses[type].map(({ id, code, name }) => [id, code, name.ar]),
    )
  })

  it.each(['', '?status_type=', '?status_type=demands', '?status_type=Demands&status_type=Supplys'])(
    'refuse the query %j for the states',
    async (query) => {
      const { status, failure } = await huda.ask(`list/Status_List${query}`)
      expect(status).toBe(422)
      expect(Object.keys(failure.errors ?? {})).toEqual(['status_type'])
    },
  )
})
