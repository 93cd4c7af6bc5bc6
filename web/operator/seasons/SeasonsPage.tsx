import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EyeOff, TriangleAlert } from 'lucide-react'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { ListedSeason } from '#shared/operator/lists/seasons.ts'
import { api } from '../../app/calls/api.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale } from '../../app/texts/text.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { allPages } from '../frame/allPages.ts'
import { listsText } from '../lists/messages.ts'
import { defineTable } from '../table/defineTable.tsx'
import type { TableView } from '../table/definition.ts'
import { seasonsText } from './messages.ts'
import { SeasonForm } from './SeasonForm.tsx'
import { dayName, SeasonsYear } from './SeasonsYear.tsx'
import { stateOf } from './seasonYear.ts'

const joined = (names: readonly string[], locale: Locale) => names.join(locale === 'ar' ? '، ' : ', ')
const namesOf = (named: ListedSeason['fish'], locale: Locale) =>
  joined(
    named.map(({ name }) => name),
    locale,
  )

/** The seasons of the catch, as the ministry announced them. */
export const SeasonsPage = defineTable('GET operator/seasons', {
  title: seasonsText.title,
  Above: ShownYear,
  search: seasonsText.search,
  filters: [
    { name: 'fish_id', label: seasonsText.fish, options: 'fish' },
    { name: 'region_id', label: seasonsText.regions, options: 'regions' },
  ],
  more: ['hidden'],
  csv: false,
  form: {
    add: seasonsText.add,
    edit: ({ rule }, locale) => seasonsText.edit[locale](rule),
    sheet: (row, close) => <SeasonForm key={row?.id ?? 'new'} season={row} onDone={close} />,
  },
  empty: listsText.none,
  noneFound: listsText.noneFound,
  columns: [
    {
      id: 'rule',
      title: seasonsText.rule,
      sort: 'rule',
      phone: 'head',
      cell: ({ rule, overlaps }, { locale }) => (
        <span className="block min-w-48 py-2 max-lg:pe-10">
          <Name className="block font-bold">{rule}</Name>
          {overlaps.length > 0 && (
            <span className="flex items-start gap-2 text-meta font-normal text-amber">
              <TriangleAlert aria-hidden size={16} className="mt-1 shrink-0" />
              {seasonsText.overlaps[locale](
                joined(
                  overlaps.map((one) => one.rule),
                  locale,
                ),
              )}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'fish',
      title: seasonsText.fish,
      cell: ({ fish }, { locale }) => (
        <span className="line-clamp-2 max-w-48 min-w-24">{namesOf(fish, locale)}</span>
      ),
    },
    {
      id: 'regions',
      title: seasonsText.regions,
      cell: ({ regions }, { locale }) => (
        <span className="line-clamp-2 max-w-40 min-w-28">{namesOf(regions, locale)}</span>
      ),
    },
    {
      id: 'days',
      title: seasonsText.days,
      sort: 'from',
      cell: ({ from, to }, { locale }) =>
        from === null && to === null ? (
          <span className="text-meta text-quiet">{seasonsText.noDays[locale]}</span>
        ) : (
          <span className="flex flex-wrap gap-x-1 lg:flex-col [&>span]:whitespace-nowrap">
            <span>{seasonsText.fromDay[locale](dayName(from, locale))}</span>
            <span>{seasonsText.toDay[locale](dayName(to, locale))}</span>
          </span>
        ),
    },
    {
      id: 'year',
      title: seasonsText.year,
      sort: 'year',
      phone: 'none',
      cell: ({ year }) => year !== null && <Isolate>{String(year)}</Isolate>,
    },
    {
      id: 'state',
      title: listsText.state,
      phone: 'badge',
      cell: ({ hidden, ...season }, { locale }) => (
        <span className="flex flex-wrap gap-2">
          <SeasonState season={season} locale={locale} />
          {hidden && (
            <Badge tone="amber" icon={EyeOff}>
              {listsText.hidden[locale]}
            </Badge>
          )}
        </span>
      ),
    },
  ],
})

/** The state of the season today. */
function SeasonState({
  season,
  locale,
}: {
  readonly season: Pick<ListedSeason, 'kind' | 'from' | 'to' | 'gear'>
  readonly locale: Locale
}) {
  const state = stateOf(season, riyadhDay(new Date(useNow())).slice('2026-'.length))
  return <Badge tone={stateTones[state]}>{seasonsText[state][locale]}</Badge>
}

const stateTones = {
  closed: 'coral',
  gearOnly: 'amber',
  open: 'palm',
  idle: 'plain',
  later: 'plain',
} as const

/** The year chart of all seasons that match search and filters, including those on other pages of the table. */
function ShownYear({ listing, edit }: Pick<TableView<ListedSeason>, 'listing' | 'edit'>) {
  const locale = useLocale()
  const { page: _, ...narrowed } = listing.query
  const year = useQuery({
    queryKey: ['operator', 'seasons', locale, 'year', narrowed],
    queryFn: ({ signal }) =>
      allPages((page) =>
        api('GET operator/seasons', { query: { ...narrowed, limit: 100, page } }, { locale, signal }),
      ),
    placeholderData: keepPreviousData,
  })
  return <SeasonsYear seasons={year.data ?? []} onOpen={edit} />
}
