import { expect, it } from 'vitest'
import type { OwnProduct } from '#shared/products/listing.ts'
import { productsCsv } from './productsCsv.ts'
import { readChanges } from './readChanges.ts'

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
  }) as OwnProduct

const own = [product(7, 40), product(8, 12.5), product(9, 50)]
const read = (lines: readonly string[], now = own) => readChanges(lines.join('\r\n'), now, 'en')

it('readChanges finds no change in an exported file, in either language', () => {
  for (const locale of ['ar', 'en'] as const) {
    expect(readChanges(productsCsv(own, locale), own, locale)).toEqual({ changes: [], problems: [], same: 3 })
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

it('readChanges keeps a stock that the seller did not edit, and refuses to overwrite one that was sold since', () => {
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
