import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Grain, grains } from '#shared/prices/choices.ts'
import { periodsBetween } from '#shared/prices/periods.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { Plot } from '../../ui/values/Plot.tsx'
import { ThinTag } from '../FigureCell.tsx'
import { fishText, periodName, pricesText } from '../messages.ts'
import { defaultGrain, type FishSearch, fishSearch } from '../search.ts'
import type { FishPricesAnswer } from './loadFish.ts'
import { priceScale } from './priceScale.ts'

type PriceChartProps = { readonly prices: FishPricesAnswer; readonly search: FishSearch }
type Point = FishPricesAnswer['points'][number]

const [height, below] = [220, 56]

/**
 * A bar from the lowest to the highest price of each period with a mark at the average, and the quantity below. Bars and not a line,
 * because a line would join days without sales. Time runs from left to right in both languages.
 */
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
        <Empty picture={<Scene kind="fish" />} title={t.noPoints} body={t.noPointsBody} headingLevel={3} />
      ) : (
        <>
          {prices.points.some(({ figure }) => figure) ? (
            <Bars points={prices.points} grain={choice.grain} />
          ) : (
            <Empty picture={<Scene kind="fish" />} title={t.hidden} body={t.hiddenPoints} headingLevel={3} />
          )}
          <PointTable prices={prices} search={search} />
        </>
      )}
    </figure>
  )
}

function Bars({ points, grain }: { readonly points: readonly Point[]; readonly grain: Grain }) {
  const t = useText({ ...pricesText, ...fishText })
  const locale = useLocale()
  const [active, setActive] = useState<string>()
  const figures = points.flatMap(({ from, figure }) => (figure ? [{ from, ...figure }] : []))
  const starts = periodsBetween(grain, points[0]?.from ?? '', points.at(-1)?.from ?? '')
  const places = new Map(starts.map((start, place) => [start, place]))
  const { bottom, top, ticks } = priceScale(
    figures.map(({ min_price }) => min_price),
    figures.map(({ max_price }) => max_price),
  )
  const largest = Math.max(1, ...figures.map(({ quantity }) => quantity))
  const step = 100 / starts.length
  const x = (from: string) => Math.round(((places.get(from) ?? 0) + 0.5) * step * 100) / 100
  const y = (price: number) => Math.round((1 - (price - bottom) / (top - bottom)) * height * 10) / 10
  const width = Math.round(Math.min(step * 0.6, 4) * 100) / 100
  const shown = figures.find(({ from }) => from === active) ?? figures.at(-1)
  return (
    <>
      <p aria-hidden="true" className="mb-2 flex min-h-7 flex-wrap items-baseline gap-x-4 text-dense">
        {shown && (
          <>
            <b>{periodName(shown.from, grain, locale)}</b>
            <Isolate className="font-bold">{plainAmount(shown.average_price)}</Isolate>
            <span className="text-meta text-quiet">
              {t.span(plainAmount(shown.min_price), plainAmount(shown.max_price))}
            </span>
            <Kilograms kilograms={shown.quantity} className="text-meta text-quiet" />
          </>
        )}
      </p>
      <div dir="ltr" aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <div className="relative" onPointerLeave={() => setActive(undefined)}>
          <Plot height={height}>
            <path
              d={ticks.map((tick) => `M0 ${y(tick)}h100`).join('')}
              vectorEffect="non-scaling-stroke"
              strokeDasharray="2 4"
              className="fill-none stroke-hairline"
            />
            {figures.map(({ from, min_price, max_price, average_price, thin }) => (
              <g key={from} onPointerEnter={() => setActive(from)} onPointerDown={() => setActive(from)}>
                <rect
                  x={x(from) - step / 2}
                  width={step}
                  y="0"
                  height={height}
                  className="fill-transparent"
                />
                <rect
                  x={x(from) - width / 2}
                  width={width}
                  y={y(max_price)}
                  height={Math.max(1.5, y(min_price) - y(max_price))}
                  className={thin ? 'fill-chart-1/25' : 'fill-chart-1/45'}
                />
                <rect
                  x={x(from) - width / 2}
                  width={width}
                  y={y(average_price) - 2}
                  height="4"
                  className={from === active ? 'fill-coral' : 'fill-chart-1'}
                />
              </g>
            ))}
          </Plot>
        </div>
        <svg
          width="48"
          height={height}
          className="block overflow-visible"
          focusable="false"
          aria-hidden="true"
        >
          {ticks.map((tick) => (
            <text key={tick} x="4" y={y(tick) + 5} className="fill-quiet text-meta">
              {tick.toLocaleString('en')}
            </text>
          ))}
        </svg>
        <Plot height={below} className="mt-2">
          {figures.map(({ from, quantity }) => {
            const tall = Math.max(1, Math.round((quantity / largest) * below * 10) / 10)
            return (
              <rect
                key={from}
                x={x(from) - width / 2}
                width={width}
                y={below - tall}
                height={tall}
                className="fill-quiet/60"
              />
            )
          })}
        </Plot>
        <span className="self-end text-meta text-quiet" />
        <div className="flex justify-between text-meta text-quiet">
          <bdi>{periodName(starts[0] ?? '', grain, locale)}</bdi>
          {starts.length > 1 && <bdi>{periodName(starts.at(-1) ?? '', grain, locale)}</bdi>}
        </div>
      </div>
      <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-meta text-quiet">
        <Key box="h-1 bg-chart-1">{t.average}</Key>
        <Key box="h-3 bg-chart-1/45">{t.spanOf}</Key>
        <Key box="h-3 bg-quiet/60">{t.quantity}</Key>
      </p>
    </>
  )
}

function Key({ box, children }: { readonly box: string; readonly children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className={`w-4 ${box}`} />
      {children}
    </span>
  )
}

/** Every figure of the chart, newest first; each leads to its rows of trade, and long periods to their months. */
function PointTable({ prices, search }: PriceChartProps) {
  const t = useText({ ...pricesText, ...fishText })
  const locale = useLocale()
  const { choice, fish, points, today } = prices
  const { grain: _, ...rest } = search
  const isLong = choice.grain === 'season' || choice.grain === 'year'
  return (
    <details className="mt-4" open={points.length <= 12}>
      <summary className="min-h-11 cursor-pointer py-2 font-bold text-primary">{t.table}</summary>
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
    </details>
  )
}
