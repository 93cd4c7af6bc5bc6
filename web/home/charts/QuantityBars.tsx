import type { PointerEvent } from 'react'
import type { Chart } from '#shared/home/contract.ts'
import { classes } from '../../ui/classes.ts'
import type { Scale } from './chartScale.ts'

export type QuantityRow = Chart['data'][number]

/** The three quantities in the order of bars, legend and table. */
export const series = [
  { key: 'quantity_available', label: 'seriesAvailable', fill: 'fill-chart-1', box: 'bg-chart-1' },
  { key: 'quantity_sold', label: 'seriesSold', fill: 'fill-palm', box: 'bg-palm' },
  { key: 'quantity_progress', label: 'seriesProgress', fill: 'fill-amber-dot', box: 'bg-amber-dot' },
] as const

type QuantityBarsProps = {
  readonly rows: readonly QuantityRow[]
  readonly scale: Scale
  /** The kilograms of one unit of the axis. */
  readonly size: number
  /** The species under the pointer. */
  readonly active: number | undefined
  readonly onActive: (index: number | undefined) => void
}

/** The height of a bar in px. */
const thick = 6

/**
 * Bars from the inline start, one species below the other: a line would suggest that neighbouring species are related,
 * and names below an axis would not fit.
 */
export function QuantityBars({ rows, scale: { top, ticks }, size, active, onActive }: QuantityBarsProps) {
  const follow = ({ target }: PointerEvent) => {
    const row = (target as Element).closest('li')
    onActive(row ? [...(row.parentElement?.children ?? [])].indexOf(row) : undefined)
  }
  return (
    <div aria-hidden="true">
      <div className="relative">
        <div className="pointer-events-none absolute inset-y-0 inset-s-28 inset-e-0 max-md:ltr:inset-s-34 md:inset-s-38">
          <svg
            width="100%"
            height="100%"
            aria-hidden="true"
            className="block overflow-visible rtl:-scale-x-100"
          >
            {ticks.map((tick, index) => (
              <line
                key={tick}
                x1={percent(tick / top)}
                x2={percent(tick / top)}
                y2="100%"
                strokeDasharray={index === 0 ? undefined : '2 4'}
                className={index === 0 ? 'stroke-line' : 'stroke-hairline'}
              />
            ))}
          </svg>
        </div>
        <ul onPointerMove={follow} onPointerDown={follow} onPointerLeave={() => onActive(undefined)}>
          {rows.map((row, index) => (
            <li
              key={row.slug}
              className={classes(
                'grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-2 rounded-badge max-md:ltr:grid-cols-[8rem_minmax(0,1fr)] md:grid-cols-[9rem_minmax(0,1fr)]',
                index === active && 'bg-primary/8',
              )}
            >
              <span className="truncate text-meta text-quiet">{row.name}</span>
              <svg width="100%" height="32" aria-hidden="true" className="relative block rtl:-scale-x-100">
                {series.map(({ key, fill }, place) => (
                  <rect
                    key={key}
                    y={5 + place * (thick + 2)}
                    width={percent(row[key] / size / top)}
                    height={thick}
                    className={fill}
                  />
                ))}
              </svg>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex justify-between ps-28 text-meta text-quiet max-md:ltr:ps-34 md:ps-38">
        {ticks.map((tick, index) => (
          <span
            key={tick}
            className={classes(
              'flex w-0',
              index === 0 ? '' : index === ticks.length - 1 ? 'justify-end' : 'justify-center',
              // A phone has room for every second label.
              ticks.length > 4 && index % 2 === 1 && 'max-md:invisible',
            )}
          >
            {tick.toLocaleString('en')}
          </span>
        ))}
      </div>
    </div>
  )
}

/** A share of the axis in percent, with one decimal. */
function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10}%`
}
