import type { Demand } from '#shared/behar/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { type Masters, useDemands } from '../integration/useIntegration.ts'
import { MyDemandCard } from './MyDemandCard.tsx'
import { demandText } from './messages.ts'
import { OwnCards, OwnEntries, WithMasters } from './OwnEntries.tsx'
import { type DemandTab, demandsAddress, demandTabs } from './search.ts'

type MyDemandListProps = {
  readonly tab: DemandTab
  readonly page: number
}

/** The user's own demands of a tab. */
export function MyDemandList({ tab, page }: MyDemandListProps) {
  return <WithMasters>{(masters) => <Rows tab={tab} page={page} masters={masters} />}</WithMasters>
}

type RowsProps = { readonly masters: Masters; readonly tab: DemandTab; readonly page: number }

function Rows({ masters, tab, page }: RowsProps) {
  return (
    <OwnEntries
      list={useOwn({ masters, tab, page })}
      none={<None tab={tab} />}
      searchOf={(to) => demandsAddress(tab, to)}
    >
      {(demands) => <Cards demands={demands} />}
    </OwnEntries>
  )
}

function useOwn({ masters, tab, page }: RowsProps) {
  const states: readonly string[] = demandTabs[tab]
  const status_id = masters.statuses.Demands.filter(({ code }) => states.includes(code)).map(({ id }) => id)
  return useDemands({ mine: true, status_id, page, limit: 12 })
}

function Cards({ demands }: { readonly demands: readonly Demand[] }) {
  const first = demands.find(({ nearest }) => nearest)?.id
  return (
    <OwnCards entries={demands}>
      {(demand, image) => <MyDemandCard demand={demand} image={image} filled={demand.id === first} />}
    </OwnCards>
  )
}

/** The empty state of a tab, with the next step. */
function None({ tab }: { readonly tab: DemandTab }) {
  const t = useText(demandText)
  const none = {
    open: { title: t.openNone, body: t.openNoneBody },
    matched: { title: t.matchedNone, body: t.matchedNoneBody },
    over: { title: t.overNone, body: t.overNoneBody },
  }[tab]
  // The add button is at the top of the page; on a phone it is at the bottom of the screen.
  const toBoards = (
    <ButtonLink to="/international-market/behar-market/main" kind="outlined">
      {t.toBoards}
    </ButtonLink>
  )
  return <Empty {...none} actions={toBoards} />
}
