import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
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
import { Select } from '../base/ui/Select.tsx'
import { LoadingNote, Skeleton } from '../base/ui/Skeleton.tsx'
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
  /** Whether a row belongs to the one above it: no line between them. */
  readonly joined?: (row: Row, above: Row) => boolean
  /** Search, filters and the export, above the rows. */
  readonly tools?: ReactNode
  readonly empty: string
}

/**
 * A page of rows as the server sorted and narrowed them: a table on wide screens, cards on a phone. One row is reached with
 * Tab; arrows, Home and End walk through them, Enter opens what is behind one and Escape closes it, PageUp and PageDown
 * turn the pages.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { asked, listing, tools, empty, columns } = props
  const { data } = asked
  const t = useText(tableText)
  const top = useRef<HTMLDivElement>(null)
  const turn = (page: number) => {
    listing.change({ page: page === 1 ? undefined : page })
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  const step = (pages: number) => {
    const page = (data?.current_page ?? 1) + pages
    const there = data && !asked.isPlaceholderData && page >= 1 && page <= data.last_page
    if (there) turn(page)
    return Boolean(there)
  }
  return (
    <Card ref={top} padding="none" className="scroll-mt-18 overflow-clip">
      {tools && <div className="flex flex-wrap items-center gap-3 p-4">{tools}</div>}
      <PhoneOrder columns={columns} listing={listing} />
      {data === undefined && asked.isPending && <Waiting />}
      {data === undefined && !asked.isPending && (
        <ErrorFace
          refusal={asked.error instanceof Refusal ? asked.error : null}
          busy={asked.isFetching}
          onRetry={() => void asked.refetch()}
        />
      )}
      {data?.data.length === 0 && (
        <div className="border-t border-hairline">
          <Empty picture={<Scene kind="ice" />} title={empty} headingLevel={2} />
        </div>
      )}
      {data !== undefined && data.data.length > 0 && (
        <div
          aria-busy={asked.isPlaceholderData}
          className={classes('transition-opacity', asked.isPlaceholderData && 'opacity-60')}
        >
          <div className="quiet-scroll lg:overflow-x-auto">
            <Rows {...props} rows={data.data} onStep={step} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-hairline px-5 pb-4">
            <p role="status" className="pt-4 text-meta text-quiet">
              {t.shown(shownOf(data))}
            </p>
            <Pager page={data.current_page} lastPage={data.last_page} onPage={turn} />
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

/** On a phone there are no headings to press: the order is chosen from a list. */
function PhoneOrder<Row>({ columns, listing }: Pick<DataTableProps<Row>, 'columns' | 'listing'>) {
  const t = useText(tableText)
  const { search, change } = listing
  const options = columns.flatMap(({ sort, title }) =>
    sort === undefined
      ? []
      : [
          { value: `${sort} desc`, label: t.falling(title) },
          { value: `${sort} asc`, label: t.rising(title) },
        ],
  )
  if (options.length === 0) return null
  const usual = { value: '', label: t.usual }
  return (
    <div className="px-4 pb-4 lg:hidden">
      <Select
        label={t.order}
        className="w-full"
        value={search.sort ? `${search.sort} ${search.order === 'asc' ? 'asc' : 'desc'}` : ''}
        options={[usual, ...options]}
        onChange={(chosen) => {
          const [sort, order] = chosen.split(' ')
          change({ sort: sort || undefined, order: order === 'asc' ? 'asc' : undefined })
        }}
      />
    </div>
  )
}

