import type { ReactNode } from 'react'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { emptyText } from './messages.ts'
import { type Board, type BoardSearch, boardAddress, changed, cleared, countOn, pageName } from './search.ts'

type NothingHereProps = {
  readonly board: Board
  readonly search: BoardSearch
  /** The number of entries on all pages. */
  readonly total: number
  readonly instead: (kind: 'filled' | 'outlined') => ReactNode
}

/**
 * The empty state. Its next step depends on why the board is empty: a page beyond the last, no match, filters that
 * exclude everything, or no entries.
 */
export function NothingHere({ board, search, total, instead }: NothingHereProps) {
  const t = useText(emptyText)
  const supplies = board === 'supplies'
  if (total > 0)
    return (
      <EmptyBoard title={t.pageTitle} to={{ ...search, [pageName[board]]: undefined }} step={t.firstPage} />
    )
  if (supplies ? search.demand : search.supply)
    return <EmptyBoard title={t.noMatch} body={t.noMatchBody} to={changed(search, {})} step={t.all} />
  if (countOn(board, search) > 0)
    return (
      <EmptyBoard
        title={t.noneTitle}
        body={supplies ? t.noSuppliesFit : t.noDemandsFit}
        to={cleared(search)}
        step={t.clear}
      >
        {instead('outlined')}
      </EmptyBoard>
    )
  return (
    <EmptyBoard
      title={supplies ? t.noSupplies : t.noDemands}
      body={supplies ? t.noSuppliesBody : t.noDemandsBody}
    >
      {instead('filled')}
    </EmptyBoard>
  )
}

type EmptyBoardProps = {
  readonly title: string
  readonly body?: string
  readonly to?: BoardSearch
  readonly step?: string
  readonly children?: ReactNode
}

function EmptyBoard({ title, body, to, step, children }: EmptyBoardProps) {
  return (
    <Empty
      title={title}
      body={body}
      headingLevel={3}
      actions={
        <>
          {to && (
            <ButtonLink
              to="/international-market/behar-market/main"
              search={boardAddress(to)}
              resetScroll={false}
            >
              {step}
            </ButtonLink>
          )}
          {children}
        </>
      }
    />
  )
}
