import { useState } from 'react'
import type { Grain } from '#shared/prices/choices.ts'
import { periodsBetween } from '#shared/prices/periods.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { Plot } from '../../ui/values/Plot.tsx'
import { fishText, periodName, pricesText } from '../messages.ts'
import type { FishPricesAnswer } from './loadFish.ts'
import { priceScale } from './priceScale.ts'

type Point = FishPricesAnswer['points'][number]

const [height, below] = [220, 56]

/**
 * A bar from the lowest to the highest price of each period with a mark at the average, and the quantity below. Bars
 * are used and not a line, because a line would join days without sales. Time runs from left to right in both
 * languages. If no figure is published, a text replaces the chart, because an axis without prices would have no
 * meaning.
 */
export function PriceBars({ points, grain }: { readonly points: readonly Point[]; readonly grain: Grain }) {
  const t = useText({ ...pricesText, ...fishText })
  const locale = useLocale()
  const [active, setActive] = useState<string>()
  const figures = points.flatMap(({ from, figure }) => (figure ? [{ from, ...figure }] : []))
  if (figures.length === 0)
    return (
      <Empty
        scene="fish"
        title={t.hiddenPoints}
        body={`${t.hiddenBody} ${t.hiddenPointsBody}`}
        headingLevel={3}
      />
    )
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
