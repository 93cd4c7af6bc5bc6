import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { EyeOff, Pencil, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Page } from '#shared/base/page.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { PlaceButtons } from '../order/PlaceButtons.tsx'
import { type Column, DataTable } from '../table/DataTable.tsx'
import type { Listing } from '../table/listing.ts'
import { SearchBox } from '../table/SearchBox.tsx'
import { listsText } from './messages.ts'
import { useWords } from './optionUses.ts'

/** What every record of a list answers. */
export type Entry = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly translations: readonly { readonly locale: 'ar' | 'en'; readonly name: string }[]
  readonly order: number
  readonly hidden: boolean
  readonly uses: number
}

type Query = Readonly<Record<string, string | number>>

type ListTableProps<Row extends Entry> = {
  readonly title: string
  /** The list's name in the memory of what was asked. */
  readonly subject: string
  readonly listing: Listing
  readonly load: (query: Query, signal: AbortSignal) => Promise<Page<Row>>
  readonly place: (id: number, order: number) => Promise<unknown>
  /** Columns of its own, between the name and the state. */
  readonly columns: readonly Column<Row>[]
  /** What has records of this list. */
  readonly usedBy: keyof typeof useWords
  /** Before the name: a picture. */
  readonly sign?: (row: Row) => ReactNode
  /** Beside the state. */
  readonly badge?: (row: Row) => ReactNode
  /** What adds a record, or why nothing is added. */
  readonly add: string | null
  readonly filters?: ReactNode
  /** The form of a record, or of a new one. */
  readonly form: (row: Row | null, close: () => void) => ReactNode
}

/** A list that forms choose from: its records in their order, a form for each, and one for the next. */
export function ListTable<Row extends Entry>(props: ListTableProps<Row>) {
  const { title, subject, listing, load, columns, usedBy, sign, badge, add, filters, form } = props
  const t = useText(listsText)
  const locale = useLocale()
  const mayEdit = useStaffMay('editor')
  const [open, setOpen] = useState<Row | 'new' | null>(null)
  const asked = useQuery({
    queryKey: ['operator', 'lists', subject, locale, listing.query],
    queryFn: ({ signal }) => load(listing.query, signal),
    placeholderData: keepPreviousData,
  })
  const move = useMove(props)
  const { search } = listing
  const whole = Object.keys(listing.query).every((name) => ['page', 'limit', 'sort', 'order'].includes(name))
  const ordered = whole && (search.sort ?? 'order') === 'order' && search.order !== 'desc'
  return (
    <>
      <DataTable
        label={title}
        asked={asked}
        listing={listing}
        keyOf={({ id }) => id}
        empty={search.s ? t.noneFound : t.none}
        columns={[
          {
            id: 'name',
            title: t.name,
            sort: 'name',
            phone: 'head',
            cell: (row) => <Named row={row} sign={sign} />,
          },
          ...columns,
          {
            id: 'uses',
            title: t[useWords[usedBy]],
            number: true,
            cell: ({ uses }) => (
              <Isolate className={uses === 0 ? 'text-quiet' : undefined}>{uses.toLocaleString('en')}</Isolate>
            ),
          },
          {
            id: 'code',
            title: t.code,
            sort: 'code',
            phone: 'none',
            cell: ({ code }) => <Isolate className="text-meta text-quiet">{code}</Isolate>,
          },
          {
            id: 'state',
            title: t.state,
            phone: 'badge',
            cell: (row) => (
              <span className="flex flex-wrap gap-2">
                {badge?.(row)}
                {row.hidden && (
                  <Badge tone="amber" icon={EyeOff}>
                    {t.hidden}
                  </Badge>
                )}
              </span>
            ),
          },
          {
            id: 'order',
            title: t.order,
            sort: 'order',
            phone: 'badge',
            cell: (row) => <Places row={row} asked={asked} move={move} active={mayEdit && ordered} />,
          },
          {
            id: 'edit',
            title: '',
            phone: 'badge',
            cell: (row) => <EditButton label={t.edit(row.name)} onClick={() => setOpen(row)} />,
          },
        ]}
        tools={
          <>
            <SearchBox listing={listing} label={t.search} />
            {add !== null && (
              <Button
                icon={Plus}
                refusedBecause={mayEdit ? null : t.editorsOnly}
                onClick={() => setOpen('new')}
              >
                {add}
              </Button>
            )}
          </>
        }
        filters={
          <>
            {filters}
            <Select
              label={t.state}
              value={search.hidden ?? ''}
              options={[
                { value: '', label: t.all },
                { value: 'false', label: t.shown },
                { value: 'true', label: t.hidden },
              ]}
              onChange={(hidden) => listing.change({ hidden: hidden || undefined })}
            />
          </>
        }
      />
      {open !== null && form(open === 'new' ? null : open, () => setOpen(null))}
    </>
  )
}

/** At the end of the row; on a phone at the end of the card's head. */
export function EditButton(props: { readonly label: string; readonly onClick: () => void }) {
  return <IconButton {...props} icon={Pencil} className="max-lg:absolute max-lg:inset-e-2 max-lg:top-3" />
}

function Named<Row extends Entry>({
  row,
  sign,
}: {
  readonly row: Row
  readonly sign: ListTableProps<Row>['sign']
}) {
  const other = row.translations.find(({ name }) => name !== row.name)
  return (
    <span className="flex min-w-40 items-center gap-3 max-lg:pe-10">
      {sign?.(row)}
      <span className="min-w-0">
        <Name className="block font-bold wrap-anywhere">{row.name}</Name>
        {other && (
          <Name lang={other.locale} className="block text-meta font-normal text-quiet wrap-anywhere">
            {other.name}
          </Name>
        )}
      </span>
    </span>
  )
}

function Places<Row extends Entry>({
  row,
  asked,
  move,
  active,
}: {
  readonly row: Row
  readonly asked: UseQueryResult<Page<Row>>
  readonly move: (row: Row, step: -1 | 1) => void
  /** Only where the rows stand in their order can one be told where to go. */
  readonly active: boolean
}) {
  const last = row.order >= (asked.data?.total ?? 0) && !asked.data?.total_capped
  return (
    <span className="flex items-center gap-1">
      <Isolate className="min-w-6 text-center tabular-nums">{String(row.order)}</Isolate>
      {active && (
        <PlaceButtons name={row.name} first={row.order === 1} last={last} onStep={(by) => move(row, by)} />
      )}
    </span>
  )
}

/** Moves a record by one place and shows where it came to. */
function useMove<Row extends Entry>({ place, subject }: Pick<ListTableProps<Row>, 'place' | 'subject'>) {
  const client = useQueryClient()
  const t = useText(listsText)
  return (row: Row, step: -1 | 1) => {
    place(row.id, row.order + step)
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        showToast('wrong', error.status > 0 ? error.message : t.notSaved)
      })
      .finally(() => void client.invalidateQueries({ queryKey: ['operator', 'lists', subject] }))
  }
}
