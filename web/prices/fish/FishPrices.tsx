import { lazy, type ReactNode, Suspense } from 'react'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { cardPath, feedPath, sharePicturePath } from '#shared/base/paths.ts'
import { coasts } from '#shared/catalog/coasts.ts'
import type { ShownFigure } from '#shared/prices/contract.ts'
import { sourceNames } from '#shared/prices/names.ts'
import { addDays } from '#shared/prices/periods.ts'
import { AlertButton } from '../../alerts/AlertButton.tsx'
import { PageFailed } from '../../app/PageFailed.tsx'
import { useLocale, useText } from '../../app/texts/text.ts'
import { DeviceName } from '../../catalog/DeviceName.tsx'
import { marketOf } from '../../products/card.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink, TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { HundredTag, Money, plainAmount } from '../../ui/values/Money.tsx'
import { factsOf } from '../choiceFacts.ts'
import { PriceChange, ThinTag } from '../FigureCell.tsx'
import { FileLinks } from '../FileLinks.tsx'
import { fishText, pricesText } from '../messages.ts'
import type { FishSearch } from '../search.ts'
import { guidePrice, isOfOrigin } from './guidePrice.ts'
import type { FishPricesAnswer, FishPricesData } from './loadFish.ts'
import { Markets } from './Markets.tsx'
import { Parts, Seasons } from './Parts.tsx'
import { PriceFilters } from './PriceFilters.tsx'

type FishPricesProps = { readonly data: FishPricesData; readonly search: FishSearch }

/**
 * The prices of one species: the average, the chart, and the averages by origin, sale type, size, market
 * and season.
 */
export function FishPrices({ data, search }: FishPricesProps) {
  const t = useText(pricesText)
  if (data.refusal) return <PageFailed title={t.failed} refusal={data.refusal} />
  return <Shown prices={data.prices} search={search} />
}

function Shown({ prices, search }: { readonly prices: FishPricesAnswer; readonly search: FishSearch }) {
  const t = useText({ ...pricesText, ...fishText })
  const { fish } = prices
  return (
    <div className="content pt-3 pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs
        className="mb-3"
        fromHome
        crumbs={[{ label: t.title, link: { to: '/prices' } }, { label: fish.name }]}
      />
      <Head prices={prices} />
      <div className="mt-4 md:mt-6">
        <PriceFilters prices={prices} />
      </div>
      <Recent prices={prices} search={search} />
      <Card as="section" padding="details" aria-labelledby="chart" className="mt-3 md:mt-5">
        <Suspense fallback={<Skeleton className="h-90 w-full" />}>
          <PriceChart prices={prices} search={search} />
        </Suspense>
      </Card>
      <div className="mt-3 grid items-start gap-3 md:mt-5 md:gap-5 lg:grid-cols-2">
        <Markets prices={prices} search={search} />
        <div className="grid gap-3 md:gap-5">
          <Parts prices={prices} search={search} />
          <Seasons prices={prices} search={search} />
        </div>
      </div>
      <ShareData prices={prices} />
    </div>
  )
}

/** Loaded lazily, so that the numbers of the page are shown first. */
const PriceChart = lazy(() => import('./PriceChart.tsx').then((module) => ({ default: module.PriceChart })))

function Head({ prices }: { readonly prices: FishPricesAnswer }) {
  const { fish, as_of, cheapest, choice } = prices
  const t = useText({ ...pricesText, ...fishText })
  const origin = choice.source === 'imported' ? 'imported' : 'local'
  const shown = useShown(prices)
  const asOf = new Date(as_of)
  return (
    <Card as="section" padding="details" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {fish.image && (
        <Picture
          image={fish.image}
          alt=""
          width={180}
          height={120}
          sizes="180px"
          className="h-20 w-30 object-contain md:h-30 md:w-45"
        />
      )}
      <div className="min-w-0 grow">
        <h1 className="text-h1">{t.heading(fish.name)}</h1>
        <DeviceName code={fish.code} className="text-dense text-quiet" />
        {shown ? (
          <>
            <Dotted className="mt-1 text-dense text-quiet">
              {shown.facts.map((fact) => (
                <bdi key={fact}>{fact}</bdi>
              ))}
            </Dotted>
            {shown.price === undefined ? (
              <p className="text-h3">{shown.hidden ? t.hidden : t.none}</p>
            ) : (
              <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Money riyals={shown.price} size="block" perKilogram />
                {shown.thin && <ThinTag />}
                {fish.hundred_riyal && <HundredTag pricePerKilogram={shown.price} />}
              </p>
            )}
            {shown.change !== null && (
              <p className="text-dense">
                <PriceChange change={shown.change} of={t.changeMonth} worded />
              </p>
            )}
          </>
        ) : (
          <p className="text-quiet">{t.none}</p>
        )}
        {cheapest && (
          <p className="mt-1 text-dense">
            <span className="text-quiet">
              {cheapest.period === 'day' ? t.cheapestToday : t.cheapestWeek}:
            </span>{' '}
            <bdi className="font-bold">{cheapest.market.name}</bdi>{' '}
            <Isolate className="font-bold">{plainAmount(cheapest.average_price)}</Isolate>
          </p>
        )}
        <p className="text-meta text-quiet">{t.asOf(riyadhDay(asOf), riyadhTime(asOf))}</p>
      </div>
      <div className="flex flex-col gap-3 max-md:w-full">
        <AlertButton
          fish={fish}
          origin={origin}
          place={coasts.find((coast) => coast === choice.place) ?? (Number(choice.place) || null)}
          guide={guidePrice(prices)}
          className="md:max-w-72"
        />
        <ButtonLink to={marketOf[origin]} search={{ fishId: [fish.id] }} kind="outlined">
          {t.buy}
        </ButtonLink>
      </div>
    </Card>
  )
}

