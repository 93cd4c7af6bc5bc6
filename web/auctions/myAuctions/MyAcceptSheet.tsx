import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { type Halalas, halalasOf, pricePerKg } from '#shared/base/money.ts'
import { gramsOf } from '#shared/base/quantity.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { useAccept } from './actions.ts'
import { myAuctionsText } from './messages.ts'
import { acceptable } from './turn.ts'

type MyAcceptSheetProps = {
  readonly auction: OwnAuction
  readonly open: boolean
  readonly onClose: () => void
}

/** Confirms accepting a bid: bidder, amount, price per kilogram, and whether it reaches the reserve. */
export function MyAcceptSheet({ auction, open, onClose }: MyAcceptSheetProps) {
  const t = useText(myAuctionsText)
  const { busy, accept } = useAccept()
  const best = acceptable(auction)
  // Accept exactly the bid on show: a newer bid is shown first.
  const [read, setRead] = useState(best)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setRead(best)
  }
  const newer = best !== null && best.id !== read?.id
  const press = async () => {
    if (newer) return setRead(best)
    if (read && (await accept(read.id))) onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="middle"
      title={t.acceptTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="outlined" onClick={onClose}>
            {t.notNow}
          </Button>
          {best && (
            <Button busy={busy} onClick={() => void press()}>
              {newer ? t.showHigher : t.acceptNow}
            </Button>
          )}
        </div>
      }
    >
      {read && <Facts auction={auction} bid={read} />}
      <div aria-live="polite" className="px-4 pb-4">
        {(newer || best === null) && (
          <p className="flex items-start gap-2 rounded-control bg-amber-tint px-4 py-3 text-dense text-amber">
            <TriangleAlert aria-hidden size={18} className="mt-1 shrink-0" />
            {best === null ? t.bidGone : t.higherCame}
          </p>
        )}
      </div>
    </Sheet>
  )
}

function Facts({
  auction: { status, quantity, reserve_price, name },
  bid: { amount, bidder },
}: {
  readonly auction: OwnAuction
  readonly bid: NonNullable<OwnAuction['best_bid']>
}) {
  const t = useText(myAuctionsText)
  const below = reserve_price !== null && amount < reserve_price
  const perKilo = perKiloOf(amount, quantity)
  return (
    <div className="flex flex-col gap-3 p-4 pb-3">
      <p className="text-dense text-quiet">
        <Name>{name}</Name>
      </p>
      <dl className="divide-y divide-hairline border-y border-hairline">
        <Fact term={t.amount}>
          <Money riyals={amount} size="card" />
        </Fact>
        <Fact term={t.perKilo}>{perKilo !== undefined && <Money halalas={perKilo} perKilogram />}</Fact>
        <Fact term={t.bidder}>
          <Name className="font-bold">{bidder}</Name>
        </Fact>
        <Fact term={t.reserve}>
          {reserve_price === null ? t.noReserve : <Money riyals={reserve_price} />}
        </Fact>
      </dl>
      {below && (
        <p className="flex items-start gap-2 text-dense text-amber">
          <TriangleAlert aria-hidden size={18} className="mt-1 shrink-0" />
          {t.acceptBelow}
        </p>
      )}
      <p className="text-dense">{status === 'open' ? t.acceptOpen : t.acceptEnded}</p>
    </div>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <dt className="text-dense text-quiet">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Truncated, not rounded, like every price per kilogram. */
function perKiloOf(amount: number, kilograms: number): Halalas | undefined {
  return pricePerKg(halalasOf(amount), gramsOf(kilograms))
}
