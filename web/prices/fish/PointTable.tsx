import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { ThinTag } from '../FigureCell.tsx'
import { fishText, periodName, pricesText } from '../messages.ts'
import type { FishSearch } from '../search.ts'
import type { FishPricesAnswer } from './loadFish.ts'

type PointTableProps = { readonly prices: FishPricesAnswer; readonly search: FishSearch }

/**
 * Every figure of the chart, newest first. A figure links to the sales behind it; the figure of a long period links to its
 * months.
 */
export function PointTable({ prices, search }: PointTableProps) {
  const t = useText({ ...pricesText, ...fishText })
  const locale = useLocale()
  const { choice, fish, points, today } = prices
  const { grain: _, ...rest } = search
  const isLong = choice.grain === 'season' || choice.grain === 'year'
  return (
    <details className="group mt-4" open={points.length <= 12}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 font-bold text-primary">
        {t.table}
        <ChevronDown aria-hidden size={20} className="shrink-0 group-open:rotate-180" />
      </summary>
      <table className="w-full text-dense">
        <caption className="visually-hidden">{t.chart}</caption>
        <thead className="text-meta text-quiet">
          <tr>
            <th scope="col" className="text-start font-normal">
              {t.period}
            </th>
            <th scope="col" className="text-end font-normal">
              {t.average}
            </th>
            <th scope="col" className="text-end font-normal max-md:hidden">
              {t.least}
            </th>
            <th scope="col" className="text-end font-normal max-md:hidden">
              {t.most}
            </th>
            <th scope="col" className="text-end font-normal">
              {t.quantity}
            </th>
            <th scope="col" className="text-end font-normal max-sm:hidden">
              {t.basis}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ from, to, running, figure, hidden }) => {
            const name = periodName(from, choice.grain, locale)
            const end = to < today ? to : today
            return (
              <tr key={from} className="border-t border-hairline">
                <th scope="row" className="py-2 text-start font-normal">
                  {figure ? (
                    <Link
                      className="touch text-primary hover:underline"
                      {...(isLong
                        ? {
                            to: '/prices/$fish',
                            params: { fish: fish.code },
                            search: { ...rest, grain: 'month' as const },
                          }
                        : {
                            to: '/prices/$fish/trades',
                            params: { fish: fish.code },
                            search: { ...rest, source: choice.source, from, to: end },
                          })}
                    >
                      {name}
                    </Link>
                  ) : (
                    name
                  )}{' '}
                  {running && <span className="text-meta text-quiet">{t.running}</span>}
                </th>
                {figure ? (
                  <>
                    <td className="text-end font-bold">
                      <Isolate>{plainAmount(figure.average_price)}</Isolate>
                    </td>
                    <td className="text-end max-md:hidden">
                      <Isolate>{plainAmount(figure.min_price)}</Isolate>
                    </td>
                    <td className="text-end max-md:hidden">
                      <Isolate>{plainAmount(figure.max_price)}</Isolate>
                    </td>
                    <td className="text-end">
                      <Kilograms kilograms={figure.quantity} />
                    </td>
                    <td className="text-end text-meta text-quiet max-sm:hidden">
                      {t.stands(figure.sales, figure.sellers)} {figure.thin && <ThinTag />}
                    </td>
                  </>
                ) : (
                  <td colSpan={5} className="text-end text-meta text-quiet">
                    {hidden ? t.hidden : t.none}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      {points.some(({ hidden }) => hidden) && <p className="mt-2 text-meta text-quiet">{t.hiddenBody}</p>}
    </details>
  )
}