function Rows<Row>({
  label,
  columns,
  listing,
  keyOf,
  details,
  joined,
  rows,
  onStep,
}: DataTableProps<Row> & {
  readonly rows: readonly Row[]
  /** Turns so many pages; whether there is such a page. */
  readonly onStep: (pages: number) => boolean
}) {
  const [open, setOpen] = useState<number | string | null>(null)
  const [at, setAt] = useState(0)
  const body = useRef<HTMLTableSectionElement>(null)
  const turned = useRef(false)
  // Who turned the page by a key goes on from its first row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows of the new page are what it waits for.
  useEffect(() => {
    if (turned.current) body.current?.querySelector<HTMLElement>('tr[data-row]')?.focus()
    turned.current = false
  }, [rows])
  const toggle = (key: number | string) => setOpen((now) => (now === key ? null : key))
  const rowAt = (index: number) => body.current?.querySelectorAll<HTMLElement>('tr[data-row]')[index]
  const close = (index: number) => {
    setOpen(null)
    rowAt(index)?.focus()
  }
  const walk = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const target = event.target as HTMLElement
    // Only on the row itself: its boxes and lists have arrows of their own.
    if (!target.matches('tr[data-row]')) return
    const index = Number(target.dataset.row)
    const pages = { PageDown: 1, PageUp: -1 }[event.key]
    if (pages !== undefined) turned.current = onStep(pages)
    const next = {
      ...{ ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 },
    }[event.key]
    if (next === undefined && pages === undefined) return
    event.preventDefault()
    if (next !== undefined) rowAt(next)?.focus()
  }
  return (
    <table className="w-full border-collapse text-dense max-lg:block">
      <caption className="visually-hidden">{label}</caption>
      <thead className="bg-ground max-lg:hidden">
        <tr className="h-11 text-meta text-quiet">
          {columns.map((column) => (
            <Heading key={column.id} column={column} listing={listing} />
          ))}
          {details && <td className="w-12" />}
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={walk} className="max-lg:block">
        {rows.map((row, index) => {
          const key = keyOf(row)
          const above = rows[index - 1]
          return (
            <RowParts
              key={key}
              {...{ row, columns, index }}
              reached={index === Math.min(at, rows.length - 1)}
              onReach={() => setAt(index)}
              joined={above !== undefined && joined?.(row, above) === true}
              open={open === key}
              onToggle={details && (() => toggle(key))}
              onClose={() => close(index)}
              details={details && open === key ? details(row, () => close(index)) : null}
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
      className={classes(
        'px-3 font-normal whitespace-nowrap first:ps-5',
        number ? toTheRight : 'text-start',
        sorted && 'text-text',
      )}
    >
      {sort === undefined ? (
        title
      ) : (
        <button
          type="button"
          onClick={() => change({ sort, order: sorted === 'desc' ? 'asc' : undefined })}
          className="group touch inline-flex items-center gap-1 hover:text-text"
        >
          {title}
          <Arrow
            aria-hidden
            size={16}
            className={
              sorted ? 'text-text' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'
            }
          />
        </button>
      )}
    </th>
  )
}

const toTheRight = 'ltr:text-end rtl:text-start'

type RowPartsProps<Row> = {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly index: number
  /** The one row that Tab leads to. */
  readonly reached: boolean
  readonly onReach: () => void
  readonly joined: boolean
  readonly open: boolean
  readonly onToggle: (() => void) | undefined
  readonly onClose: () => void
  readonly details: ReactNode
}

function RowParts<Row>({
  row,
  columns,
  index,
  reached,
  onReach,
  joined,
  open,
  onToggle,
  onClose,
  details,
}: RowPartsProps<Row>) {
  const t = useText(tableText)
  const id = useId()
  const press = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Escape' && open) onClose()
    if (!onToggle || event.key !== 'Enter') return
    onToggle()
    event.preventDefault()
  }
  return (
    <>
      <tr
        data-row={index}
        tabIndex={reached ? 0 : -1}
        onFocus={onReach}
        onKeyDown={press}
        onClick={(event) => {
          const on = event.target as HTMLElement
          // A press beside the words opens as well; whoever marks a word to copy it does not.
          if (!on.closest('a, button, input, select, label') && !getSelection()?.toString()) onToggle?.()
        }}
        className={classes(
          'h-16 -outline-offset-2 max-lg:relative max-lg:flex max-lg:h-auto max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-1 max-lg:p-4',
          joined ? 'lg:h-11' : 'border-t border-hairline',
          onToggle && 'cursor-pointer max-lg:pe-14',
          open ? 'bg-tint' : onToggle && 'hover:bg-ground',
        )}
      >
        {columns.map(({ id: column, title, number, phone = 'line', cell }) => (
          <td
            key={column}
            className={classes(
              'lg:px-3 lg:first:ps-5',
              number && toTheRight,
              phone === 'none' && 'max-lg:hidden',
              phone === 'head' && 'max-lg:order-first max-lg:basis-full max-lg:font-bold',
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
              aria-controls={open ? id : undefined}
              aria-label={open ? t.close : t.open}
              onClick={onToggle}
              className="touch grid size-11 place-items-center rounded-control hover:bg-tint"
            >
              <ChevronDown
                aria-hidden
                size={20}
                className={classes(
                  'transition-transform motion-reduce:transition-none',
                  open && 'rotate-180',
                )}
              />
            </button>
          </td>
        )}
      </tr>
      {details && (
        <tr id={id} className="max-lg:block">
          <td
            colSpan={columns.length + 1}
            onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
            className="p-5 max-lg:block max-lg:p-4"
          >
            {details}
          </td>
        </tr>
      )}
    </>
  )
}

function Waiting() {
  return (
    <div>
      <LoadingNote />
      <div aria-hidden="true" className="h-11 bg-ground max-lg:hidden" />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div
          key={row}
          aria-hidden="true"
          className="flex h-16 items-center gap-6 border-t border-hairline px-5"
        >
          <Skeleton className="h-5 w-full max-w-60" />
          <Skeleton className="h-5 w-full max-lg:hidden" />
          <Skeleton className="h-5 w-24 shrink-0 max-lg:hidden" />
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
