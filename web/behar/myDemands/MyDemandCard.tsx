import type { Demand } from '#shared/behar/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Written } from '../../ui/values/Written.tsx'
import { EntryFacts } from '../boards/BoardCard.tsx'
import { useDemandFacts } from '../boards/DemandCard.tsx'
import { entryText } from '../boards/messages.ts'
import { boardAddress } from '../boards/search.ts'
import { InterestButton } from '../deals/InterestButton.tsx'
import { ReservingDeals } from '../deals/ReservingDeals.tsx'
import { EntryBadge } from '../EntryBadge.tsx'
import { AddButton } from '../form/AddButton.tsx'
import { GoodsPlate } from '../GoodsPlate.tsx'
import { Ranged } from '../Ranged.tsx'
import { DemandSteps } from '../steps/EntrySteps.tsx'
import { demandText } from './messages.ts'
import { NearestSupply, usePromised } from './NearestSupply.tsx'

type MyDemandCardProps = {
  readonly demand: Demand
  /** The species drawing; null if there is none, undefined while loading. */
  readonly image: string | null | undefined
  /** True for the first card with a match, which has the filled button. */
  readonly filled: boolean
}

/** The user's own demand: goods, quantity, target price, deadline, nearest supply and actions. */
export function MyDemandCard({ demand, image, filled }: MyDemandCardProps) {
  const t = useText(demandText)
  const entry = useText(entryText)
  const { number, fish_type, category, size, notes } = demand
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <div className="flex items-start gap-3">
        <GoodsPlate image={image} />
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-2">
            <h2 className="min-w-0 text-h3 break-words">{fish_type.name}</h2>
            <span className="shrink-0">
              <EntryBadge status={demand.status} />
            </span>
          </div>
          <p className="text-meta text-quiet">
            {category.name}
            {entry.between}
            <Ranged>{size.name}</Ranged>
            {' · '}
            {t.number(number)}
          </p>
        </div>
      </div>
      <EntryFacts facts={useDemandFacts(demand, usePromised(demand))} />
      <ReservingDeals side="demand" id={demand.id} />
      {notes && (
        <p className="text-meta text-quiet">
          <Written text={notes} className="line-clamp-2" />
        </p>
      )}
      {waits(demand) && <NearestSupply demand={demand} />}
      <Steps demand={demand} filled={filled} />
    </Card>
  )
}

/** Whether the demand is open or matched, so that it still needs a supply. */
export function waits({ status: { code } }: Pick<Demand, 'status'>): boolean {
  return code === 'open' || code === 'matched'
}

/** The actions: show the matches and change the demand; for a demand that is over, repeat. */
function Steps({ demand, filled }: Pick<MyDemandCardProps, 'demand' | 'filled'>) {
  const t = useText(demandText)
  const { id, number, nearest } = demand
  return (
    <div className="mt-auto flex flex-col gap-2">
      {waits(demand) && nearest && (
        <ButtonLink
          to="/international-market/behar-market/main"
          search={boardAddress({ demand: id })}
          kind={filled ? 'filled' : 'outlined'}
          wide
          aria-label={t.named(t.show, number)}
        >
          {t.show}
        </ButtonLink>
      )}
      {waits(demand) && nearest && (
        <InterestButton
          pair={{ supply_id: nearest.id, demand_id: id }}
          number={nearest.number}
          most={Math.min(nearest.quantity, demand.quantity)}
        />
      )}
      {!waits(demand) && (
        <AddButton form={{ side: 'demand', like: demand }} kind="outlined" wide number={number} />
      )}
      <DemandSteps demand={demand} />
    </div>
  )
}
