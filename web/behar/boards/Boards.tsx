import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import type { Pair } from '../deals/openInterest.ts'
import { BoardFilters } from '../filters/BoardFilters.tsx'
import { AddButton, dockClasses, newDemand, newSupply } from '../form/AddButton.tsx'
import { BoardRows } from '../frame/BeharSkeleton.tsx'
import { PartnerLayout } from '../frame/PartnerLayout.tsx'
import { type Masters, useMasters } from '../integration/useIntegration.ts'
import { plateOf, useKnownFish } from '../knownFish.ts'
import { BoardList, BoardTotal } from './BoardList.tsx'
import { DemandCard } from './DemandCard.tsx'
import { quantityOf } from './meeting.ts'
import { boardText } from './messages.ts'
import { SupplyCard } from './SupplyCard.tsx'
import {
  type Board as BoardName,
  type BoardSearch,
  boardAddress,
  readBoardSearch,
  withKnownIds,
} from './search.ts'
import { useBoardDemands, useBoardSupplies } from './useBoards.ts'

/** Supplies and demands of all international sellers next to each other; one board at a time on a phone. */
export function Boards() {
  const address = useBoardSearch()
  const navigate = useNavigate()
  const { data: masters, refusal, retry } = useMasters()
  const search = masters ? withKnownIds(address, masters) : address
  // The queries of both boards need the state codes of the master lists, so a failure to load the lists replaces the boards.
  if (refusal) return <PartnerLayout refusal={refusal} onRetry={retry} />
  return (
    <>
      <BoardFilters
        search={search}
        masters={masters}
        onChange={(next) =>
          void navigate({
            to: '/international-market/behar-market/main',
            search: boardAddress(next),
            resetScroll: false,
          })
        }
      />
      <div className="mt-4 grid items-start gap-x-6 md:mt-5 md:grid-cols-2">
        <Board
          board="supplies"
          search={search}
          total={
            masters ? (
              <SupplyTotal search={search} masters={masters} />
            ) : (
              <BoardTotal board="supplies" list={null} />
            )
          }
          add={<AddButton form={newSupply} />}
        >
          {masters ? <Supplies search={search} masters={masters} /> : <BoardRows />}
        </Board>
        <Board
          board="demands"
          search={search}
          total={
            masters ? (
              <DemandTotal search={search} masters={masters} />
            ) : (
              <BoardTotal board="demands" list={null} />
            )
          }
          add={<AddButton form={newDemand} kind="outlined" className={dockedButton} />}
        >
          {masters ? <Demands search={search} masters={masters} /> : <BoardRows />}
        </Board>
      </div>
    </>
  )
}

const dockedButton = 'max-md:min-h-13 max-md:w-full max-md:shadow-popover'

type Known = { readonly search: BoardSearch; readonly masters: Masters }

function SupplyTotal({ search, masters }: Known) {
  return <BoardTotal board="supplies" list={useBoardSupplies(search, masters)} />
}

function DemandTotal({ search, masters }: Known) {
  return <BoardTotal board="demands" list={useBoardDemands(search, masters)} />
}

function Supplies({ search, masters }: Known) {
  const list = useBoardSupplies(search, masters)
  const own = quantityOf(search.demand, useBoardDemands(search, masters).data?.data)
  const known = useKnownFish()
  return (
    <BoardList
      board="supplies"
      search={search}
      list={list}
      instead={(kind) => <AddButton form={newDemand} kind={kind} />}
    >
      {(supply) => (
        <SupplyCard
          supply={supply}
          image={plateOf(known, supply.fish_type.code)}
          met={{ show: 'demands', supply: supply.id }}
          pair={supplyPair(supply, search)}
          own={own}
        />
      )}
    </BoardList>
  )
}

function Demands({ search, masters }: Known) {
  const list = useBoardDemands(search, masters)
  const own = quantityOf(search.supply, useBoardSupplies(search, masters).data?.data)
  const known = useKnownFish()
  return (
    <BoardList
      board="demands"
      search={search}
      list={list}
      instead={(kind) => <AddButton form={newSupply} kind={kind} />}
    >
      {(demand) => (
        <DemandCard
          demand={demand}
          image={plateOf(known, demand.fish_type.code)}
          met={{ demand: demand.id }}
          pair={demandPair(demand, search)}
          own={own}
        />
      )}
    </BoardList>
  )
}

/**
 * The pair of another person's supply and a demand of the user: the demand whose matches are listed, otherwise the
 * nearest one.
 */
function supplyPair({ id, mine, nearest }: Supply, { demand }: BoardSearch): Pair | undefined {
  const own = demand ?? (nearest?.mine ? nearest.id : undefined)
  return mine || own === undefined ? undefined : { supply_id: id, demand_id: own }
}

function demandPair({ id, mine, nearest }: Demand, { supply }: BoardSearch): Pair | undefined {
  const own = supply ?? (nearest?.mine ? nearest.id : undefined)
  return mine || own === undefined ? undefined : { supply_id: own, demand_id: id }
}

type BoardProps = {
  readonly board: BoardName
  readonly search: BoardSearch
  /** The number of entries and their total weight. */
  readonly total: ReactNode
  /** The add button. */
  readonly add: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of one board. On a phone only one board is shown, with the add button docked at its end. An importer's bottom
 * bar already has the button that adds a supply.
 */
function Board({ board, search, total, add, children }: BoardProps) {
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
        <div
          data-dock={board === 'demands' ? 'above' : undefined}
          className={board === 'demands' ? dockClasses : 'max-md:hidden'}
        >
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

/** The search is parsed here and not in the route, because routes are part of the first load of every page. */
function useBoardSearch(): BoardSearch {
  return useRouterState({
    select: ({ location }) => readBoardSearch(location.search),
    structuralSharing: true,
  })
}
