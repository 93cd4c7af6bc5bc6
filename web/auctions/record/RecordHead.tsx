import { riyadhDay } from '#shared/base/dates.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { TextLink } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { lotName } from '../head.ts'
import type { ShownRecord } from './loadRecord.ts'
import { recordText } from './messages.ts'

/** The head of a record: lot, auction number, day and market. */
export function RecordHead({ record: { auction } }: { readonly record: Pick<ShownRecord, 'auction'> }) {
  const t = useText(recordText)
  const locale = useLocale()
  return (
    <header className="flex items-center gap-3 md:gap-4">
      <span className="ice h-14 w-21 shrink-0 overflow-hidden rounded-control md:h-18 md:w-27">
        <Picture
          image={auction.image}
          alt=""
          width={108}
          height={72}
          sizes="108px"
          priority
          className="size-full object-contain"
        />
      </span>
      <div className="min-w-0 grow">
        <h1 className="text-h2 md:text-h1">{lotName(auction, locale)}</h1>
        <p className="text-meta text-quiet">
          {t.auctionNumber(`\u2066${auction.id}\u2069`)} ·{' '}
          <Isolate>{riyadhDay(new Date(auction.starts_at))}</Isolate> · {auction.market.name} ·{' '}
          <TextLink
            to="/auctions/$auctionId"
            params={{ auctionId: String(auction.id) }}
            className="touch text-meta"
          >
            {t.toAuction}
          </TextLink>
        </p>
      </div>
    </header>
  )
}
