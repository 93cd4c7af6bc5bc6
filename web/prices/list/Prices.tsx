import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { feedPath } from '#shared/base/paths.ts'
import { fold } from '#shared/base/text/fold.ts'
import type { PriceRow } from '#shared/prices/contract.ts'
import type { Settled } from '../../app/calls/api.ts'
import { PageFailed } from '../../app/PageFailed.tsx'
import { baseText } from '../../app/texts/messages.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { DeviceName } from '../../catalog/DeviceName.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { ListSearch } from '../../ui/form/ListSearch.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { HundredTag, Money, plainAmount } from '../../ui/values/Money.tsx'
import { FigureCell, PriceChange, ThinTag } from '../FigureCell.tsx'
import { FileLinks } from '../FileLinks.tsx'
import { listText, pricesText } from '../messages.ts'
import type { PriceListSearch } from '../search.ts'
import { Baskets } from './Baskets.tsx'
import { IndexCards } from './IndexCards.tsx'
import type { PriceListData } from './loadPrices.ts'

type PricesProps = { readonly prices: Settled<PriceListData>; readonly search: PriceListSearch }

/** The averages of every species, in the Kingdom or in one place, and the weekly index. */
export function Prices({ prices: { data, refusal }, search }: PricesProps) {
  const t = useText({ ...pricesText, ...listText })
  if (refusal) return <PageFailed title={t.failed} refusal={refusal} />
  const asOf = new Date(data.as_of)
  return (
    <div className="content pt-3 pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs fromHome crumbs={[{ label: t.title }]} />
      <h1 className="mt-3 text-h1 max-md:mt-0">{t.headline}</h1>
      <Dotted className="mb-4 text-dense text-quiet md:mb-6">
        <span>{t.sub}</span>
        <span>{t.asOf(riyadhDay(asOf), riyadhTime(asOf))}</span>
      </Dotted>
      <IndexCards index={data.index} />
      <PriceTable data={data} search={search} />
      <Method day={data.today} />
    </div>
  )
}

