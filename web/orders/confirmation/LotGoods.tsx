import { Link } from '@tanstack/react-router'
import { Gavel, Timer } from 'lucide-react'
import { useServerSeconds } from '../../app/live/serverClock.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { countdown } from '../../auctions/times.ts'
import { OriginBadge } from '../../ui/values/Badge.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { CutName, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { momentInWords } from '../../wallet/when.ts'
import { deadlineText } from '../moments.ts'
import { winText } from './awardTexts.ts'
import { GoodsPanel, GoodsPicture, GoodsPrice } from './GoodsPanel.tsx'
import type { LotFacts } from './loadConfirmation.ts'
import { lotText } from './messages.ts'

/** The lot, how the reader won it, the amount, and the time left to order. */
export function LotGoods({ facts }: { readonly facts: LotFacts }) {
  const t = useText(lotText)
  const locale = useLocale()
  const { lot } = facts
  const when = momentInWords(lot.accepted_at, useServerSeconds(lot.server_time), locale)
  return (
    <>
      <GoodsPanel id="won" icon={Gavel} title={t.won} body={winText(lot, when, locale)}>
        <Goods facts={facts} />
        <GoodsPrice label={t.price} amount={lot.amount} perKilogram={lot.price_per_kg} />
      </GoodsPanel>
      <TimeToOrder facts={facts} />
    </>
  )
}

function Goods({ facts: { product } }: { readonly facts: LotFacts }) {
  return (
    <div className="flex items-center gap-4">
      <GoodsPicture image={product.image} drawn={product.image === product.fish.image} />
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
        <Dotted className="text-meta text-quiet">
          <Kilograms kilograms={product.quantity} />
          {product.market.name}
        </Dotted>
        <p className="text-meta text-quiet">
          <CutName>{product.seller.name}</CutName>
        </p>
      </div>
    </div>
  )
}

/** Counts down by the server's clock; screen readers read the time only on demand. */
function TimeToOrder({ facts: { lot } }: { readonly facts: LotFacts }) {
  const t = useText(lotText)
  const locale = useLocale()
  const now = useServerSeconds(lot.server_time)
  const left = Date.parse(lot.order_until) - now
  const running = countdown(left)
  const time = running === undefined ? t.days(Math.floor(left / dayMs)) : isolated(running)
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