/**
 * The average in the head of the page. Without a choice it is the published average of the species; with a choice it is the
 * average of the choice over 30 days. Null if the species has no price.
 */
function useShown({ choice, headline, recent }: FishPricesAnswer): {
  readonly facts: readonly string[]
  readonly price: number | undefined
  readonly hidden: boolean
  readonly thin: boolean
  readonly change: number | null
} | null {
  const t = useText({ ...pricesText, ...fishText })
  const locale = useLocale()
  const { place, source } = choice
  if (!headline) return null
  if (place === 'all' && source === headline.origin && isOfOrigin(choice)) {
    const { average_price: price, basis, change, thin } = headline
    const facts = [basis === 'sold' ? t.average30 : t.asked, sourceNames[source][locale]]
    return { facts, price, hidden: false, thin, change }
  }
  const facts = [t.average30, ...factsOf(choice, t.unknown, locale)]
  const { figure, hidden } = recent.month
  return { facts, price: figure?.average_price, hidden, thin: figure?.thin ?? false, change: null }
}

/** The average of today, of 7 days and of 30 days for the choice, each with a link to the sales behind it. */
function Recent({
  prices: { recent, today, fish, choice },
  search,
}: {
  readonly prices: FishPricesAnswer
  readonly search: FishSearch
}) {
  const t = useText(pricesText)
  const spans = [
    { label: t.today, shown: recent.day, from: today },
    { label: t.week, shown: recent.week, from: addDays(today, -6) },
    { label: t.month, shown: recent.month, from: addDays(today, -29) },
  ]
  const { grain: _, ...rest } = search
  return (
    <ul className="mt-3 grid gap-3 md:mt-5 md:grid-cols-3 md:gap-5">
      {spans.map(({ label, shown, from }) => (
        <Card as="li" key={label}>
          <p className="text-meta text-quiet">{label}</p>
          <RecentFigure shown={shown}>
            <TextLink
              to="/prices/$fish/trades"
              params={{ fish: fish.code }}
              search={{ ...rest, source: choice.source, from, to: today }}
              aria-label={t.tradesOf(label)}
            >
              {t.toTrades}
            </TextLink>
          </RecentFigure>
        </Card>
      ))}
    </ul>
  )
}

function RecentFigure({
  shown: { figure, hidden },
  children,
}: {
  readonly shown: ShownFigure
  readonly children: ReactNode
}) {
  const t = useText(pricesText)
  if (!figure) return <p className="text-dense">{hidden ? t.hidden : t.none}</p>
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <Money riyals={figure.average_price} size="card" perKilogram /> {figure.thin && <ThinTag />}
      </p>
      <Dotted className="text-meta text-quiet">
        <span>{t.span(plainAmount(figure.min_price), plainAmount(figure.max_price))}</span>
        <Kilograms kilograms={figure.quantity} />
      </Dotted>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-meta text-quiet">
        {t.stands(figure.sales, figure.sellers)} {children}
      </p>
    </>
  )
}

function ShareData({ prices: { fish, today } }: { readonly prices: FishPricesAnswer }) {
  const t = useText(fishText)
  const locale = useLocale()
  const year = today.slice(0, 4)
  const links = [
    { href: `/open-data/prices/fish/${fish.code}/${year}.csv`, label: `${t.yearFile(year)} (CSV)` },
    { href: `/open-data/prices/fish/${fish.code}/${year}.json`, label: `${t.yearFile(year)} (JSON)` },
    { href: feedPath(locale, fish.code), label: 'Atom' },
    { href: `${cardPath(fish.code)}?lang=${locale}`, label: t.card },
    { href: sharePicturePath(`${fish.code}.${locale}.png`), label: t.picture },
  ]
  return (
    <section aria-labelledby="share" className="mt-8 md:mt-10">
      <SectionHeading id="share" title={t.share} />
      <FileLinks links={links} />
    </section>
  )
}