function PriceTable({
  data,
  search: { place, s = '' },
}: {
  readonly data: PriceListData
  readonly search: PriceListSearch
}) {
  const t = useText({ ...pricesText, ...listText })
  const navigate = useNavigate()
  const busy = useRouterState({ select: (state) => state.isLoading })
  const wanted = fold(s)
  // The other choice may still be loading, so it is read from the newest address.
  const choose = (change: PriceListSearch) =>
    void navigate({
      to: '/prices',
      search: (newest: PriceListSearch) => ({ ...newest, ...change }),
      replace: true,
      resetScroll: false,
    })
  const rows = data.fish.filter(
    ({ name, translations }) =>
      wanted === '' ||
      [name, ...translations.map((each) => each.name)].some((each) => fold(each).includes(wanted)),
  )
  const places = [
    { value: '', label: t.kingdom },
    { value: 'gulf', label: t.gulf },
    { value: 'red_sea', label: t.red_sea },
    ...data.markets.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <section aria-label={t.headline} className="mt-8 md:mt-10" aria-busy={busy}>
      <div className="mb-3 flex flex-wrap gap-3">
        <Select
          label={t.place}
          value={place ?? ''}
          options={places}
          onChange={(chosen) => choose({ place: chosen || undefined })}
          className="max-md:w-full"
        />
        <ListSearch
          label={t.find}
          searched={s}
          onSearch={(words) => choose({ s: words })}
          className="min-w-0 grow md:max-w-80"
        />
      </div>
      {rows.length === 0 ? (
        <Card>
          <Empty
            scene="fish"
            title={s ? t.noMatch : t.empty}
            body={s ? undefined : t.emptyBody}
            headingLevel={2}
          />
        </Card>
      ) : (
        <Card padding="none" className={classes('overflow-hidden transition-opacity', busy && 'opacity-60')}>
          <ul className="divide-y divide-hairline">
            {rows.map((row) => (
              <Row key={row.id} row={row} place={place} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

/** One species: a card line on a phone, a line of columns on a wide screen. The whole line is the link. */
function Row({ row, place }: { readonly row: PriceRow; readonly place: string | undefined }) {
  const t = useText({ ...pricesText, ...listText })
  const base = useText(baseText)
  const { cheapest } = row
  // The average of 30 days is that of the Kingdom, even in the list of one place.
  const [sold, asked] = place ? [t.average30Kingdom, t.askedKingdom] : [t.average30, t.asked]
  return (
    <li>
      <Link
        to="/prices/$fish"
        params={{ fish: row.code }}
        search={place ? { place } : {}}
        className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-3 hover:bg-tint md:grid-cols-[4rem_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,0.8fr)_minmax(0,1fr)_minmax(0,1.4fr)] md:gap-x-5 md:px-5"
      >
        {row.image ? (
          <Picture
            image={row.image}
            alt=""
            width={64}
            height={44}
            sizes="64px"
            small
            className="h-10 w-14 object-contain"
          />
        ) : (
          <span />
        )}
        <span className="min-w-0">
          <b className="block break-words">{row.name}</b>
          <DeviceName code={row.code} className="block text-meta text-quiet" />
          <span className="text-meta text-quiet">{row.origin === 'local' ? base.local : base.imported}</span>
        </span>
        <span className="text-end md:text-start">
          <span className="block">
            <Money riyals={row.average_price} perKilogram />
          </span>
          <span className="block text-meta text-quiet">{row.basis === 'sold' ? sold : asked}</span>
          {row.thin && <ThinTag />}
        </span>
        <Labelled label={t.today} wide={!row.today.figure}>
          <FigureCell shown={row.today} />
        </Labelled>
        <Labelled label={t.week} wide={!row.week.figure && row.today.figure !== null}>
          <FigureCell shown={row.week} />{' '}
          {row.week_change !== null && <PriceChange change={row.week_change} of={t.change} />}
        </Labelled>
        <span className="col-span-full min-w-0 text-dense md:col-span-1">
          {cheapest ? (
            <>
              <span className="text-meta text-quiet md:block">
                {cheapest.period === 'day' ? t.cheapestToday : t.cheapestWeek}{' '}
              </span>
              <bdi>{cheapest.market.name}</bdi>{' '}
              <Isolate className="font-bold">{plainAmount(cheapest.average_price)}</Isolate>
            </>
          ) : (
            row.hundred_riyal && <HundredTag pricePerKilogram={row.average_price} />
          )}
        </span>
      </Link>
    </li>
  )
}

function Labelled({
  label,
  wide,
  children,
}: {
  readonly label: string
  /** True if the value is shown only on wide screens, where it is a column. */
  readonly wide: boolean
  readonly children: ReactNode
}) {
  return (
    <span
      className={classes(
        'col-span-full flex flex-wrap items-baseline gap-x-2 text-dense md:col-span-1 md:block',
        wide && 'max-md:hidden',
      )}
    >
      <span className="text-meta text-quiet md:block">{label}</span> {children}
    </span>
  )
}

function Method({ day }: { readonly day: string }) {
  const t = useText(listText)
  const locale = useLocale()
  const links = [
    { href: `/open-data/prices/daily/${day}.csv`, label: `${t.dayFile} (CSV)` },
    { href: `/open-data/prices/daily/${day}.json`, label: `${t.dayFile} (JSON)` },
    { href: '/open-data/prices/weekly-index.csv', label: `${t.indexFile} (CSV)` },
    { href: '/open-data/prices/schema.json', label: t.schema },
    { href: feedPath(locale), label: t.feed },
  ]
  return (
    <section id="method" aria-labelledby="method-title" className="mt-10 max-w-text">
      <SectionHeading id="method-title" title={t.method} />
      <p className="text-dense text-quiet">{t.methodBody}</p>
      <p className="mt-2 text-dense text-quiet">{t.indexMethod}</p>
      <Baskets />
      <h3 className="mt-6 text-h3">{t.data}</h3>
      <p className="text-dense text-quiet">{t.dataBody}</p>
      <FileLinks links={links} />
    </section>
  )
}
