import { beforeAll, describe, expect, it } from 'vitest'
import { options } from '#demo/reference/options.ts'
import { cities, markets, regions, species } from '#demo/reference/reference.ts'
import { wordsOf } from '#shared/base/text/fold.ts'
import type { OwnWords, Reading } from './reading.ts'
import { readingsOf } from './reading.ts'
import { Vocabulary } from './vocabulary.ts'

let vocabulary: Vocabulary
beforeAll(() => {
  vocabulary = new Vocabulary({
    version: 1,
    fish: species.map((one, at) => ({
      id: at + 1,
      code: one.code,
      name_ar: one.name_ar,
      name_en: one.name_en,
      aliases: [...one.aliases_ar, ...one.aliases_en],
      official_name_en: null,
      hundred_riyal: false,
      image: null,
      category_id: optionId('categories', one.category),
    })),
    regions: regions.map((one, at) => ({ ...one, id: at + 1 })),
    cities: cities.map((one, at) => ({ ...one, id: at + 1, region_id: idOf(regions, one.region) })),
    markets: markets.map((one, at) => ({ ...one, id: at + 1, city_id: idOf(cities, one.city) })),
    options: allOptions.map((one, at) => ({ ...one, id: at + 1 })),
  })
})

const allOptions = Object.entries(options).flatMap(([list, entries]) =>
  entries.map(({ code, ar, en }) => ({ list, code, name_ar: ar, name_en: en })),
)

function optionId(list: string, code: string): number {
  return allOptions.findIndex((one) => one.list === list && one.code === code) + 1
}

function idOf(rows: readonly { readonly code: string }[], code: string): number {
  return rows.findIndex((row) => row.code === code) + 1
}

function tries(text: string, own: (OwnWords | undefined)[] = []): Reading[][] {
  return readingsOf(wordsOf(text), vocabulary, own)
}

/** Returns the best reading of a text, with the codes of its species. */
function best(text: string, own: (OwnWords | undefined)[] = []) {
  const reading = tries(text, own)[0]?.[0]
  return reading && { ...reading, fish: codes(reading) }
}

function codes({ fish }: Reading): string[] | null {
  return fish?.map((id) => species[id - 1]?.code ?? '').sort() ?? null
}

const state = (code: string) => ({ fish_types: [optionId('fish_types', code)] })
const qatif = {
  cities: [idOf(cities, 'qatif')],
  markets: markets.flatMap(({ city }, at) => (city === 'qatif' ? [at + 1] : [])),
}

describe('readingsOf with one word', () => {
  it.each([
    ['ضيرك', ['kanad']],
    ['kingfish', ['kanad']],
    ['hamor', ['hamour']],
    ['hammour', ['hamour']],
    ['قد', ['barracuda', 'cod']],
    ['redsnapper', ['bohar', 'hamra']],
    [
      'shrimps',
      ['shrimp-giant', 'shrimp-indian-white', 'shrimp-jinga', 'shrimp-tiger', 'shrimp-white-farmed'],
    ],
    ['والكنعد', ['kanad']],
    ['هامووووور', ['hamour']],
    ['زبيي', ['zubaidi']],
    ['nagrour', ['naqroor']],
  ])('recognizes %s as %j', (text, fish) => {
    expect(best(text)).toMatchObject({ fish, place: null, traits: {}, dropped: 0 })
  })

  it('returns every shrimp species for a general word', () => {
    for (const text of ['روبيان', 'الربيان', 'جمبري', 'robian', 'prawns']) {
      expect(best(text)?.fish?.length, text).toBeGreaterThan(3)
      expect(
        best(text)?.fish?.every((code) => code.startsWith('shrimp')),
        text,
      ).toBe(true)
    }
  })

  it('ranks species with the word as name before species with the word as alternative name', () => {
    const [first] = tries('هامور')
    expect(first?.slice(0, 2).map(codes)).toEqual([
      ['hamour'],
      expect.arrayContaining(['hamra', 'greasy-grouper']),
    ])
  })

  it('recognizes a place in both languages and with prefixes', () => {
    for (const text of ['القطيف', 'بالقطيف', 'qatif', 'Al Qatif', 'alqatif', 'سوق القطيف', 'katif']) {
      expect(best(text), text).toMatchObject({ fish: null, place: qatif })
    }
  })

  it('recognizes a region as all its cities', () => {
    expect(best('الشرقية')?.place?.cities.length).toBeGreaterThan(10)
  })

  it('recognizes the catch of the day as fresh, in both languages', () => {
    for (const text of ['صيد اليوم', 'caught today', 'طروة'])
      expect(best(text), text).toMatchObject({ fish: null, traits: state('fresh'), dropped: 0 })
    expect(best('هامور صيد اليوم')).toMatchObject({ fish: ['hamour'], traits: state('fresh'), dropped: 0 })
  })

  it('recognizes a trait without a species or a place', () => {
    expect(best('مستورد')).toMatchObject({ fish: null, place: null, traits: { origin: ['imported'] } })
    expect(best('frozen')).toMatchObject({ fish: null, traits: state('frozen') })
    expect(best('قشريات')?.fish).toContain('crab-blue')
  })

  it('sets no restriction for general words such as fish', () => {
    expect(best('سمك')).toMatchObject({ fish: null, place: null, traits: {}, words: [] })
  })

  it('returns no reading for an unknown word', () => {
    expect(tries('زززغغ')).toEqual([])
    expect(tries('')).toEqual([])
  })
})

