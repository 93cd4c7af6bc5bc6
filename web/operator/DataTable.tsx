import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Page } from '#shared/base/page.ts'
import { Refusal } from '../base/api.ts'
import { useText } from '../base/text.ts'
import { Card } from '../base/ui/Card.tsx'
import { classes } from '../base/ui/classes.ts'
import { Empty } from '../base/ui/Empty.tsx'
import { ErrorFace } from '../base/ui/ErrorFace.tsx'
import { Isolate } from '../base/ui/Isolate.tsx'
import { Pager } from '../base/ui/Pager.tsx'
import { Scene } from '../base/ui/Scene.tsx'
import { Skeleton } from '../base/ui/Skeleton.tsx'
import type { Listing } from './listing.ts'
import { tableText } from './tableMessages.ts'

export type Column<Row> = {
  readonly id: string
  readonly title: string
  /** The call's name of this order; the heading is a button then. */
  readonly sort?: string
  /** Numbers stand under each other by their last digit. */
  readonly number?: true
  /** On a phone: at the head of the card, below it with its title, or not at all. */
  readonly phone?: 'head' | 'mark' | 'line' | 'none'
  readonly cell: (row: Row) => ReactNode
}

type DataTableProps<Row> = {
  /** What the table is, for a screen reader. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly asked: Pick<
    UseQueryResult<Page<Row>>,
    'data' | 'isPending' | 'isPlaceholderData' | 'isFetching' | 'error' | 'refetch'
  >
  readonly listing: Listing
  readonly keyOf: (row: Row) => number | string
  /** What is behind a row, opened in place: its facts, checks and decisions. */
  readonly details?: (row: Row, close: () => void) => ReactNode
  /** Search, filters and the export, above the rows. */
  readonly tools?: ReactNode
  readonly empty: string
}

