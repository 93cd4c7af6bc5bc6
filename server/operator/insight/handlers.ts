import type { Database } from '#platform/database/db.ts'
import { handleTable } from '#platform/http/http.ts'
import type { Locale } from '#shared/base/locale.ts'
import { getInsight, type InsightRow } from '#shared/operator/insight/contract.ts'
import type { InsightDimension, InsightSpan } from '#shared/operator/insight/periods.ts'
import { type FileShape, fileOf } from '../tables/files.ts'
import { loadInsight } from './insight.ts'

interface Query {
  readonly span?: InsightSpan | undefined
  readonly by?: InsightDimension | undefined
  readonly until?: Date | undefined
}
interface Reading {
  readonly locale: Locale
  readonly now: Date
}

/** The figures of the market. The file contains the rows of the chosen dimension. */
export function insightHandlers(db: Database) {
  const load = (
    { query: { span = 'month', by = 'fish', until } }: { readonly query: Query },
    context: Reading,
  ) => loadInsight(db, { span, by, until }, context)
  async function* lines(input: { readonly query: Query }, context: Reading) {
    const { rows } = await load(input, context)
    async function* parts() {
      yield rows
    }
    yield* fileOf(parts(), fileShape(input.query.by ?? 'fish'), context.locale)
  }
  return [handleTable(getInsight, load, lines)]
}

const firstHeading = {
  fish: { ar: 'النوع', en: 'Species' },
  market: { ar: 'السوق', en: 'Market' },
  origin: { ar: 'المصدر', en: 'Origin' },
  channel: { ar: 'طريقة البيع', en: 'Sale type' },
} as const

function fileShape(by: InsightDimension): FileShape<InsightRow> {
  return {
    headings: {
      ar: [
        ...[firstHeading[by].ar, 'المبيعات (ريال)', 'الكمية (كجم)', 'متوسط السعر (ريال/كجم)', 'عدد المبيعات'],
        ...[
          'المبيعات قبلها (ريال)',
          'الكمية قبلها (كجم)',
          'متوسط السعر قبلها (ريال/كجم)',
          'عدد المبيعات قبلها',
        ],
      ],
      en: [
        ...[firstHeading[by].en, 'Sales (SR)', 'Quantity (kg)', 'Average price (SR/kg)', 'Number of sales'],
        ...[
          'Sales before (SR)',
          'Quantity before (kg)',
          'Average price before (SR/kg)',
          'Number of sales before',
        ],
      ],
    },
    cells: ({ name, earlier, ...trade }) => [name, ...cellsOf(trade), ...cellsOf(earlier)],
  }
}

const cellsOf = ({ sales, quantity, average_price, orders }: InsightRow['earlier']) => [
  ...[sales.toFixed(2), quantity, average_price?.toFixed(2), orders],
]
