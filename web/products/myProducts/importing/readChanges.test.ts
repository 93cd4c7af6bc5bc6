import { expect, it } from 'vitest'
import type { Options } from '#shared/catalog/contract.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { productsCsv, sampleCsv } from '../productsCsv.ts'
import { readChanges, withoutListed } from './readChanges.ts'

const product = (id: number, quantity: number) =>
  ({
    id,
    name: '=هامور',
    price: 20,
    quantity,
    listed_quantity: 50,
    sold_quantity: 50 - quantity,
    status: 'active',
    created_at: '2026-11-20T05:00:00Z',
    type_fish_id: 1,
    fish: entry(1, 'هامور', 'Hamour'),
    origin: 'local',
    farmed: false,
    origin_country: 'SA',
    landing_place: null,
    fish_type: entry(1, 'طازج', 'Fresh'),
    size: entry(2, 'كبير', 'Large'),
    quality: entry(3, 'ممتاز', 'Premium'),
    market_id: 1,
    market: entry(1, 'السوق المركزي', 'Central market'),
    city_id: 1,
    city: entry(1, 'جدة', 'Jeddah'),
    preparations: [],
    translations: [],
    details: { ar: '', en: '' },
  }) as unknown as OwnProduct

function entry(id: number, ar: string, en: string) {
  const translations = [
    { locale: 'ar' as const, name: ar },
    { locale: 'en' as const, name: en },
  ]
  return { id, code: en.toLowerCase(), name: en, translations }
}

const market = { city_id: 1, primary: 1 }
const facts = {
  options: {
    fish: [
      { ...entry(1, 'هامور', 'Hamour'), aliases: ['هامور أحمر'] },
      { ...entry(5, 'شعري', 'Shaari'), aliases: [] },
    ],
    fish_types: [entry(1, 'طازج', 'Fresh'), entry(4, 'مجمد', 'Frozen')],
    sizes: [entry(2, 'كبير', 'Large')],
    qualities: [entry(3, 'ممتاز', 'Premium')],
    markets: [
      { ...entry(1, 'السوق المركزي', 'Central market'), ...market },
      { ...entry(2, 'سوق الدمام', 'Dammam market'), ...market, city_id: 7 },
    ],
    cities: [
      { ...entry(1, 'جدة', 'Jeddah'), region_id: 1, coastal: true },
      { ...entry(7, 'الدمام', 'Dammam'), region_id: 2, coastal: true },
    ],
  } as unknown as Options,
  seasons: [],
  now: new Date('2026-11-20T09:00:00Z'),
}

const own = [product(7, 40), product(8, 12.5), product(9, 50)]
const read = (lines: readonly string[], now = own) => readChanges(lines.join('\r\n'), now, 'en', facts)

it('readChanges finds no change in an exported file, in either language', () => {
  for (const locale of ['ar', 'en'] as const) {
    const file = readChanges(productsCsv(own, locale), own, locale, facts)
    expect(file).toEqual({ changes: [], made: [], problems: [], same: 3, before: 0 })
  }
})

it('readChanges finds new prices and stocks, also with Arabic digits and semicolons', () => {
  const file = read(['الرقم;السعر للكيلو (ريال);المتاح (كجم)', '7;٢١٫٥;40', '8;;0', ';;', '9;20;50'])
  expect(file).toMatchObject({
    changes: [
      { line: 2, product: { id: 7 }, price: 2_150, quantity: undefined },
      { line: 3, product: { id: 8 }, price: undefined, quantity: 0 },
    ],
    problems: [],
    same: 1,
  })
})

it('readChanges names line, field and reason of each line that it cannot use', () => {
  const file = read(['Number,Price per kg (SR),Left (kg)', '7,0,-1', ',5,5', '99,5,5', '8,30,5', '8,31,5'])
  expect(file).toMatchObject({
    changes: [{ line: 5 }],
    problems: [
      { line: 2, field: 'Price per kg (SR)' },
      { line: 2, field: 'Left (kg)' },
      { line: 3, field: 'Number' },
      { line: 4, field: 'Number' },
      { line: 6, field: 'Number' },
    ],
  })
})

it('readChanges keeps a stock that the seller did not edit, and refuses to overwrite a stock of which a part was sold after the export', () => {
  const headings = 'Number,Price per kg (SR),Left (kg),Listed (kg),Sold (kg)'
  const sold = [product(7, 30)]
  expect(read([headings, '7,25,40,50,10'], sold)).toMatchObject({
    changes: [{ price: 2_500, quantity: undefined }],
    problems: [],
  })
  expect(read([headings, '7,20,45,50,10'], sold)).toMatchObject({
    changes: [],
    problems: [{ line: 2, field: 'Left (kg)' }],
  })
})

