import { describe, expect, it } from 'vitest'
import { options } from './options.ts'
import { cities, closedSeason, markets, regions, seasons, species } from './reference.ts'

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code)

describe('the reference data', () => {
  it('has every region, city, market and species once', () => {
    expect([regions.length, cities.length, markets.length, species.length]).toEqual([13, 82, 47, 113])
    for (const list of [regions, cities, markets, species, seasons, ...Object.values(options)]) {
      expect(new Set(codes(list)).size).toBe(list.length)
    }
  })

  it('refers only to existing entries', () => {
    for (const city of cities) expect(codes(regions)).toContain(city.region)
    for (const market of markets) expect(codes(cities)).toContain(market.city)
    for (const one of species) expect(codes(options.categories)).toContain(one.category)
    for (const season of seasons) {
      for (const code of season.species) expect(codes(species)).toContain(code)
      for (const code of season.regions) expect(codes(regions)).toContain(code)
    }
  })

  it('has one market that is selected by default', () => {
    expect(markets.filter(({ primary }) => primary).map(({ code }) => code)).toEqual(['jeddah-bangalah'])
  })

  it('gives each species a name in both languages, a code, a price range and a weight range', () => {
    for (const one of species) {
      expect(one.name_ar).toMatch(/^[\u0600-\u06ff ]+$/)
      expect(one.name_en).toMatch(/^[A-Z][A-Za-z',. -]+$/)
      expect(one.fao_code).toMatch(/^[A-Z]{3}$/)
      expect(one.price_sar_per_kg[0]).toBeLessThan(one.price_sar_per_kg[1])
      expect(one.medium_grams[0]).toBeLessThan(one.medium_grams[1])
    }
  })

  it('has the local names of species on both coasts, including names that two species share', () => {
    const named = (name: string) =>
      species.filter((one) => [one.name_ar, ...one.aliases_ar].includes(name)).map(({ code }) => code)
    expect(named('ضيرك')).toEqual(['kanad'])
    expect(named('أم الروبيان')).toEqual(['lobster-spiny', 'lobster-slipper'])
    expect(named('قد')).toEqual(['barracuda', 'cod'])
  })

  it('has a short name for each market, and the official name of the market of Qatif', () => {
    const qatif = markets.find(({ code }) => code === 'qatif-fish-island')
    expect(qatif).toMatchObject({
      name_ar: 'سوق القطيف المركزي',
      full_name_ar: expect.stringContaining('جزيرة'),
    })
    for (const { name_ar } of markets) expect(name_ar.length).toBeLessThan(32)
  })

  it('has the payment methods and conditions of the contract, and a fee for every delivery method except pickups', () => {
    expect(codes(options.payments).toSorted()).toEqual(['bank_transfer', 'card', 'cod', 'wallet'])
    expect(codes(options.fish_types)).toEqual(['live', 'fresh', 'chilled', 'frozen', 'dried', 'smoked'])
    for (const { code, fee } of options.delivery_methods) expect(fee === 0).toBe(code.startsWith('pickup'))
  })
})

describe('seasons', () => {
  it('close Gulf shrimp from February to July', () => {
    for (const day of ['2026-08-01', '2026-11-20', '2027-01-31']) {
      expect(closedSeason('shrimp-tiger', 'eastern', day)).toBeUndefined()
    }
    for (const day of ['2026-02-01', '2026-07-31']) {
      expect(closedSeason('shrimp-tiger', 'eastern', day)?.code).toBe('shrimp-gulf')
    }
  })

  it('close najil in April but not in June, and lobster across the new year on the Red Sea only', () => {
    expect(closedSeason('najil', 'makkah', '2027-04-01')?.code).toBe('najil-taradi')
    expect(closedSeason('najil', 'makkah', '2027-06-01')).toBeUndefined()
    expect(closedSeason('lobster-spiny', 'jazan', '2027-01-01')?.code).toBe('lobster-red-sea')
    expect(closedSeason('lobster-spiny', 'eastern', '2027-01-01')).toBeUndefined()
  })

  it('do not close a species if they apply only to certain gear or have no first day', () => {
    expect(closedSeason('kanad', 'eastern', '2026-09-01')).toBeUndefined()
    expect(closedSeason('crab-blue', 'eastern', '2026-05-01')).toBeUndefined()
  })
})