/**
 * A page of rows as the server sorted and narrowed them: a table on wide screens, cards on a phone. Arrow keys walk
 * through the rows, Enter opens what is behind one.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { asked, listing, tools, empty } = props
  const { data } = asked
  const t = useText(tableText)
  return (
    <Card padding="none" className="overflow-clip">
      {tools && <div className="flex flex-wrap items-center gap-3 p-4">{tools}</div>}
      {data === undefined && asked.isPending && <Waiting />}
      {data === undefined && !asked.isPending && (
        <ErrorFace
          refusal={asked.error instanceof Refusal ? asked.error : null}
          busy={asked.isFetching}
          onRetry={() => void asked.refetch()}
        />
      )}
      {data?.data.length === 0 && <Empty picture={<Scene kind="ice" />} title={empty} headingLevel={2} />}
      {data !== undefined && data.data.length > 0 && (
        <div
          aria-busy={asked.isPlaceholderData}
          className={asked.isPlaceholderData ? 'opacity-60' : undefined}
        >
          <Rows {...props} rows={data.data} />
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline px-4 pb-4">
            <p className="pt-4 text-meta text-quiet">{t.shown(shownOf(data))}</p>
            <Pager
              page={data.current_page}
              lastPage={data.last_page}
              onPage={(page) => listing.change({ page: page === 1 ? undefined : page })}
            />
          </div>
        </div>
      )}
    </Card>
  )
}

const shownOf = ({ current_page, per_page, data, total, total_capped }: Page<unknown>) => {
  const first = (current_page - 1) * per_page + 1
  return { from: first, to: first + data.length - 1, total, more: total_capped === true }
}

function Rows<Row>({
  label,
  columns,
  listing,
  keyOf,
  details,
  rows,
}: DataTableProps<Row> & { readonly rows: readonly Row[] }) {
  const [open, setOpen] = useState<number | string | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const toggle = (key: number | string) => setOpen((now) => (now === key ? null : key))
  const walk = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const at = (event.target as HTMLElement).closest('tr[data-row]')
    // Only on the row itself: its boxes and lists have arrows of their own.
    if (!step || event.target !== at) return
    const all = [...(body.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
    all[all.indexOf(at as HTMLElement) + step]?.focus()
    event.preventDefault()
  }
  return (
    <table className="w-full border-collapse text-dense max-lg:block">
      <caption className="visually-hidden">{label}</caption>
      <thead className="bg-ground max-lg:visually-hidden">
        <tr className="h-11 text-meta text-quiet">
          {columns.map((column) => (
            <Heading key={column.id} column={column} listing={listing} />
          ))}
          {details && <th className="w-12" />}
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={walk} className="max-lg:block">
        {rows.map((row) => {
          const key = keyOf(row)
          return (
            <RowParts
              key={key}
              {...{ row, columns }}
              open={open === key}
              onToggle={details && (() => toggle(key))}
              details={details && open === key ? details(row, () => setOpen(null)) : null}
            />
          )
        })}
      </tbody>
    </table>
  )
}

function Heading<Row>({
  column: { title, sort, number },
  listing: { search, change },
}: {
  readonly column: Column<Row>
  readonly listing: Listing
}) {
  const sorted = sort !== undefined && search.sort === sort ? (search.order === 'asc' ? 'asc' : 'desc') : null
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
      className={classes('px-3 font-normal first:ps-5', number ? toTheRight : 'text-start')}
    >
      {sort === undefined ? (
        title
      ) : (
        <button
          type="button"
          onClick={() => change({ sort, order: sorted === 'desc' ? 'asc' : undefined })}
          className="touch inline-flex items-center gap-1 hover:text-text"
        >
          {title}
          <Arrow aria-hidden size={16} className={sorted ? 'text-text' : 'invisible'} />
        </button>
      )}
    </th>
  )
}

const toTheRight = 'ltr:text-end rtl:text-start'

function RowParts<Row>({
  row,
  columns,
  open,
  onToggle,
  details,
}: {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly open: boolean
  readonly onToggle: (() => void) | undefined
  readonly details: ReactNode
}) {
  const t = useText(tableText)
  const press = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (!onToggle || event.key !== 'Enter' || event.target !== event.currentTarget) return
    onToggle()
    event.preventDefault()
  }
  return (
    <>
      <tr
        data-row
        tabIndex={-1}
        onKeyDown={press}
        className={classes(
          'h-16 border-t border-hairline -outline-offset-2 max-lg:relative max-lg:flex max-lg:h-auto max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-1 max-lg:p-4 max-lg:pe-14',
          open && 'bg-tint',
        )}
      >
        {columns.map(({ id, title, number, phone = 'line', cell }) => (
          <td
            key={id}
            className={classes(
              'lg:px-3 lg:first:ps-5',
              number && toTheRight,
              phone === 'none' && 'max-lg:hidden',
              phone === 'head' && 'max-lg:basis-full max-lg:font-bold',
              phone === 'line' && 'max-lg:flex max-lg:items-center max-lg:gap-2',
            )}
          >
            {phone === 'line' && <span className="text-meta text-quiet lg:hidden">{title}</span>}
            {cell(row)}
          </td>
        ))}
        {onToggle && (
          <td className="max-lg:absolute max-lg:inset-e-2 max-lg:top-3 lg:pe-3">
            <button
              type="button"
              aria-expanded={open}
              aria-label={open ? t.close : t.open}
              onClick={onToggle}
              className="touch grid size-11 place-items-center rounded-control hover:bg-tint"
            >
              <ChevronDown aria-hidden size={20} className={open ? 'rotate-180' : undefined} />
            </button>
          </td>
        )}
      </tr>
      {details && (
        <tr className="max-lg:block">
          <td colSpan={columns.length + 1} className="p-5 max-lg:block max-lg:p-4">
            {details}
          </td>
        </tr>
      )}
    </>
  )
}

function Waiting() {
  return (
    <div aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="flex h-16 items-center border-t border-hairline px-5">
          <Skeleton className="h-5 w-full" />
        </div>
      ))}
    </div>
  )
}

/** A moment of the market in a cell: day and hour. */
export function Moment({ at }: { readonly at: string }) {
  const moment = new Date(at)
  return (
    <time dateTime={at} className="whitespace-nowrap">
      <Isolate>{`${riyadhDay(moment)} ${riyadhTime(moment)}`}</Isolate>
    </time>
  )
}
