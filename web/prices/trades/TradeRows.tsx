import type { TradeRow } from '#shared/prices/contract.ts'
import { channelNames, sourceNames } from '#shared/prices/names.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { tradesText } from '../messages.ts'

/** A table on wide screens; on a phone the facts of a row are below its day. A fact that no row shows has no column. */
export function TradeRows({ rows }: { readonly rows: readonly TradeRow[] }) {
  const t = useText(tradesText)
  const locale = useLocale()
  const columns = [
    { title: t.day, of: ({ day }: TradeRow) => day && <Isolate>{day}</Isolate> },
    { title: t.market, of: ({ market }: TradeRow) => market },
    { title: t.source, of: ({ source }: TradeRow) => source && sourceNames[source][locale] },
    { title: t.channel, of: ({ channel }: TradeRow) => channel && channelNames[channel][locale] },
    { title: t.size, of: ({ size }: TradeRow) => size },
    { title: t.preparation, of: ({ preparation }: TradeRow) => preparation?.name },
  ].filter(({ of }) => rows.some(of))
  const [first, ...others] = columns
  return (
    <table className="w-full text-dense">
      <thead>
        <tr className="h-11 bg-ground text-meta text-quiet">
          {first && (
            <th scope="col" className="ps-4 text-start font-normal">
              {first.title}
            </th>
          )}
          {others.map(({ title }) => (
            <th key={title} scope="col" className="px-2 text-start font-normal max-md:hidden">
              {title}
            </th>
          ))}
          <th scope="col" className="px-2 text-end font-normal">
            {t.weight}
          </th>
          <th scope="col" className="pe-4 text-end font-normal">
            {t.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity.
          <tr key={place} className="border-t border-hairline">
            {first && (
              <th scope="row" className="py-2 ps-4 text-start font-normal">
                {first.of(row) || '—'}
                <Dotted className="text-meta text-quiet md:hidden">
                  {others.map(({ title, of }) => {
                    const fact = of(row)
                    return fact && <span key={title}>{fact}</span>
                  })}
                </Dotted>
              </th>
            )}
            {others.map(({ title, of }) => (
              <td key={title} className="px-2 max-md:hidden">
                {of(row) || '—'}
              </td>
            ))}
            <td className="px-2 py-2 text-end">
              <Kilograms kilograms={row.quantity} />
            </td>
            <td className="pe-4 text-end font-bold">
              <Isolate>{plainAmount(row.price)}</Isolate>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
