import { csvOf } from '#shared/base/text/csv.ts'
import type { PriceIndex } from '#shared/prices/contract.ts'
import type { DailyPrice } from './daily.ts'

/** The licence of all open data (docs/prices.md). */
export const licence = {
  name: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** The columns of a file of daily prices. Columns are only ever added, at the end. */
const dailyColumns = [
  { name: 'day', type: 'string', format: 'date', description: 'Day of completion in Asia/Riyadh' },
  { name: 'fish', type: 'string', description: 'Stable code of the species' },
  { name: 'fish_ar', type: 'string', description: 'Name of the species in Arabic' },
  { name: 'fish_en', type: 'string', description: 'Name of the species in English' },
  { name: 'place', type: 'string', description: '`all` (the Kingdom) or the stable code of a market' },
  { name: 'place_ar', type: 'string', description: 'Name of the place in Arabic' },
  { name: 'place_en', type: 'string', description: 'Name of the place in English' },
  {
    name: 'source',
    type: 'string',
    enum: ['caught', 'farmed', 'imported'],
    description: 'Local caught, local farmed, or imported',
  },
  {
    name: 'average_price',
    type: 'number',
    unit: 'SAR/kg',
    description: 'Average weighted by weight, truncated to two decimals',
  },
  { name: 'min_price', type: 'number', unit: 'SAR/kg', description: 'Lowest price' },
  { name: 'max_price', type: 'number', unit: 'SAR/kg', description: 'Highest price' },
  { name: 'quantity', type: 'number', unit: 'kg', description: 'Weight sold' },
  { name: 'sales', type: 'integer', description: 'Number of sales' },
  { name: 'sellers', type: 'integer', description: 'Number of sellers; 5 means five or more' },
  {
    name: 'thin',
    type: 'boolean',
    description: 'Fewer than 10 sales or fewer than 5 sellers stand behind the figure',
  },
] as const

const indexColumns = [
  { name: 'place', type: 'string', enum: ['all', 'gulf', 'red_sea'], description: 'The Kingdom or a coast' },
  { name: 'week', type: 'string', format: 'date', description: 'First day of the week, a Sunday' },
  { name: 'value', type: 'number', description: 'Index; 100 at the base prices of the first basket' },
  { name: 'first_value', type: 'number', description: 'The value at first publication' },
  {
    name: 'revised_at',
    type: 'string',
    format: 'date-time',
    description: 'Time of the last revision; empty if none',
  },
  {
    name: 'coverage',
    type: 'number',
    unit: '%',
    description: 'Weight of the species with sales in the week',
  },
  { name: 'basket', type: 'integer', description: 'Number of the basket' },
] as const

const cellsOf = (row: DailyPrice) => [
  ...[
    row.day,
    row.fish,
    row.fish_name.ar,
    row.fish_name.en,
    row.place,
    row.place_name.ar,
    row.place_name.en,
    row.source,
  ],
  ...[row.average_price.toFixed(2), row.min_price.toFixed(2), row.max_price.toFixed(2)],
  ...[row.quantity, row.sales, row.sellers, row.thin],
]

export function dailyCsv(rows: readonly DailyPrice[]): string {
  return csvOf([dailyColumns.map(({ name }) => name), ...rows.map(cellsOf)])
}

export function dailyJson(rows: readonly DailyPrice[]): string {
  const prices = rows.map(({ fish_name, place_name, ...row }) => ({
    day: row.day,
    fish: row.fish,
    fish_ar: fish_name.ar,
    fish_en: fish_name.en,
    place: row.place,
    place_ar: place_name.ar,
    place_en: place_name.en,
    source: row.source,
    average_price: row.average_price,
    min_price: row.min_price,
    max_price: row.max_price,
    quantity: row.quantity,
    sales: row.sales,
    sellers: row.sellers,
    thin: row.thin,
  }))
  return JSON.stringify({ schema: schemaPath, licence, prices })
}

export function indexCsv(indexes: readonly PriceIndex[]): string {
  const rows = indexes.flatMap(({ place, weeks }) =>
    weeks.map((week) => [
      ...[place, week.week, week.value.toFixed(1), week.first_value.toFixed(1), week.revised_at],
      ...[week.coverage, week.basket],
    ]),
  )
  return csvOf([indexColumns.map(({ name }) => name), ...rows])
}

export const indexJson = (indexes: readonly PriceIndex[]) =>
  JSON.stringify({ schema: schemaPath, licence, indexes })

export const dataPath = '/open-data/prices'
const schemaPath = `${dataPath}/schema.json`

/** The schema document: every file, its columns, and the licence. */
export function schemaOf(origin: string): string {
  const files = [
    {
      path: `${dataPath}/daily/{day}.csv`,
      also: `${dataPath}/daily/{day}.json`,
      columns: 'daily',
      description: 'All species of a day',
    },
    {
      path: `${dataPath}/fish/{code}/{year}.csv`,
      also: `${dataPath}/fish/{code}/{year}.json`,
      columns: 'daily',
      description: 'All days of a species in a year',
    },
    {
      path: `${dataPath}/weekly-index.csv`,
      also: `${dataPath}/weekly-index.json`,
      columns: 'index',
      description: 'The weekly index',
    },
    {
      path: `${dataPath}/feed.{lang}.atom`,
      description: 'Atom feed of daily prices of the Kingdom; lang: ar or en',
    },
    {
      path: `${dataPath}/fish/{code}/feed.{lang}.atom`,
      description: 'Atom feed of daily prices of a species',
    },
  ]
  return JSON.stringify(
    {
      base: origin,
      licence,
      method: `${origin}/prices#method`,
      files,
      columns: { daily: dailyColumns, index: indexColumns },
    },
    null,
    2,
  )
}
