import { useNavigate } from '@tanstack/react-router'
import { type Grain, grains } from '#shared/prices/choices.ts'
import { useText } from '../../app/texts/text.ts'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { fishText, pricesText } from '../messages.ts'
import { defaultGrain, type FishSearch, fishSearch } from '../search.ts'
import type { FishPricesAnswer } from './loadFish.ts'
import { PointTable } from './PointTable.tsx'
import { PriceBars } from './PriceBars.tsx'

type PriceChartProps = { readonly prices: FishPricesAnswer; readonly search: FishSearch }

/** The prices of a species over time, with the choice of the period. */
export function PriceChart({ prices, search }: PriceChartProps) {
  const t = useText({ ...pricesText, ...fishText })
  const navigate = useNavigate()
  const { choice, fish } = prices
  const names: Readonly<Record<Grain, string>> = {
    day: t.byDay,
    week: t.byWeek,
    month: t.byMonth,
    season: t.bySeason,
    year: t.byYear,
  }
  const choose = (grain: Grain) =>
    navigate({
      to: '/prices/$fish',
      params: { fish: fish.code },
      // Another choice may still be loading, so it is read from the newest address.
      search: (newest) => ({ ...fishSearch(newest), grain: grain === defaultGrain ? undefined : grain }),
      replace: true,
      resetScroll: false,
    })
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <span>
          <h2 id="chart" className="text-h3 font-bold">
            {t.chart}
          </h2>
          <span className="text-meta text-quiet">{t.perKilo}</span>
        </span>
        <fieldset className="flex flex-wrap gap-2 max-md:w-full max-md:gap-1 max-md:[&>button]:grow max-md:[&>button]:justify-center max-md:[&>button]:px-2">
          <legend className="visually-hidden">{t.grain}</legend>
          {grains.map((each) => (
            <ChoiceChip key={each} chosen={each === choice.grain} onChange={() => choose(each)}>
              {names[each]}
            </ChoiceChip>
          ))}
        </fieldset>
      </figcaption>
      {prices.points.length === 0 ? (
        <Empty scene="fish" title={t.noPoints} body={t.noPointsBody} headingLevel={3} />
      ) : (
        <>
          <PriceBars points={prices.points} grain={choice.grain} />
          <PointTable prices={prices} search={search} />
        </>
      )}
    </figure>
  )
}