describe('readingsOf with several words', () => {
  it('combines species, place and traits', () => {
    expect(best('هامور بلدي')).toMatchObject({ fish: ['hamour'], traits: { origin: ['local'] } })
    expect(best('هامور القطيف')).toMatchObject({ fish: ['hamour'], place: qatif })
    expect(best('fresh hamour')).toMatchObject({ fish: ['hamour'], traits: state('fresh') })
    expect(best('سلمون نرويجي')).toMatchObject({ fish: ['salmon'], traits: { country: ['NO'] } })
    expect(best('ابي كنعد طازج من القطيف')).toMatchObject({
      fish: ['kanad'],
      place: qatif,
      traits: state('fresh'),
      dropped: 0,
    })
  })

  it('recognizes a name of several words', () => {
    expect(best('روبيان جامبو')).toMatchObject({ fish: ['shrimp-giant'], traits: {} })
    expect(best('سلطان ابراهيم')).toMatchObject({ fish: ['sultan-ibrahim'] })
    expect(best('سلطان براهيم')).toMatchObject({ fish: ['sultan-ibrahim'] })
    expect(best('american lobster')).toMatchObject({ fish: ['lobster-american'], traits: {} })
    expect(best('king fish')).toMatchObject({ fish: ['kanad'] })
    expect(best('سمك موسى')).toMatchObject({ fish: ['tonguesole'] })
  })

  it('returns two species when the text names both', () => {
    expect(best('هامور وكنعد')).toMatchObject({ fish: ['hamour', 'kanad'], dropped: 1 })
  })

  it('returns, as the second choice, the species without the place', () => {
    const [first, second] = tries('هامور القطيف')
    expect(first?.map(codes)).toEqual([['hamour']])
    expect(second?.[0]).toMatchObject({ fish: first?.[0]?.fish, place: null, dropped: 1 })
  })

  it('uses words that occur only in product names', () => {
    const own = [{ words: ['شرايح'], likeness: 1 }, undefined]
    expect(best('شرائح كنعد', own)).toMatchObject({ fish: ['kanad'], words: [['شرايح']], dropped: 0 })
  })

  it('returns at most six readings per group for hostile words', () => {
    const hostile = [
      's s s s s s s s',
      'ا ب ت ث ج ح خ د',
      'a al ab am an ar as at',
      'سمك سمك سمك سمك سمك سمك سمك سمك',
    ]
    for (const text of hostile) {
      for (const group of tries(text)) expect(group.length).toBeLessThanOrEqual(6)
    }
  })
})
