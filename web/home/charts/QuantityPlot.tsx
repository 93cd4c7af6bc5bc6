import { line } from 'd3-shape'
import type { PointerEvent } from 'react'
import type { Chart } from '#shared/home/contract.ts'
import { useLocale } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Plot } from '../../ui/values/Plot.tsx'
import { labelRows } from './chartScale.ts'

export type QuantityRow = Chart['data'][number]

/** The three quantities in the order of legend and table. They differ in colour, mark and line. */
export const series = [
  {
    key: 'quantity_available',
    label: 'seriesAvailable',
    stroke: 'stroke-chart-1',
    dash: undefined,
    mark: 'round',
  },
  { key: 'quantity_sold', label: 'seriesSold', stroke: 'stroke-palm', dash: undefined, mark: 'square' },
  {
    key: 'quantity_progress',
    label: 'seriesProgress',
    stroke: 'stroke-amber-dot',
    dash: '5 4',
    mark: undefined,
  },
] as const

type QuantityPlotProps = {
  readonly rows: readonly QuantityRow[]
  /** The maximum of the axis in kilograms. */
  readonly top: number
  /** The number of grid lines, including the zero line. */
  readonly ticks: number
  /** The species under the pointer. */
  readonly active: number | undefined
  readonly onActive: (index: number | undefined) => void
}

/** The plot's height in px. */
export const plotHeight = 300
/** The margin above the highest line, in px. */
const marginTop = 10

/** The y coordinate in px of a share of the axis, from 0 to 1. */
export function yOf(share: number): number {
  return Math.round(marginTop + (1 - share) * (plotHeight - marginTop))
}

/** The plot, as wide as its container. The x is in percent and the y in px, so that text keeps its size. */
export function QuantityPlot({ rows, top, ticks, active, onActive }: QuantityPlotProps) {
  const locale = useLocale()
  const names = rows.map(({ name, slug }) => (locale === 'ar' ? name : tradeName(slug)))
  const longest = Math.max(...names.map(({ length }) => length))
  const onPhone = labelRows(longest, rows.length, 270, 4)
  const onDesk = labelRows(longest, rows.length, 720, 3)
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onActive(Math.min(rows.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * rows.length))))
  }
  return (
    <svg
      width="100%"
      className={classes('block overflow-visible', phoneHeight[onPhone], deskHeight[onDesk])}
      focusable="false"
      aria-hidden="true"
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => onActive(undefined)}
    >
      {active !== undefined && (
        <rect
          x={`${(active / rows.length) * 100}%`}
          width={`${100 / rows.length}%`}
          height={plotHeight}
          className="fill-primary/8"
        />
      )}
      <Lines rows={rows} top={top} ticks={ticks} />
      {names.map((name, index) => (
        <text
          key={rows[index]?.slug}
          x={`${placeOf(index, rows.length)}%`}
          y={plotHeight + 20}
          textAnchor="middle"
          direction={locale === 'ar' ? 'rtl' : 'ltr'}
          className={classes(
            'fill-quiet text-meta',
            phoneShift[index % onPhone],
            deskShift[index % onDesk],
            index === 0 && firstName[locale],
          )}
        >
          {name}
        </text>
      ))}
    </svg>
  )
}

/** The lines, in a stretched view box that is 100 wide; strokes and marks keep their width. */
function Lines({ rows, top, ticks }: Pick<QuantityPlotProps, 'rows' | 'top' | 'ticks'>) {
  const x = (_: QuantityRow, index: number) => placeOf(index, rows.length)
  const y = (kilograms: number) => yOf(kilograms / top)
  const lineOf = (key: (typeof series)[number]['key']) =>
    line<QuantityRow>(x, (row) => y(row[key])).digits(1)([...rows]) ?? ''
  const soldArea = `${lineOf('quantity_sold')}V${plotHeight}H${placeOf(0, rows.length)}Z`
  const grid = Array.from({ length: ticks }, (_, index) => `M0 ${yOf(index / (ticks - 1))}h100`).join('')
  const fixed = { vectorEffect: 'non-scaling-stroke', className: 'fill-none' } as const
  return (
    <Plot height={plotHeight}>
      <path {...fixed} d={grid} strokeDasharray="2 4" className="stroke-hairline" />
      <path d={soldArea} className="fill-palm/8" />
      {series.map(({ key, stroke, dash, mark }) => {
        const points = rows.map((row, index) => `M${x(row, index)} ${y(row[key])}h0`).join('')
        return (
          <g key={key} className={classes('fill-none', stroke)}>
            <path
              {...fixed}
              d={lineOf(key)}
              strokeWidth="2.5"
              strokeDasharray={dash}
              strokeLinejoin="round"
            />
            {mark && <path {...fixed} d={points} strokeWidth="10" strokeLinecap={mark} />}
            {mark && (
              <path
                {...fixed}
                d={points}
                strokeWidth="6"
                strokeLinecap={mark}
                className="fill-none stroke-card"
              />
            )}
          </g>
        )
      })}
    </Plot>
  )
}

/** The centre of a species' column, in percent of the width. */
function placeOf(index: number, count: number): number {
  return Math.round(((index + 0.5) / count) * 1000) / 10
}

/**
 * A short English name, made from the slug because full names do not fit below the axis: `crab-blue` becomes `Blue crab`.
 */
function tradeName(slug: string): string {
  const words = slug.replace(groupFirst, '$2-$1').replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Matches slugs that start with the group of the species. */
const groupFirst = /^(shrimp|crab|lobster|squid|mussel|mackerel|seabream|seabass)-(.+)$/

/** On a phone the first name is wider than its column, so it is aligned with the edge of the plot. */
const firstName = {
  ar: 'max-lg:-translate-x-5 max-lg:[text-anchor:end]',
  en: 'max-lg:-translate-x-5 max-lg:[text-anchor:start]',
} as const

/** Height of the plot, by the number of rows of names (1 to 4). */
const phoneHeight = { 1: 'h-[328px]', 2: 'h-[352px]', 3: 'h-[376px]', 4: 'h-[400px]' } as const
const deskHeight = { 1: 'lg:h-[328px]', 2: 'lg:h-[352px]', 3: 'lg:h-[376px]' } as const
const phoneShift = ['', 'max-lg:translate-y-6', 'max-lg:translate-y-12', 'max-lg:translate-y-18'] as const
const deskShift = ['', 'lg:translate-y-6', 'lg:translate-y-12'] as const
