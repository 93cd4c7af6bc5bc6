import type { ReactNode } from 'react'
import type { Page } from '#shared/base/page.ts'
import { grouped } from '#shared/base/text/digits.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Pager } from '../../ui/lists/Pager.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { BoardRows } from '../frame/BeharSkeleton.tsx'
import { PartnerLayout } from '../frame/PartnerLayout.tsx'
import type { Read } from '../integration/useRead.ts'
import { printedWeight } from '../printed.ts'
import { boardText } from './messages.ts'
import { NothingHere } from './NothingHere.tsx'
import { type Board, type BoardSearch, boardAddress, pageName } from './search.ts'

type BoardPage<Entry> = Page<Entry> & { readonly total_quantity: number | null }

type BoardListProps<Entry> = {
  readonly board: Board
  readonly search: BoardSearch
  readonly list: Read<BoardPage<Entry>>
  /** A link to the other board, shown when this board is empty. */
  readonly instead: (kind: 'filled' | 'outlined') => ReactNode
  readonly children: (entry: Entry) => ReactNode
}

/** The entries of a board with a pager, or the empty state. Old rows stay while new rows load. */
export function BoardList<Entry extends { readonly id: number }>({
  board,
  search,
  list: { data, refusal, loading, busy, retry },
  instead,
  children,
}: BoardListProps<Entry>) {
  const t = useText(boardText)
  if (loading) return <BoardRows />
  // The matches of one of the user's entries were requested, but the entry was deleted or belongs to somebody else.
  if (refusal?.code === 'not_found')
    return <NothingHere board={board} search={search} instead={instead} total={0} />
  if (!data) {
    return (
      <PartnerLayout
        title={board === 'supplies' ? t.suppliesFailed : t.demandsFailed}
        refusal={refusal}
        headingLevel={3}
        onRetry={retry}
      />
    )
  }
  return (
    <div aria-busy={busy} className={busy ? 'opacity-60' : undefined}>
      {data.data.length === 0 ? (
        <NothingHere board={board} search={search} instead={instead} total={data.total} />
      ) : (
        <ul className="flex flex-col gap-3">
          {data.data.map((entry) => (
            <li key={entry.id}>{children(entry)}</li>
          ))}
        </ul>
      )}
      <Pager
        page={data.current_page}
        lastPage={data.last_page}
        linkTo={(page) => ({
          to: '/international-market/behar-market/main',
          search: boardAddress({ ...search, [pageName[board]]: page === 1 ? undefined : page }),
        })}
      />
    </div>
  )
}

type TotalProps = { readonly board: Board; readonly list: Read<BoardPage<unknown>> | null }

/**
 * The number of entries and their total weight. The weight is left out when there are more entries than the service
 * counts.
 */
export function BoardTotal({ board, list }: TotalProps) {
  const t = useText(boardText)
  const locale = useLocale()
  if (!list || list.loading) return <Skeleton className="mt-1 h-4 w-40" />
  if (!list.data) return null
  const { total, total_capped, total_quantity } = list.data
  const supplies = board === 'supplies'
  const printed = grouped(total)
  const many = supplies ? t.manySupplies(printed) : t.manyDemands(printed)
  const count = supplies ? t.supplyCount(total, printed) : t.demandCount(total, printed)
  const text = total_capped
    ? many
    : total === 0 || total_quantity === null
      ? count
      : t.countAndWeight(count, printedWeight(total_quantity, locale))
  return (
    <p role="status" className="text-meta text-quiet">
      {text}
    </p>
  )
}
