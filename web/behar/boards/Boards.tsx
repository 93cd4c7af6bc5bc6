import { useNavigate, useRouterState } from '@tanstack/react-router'
import { BoardFilters } from '../filters/BoardFilters.tsx'
import { AddDemandButton } from '../form/AddDemand.tsx'
import { BoardRows } from '../frame/BeharSkeleton.tsx'
import { PartnerLayout } from '../frame/PartnerLayout.tsx'
import { type Masters, useMasters } from '../integration/useIntegration.ts'
import { plateOf, useKnownFish } from '../knownFish.ts'
import { AddSupplyButton } from './AddSupply.tsx'
import { Board } from './Board.tsx'
import { BoardList, BoardTotal } from './BoardList.tsx'
import { DemandCard } from './DemandCard.tsx'
import { SupplyCard } from './SupplyCard.tsx'
import { type BoardSearch, boardAddress, readBoardSearch, withKnownIds } from './search.ts'
import { useBoardDemands, useBoardSupplies } from './useBoards.ts'

/** Supplies and demands of all international sellers side by side; one board at a time on a phone. */
export function Boards() {
  const address = useBoardSearch()
  const navigate = useNavigate()
  const { data: masters, refusal, retry } = useMasters()
  const search = masters ? withKnownIds(address, masters) : address
  // The lists hold the states to query by.
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
      <div className="mt-4 grid items-start gap-x-6 max-md:pb-20 md:mt-5 md:grid-cols-2">
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
          add={<AddSupplyButton className={dockedButton} />}
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
          add={<AddDemandButton kind="outlined" className={dockedButton} />}
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
  const known = useKnownFish()
  return (
    <BoardList
      board="supplies"
      search={search}
      list={list}
      instead={(kind) => <AddDemandButton kind={kind} />}
    >
      {(supply) => (
        <SupplyCard
          supply={supply}
          image={plateOf(known, supply.fish_type.code)}
          met={{ show: 'demands', supply: supply.id }}
        />
      )}
    </BoardList>
  )
}

function Demands({ search, masters }: Known) {
  const list = useBoardDemands(search, masters)
  const known = useKnownFish()
  return (
    <BoardList
      board="demands"
      search={search}
      list={list}
      instead={(kind) => <AddSupplyButton kind={kind} />}
    >
      {(demand) => (
        <DemandCard
          demand={demand}
          image={plateOf(known, demand.fish_type.code)}
          met={{ demand: demand.id }}
        />
      )}
    </BoardList>
  )
}

/** Parsed here and not in the route, since routes are in the first load of every page. */
function useBoardSearch(): BoardSearch {
  return useRouterState({
    select: ({ location }) => readBoardSearch(location.search),
    structuralSharing: true,
  })
}
