import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EyeOff, Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ListedSeason } from '#shared/operator/lists/seasons.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { EditButton } from '../lists/ListTable.tsx'
import { listsText } from '../lists/messages.ts'
import { useNamed } from '../lists/useNamed.ts'
import { allPages } from '../table/allPages.ts'
import { type Column, DataTable } from '../table/DataTable.tsx'
import { useListing } from '../table/listing.ts'
import { SearchBox } from '../table/SearchBox.tsx'
import { seasonsText } from './messages.ts'
import { SeasonForm } from './SeasonForm.tsx'
import { dayName, SeasonsYear } from './SeasonsYear.tsx'

/** The seasons that bind the catch, as the ministry announced them; each is a row, none is code (domain, section 3). */
export function SeasonsPage() {
  const t = useText(seasonsText)
  const lists = useText(listsText)
  const locale = useLocale()
  const listing = useListing(['hidden', 'fish_id', 'region_id'])
  const mayEdit = useStaffMay('editor')
  const regions = useNamed('regions')
  const fish = useNamed('fish')
  const [open, setOpen] = useState<ListedSeason | 'new' | null>(null)
  const asked = useQuery({
    queryKey: ['operator', 'seasons', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/seasons', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const { page: _, ...narrowed } = listing.query
  const year = useQuery({
    queryKey: ['operator', 'seasons', locale, 'year', narrowed],
    queryFn: ({ signal }) =>
      allPages((page) =>
        api('GET operator/seasons', { query: { ...narrowed, limit: 100, page } }, { locale, signal }),
      ),
    placeholderData: keepPreviousData,
  })
  const filter = (name: 'fish_id' | 'region_id', label: string, options: typeof fish) => (
    <Select
      label={label}
      value={String(listing.search[name] ?? '')}
      options={[{ value: '', label: lists.all }, ...options]}
      onChange={(value) => listing.change({ [name]: value || undefined })}
    />
  )
  return (
    <>
      <SeasonsYear seasons={year.data ?? []} onOpen={setOpen} />
      <DataTable
        label={t.title}
        asked={asked}
        listing={listing}
        keyOf={({ id }) => id}
        empty={listing.search.s ? lists.noneFound : lists.none}
        columns={[
          ...useColumns(),
          {
            id: 'edit',
            title: '',
            phone: 'badge',
            cell: (row) => <EditButton label={t.edit(row.rule)} onClick={() => setOpen(row)} />,
          },
        ]}
        tools={
          <>
            <SearchBox listing={listing} label={t.search} />
            <Button
              icon={Plus}
              refusedBecause={mayEdit ? null : lists.editorsOnly}
              onClick={() => setOpen('new')}
            >
              {t.add}
            </Button>
          </>
        }
        filters={
          <>
            {filter('fish_id', t.fish, fish)}
            {filter('region_id', t.regions, regions)}
          </>
        }
      />
      {open !== null && (
        <SeasonForm
          key={open === 'new' ? open : open.id}
          season={open === 'new' ? null : open}
          fish={fish}
          regions={regions}
          onDone={() => setOpen(null)}
        />
      )}
    </>
  )
}

function useColumns(): Column<ListedSeason>[] {
  const t = useText(seasonsText)
  const lists = useText(listsText)
  const locale = useLocale()
  const comma = locale === 'ar' ? '، ' : ', '
  const namesOf = (named: ListedSeason['fish']) => named.map(({ name }) => name).join(comma)
  return [
    {
      id: 'rule',
      title: t.rule,
      sort: 'rule',
      phone: 'head',
      cell: ({ rule, overlaps }) => (
        <span className="block min-w-48 py-2 max-lg:pe-10">
          <Name className="block font-bold">{rule}</Name>
          {overlaps.length > 0 && (
            <span className="flex items-start gap-2 text-meta font-normal text-amber">
              <TriangleAlert aria-hidden size={16} className="mt-1 shrink-0" />
              {t.overlaps(overlaps.map((one) => one.rule).join(comma))}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'fish',
      title: t.fish,
      cell: ({ fish }) => <span className="line-clamp-2 max-w-48 min-w-24">{namesOf(fish)}</span>,
    },
    {
      id: 'regions',
      title: t.regions,
      cell: ({ regions }) => <span className="line-clamp-2 max-w-40 min-w-28">{namesOf(regions)}</span>,
    },
    {
      id: 'days',
      title: t.days,
      sort: 'from',
      cell: ({ from, to }) =>
        from === null && to === null ? (
          <span className="text-meta text-quiet">{t.noDays}</span>
        ) : (
          <span className="flex flex-wrap gap-x-1 lg:flex-col [&>span]:whitespace-nowrap">
            <span>{t.fromDay(dayName(from, locale))}</span>
            <span>{t.toDay(dayName(to, locale))}</span>
          </span>
        ),
    },
    {
      id: 'year',
      title: t.year,
      sort: 'year',
      phone: 'none',
      cell: ({ year }) => year !== null && <Isolate>{String(year)}</Isolate>,
    },
    {
      id: 'state',
      title: lists.state,
      phone: 'badge',
      cell: ({ kind, hidden }) => (
        <span className="flex flex-wrap gap-2">
          <Badge tone={kind === 'closed' ? 'coral' : 'palm'}>{t[kind]}</Badge>
          {hidden && (
            <Badge tone="amber" icon={EyeOff}>
              {lists.hidden}
            </Badge>
          )}
        </span>
      ),
    },
  ]
}
