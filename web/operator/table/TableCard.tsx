import type { UseQueryResult } from '@tanstack/react-query'
import { FilterX, Plus } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import type { Page } from '#shared/base/page.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Pager } from '../../ui/lists/Pager.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { type EditingRole, useEditingRefusal } from '../lists/editing.ts'
import { DataRows } from './DataRows.tsx'
import type { Identified, TableDefinition, TableView } from './definition.ts'
import { TableKeys } from './keys/TableKeys.tsx'
import type { Listing } from './listing.ts'
import { tableText } from './messages.ts'
import { SearchBox } from './SearchBox.tsx'
import { TableTools } from './TableTools.tsx'

type TableCardProps = {
  readonly definition: TableDefinition<Identified>
  /** The path of the call, for the export. */
  readonly path: string
  readonly result: UseQueryResult<Page<Identified>>
  readonly view: Omit<TableView<Identified>, 'page'>
}

/** One page of rows with its tools and pager; or the loading, empty or error state. */
export function TableCard({ definition, path, result, view }: TableCardProps) {
  const { data, isPlaceholderData } = result
  const { search, form, Tool } = definition
  const { listing } = view
  const t = useText(tableText)
  const top = useRef<HTMLDivElement>(null)
  useKeptFocus(top, data)
  useOpenRowListed(result, listing)
  const turn = (page: number) => {
    listing.change({ page: page === 1 ? undefined : page })
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  const step = (pages: number) => {
    const page = (data?.current_page ?? 1) + pages
    const exists = data && !isPlaceholderData && page >= 1 && page <= data.last_page
    if (exists) turn(page)
    return Boolean(exists)
  }
  return (
    <Card ref={top} tabIndex={-1} padding="none" className="scroll-mt-18 overflow-clip outline-none">
      <TableTools
        definition={definition}
        path={path}
        rows={data?.data ?? []}
        view={view}
        search={search && <SearchBox listing={listing} label={search[view.locale]} />}
      >
        {form?.add && (
          <AddButton who={form.who} label={form.add[view.locale]} onClick={() => view.edit('new')} />
        )}
        {Tool && <Tool />}
      </TableTools>
      {data === undefined && result.isPending && <Loading />}
      {data === undefined && !result.isPending && (
        <NotLoaded
          refusal={result.error instanceof Refusal ? result.error : null}
          busy={result.isFetching}
          onRetry={() => void result.refetch()}
          onClear={listing.clear}
        />
      )}
      {data?.data.length === 0 && <NoRows definition={definition} view={view} />}
      {data !== undefined && data.data.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={classes('transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          <div className="quiet-scroll lg:overflow-x-auto">
            <DataRows definition={definition} table={{ ...view, page: data }} onStep={step} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-hairline px-5 pb-4">
            <div className="flex flex-wrap items-center gap-x-3 pt-4">
              <p role="status" className="text-meta text-quiet">
                {(data.total_capped ? t.shownOfMore : t.shown)(...shownOf(data))}
              </p>
              <TableKeys
                opens={definition.details !== undefined}
                searches={search !== undefined}
                decides={definition.pending !== undefined}
              />
            </div>
            <Pager page={data.current_page} lastPage={data.last_page} onPage={turn} />
          </div>
        </div>
      )}
    </Card>
  )
}

/**
 * If the focused element was removed with the old rows, moves the focus to the row that Tab reaches, or
 * else to the card.
 */
function useKeptFocus(card: RefObject<HTMLElement | null>, data: unknown): void {
  const inside = useRef(false)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      inside.current = card.current?.contains(target as Node) === true
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [card])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when new rows have arrived.
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return
    const rows = card.current?.querySelector<HTMLElement>('tr[data-row][tabindex="0"]')
    const target = rows ?? card.current
    target?.focus({ preventScroll: true })
  }, [card, data])
}

/** Removes the open row from the address when the list no longer contains it. */
function useOpenRowListed(result: TableCardProps['result'], { search, open }: Listing): void {
  const { data, isFetching } = result
  const gone = !isFetching && data !== undefined && !data.data.some(({ id }) => String(id) === search.open)
  const stale = search.open !== undefined && gone
  const close = useRef(open)
  close.current = open
  useEffect(() => {
    if (stale) close.current(undefined)
  }, [stale])
}

type AddButtonProps = {
  readonly who: EditingRole | undefined
  readonly label: string
  readonly onClick: () => void
}

function AddButton({ who, label, onClick }: AddButtonProps) {
  return (
    <Button icon={Plus} refusedBecause={useEditingRefusal(who)} onClick={onClick}>
      {label}
    </Button>
  )
}

/** The numbers of the first and the last shown row, and the total number of rows. */
function shownOf({ current_page, per_page, data, total }: Page<unknown>): [number, number, number] {
  const first = (current_page - 1) * per_page + 1
  return [first, first + data.length - 1, total]
}

type NoRowsProps = Pick<TableCardProps, 'definition' | 'view'>

function NoRows({ definition: { empty, emptyBody, noneFound }, view: { listing, locale } }: NoRowsProps) {
  const t = useText(tableText)
  const title = (listing.search.s && noneFound) || empty
  return (
    <div className="border-t border-hairline">
      <Empty
        title={listing.waiting ? t.nothingWaits : title[locale]}
        headingLevel={2}
        body={listing.waiting ? t.nothingWaitsBody : emptyBody?.[locale]}
        {...(listing.clear &&
          !listing.waiting && {
            body: t.clearBody,
            actions: <ClearButton onClear={listing.clear} />,
          })}
      />
    </div>
  )
}

type NotLoadedProps = Pick<ComponentProps<typeof ErrorState>, 'refusal' | 'busy' | 'onRetry'> & {
  readonly onClear: Listing['clear']
}

/** The state of rows that did not load: a filter in the address that the call refuses, or another error. */
export function NotLoaded({ onClear, ...error }: NotLoadedProps) {
  const t = useText(tableText)
  if (error.refusal?.status !== 422 || !onClear) return <ErrorState {...error} />
  return (
    <div role="alert" className="border-t border-hairline">
      <Empty
        title={t.unknownFilter}
        headingLevel={2}
        body={t.unknownFilterBody}
        actions={<ClearButton onClear={onClear} />}
      />
    </div>
  )
}

function ClearButton({ onClear }: { readonly onClear: () => void }) {
  return (
    <Button kind="outlined" icon={FilterX} onClick={onClear}>
      {useText(tableText).clear}
    </Button>
  )
}

function Loading() {
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
