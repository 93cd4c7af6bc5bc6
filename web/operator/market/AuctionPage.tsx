import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { BackHead } from '../frame/BackHead.tsx'
import type { RecordPageProps } from '../frame/places.ts'
import { AuctionWatch } from './AuctionWatch.tsx'
import { marketText } from './messages.ts'

/** One auction, which is updated live: `/operator/auctions/12`. */
export function AuctionPage({ id: named }: RecordPageProps) {
  const t = useText(marketText)
  const id = Number(named)
  return (
    <div className="flex flex-col gap-4">
      <BackHead to="auctions" back={t.toAuctions} title={t.watch} />
      {Number.isSafeInteger(id) && id > 0 ? (
        <Card>
          <AuctionWatch id={id} />
        </Card>
      ) : (
        <Empty title={t.noAuctions} headingLevel={2} />
      )}
    </div>
  )
}
