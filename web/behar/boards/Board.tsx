import { type ReactNode, useId } from 'react'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { boardText } from './messages.ts'
import type { Board as BoardName, BoardSearch } from './search.ts'

type BoardProps = {
  readonly board: BoardName
  readonly search: BoardSearch
  /** The number of entries and their total weight. */
  readonly total: ReactNode
  /** The add button. */
  readonly add: ReactNode
  readonly children: ReactNode
}

/** The frame of one board; on a phone only one board is shown, with the add button docked at its end. */
export function Board({ board, search, total, add, children }: BoardProps) {
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
          <div className="min-h-5.5">{total}</div>
        </div>
        <p className="shrink-0 text-meta text-quiet md:hidden">{t[orderOf(board, search)]}</p>
        <div className="max-md:fixed max-md:inset-x-0 max-md:bottom-16 max-md:z-20 max-md:p-4 max-md:has-disabled:bg-card max-md:[&>*]:w-full">
          {add}
        </div>
      </div>
      {board === 'demands' && search.country && !search.supply && (
        <p className="-mt-1 mb-3 text-meta text-quiet">{t.anyCountry}</p>
      )}
      {children}
    </section>
  )
}

function orderOf(board: BoardName, { demand, supply }: BoardSearch) {
  if (board === 'supplies' && demand) return 'cheapest'
  return board === 'demands' && supply ? 'bestPaying' : 'newest'
}
