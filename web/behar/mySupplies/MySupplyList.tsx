import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { boardAddress } from '../boards/search.ts'
import { type Masters, useSupplies } from '../integration/useIntegration.ts'
import { OwnCards, OwnEntries, WithMasters } from '../myDemands/OwnEntries.tsx'
import { type SupplyTab, suppliesAddress, supplyTabs } from '../myDemands/search.ts'
import { MySupplyCard } from './MySupplyCard.tsx'
import { supplyText } from './messages.ts'

type MySupplyListProps = { readonly tab: SupplyTab; readonly page: number }

/** The user's own supplies of a tab. */
export function MySupplyList({ tab, page }: MySupplyListProps) {
  return <WithMasters>{(masters) => <Rows tab={tab} page={page} masters={masters} />}</WithMasters>
}

function Rows({ masters, tab, page }: MySupplyListProps & { readonly masters: Masters }) {
  const states: readonly string[] = supplyTabs[tab]
  const status_id = masters.statuses.Supplys.filter(({ code }) => states.includes(code)).map(({ id }) => id)
  return (
    <OwnEntries
      list={useSupplies({ mine: true, status_id, page, limit: 12 })}
      none={<None tab={tab} />}
      searchOf={(to) => suppliesAddress(tab, to)}
    >
      {(supplies) => (
        <OwnCards entries={supplies}>
          {(supply, image) => <MySupplyCard supply={supply} image={image} />}
        </OwnCards>
      )}
    </OwnEntries>
  )
}

/** The empty state of a tab, with the next step. */
function None({ tab }: { readonly tab: SupplyTab }) {
  const t = useText(supplyText)
  const none = {
    open: { title: t.openNone, body: t.openNoneBody },
    reserved: { title: t.reservedNone, body: t.reservedNoneBody },
    over: { title: t.overNone, body: t.overNoneBody },
  }[tab]
  const toDemands = (
    <ButtonLink
      to="/international-market/behar-market/main"
      search={boardAddress({ show: 'demands' })}
      kind="outlined"
    >
      {t.toDemands}
    </ButtonLink>
  )
  return <Empty {...none} actions={toDemands} />
}
