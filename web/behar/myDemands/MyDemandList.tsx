import type { Demand } from '#shared/behar/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink, TextLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { type Masters, useDemands } from '../integration/useIntegration.ts'
import { MyDemandCard } from './MyDemandCard.tsx'
import { demandText } from './messages.ts'
import { OwnCards, OwnEntries, WithMasters } from './OwnEntries.tsx'
import { countIn, type DemandTab, demandsAddress, demandTabs } from './search.ts'

type Counts = Parameters<typeof countIn>[1]

type MyDemandListProps = {
  readonly tab: DemandTab
  readonly page: number
  readonly counts: Counts
}

/** The user's own demands of a tab. */
export function MyDemandList({ tab, page, counts }: MyDemandListProps) {
  return (
    <WithMasters>
      {(masters) => (
        <>
          <Rows tab={tab} page={page} masters={masters} />
          {tab === 'open' && page === 1 && (countIn('matched', counts) ?? 0) > 0 && (
            <Matched masters={masters} />
          )}
        </>
      )}
    </WithMasters>
  )
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

/** Demands that were just matched, below the open demands, because they need an action of their owner. */
function Matched({ masters }: Pick<RowsProps, 'masters'>) {
  const t = useText(demandText)
  const { data } = useOwn({ masters, tab: 'matched', page: 1, limit: 2 })
  if (!data || data.data.length === 0) return null
  return (
    <section aria-labelledby="matched-demands" className="mt-6">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id="matched-demands" className="text-body font-normal text-quiet">
          {t.matchedHeading}
        </h2>
        {data.total > data.data.length && (
          <TextLink
            to="/international-market/behar-market/my-demands"
            search={demandsAddress('matched')}
            className="touch"
          >
            {t.allMatched}
          </TextLink>
        )}
      </div>
      <Cards demands={data.data} headingLevel={3} />
    </section>
  )
}

function useOwn({ masters, tab, page, limit = 12 }: RowsProps & { readonly limit?: number }) {
  const states: readonly string[] = demandTabs[tab]
  const status_id = masters.statuses.Demands.filter(({ code }) => states.includes(code)).map(({ id }) => id)
  return useDemands({ mine: true, status_id, page, limit })
}

function Cards({
  demands,
  headingLevel = 2,
}: {
  readonly demands: readonly Demand[]
  readonly headingLevel?: 2 | 3
}) {
  const first = demands.find(({ nearest }) => nearest)?.id
  return (
    <OwnCards entries={demands}>
      {(demand, image) => (
        <MyDemandCard
          demand={demand}
          image={image}
          headingLevel={headingLevel}
          filled={demand.id === first}
        />
      )}
    </OwnCards>
  )
}

/** The empty state of a tab, with the next step. */
function None({ tab }: { readonly tab: DemandTab }) {
  const t = useText(demandText)
  const { title, body } = {
    open: { title: t.openNone, body: t.openNoneBody },
    matched: { title: t.matchedNone, body: t.matchedNoneBody },
    over: { title: t.overNone, body: t.overNoneBody },
  }[tab]
  return (
    <Empty
      picture={<Scene kind="ice" />}
      title={title}
      body={body}
      actions={
        // The add button is at the top of the page; on a phone it is at the bottom of the screen.
        <ButtonLink to="/international-market/behar-market/main" kind="outlined">
          {t.toBoards}
        </ButtonLink>
      }
    />
  )
}
