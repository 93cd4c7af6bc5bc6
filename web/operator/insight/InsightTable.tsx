import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import type { InsightRow } from '#shared/operator/insight/contract.ts'
import { type InsightDimension, insightDimensions } from '#shared/operator/insight/periods.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { ShareBar } from '../../ui/values/ShareBar.tsx'
import { Amount } from '../table/Amount.tsx'
import { InsightChange } from './InsightChange.tsx'
import { insightText } from './messages.ts'

type InsightTableProps = {
  readonly rows: readonly InsightRow[]
  readonly by: InsightDimension
  readonly onDivide: (by: InsightDimension) => void
}

/** The trade by one dimension. A bar below each name shows its sales relative to the largest sales. */
export function InsightTable({ rows, by, onDivide }: InsightTableProps) {
  const t = useText(insightText)
  return (
    <Card as="section" padding="details">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3 font-bold">{t[by]}</h2>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="visually-hidden">{t.by}</legend>
          {insightDimensions.map((each) => (
            <ChoiceChip key={each} chosen={each === by} onChange={() => onDivide(each)}>
              {t[each]}
            </ChoiceChip>
          ))}
        </fieldset>
      </div>
      {rows.length === 0 ? (
        <Empty title={t.none} body={t.noneBody} headingLevel={3} />
      ) : (
        <>
          <Rows rows={rows} by={by} />
          {by === 'fish' && <p className="mt-3 text-meta text-quiet">{t.fishCounts}</p>}
        </>
      )}
    </Card>
  )
}

function Rows({ rows, by }: Omit<InsightTableProps, 'onDivide'>) {
  const t = useText(insightText)
  const largest = Math.max(1, ...rows.map(({ sales }) => sales))
  const titles = [t.salesColumn, t.quantityColumn, t.averageColumn, t.ordersColumn, t.changeColumn]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section tabIndex={0} aria-label={t[by]} className="quiet-scroll overflow-x-auto">
      <table className="w-full min-w-160 text-dense">
        <thead>
          <tr className="h-11 bg-ground text-meta text-quiet">
            {[t.name, ...titles].map((title) => (
              <th key={title} scope="col" className="px-3 text-start font-normal whitespace-nowrap">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {rows.map(({ key, name, sales, quantity, average_price, orders, earlier }) => (
            <tr key={key} className="h-12">
              <th scope="row" className="min-w-36 px-3 py-2 text-start">
                <Name className="font-bold">{name}</Name>
                <ShareBar share={sales / largest} className="mt-1" />
              </th>
              <td className="px-3">
                <Amount riyals={sales} className="font-bold" />
              </td>
              <td className="px-3">
                <Isolate>{printedKilograms(quantity)}</Isolate>
              </td>
              <td className="px-3">{average_price === null ? '—' : <Amount riyals={average_price} />}</td>
              <td className="px-3">
                <Isolate>{orders.toLocaleString('en')}</Isolate>
              </td>
              <td className="px-3 whitespace-nowrap">
                <InsightChange short now={sales} before={earlier.sales} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function printedKilograms(kilograms: number): string {
  const weight = fromKilograms(kilograms)
  return weight === undefined ? '' : printKilograms(weight)
}
