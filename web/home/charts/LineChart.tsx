import { useState } from 'react'
import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import { useText } from '../../app/texts/text.ts'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { homeText } from '../messages.ts'
import { scaleOf, unitOf } from './chartScale.ts'
import { plotHeight, QuantityPlot, type QuantityRow, series, yOf } from './QuantityPlot.tsx'

/**
 * Quantities in stock, in progress and sold, per species. The chart is not mirrored in right-to-left, so that its axes
 * are read correctly; names and legend follow the language.
 */
export function LineChart({ rows }: { readonly rows: readonly QuantityRow[] }) {
  const t = useText(homeText)
  const [active, setActive] = useState<number>()
  const largest = Math.max(...rows.flatMap((row) => series.map(({ key }) => row[key])))
  const { unit, size } = unitOf(largest)
  const { top, ticks } = scaleOf(largest / size)
  const shown = active === undefined ? undefined : rows[active]
  return (
    <figure className="min-w-0">
      <figcaption className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <span>
          <span className="block text-h3">{shown?.name ?? t.quantities}</span>
          <span className="block text-meta text-quiet">{unit === 'tonnes' ? t.inTonnes : t.inKilograms}</span>
        </span>
        <Legend row={shown} />
      </figcaption>
      <div dir="ltr" aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <QuantityPlot
          rows={rows}
          top={top * size}
          ticks={ticks.length}
          active={active}
          onActive={setActive}
        />
        <svg
          width="44"
          height={plotHeight}
          className="block overflow-visible"
          focusable="false"
          aria-hidden="true"
        >
          {ticks.map((tick) => (
            <text key={tick} x="4" y={yOf(tick / top) + 5} className="fill-quiet text-meta">
              {tick.toLocaleString('en')}
            </text>
          ))}
        </svg>
      </div>
      <QuantityTable rows={rows} />
    </figure>
  )
}

/** The legend, with the quantities of the species under the pointer. */
function Legend({ row }: { readonly row: QuantityRow | undefined }) {
  const t = useText(homeText)
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-meta text-quiet">
      {series.map(({ key, label, stroke, dash }) => (
        <span key={key} className="flex items-center gap-2">
          <svg width="22" height="8" focusable="false" aria-hidden="true">
            <line x1="1" x2="21" y1="4" y2="4" strokeWidth="3" strokeDasharray={dash} className={stroke} />
          </svg>
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
                <td key={key}>{printed(row[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function printed(kilograms: number): string {
  const weight = fromKilograms(kilograms)
  return weight === undefined ? '' : printKilograms(weight)
}