it('readChanges refuses a file without the columns, and a file that is too long', () => {
  expect(read(['Name,Amount', 'a,1'])).toHaveProperty('trouble')
  expect(read(['Number,Left (kg)', ...Array.from({ length: 1_001 }, () => '7,5')])).toHaveProperty('trouble')
})

it('readChanges creates a new product from a line without a number, with the choices of the latest product', () => {
  const headings = 'Number,Species,Condition,Market,Price per kg (SR),Left (kg)'
  const file = read([headings, ',Hamour,,,62,12.5', ',شعري,مجمد,سوق الدمام,٢٨,40', '7,,,,21,40'])
  expect(file).toMatchObject({
    changes: [{ line: 4, price: 2_100 }],
    made: [
      {
        line: 2,
        market: 'Central market',
        body: { type_fish_id: 1, fish_type: 1, size: 2, market_id: 1, city_id: 1, price: 62, quantity: 12.5 },
      },
      {
        line: 3,
        market: 'Dammam market',
        body: { type_fish_id: 5, fish_type: 4, market_id: 2, city_id: 7, price: 28, quantity: 40 },
      },
    ],
    problems: [],
  })
  expect(file).toHaveProperty('made.0.body.caught_at', '2026-11-20')
})

it('readChanges keeps the name of a new product in its own language, and proposes the other', () => {
  const headings = 'Number,Product,Species,Price per kg (SR),Left (kg)'
  expect(read([headings, ',هامور طازج,Hamour,62,12.5', ',,Hamour,62,12.5'])).toMatchObject({
    made: [
      { body: { name: { ar: 'هامور طازج', en: 'Hamour, large' } } },
      { body: { name: { ar: 'هامور كبير' } } },
    ],
    problems: [],
  })
})

it('readChanges lists the exported products again if their numbers are removed', () => {
  const lines = productsCsv(own, 'ar').replace(/^\d+(?=,)/gm, '')
  const file = readChanges(lines, own, 'ar', facts)
  expect(file).toMatchObject({ changes: [], made: [{ line: 2 }, { line: 3 }, { line: 4 }], problems: [] })
})

it('readChanges applies the rules of the form to new products, and names unknown entries', () => {
  const headings = 'Species,Size,Price per kg (SR),Left (kg)'
  const file = read([headings, 'Unicorn,,5,5', 'Hamour,Huge,5,5', 'Hamour,,0,5', 'Hamour,,5,'])
  expect(file).toMatchObject({
    made: [],
    problems: [
      { line: 2, field: 'Species' },
      { line: 3, field: 'Size' },
      { line: 4, field: 'Price per kg (SR)' },
      { line: 5, field: 'Left (kg)' },
    ],
  })
  // Without an earlier product of the seller, missing values have no default.
  expect(read([headings, 'Hamour,,5,5'], [])).toMatchObject({
    made: [],
    problems: [
      { field: 'Origin' },
      { field: 'Condition' },
      { field: 'Size' },
      { field: 'Quality' },
      { field: 'Market' },
      { field: 'City' },
    ],
  })
})

it('readChanges limits the new products of a file', () => {
  const lines = Array.from({ length: 102 }, () => 'Hamour,5,5')
  const file = read(['Species,Price per kg (SR),Left (kg)', ...lines])
  expect(file).toHaveProperty('made.length', 100)
  expect(file).toMatchObject({ problems: [{ line: 102 }, { line: 103 }] })
})

it('readChanges lists the example of the sample file, also for a seller without products', () => {
  expect(readChanges(sampleCsv(facts.options, 'ar'), [], 'ar', facts)).toMatchObject({
    changes: [],
    problems: [],
    made: [{ line: 2, body: { type_fish_id: 1, price: 30, quantity: 12, origin: 'local' } }],
  })
})

it('readChanges says that a file has no lines', () => {
  const noLines = { trouble: expect.stringContaining('بلا أسطر') }
  expect(readChanges('', [], 'ar', facts)).toEqual(noLines)
  expect(readChanges(productsCsv([], 'ar'), [], 'ar', facts)).toEqual(noLines)
})

it('withoutListed leaves out new lines that were listed before, and counts them', async () => {
  const file = readChanges(
    'Species,Price per kg (SR),Left (kg)\nHamour,20,5\nShaari,30,6',
    [product(7, 10)],
    'en',
    facts,
  )
  if ('trouble' in file) throw new Error(file.trouble)
  expect(file.made.map(({ line }) => line)).toEqual([2, 3])
  const left = await withoutListed(file, async ({ line }) => line === 2)
  expect([left.made.map(({ line }) => line), left.before]).toEqual([[3], 1])
})
