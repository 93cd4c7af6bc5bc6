import { useState } from 'react'
import { type Halalas, halalasOf, moneyParts } from '#shared/base/money.ts'
import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import type { Chart } from '#shared/home/contract.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { homeText } from '../messages.ts'
import { scaleOf, unitOf } from './chartScale.ts'
import { QuantityBars, type QuantityRow, series } from './QuantityBars.tsx'

/** The two charts of a period, each with its own empty state. */
export function ChartPanel({ chart: { data, top_sales } }: { readonly chart: Chart }) {
  const t = useText(homeText)
  return (
    <div className="grid items-stretch gap-5 lg:grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)]">
      <Card padding="details">
        {data.length > 0 ? <BarChart rows={data} /> : <EmptyChart title={t.quantities} />}
      </Card>
      <Card padding="details">
        {top_sales.length > 0 ? <Doughnut rows={top_sales} /> : <EmptyChart title={t.topSellers} />}
      </Card>
    </div>
  )
}

function EmptyChart({ title }: { readonly title: string }) {
  const t = useText(homeText)
  const base = useText(baseText)
  return (
    <>
      <p className="text-h3">{title}</p>
      <Empty title={base.empty} body={t.noMovement} headingLevel={3} />
    </>
  )
}

type Row = Chart['top_sales'][number]

const size = 172
/** The width of the ring, and the radius of the circle in the middle of that width. */
const thick = size * 0.14
const ring = size / 2 - thick / 2
/** The gap between two slices, in percent of the ring. */
const gap = 0.5
const colours = [
  { stroke: 'stroke-chart-1', box: 'bg-chart-1' },
  { stroke: 'stroke-chart-2', box: 'bg-chart-2' },
  { stroke: 'stroke-chart-3', box: 'bg-chart-3' },
  { stroke: 'stroke-chart-4', box: 'bg-chart-4' },
  { stroke: 'stroke-chart-5', box: 'bg-chart-5' },
] as const

/** A ring chart of the species with the highest average prices; the list below the chart has all numbers. */
function Doughnut({ rows }: { readonly rows: readonly Row[] }) {
  const t = useText(homeText)
  return (
    <figure>
      <figcaption>
        <span className="block text-h3">{t.topSellers}</span>
        <span className="block text-meta text-quiet">{`${t.perKilogram} · ${t.oneOrigin}`}</span>
      </figcaption>
      <svg
        width={size}
        height={size}
        viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
        aria-hidden="true"
        className="mx-auto my-5 block"
      >
        {slicesOf(rows).map(({ slug, from, share }, index) => (
          <circle
            key={slug}
            r={ring}
            pathLength="100"
            strokeWidth={thick}
            strokeDasharray={`${share - gap} ${100 - share + gap}`}
            strokeDashoffset={-from}
            transform="rotate(-90)"
            className={`fill-none ${colours[index % colours.length]?.stroke}`}
          />
        ))}
        <text y="0" textAnchor="middle" direction="ltr" className="fill-text text-h2">
          {printed(meanOf(rows))}
        </text>
        <text y="24" textAnchor="middle" className="fill-quiet text-meta">
          {t.meanPrice}
        </text>
      </svg>
      <ul className="text-dense">
        {rows.map((row, index) => (
          <li key={row.slug} className="flex min-h-9 items-center gap-3 border-t border-hairline">
            <span
              aria-hidden="true"
              className={`size-3 shrink-0 rounded-[3px] ${colours[index % colours.length]?.box}`}
            />
            <span className="min-w-0 grow truncate">{row.name}</span>
            <Isolate className="font-bold">{printed(halalasOf(row.average_price))}</Isolate>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The start and the share of each slice in percent of the ring, with one decimal. */
function slicesOf(rows: readonly Row[]) {
  const sum = rows.reduce((total, { average_price }) => total + average_price, 0)
  let end = 0
  return rows.map(({ slug, average_price }) => {
    const from = end
    end += (average_price / sum) * 100
    return { slug, from: Math.round(from * 10) / 10, share: Math.round((end - from) * 10) / 10 }
  })
}

/** The mean of the shown prices, truncated to the halala. */
function meanOf(rows: readonly Row[]): Halalas | undefined {
  const prices = rows.map(({ average_price }) => halalasOf(average_price))
  if (prices.length === 0) return undefined
  return Math.trunc(prices.reduce((sum: number, each) => sum + each, 0) / prices.length) as Halalas
}

function printed(amount: Halalas | undefined): string {
  if (amount === undefined) return ''
  const { whole, decimals } = moneyParts(amount)
  return `${whole}.${decimals}`
}

/** A bar chart of the quantities in stock, sold and in progress, per species. */
function BarChart({ rows }: { readonly rows: readonly QuantityRow[] }) {
  const t = useText(homeText)
  const [active, setActive] = useState<number>()
  const largest = Math.max(...rows.flatMap((row) => series.map(({ key }) => row[key])))
  const { unit, size } = unitOf(largest)
  const shown = active === undefined ? undefined : rows[active]
  return (
    <figure className="min-w-0">
      <figcaption className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <span>
          <span className="block text-h3">{shown?.name ?? t.quantities}</span>
          <span className="block text-meta text-quiet">
            {`${unit === 'tonnes' ? t.inTonnes : t.inKilograms} · ${t.oneOrigin}`}
          </span>
        </span>
        <Legend row={shown} />
      </figcaption>
      <QuantityBars
        rows={rows}
        scale={scaleOf(largest / size)}
        size={size}
        active={active}
        onActive={setActive}
      />
      <QuantityTable rows={rows} />
    </figure>
  )
}

/** The legend, with the quantities of the species under the pointer. */
function Legend({ row }: { readonly row: QuantityRow | undefined }) {
  const t = useText(homeText)
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-meta text-quiet">
      {series.map(({ key, label, box }) => (
        <span key={key} className="flex items-center gap-2">
          <span className={`size-3 rounded-[3px] ${box}`} />
          <span>
            {t[label]} {row && <Kilograms kilograms={row[key]} numberClassName="font-bold text-text" />}
          </span>
        </span>
      ))}
    </span>
  )
}

/** The chart's data as a table for screen readers. */
function QuantityTable({ rows }: { readonly rows: readonly QuantityRow[] }) {
  const t = useText(homeText)
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t.quantitiesTable}</caption>
        <thead>
          <tr>
            <th scope="col">{t.kind}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {t[label]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slug}>
              <th scope="row">{row.name}</th>
              {series.map(({ key }) => (
                <td key={key}>{printedKilograms(row[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function printedKilograms(kilograms: number): string {
  const weight = fromKilograms(kilograms)
  return weight === undefined ? '' : printKilograms(weight)
}
