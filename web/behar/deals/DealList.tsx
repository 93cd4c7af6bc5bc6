import { Link } from '@tanstack/react-router'
import type { Deal } from '#shared/behar/dealContract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ListFoot } from '../../ui/ListFoot.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { Ago } from '../../ui/values/Ago.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { BoardRows } from '../frame/BeharSkeleton.tsx'
import { PartnerLayout } from '../frame/PartnerLayout.tsx'
import { GoodsPlate } from '../GoodsPlate.tsx'
import { plateOf, useKnownFish } from '../knownFish.ts'
import { demandText } from '../myDemands/messages.ts'
import { dealAddress, dealsAddress } from '../myDemands/search.ts'
import { Ranged } from '../Ranged.tsx'
import { DealBadge } from './DealBadge.tsx'
import { dealText } from './messages.ts'
import { useDeals } from './useDeals.ts'

/** The user's deals, the last changed first. */
export function DealList({ live, page }: { readonly live: boolean; readonly page: number }) {
  const t = useText(demandText)
  const { data, refusal, busy, retry } = useDeals({ live, page })
  if (refusal && !data) return <PartnerLayout refusal={refusal} onRetry={retry} />
  if (!data) return <BoardRows />
  if (data.data.length === 0) return <None live={live} />
  return (
    <div aria-busy={busy} className={busy ? 'opacity-60' : undefined}>
      <ul className="grid gap-3 md:gap-4 lg:grid-cols-2">
        {data.data.map((deal) => (
          <li key={deal.id} className="min-w-0">
            <DealCard deal={deal} />
          </li>
        ))}
      </ul>
      {data.last_page > 1 && (
        <ListFoot
          list={data}
          shown={t.shown}
          linkTo={(to) => ({
            to: '/international-market/behar-market/my-demands',
            search: dealsAddress(live ? 'open' : 'over', to),
          })}
        />
      )}
    </div>
  )
}

/** A deal in the list; the whole card is the link. */
function DealCard({ deal }: { readonly deal: Deal }) {
  const t = useText(dealText)
  const known = useKnownFish()
  const { id, other, fish_type, category, size, supply, demand, unread, sent, status, changed_at } = deal
  const waits = status === 'sent' && !sent
  return (
    <Card as="article" className="relative flex h-full flex-col gap-3">
      <div className="flex items-start gap-3">
        <GoodsPlate image={plateOf(known, fish_type.code)} />
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-2">
            <h2 className="min-w-0 text-h3 break-words">
              <Link
                to="/international-market/behar-market/my-demands"
                search={dealAddress(id)}
                className="after:absolute after:inset-0"
              >
                {fish_type.name}
              </Link>
            </h2>
            <span className="shrink-0">
              <DealBadge deal={deal} />
            </span>
          </div>
          <p className="text-meta text-quiet">
            {category.name}
            {' · '}
            <Ranged>{size.name}</Ranged>
          </p>
          <p className="text-meta text-quiet">
            {t.with} <Name>{other}</Name>
            {' · '}
            <Isolate>{deal.side === 'supply' ? supply.number : demand.number}</Isolate>
          </p>
        </div>
      </div>
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
      picture={<Scene kind="ice" />}
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
