import { Link } from '@tanstack/react-router'
import { Gavel, Timer } from 'lucide-react'
import { useServerSeconds } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { auctionText } from '../../auctions/details/messages.ts'
import { countdown } from '../../auctions/times.ts'
import { Card } from '../../ui/Card.tsx'
import { OriginBadge } from '../../ui/values/Badge.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { isolated, momentInWords } from '../../wallet/when.ts'
import { CheckoutPlate } from '../checkout/CheckoutPlate.tsx'
import { CheckoutVerdict } from '../checkout/CheckoutVerdict.tsx'
import { deadlineText } from '../moments.ts'
import type { LotFacts } from './loadLot.ts'
import { lotText } from './messages.ts'

/** Who accepted which lot at what, and how long the reader has to order it. */
export function AuctionWon({ facts }: { readonly facts: LotFacts }) {
  return (
    <>
      <Card as="section" padding="none" aria-labelledby="won" className="overflow-hidden">
        <Verdict facts={facts} />
        <div className="flex flex-col gap-4 p-4 md:p-6">
          <Goods facts={facts} />
          <Price facts={facts} />
        </div>
      </Card>
      <TimeToOrder facts={facts} />
    </>
  )
}

function Verdict({ facts: { lot } }: { readonly facts: LotFacts }) {
  const t = useText(lotText)
  const locale = useLocale()
  const when = momentInWords(lot.accepted_at, useServerSeconds(lot.server_time), locale)
  return (
    <CheckoutVerdict
      id="won"
      icon={Gavel}
      title={t.won}
      body={lot.accepted_by === 'owner' ? t.byOwner(when) : t.byClock(when)}
    />
  )
}

function Goods({ facts: { product } }: { readonly facts: LotFacts }) {
  return (
    <div className="flex items-center gap-4">
      <CheckoutPlate image={product.image} drawn={product.image === product.fish.image} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/auctions/$auctionId"
            params={{ auctionId: String(product.id) }}
            className="text-h3 hover:text-primary hover:underline"
          >
            <Name>{product.name}</Name>
          </Link>
          <OriginBadge origin={product.origin} farmed={product.farmed} />
        </p>
        <p className="text-meta text-quiet">
          <Kilograms kilograms={product.quantity} />
          {' · '}
          {product.market.name}
        </p>
        <p className="truncate text-meta text-quiet">
          <Name>{product.seller.name}</Name>
        </p>
      </div>
    </div>
  )
}

function Price({ facts: { lot } }: { readonly facts: LotFacts }) {
  const t = useText(lotText)
  return (
    <div className="flex items-start justify-between gap-4 border-t border-hairline pt-4">
      <p className="pt-1 text-quiet">{t.price}</p>
      <p className="flex flex-col items-end">
        <Money riyals={lot.amount} size="card" />
        <Money riyals={lot.price_per_kg} perKilogram className="text-meta text-quiet [&>bdi]:font-normal" />
      </p>
    </div>
  )
}

/** By the server's clock; said aloud on demand only. */
function TimeToOrder({ facts: { lot } }: { readonly facts: LotFacts }) {
  const t = useText(lotText)
  const days = useText(auctionText)
  const locale = useLocale()
  const now = useServerSeconds(lot.server_time)
  const left = Date.parse(lot.order_until) - now
  const running = countdown(left)
  const time = running === undefined ? days.daysLeft(Math.floor(left / dayMs)) : isolated(running)
  return (
    <section
      aria-label={t.time}
      className="flex items-center gap-4 rounded-card border border-sand-edge bg-sand p-4 text-on-sand md:px-6"
    >
      <Timer aria-hidden size={26} className="shrink-0" />
      <div className="min-w-0">
        <p className="text-dense">{t.orderBy(deadlineText(lot.order_until, now, locale))}</p>
        <p role="timer" aria-live="off" className="text-h3 text-balance text-text">
          {left > 0 ? t.left(time) : t.over}
        </p>
      </div>
    </section>
  )
}

const dayMs = 86_400_000
