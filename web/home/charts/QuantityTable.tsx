import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import { useText } from '../../app/texts/text.ts'
import { homeText } from '../messages.ts'
import { type QuantityRow, series } from './chartSeries.ts'

/** The chart's data as a table for screen readers. */
export function QuantityTable({ rows }: { readonly rows: readonly QuantityRow[] }) {
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
