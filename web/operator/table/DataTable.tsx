import type { UseQueryResult } from '@tanstack/react-query'
import { FilterX, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Page } from '#shared/base/page.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Select } from '../../ui/form/Select.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { type DataColumn, DataRows, type DataRowsProps } from './DataRows.tsx'
import { tableText } from './messages.ts'
import { TableKeys } from './TableKeys.tsx'

/** What stands in a column, and how it is shown on a phone. */
export type Column<Row> = DataColumn<Row>

type DataTableProps<Row> = Omit<DataRowsProps<Row>, 'rows' | 'onStep'> & {
  readonly asked: Pick<
    UseQueryResult<Page<Row>>,
    'data' | 'isPending' | 'isPlaceholderData' | 'isFetching' | 'error' | 'refetch'
  >
  /** The search, above the rows. */
  readonly tools?: ReactNode
  /** What narrows them, and the export: beside the search, on a phone behind one button. */
  readonly filters?: ReactNode
  /** What narrows them now, each with a way to clear it. */
  readonly chips?: ReactNode
  readonly empty: string
  /** Where its records come from, told while there are none and nothing narrows them. */
  readonly emptyBody?: string
}

/**
 * A page of rows as the server sorted and narrowed them: a table on wide screens, cards on a phone. One row is reached with
 * Tab; arrows, J and K, Home and End walk through them, Enter opens what is behind one and Escape closes it, PageUp and
 * PageDown turn the pages. Which row is open stands in the address.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { asked, listing, tools, filters, chips, empty, emptyBody, columns } = props
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
      <Tools tools={tools} filters={filters} chips={chips} columns={columns} listing={listing} />
      {data === undefined && asked.isPending && <Waiting />}
      {data === undefined && !asked.isPending && (
        <ErrorState
          refusal={asked.error instanceof Refusal ? asked.error : null}
          busy={asked.isFetching}
          onRetry={() => void asked.refetch()}
        />
      )}
      {data?.data.length === 0 && (
        <div className="border-t border-hairline">
          <Empty
            picture={<Scene kind="ice" />}
            title={listing.waiting ? t.nothingWaits : empty}
            headingLevel={2}
            body={emptyBody}
            {...(listing.clear &&
              !listing.waiting && {
                body: t.clearBody,
                actions: (
                  <Button kind="outlined" icon={FilterX} onClick={listing.clear}>
                    {t.clear}
                  </Button>
                ),
              })}
          />
        </div>
      )}
      {data !== undefined && data.data.length > 0 && (
        <div
          aria-busy={asked.isPlaceholderData}
          className={classes('transition-opacity', asked.isPlaceholderData && 'opacity-60')}
        >
          <div className="quiet-scroll lg:overflow-x-auto">
            <DataRows {...props} rows={data.data} onStep={step} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-hairline px-5 pb-4">
            <div className="flex flex-wrap items-center gap-x-3 pt-4">
              <p role="status" className="text-meta text-quiet">
                {(data.total_capped ? t.shownOfMore : t.shown)(...shownOf(data))}
              </p>
              <TableKeys opens={props.details !== undefined} searches={tools !== undefined} />
            </div>
            <Pager page={data.current_page} lastPage={data.last_page} onPage={turn} />
          </div>
        </div>
      )}
    </Card>
  )
}

/** The first row and the last that are shown, and how many there are. */
function shownOf({ current_page, per_page, data, total }: Page<unknown>): [number, number, number] {
  const first = (current_page - 1) * per_page + 1
  return [first, first + data.length - 1, total]
}

type ToolsProps<Row> = Pick<DataTableProps<Row>, 'tools' | 'filters' | 'chips' | 'columns' | 'listing'>

function Tools<Row>({ tools, filters, chips, columns, listing }: ToolsProps<Row>) {
  const t = useText(tableText)
  const id = useId()
  const [shown, setShown] = useState(false)
  const sorts = columns.some(({ sort }) => sort !== undefined)
  if (!tools && !filters && !chips && !sorts) return null
  return (
    <div className="flex flex-wrap items-center gap-3 p-4">
      {tools}
      {(filters || sorts) && (
        <IconButton
          icon={SlidersHorizontal}
          kind="outlined"
          label={t.filters}
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="ms-auto lg:hidden"
        />
      )}
      <div
        id={id}
        className={classes(
          'contents max-lg:w-full max-lg:flex-col max-lg:gap-3',
          shown ? 'max-lg:flex' : 'max-lg:hidden',
        )}
      >
        {sorts && <PhoneOrder columns={columns} listing={listing} />}
        {filters}
      </div>
      {chips && <div className="flex basis-full flex-wrap gap-2 empty:hidden">{chips}</div>}
    </div>
  )
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
  const usual = { value: '', label: t.usual }
  return (
    <Select
      label={t.order}
      className="lg:hidden"
      value={search.sort ? `${search.sort} ${search.order === 'asc' ? 'asc' : 'desc'}` : ''}
      options={[usual, ...options]}
      onChange={(chosen) => {
        const [sort, order] = chosen.split(' ')
        change({ sort: sort || undefined, order: order === 'asc' ? 'asc' : undefined })
      }}
    />
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
