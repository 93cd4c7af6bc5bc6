import { type ReactNode, useId } from 'react'
import { grouped } from '#shared/base/digits.ts'
import type { Page } from '#shared/base/page.ts'
import { useLocale, useText } from '../base/text.ts'
import { classes } from '../base/ui/classes.ts'
import { Pager } from '../base/ui/Pager.tsx'
import { Skeleton } from '../base/ui/Skeleton.tsx'
import { BoardRows } from './BeharSkeleton.tsx'
import { boardText } from './boardMessages.ts'
import { type Board as BoardName, type BoardSearch, boardAddress, pageName } from './boardSearch.ts'
import { NothingHere } from './NothingHere.tsx'
import { PartnerFace } from './PartnerFace.tsx'
import { printedWeight } from './printed.ts'
import type { Read } from './useRead.ts'

export type BoardPage<Entry> = Page<Entry> & { readonly total_quantity: number | null }

type BoardProps<Entry> = {
  readonly board: BoardName
  readonly search: BoardSearch
  /** Null until it is known which states there are to be asked for. */
  readonly asked: Read<BoardPage<Entry>> | null
  /** One's own way onto this board. */
  readonly add: ReactNode
  /** The way onto the other one, where this one is empty. */
  readonly instead: ReactNode
  readonly children: (entry: Entry) => ReactNode
}

/** One of the two lists: how much stands there, its rows and pages, or why there are none. */
export function Board<Entry extends { readonly id: number }>(props: BoardProps<Entry>) {
  const { board, search, add, asked } = props
  const t = useText(boardText)
  const id = useId()
  const shown = (search.show ?? 'supplies') === board
  return (
    <section aria-labelledby={id} className={classes('min-w-0', !shown && 'max-md:hidden')}>
      <div className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-h2 max-md:visually-hidden">
            {t[board]}
          </h2>
          <div className="min-h-5.5">
            {asked?.data ? <Total board={board} page={asked.data} /> : <Skeleton className="mt-1 h-4 w-40" />}
          </div>
        </div>
        <p className="shrink-0 text-meta text-quiet md:hidden">{orderOf(board, search, t)}</p>
        <div className="max-md:fixed max-md:inset-x-0 max-md:bottom-16 max-md:z-20 max-md:p-4 max-md:has-disabled:bg-card max-md:[&>*]:w-full">
          {add}
        </div>
      </div>
      {board === 'demands' && search.country && !search.supply && (
        <p className="-mt-1 mb-3 text-meta text-quiet">{t.anyCountry}</p>
      )}
      <Rows {...props} />
    </section>
  )
}

function Total({ board, page }: { readonly board: BoardName; readonly page: BoardPage<unknown> }) {
  const t = useText(boardText)
  const locale = useLocale()
  const { total, total_capped, total_quantity } = page
  const printed = grouped(total)
  const supplies = board === 'supplies'
  const count = total_capped
    ? supplies
      ? t.manySupplies(printed)
      : t.manyDemands(printed)
    : supplies
      ? t.supplyCount(total, printed)
      : t.demandCount(total, printed)
  return (
    <p role="status" className="text-meta text-quiet">
      {total_quantity === null || total_capped || total === 0
        ? count
        : t.countAndWeight(count, printedWeight(total_quantity, locale))}
    </p>
  )
}

function Rows<Entry extends { readonly id: number }>({
  board,
  search,
  asked,
  instead,
  children,
}: BoardProps<Entry>) {
  const t = useText(boardText)
  if (!asked || asked.loading) return <BoardRows />
  const { data, refusal, busy, retry } = asked
  if (!data) {
    return (
      <PartnerFace
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
        <NothingHere {...{ board, search, instead }} total={data.total} />
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

function orderOf(
  board: BoardName,
  { demand, supply }: BoardSearch,
  t: { readonly newest: string; readonly cheapest: string; readonly bestPaying: string },
): string {
  if (board === 'supplies' && demand) return t.cheapest
  return board === 'demands' && supply ? t.bestPaying : t.newest
}
