import { area, curveLinear, line } from 'd3-shape'
import type { ReactNode } from 'react'
import { fromKilograms, type Grams, printKilograms, weightLabel } from '#shared/base/quantity.ts'
import type { Chart } from '#shared/home/contract.ts'
import { useLocale, useText } from '../base/text.ts'
import { classes } from '../base/ui/classes.ts'
import { labelRows, scaleOf, unitOf } from './chartScale.ts'
import { homeText } from './messages.ts'

type Row = Chart['data'][number]

/** The three quantities, in the order of legend and table; told apart by colour, mark and line. */
const series = [
  {
    key: 'quantity_available',
    label: 'seriesAvailable',
    stroke: 'stroke-chart-1',
    dash: undefined,
    mark: 'circle',
  },
  { key: 'quantity_sold', label: 'seriesSold', stroke: 'stroke-palm', dash: undefined, mark: 'square' },
  {
    key: 'quantity_progress',
    label: 'seriesProgress',
    stroke: 'stroke-amber-dot',
    dash: '5 4',
    mark: 'none',
  },
] as const

/** Room in px above the highest line and, per row of names, under the axis. */
const height = 300
const above = 10
const nameRow = 24

/**
 * Stock, process and sales per species. Time or numbers run from left to right in both languages, the axis of
 * quantities stands at the right (docs: charts are not mirrored); names and legend follow the language.
 */
export function LineChart({ rows }: { readonly rows: readonly Row[] }) {
  const t = useText(homeText)
  const largest = Math.max(...rows.flatMap((row) => series.map(({ key }) => row[key])))
  const { unit, size } = unitOf(largest)
  const { top, ticks } = scaleOf(largest / size)
  const y = (kilograms: number) => above + (1 - kilograms / size / top) * (height - above)
  return (
    <figure className="min-w-0">
      <figcaption className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <span>
          <span className="block text-h3">{t.quantities}</span>
          <span className="block text-meta text-quiet">{unit === 'tonnes' ? t.inTonnes : t.inKilograms}</span>
        </span>
        <Legend />
      </figcaption>
      <div dir="ltr" aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <Plot rows={rows} y={y} ticks={ticks.map((tick) => y(tick * size))} />
        <svg
          width="44"
          height={height}
          className="block overflow-visible"
          focusable="false"
          aria-hidden="true"
        >
          {ticks.map((tick) => (
            <text key={tick} x="4" y={y(tick * size) + 5} className="fill-quiet text-meta">
              {tick.toLocaleString('en')}
            </text>
          ))}
        </svg>
      </div>
      <Table rows={rows} />
    </figure>
  )
}

function Plot({
  rows,
  y,
  ticks,
}: {
  readonly rows: readonly Row[]
  readonly y: (kilograms: number) => number
  readonly ticks: readonly number[]
}) {
  const t = useText(homeText)
  const locale = useLocale()
  const place = (index: number) => ((index + 0.5) / rows.length) * 100
  const sold = area<Row>(
    (_, index) => place(index),
    height,
    (row) => y(row.quantity_sold),
  )
  const longest = Math.max(...rows.map(({ name }) => name.length))
  const onPhone = labelRows(longest, rows.length, 270)
  const onDesk = labelRows(longest, rows.length, 720)
  return (
    <svg
      width="100%"
      height={height + nameRow * onPhone}
      className="block overflow-visible"
      focusable="false"
      aria-hidden="true"
    >
      {ticks.map((tick) => (
        <line
          key={tick}
          x1="0"
          x2="100%"
          y1={tick}
          y2={tick}
          strokeDasharray="2 4"
          className="stroke-hairline"
        />
      ))}
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        focusable="false"
        aria-hidden="true"
      >
        <path d={sold([...rows]) ?? ''} className="fill-palm/8" />
        {series.map(({ key, stroke, dash }) => (
          <path
            key={key}
            d={
              line<Row>(
                (_, index) => place(index),
                (row) => y(row[key]),
              ).curve(curveLinear)([...rows]) ?? ''
            }
            strokeWidth="2.5"
            strokeDasharray={dash}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className={classes('fill-none', stroke)}
          />
        ))}
      </svg>
      {rows.map((row, index) => (
        <g key={row.slug} className="group">
          <title>
            {told(
              row,
              series.map(({ key, label }) => ({ label: t[label], kilograms: row[key] })),
              locale,
            )}
          </title>
          <rect
            x={`${(index / rows.length) * 100}%`}
            width={`${100 / rows.length}%`}
            height={height}
            className="fill-transparent group-hover:fill-primary/5"
          />
          {series.map(({ key, stroke, mark }) => (
            <Point key={key} mark={mark} x={`${place(index)}%`} y={y(row[key])} className={stroke} />
          ))}
          <text
            x={`${place(index)}%`}
            y={height + 20}
            textAnchor="middle"
            direction={locale === 'ar' ? 'rtl' : 'ltr'}
            className={classes(
              'fill-quiet text-meta',
              phoneShift[index % onPhone],
              deskShift[index % onDesk],
            )}
          >
            {row.name}
          </text>
        </g>
      ))}
    </svg>
  )
}

const phoneShift = ['', 'max-lg:translate-y-6', 'max-lg:translate-y-12'] as const
const deskShift = ['', 'lg:translate-y-6', 'lg:translate-y-12'] as const

function Point({
  mark,
  x,
  y,
  className,
}: {
  readonly mark: (typeof series)[number]['mark']
  readonly x: string
  readonly y: number
  readonly className: string
}): ReactNode {
  const look = classes('fill-card', className)
  if (mark === 'circle') return <circle cx={x} cy={y} r="4" strokeWidth="2" className={look} />
  if (mark === 'square') {
    return (
      <rect
        x={x}
        y={y - 4}
        width="8"
        height="8"
        strokeWidth="2"
        className={classes('-translate-x-1', look)}
      />
    )
  }
  return null
}

function Legend() {
  const t = useText(homeText)
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-meta text-quiet">
      {series.map(({ key, label, stroke, dash }) => (
        <span key={key} className="flex items-center gap-2">
          <svg width="22" height="8" focusable="false" aria-hidden="true">
            <line x1="1" x2="21" y1="4" y2="4" strokeWidth="3" strokeDasharray={dash} className={stroke} />
          </svg>
          {t[label]}
        </span>
      ))}
    </span>
  )
}

/** The same numbers to read aloud. */
function Table({ rows }: { readonly rows: readonly Row[] }) {
  const t = useText(homeText)
  const locale = useLocale()
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t.quantities}</caption>
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
                <td key={key}>{inKilograms(row[key], locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The tooltip of a species: its name, then a line for each quantity. */
function told(
  { name }: Row,
  quantities: readonly { readonly label: string; readonly kilograms: number }[],
  locale: 'ar' | 'en',
): string {
  return [
    name,
    ...quantities.map(({ label, kilograms }) => `${label}: ${inKilograms(kilograms, locale)}`),
  ].join('\n')
}

function inKilograms(kilograms: number, locale: 'ar' | 'en'): string {
  const weight = fromKilograms(kilograms) ?? (0 as Grams)
  return `${printKilograms(weight)} ${weightLabel[locale]}`
}
