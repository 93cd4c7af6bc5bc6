import { useNavigate, useRouterState } from '@tanstack/react-router'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import { AddDemandButton } from './AddDemand.tsx'
import { AddSupplyButton } from './AddSupply.tsx'
import { Board, type BoardPage } from './Board.tsx'
import { BoardFilters } from './BoardFilters.tsx'
import { type BoardSearch, boardAddress, demandQuery, readBoardSearch, supplyQuery } from './boardSearch.ts'
import { DemandCard } from './DemandCard.tsx'
import { plateOf, useKnownFish } from './knownFish.ts'
import { PartnerFace } from './PartnerFace.tsx'
import { SupplyCard } from './SupplyCard.tsx'
import { type Masters, useDemands, useMasters, useSupplies } from './useIntegration.ts'
import type { Read } from './useRead.ts'

/** Supplies and demands of all international sellers, side by side; on a phone one of them. */
export function Boards() {
  const search = useBoardSearch()
  const { data, refusal, retry } = useMasters()
  if (data) return <Filled search={search} masters={data} />
  // Which states there are to be asked for is in those lists.
  if (refusal) return <PartnerFace refusal={refusal} onRetry={retry} />
  return <Both search={search} masters={noMasters} supplies={null} demands={null} />
}

type Known = { readonly search: BoardSearch; readonly masters: Masters }

function Filled({ search, masters }: Known) {
  const supplies = useSupplies(supplyQuery(search, masters.statuses.Supplys))
  const demands = useDemands(demandQuery(search, masters.statuses.Demands))
  return <Both {...{ search, masters, supplies, demands }} />
}

type BothProps = Known & {
  readonly supplies: Read<BoardPage<Supply>> | null
  readonly demands: Read<BoardPage<Demand>> | null
}

function Both({ search, masters, supplies, demands }: BothProps) {
  const navigate = useNavigate()
  const known = useKnownFish()
  const shown = search.show === 'demands' ? demands : supplies
  const own = search.demand
    ? demands?.data?.data.find(({ id }) => id === search.demand)
    : supplies?.data?.data.find(({ id }) => id === search.supply)
  return (
    <>
      <BoardFilters
        search={search}
        {...masters}
        entry={own?.number}
        found={shown?.data?.total ?? 0}
        busy={shown?.busy ?? false}
        onChange={(next) =>
          navigate({
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
          asked={supplies}
          add={<AddSupplyButton className={dockedButton} />}
          instead={<AddDemandButton />}
        >
          {(supply) => (
            <SupplyCard
              supply={supply}
              image={plateOf(known, supply.fish_type.code)}
              met={{ show: 'demands', supply: supply.id }}
            />
          )}
        </Board>
        <Board
          board="demands"
          search={search}
          asked={demands}
          add={<AddDemandButton kind="outlined" className={dockedButton} />}
          instead={<AddSupplyButton />}
        >
          {(demand) => (
            <DemandCard
              demand={demand}
              image={plateOf(known, demand.fish_type.code)}
              met={{ demand: demand.id }}
            />
          )}
        </Board>
      </div>
    </>
  )
}

/** On a phone the way onto a board lies over its end, as wide as the page. */
const dockedButton = 'max-md:min-h-13 max-md:w-full max-md:shadow-popover'

const noMasters: Masters = {
  ...{ categories: [], sizes: [], fishTypes: [] },
  statuses: { Demands: [], Supplys: [] },
}

/** Read here and not by the route: what is read there is in the first load of every page. */
function useBoardSearch(): BoardSearch {
  return useRouterState({
    select: ({ location }) => readBoardSearch(location.search),
    structuralSharing: true,
  })
}
