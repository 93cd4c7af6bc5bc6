import type { Supply } from '#shared/behar/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ListFoot } from '../../ui/ListFoot.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { boardAddress } from '../boards/search.ts'
import { BoardRows } from '../frame/BeharSkeleton.tsx'
import { PartnerLayout } from '../frame/PartnerLayout.tsx'
import { type Masters, useMasters, useSupplies } from '../integration/useIntegration.ts'
import { plateOf, useKnownFish } from '../knownFish.ts'
import { demandText } from '../myDemands/messages.ts'
import { type SupplyTab, suppliesAddress, supplyTabs } from '../myDemands/search.ts'
import { MySupplyCard } from './MySupplyCard.tsx'
import { supplyText } from './messages.ts'

type MySupplyListProps = { readonly tab: SupplyTab; readonly page: number }

/** The user's own supplies of a tab, once the integration's states are loaded, because the states define the tabs. */
export function MySupplyList({ tab, page }: MySupplyListProps) {
  const { data, refusal, retry } = useMasters()
  if (refusal && !data) return <PartnerLayout refusal={refusal} onRetry={retry} />
  if (!data) return <Waiting />
  return <Rows tab={tab} page={page} masters={data} />
}

function Rows({ masters, tab, page }: MySupplyListProps & { readonly masters: Masters }) {
  const t = useText(demandText)
  const states: readonly string[] = supplyTabs[tab]
  const status_id = masters.statuses.Supplys.filter(({ code }) => states.includes(code)).map(({ id }) => id)
  const { data, refusal, busy, retry } = useSupplies({ mine: true, status_id, page, limit: 12 })
  if (refusal && !data) return <PartnerLayout refusal={refusal} onRetry={retry} />
  if (!data) return <Waiting />
  if (data.data.length === 0) return <None tab={tab} />
  return (
    <div aria-busy={busy} className={busy ? 'opacity-60' : undefined}>
      <Cards supplies={data.data} />
      {data.last_page > 1 && (
        <ListFoot
          list={data}
          shown={t.shown}
          linkTo={(to) => ({
            to: '/international-market/behar-market/my-demands',
            search: suppliesAddress(tab, to),
          })}
        />
      )}
    </div>
  )
}

function Cards({ supplies }: { readonly supplies: readonly Supply[] }) {
  const known = useKnownFish()
  return (
    <ul className="grid gap-3 md:gap-4 lg:grid-cols-2">
      {supplies.map((supply) => (
        <li key={supply.id} className="min-w-0">
          <MySupplyCard supply={supply} image={plateOf(known, supply.fish_type.code)} />
        </li>
      ))}
    </ul>
  )
}

function Waiting() {
  return (
    <div className="lg:grid lg:grid-cols-2 lg:gap-4">
      <BoardRows />
    </div>
  )
}

/** The empty state of a tab, with the next step. */
function None({ tab }: { readonly tab: SupplyTab }) {
  const t = useText(supplyText)
  const { title, body } = {
    open: { title: t.openNone, body: t.openNoneBody },
    reserved: { title: t.reservedNone, body: t.reservedNoneBody },
    over: { title: t.overNone, body: t.overNoneBody },
  }[tab]
  return (
    <Empty
      picture={<Scene kind="ice" />}
      title={title}
      body={body}
      actions={
        <ButtonLink
          to="/international-market/behar-market/main"
          search={boardAddress({ show: 'demands' })}
          kind="outlined"
        >
          {t.toDemands}
        </ButtonLink>
      }
    />
  )
}
