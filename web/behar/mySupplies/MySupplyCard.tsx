import type { Supply } from '#shared/behar/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { BoardCard } from '../boards/BoardCard.tsx'
import { entryText } from '../boards/messages.ts'
import { SupplyMeeting, useSupplyFacts } from '../boards/SupplyCard.tsx'
import { boardAddress } from '../boards/search.ts'
import { InterestButton } from '../deals/InterestButton.tsx'
import { ReservingDeals } from '../deals/ReservingDeals.tsx'
import { EntryBadge } from '../EntryBadge.tsx'
import { AddButton } from '../form/AddButton.tsx'
import { SupplySteps } from '../steps/EntrySteps.tsx'
import { supplyText } from './messages.ts'

type MySupplyCardProps = {
  readonly supply: Supply
  /** The species drawing; null if there is none, undefined while loading. */
  readonly image: string | null | undefined
}

/** The user's own supply with its quantities, the demands that it matches, and the actions of its owner. */
export function MySupplyCard({ supply, image }: MySupplyCardProps) {
  const t = useText(supplyText)
  const entry = useText(entryText)
  const { id, number, matches, nearest, quantity, status, origin_country } = supply
  const over = status.code === 'sold' || status.code === 'expired' || status.code === 'removed'
  return (
    <BoardCard
      entry={supply}
      image={image}
      origin={entry.from(origin_country.name)}
      yours={entry.yourSupply}
      badge={<EntryBadge status={status} />}
      facts={useSupplyFacts(supply)}
      headingLevel={2}
    >
      <ReservingDeals side="supply" id={id} />
      <SupplyMeeting supply={supply} met={{ show: 'demands', supply: id }} />
      <div className="mt-auto flex flex-col gap-2">
        {matches > 0 && (
          <ButtonLink
            to="/international-market/behar-market/main"
            search={boardAddress({ show: 'demands', supply: id })}
            kind="outlined"
            wide
            aria-label={t.named(t.show, number)}
          >
            {t.show}
          </ButtonLink>
        )}
        {nearest && !over && (
          <InterestButton
            pair={{ supply_id: id, demand_id: nearest.id }}
            number={nearest.number}
            most={Math.min(nearest.quantity, quantity)}
          />
        )}
        {over && <AddButton form={{ side: 'supply', like: supply }} kind="outlined" wide number={number} />}
        <SupplySteps supply={supply} />
      </div>
    </BoardCard>
  )
}
