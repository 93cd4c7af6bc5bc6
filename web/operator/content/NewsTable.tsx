import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarClock, CircleCheck, EyeOff, Plus } from 'lucide-react'
import type { ListedNews } from '#shared/operator/news.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { DataTable, Moment } from '../table/DataTable.tsx'
import { ExportButton } from '../table/ExportButton.tsx'
import { emptyText } from '../table/emptyMessages.ts'
import { useListing } from '../table/listing.ts'
import { tableText } from '../table/messages.ts'
import { SearchBox } from '../table/SearchBox.tsx'
import { contentText } from './messages.ts'

/** Every news item with its state; what waits for its time stands first. */
export function NewsTable() {
  const t = useText(contentText)
  const table = useText(tableText)
  const locale = useLocale()
  const mayEdit = useStaffMay('editor')
  const listing = useListing(['state'])
  const asked = useQuery({
    queryKey: ['operator', 'news', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/blogs', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const { state = '' } = listing.search
  return (
    <DataTable<ListedNews>
      label={t.toNews}
      asked={asked}
      listing={listing}
      keyOf={({ id }) => id}
      empty={t.noNews}
      emptyBody={useText(emptyText).news}
      columns={[
        { id: 'title', title: t.title, sort: 'title', phone: 'head', cell: (row) => <Titled item={row} /> },
        {
          id: 'at',
          title: t.publishedAt,
          sort: 'published_at',
          cell: ({ published_at }) => <Moment at={published_at} />,
        },
        { id: 'state', title: t.state, phone: 'badge', cell: (row) => <NewsStateBadge state={row.state} /> },
      ]}
      tools={
        <>
          <SearchBox listing={listing} label={t.searchNews} />
          {mayEdit && (
            <ButtonLink icon={Plus} to="/operator/$" params={{ _splat: 'news/new' }}>
              {t.writeNews}
            </ButtonLink>
          )}
        </>
      }
      filters={
        <>
          <Select
            label={t.state}
            value={state}
            options={[
              { value: '', label: table.all },
              ...(['published', 'scheduled', 'hidden'] as const).map((each) => ({
                value: each,
                label: t[each],
              })),
            ]}
            onChange={(chosen) => listing.change({ state: chosen || undefined })}
          />
          <ExportButton path="operator/blogs" listing={listing} />
        </>
      }
    />
  )
}

function Titled({ item: { id, title, image, translations } }: { readonly item: ListedNews }) {
  const other = translations.find((one) => one.title !== title)
  return (
    <Link
      to="/operator/$"
      params={{ _splat: `news/${id}` }}
      className="flex min-w-0 items-center gap-3 hover:text-primary"
    >
      <Picture
        image={image}
        alt=""
        sizes="80px"
        width={80}
        height={48}
        className="h-12 w-20 shrink-0 rounded-control object-cover"
      />
      <span className="min-w-0">
        <Name className="line-clamp-2 font-bold wrap-anywhere lg:line-clamp-1">{title}</Name>
        {other && (
          <Name lang={other.locale} className="line-clamp-1 text-meta font-normal text-quiet">
            {other.title}
          </Name>
        )}
      </span>
    </Link>
  )
}

/** Whether visitors see it. */
export function NewsStateBadge({ state }: { readonly state: ListedNews['state'] }) {
  const t = useText(contentText)
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t[state]}
    </Badge>
  )
}

const looks = {
  published: { tone: 'palm', icon: CircleCheck },
  scheduled: { tone: 'tint', icon: CalendarClock },
  hidden: { tone: 'amber', icon: EyeOff },
} as const
