import { Link } from '@tanstack/react-router'
import type { Deal } from '#shared/behar/dealContract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Ago } from '../../ui/values/Ago.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { OwnCards, OwnEntries } from '../myDemands/OwnEntries.tsx'
import { dealAddress, dealsAddress } from '../myDemands/search.ts'
import { DealHead, DealPartner } from './DealHead.tsx'
import { dealText } from './messages.ts'
import { useDeals } from './useDeals.ts'

/** The user's deals, the last changed first. */
export function DealList({ live, page }: { readonly live: boolean; readonly page: number }) {
  return (
    <OwnEntries
      list={useDeals({ live, page })}
      none={<None live={live} />}
      searchOf={(to) => dealsAddress(live ? 'open' : 'over', to)}
    >
      {(deals) => <OwnCards entries={deals}>{(deal) => <DealCard deal={deal} />}</OwnCards>}
    </OwnEntries>
  )
}

/** A deal in the list; the whole card is the link. */
function DealCard({ deal }: { readonly deal: Deal }) {
  const t = useText(dealText)
  const { id, fish_type, supply, demand, quantity, unread, sent, status, changed_at } = deal
  const waits = status === 'sent' && !sent
  return (
    <Card as="article" className="relative flex h-full flex-col gap-3">
      <DealHead
        deal={deal}
        title={
          <Link
            to="/international-market/behar-market/my-demands"
            search={dealAddress(id)}
            className="after:absolute after:inset-0"
          >
            {fish_type.name}
          </Link>
        }
      >
        <p className="text-meta text-quiet">
          <DealPartner deal={deal} />
          {' · '}
          <Isolate>{deal.side === 'supply' ? supply.number : demand.number}</Isolate>
        </p>
        <p className="text-dense">
          {quantity !== null && (
            <>
              <Kilograms kilograms={quantity} className="font-bold" />
              {' · '}
            </>
          )}
          <Money riyals={supply.price} perKilogram />
        </p>
      </DealHead>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-dense">
        <strong className="font-bold text-primary">
          {waits ? t.answerIt : unread > 0 ? t.unread(unread) : ''}
        </strong>
        <Ago at={changed_at} className="text-meta text-quiet" />
      </p>
    </Card>
  )
}

function None({ live }: { readonly live: boolean }) {
  const t = useText(dealText)
  return (
    <Empty
      title={live ? t.none : t.noneOver}
      body={live ? t.noneBody : t.noneOverBody}
      actions={
        <ButtonLink to="/international-market/behar-market/main" kind="outlined">
          {t.toBoards}
        </ButtonLink>
      }
    />
  )
}
