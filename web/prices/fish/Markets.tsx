import { Link } from '@tanstack/react-router'
import { addDays } from '#shared/prices/periods.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { FigureCell, PriceChange } from '../FigureCell.tsx'
import { fishText, pricesText } from '../messages.ts'
import type { FishSearch } from '../search.ts'
import type { FishPricesAnswer } from './loadFish.ts'

/** The averages of the last 7 days by market, cheapest first. Each market with a figure links to its sales. */
export function Markets({
  prices: { markets, fish, choice, today },
  search,
}: {
  readonly prices: FishPricesAnswer
  readonly search: FishSearch
}) {
  const t = useText({ ...pricesText, ...fishText })
  return (
    <Card as="section" padding="details" aria-labelledby="markets">
      <h2 id="markets" className="text-h3 font-bold">
        {t.markets}
      </h2>
      <p className="mb-2 text-meta text-quiet">{markets.length > 0 ? t.marketsSub : t.noMarkets}</p>
      {markets.length > 0 && (
        <table className="w-full text-dense">
          <caption className="visually-hidden">{t.marketsSub}</caption>
          <thead className="text-meta text-quiet">
            <tr>
              <th scope="col" className="text-start font-normal">
                {t.market}
              </th>
              <th scope="col" className="px-2 text-start font-normal">
                {t.today}
              </th>
              <th scope="col" className="px-2 text-start font-normal">
                {t.week}
              </th>
              <th scope="col" className="text-start font-normal">
                <span className="visually-hidden">{t.change}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {markets.map(({ market, city, today: day, week, week_change }) => (
              <tr key={market.id} className="border-t border-hairline">
                <th scope="row" className="py-2 text-start font-normal">
                  {week.figure ? (
                    <Link
                      to="/prices/$fish/trades"
                      params={{ fish: fish.code }}
                      search={{
                        source: search.source ?? choice.source,
                        place: String(market.id),
                        from: addDays(today, -6),
                        to: today,
                      }}
                      className="touch text-primary hover:underline"
                    >
                      <bdi>{market.name}</bdi>
                    </Link>
                  ) : (
                    <bdi>{market.name}</bdi>
                  )}
                  <span className="block text-meta text-quiet">{city}</span>
                </th>
                <td className="px-2">
                  {day.figure ? (
                    <Link
                      to="/prices/$fish/trades"
                      params={{ fish: fish.code }}
                      search={{
                        source: search.source ?? choice.source,
                        place: String(market.id),
                        from: today,
                        to: today,
                      }}
                      aria-label={t.tradesOf(`${market.name}, ${t.today}`)}
                      className="touch hover:underline"
                    >
                      <FigureCell shown={day} />
                    </Link>
                  ) : (
                    <FigureCell shown={day} />
                  )}
                </td>
                <td className="px-2">
                  <FigureCell shown={week} />
                </td>
                <td>
                  <PriceChange change={week_change} of={t.change} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
