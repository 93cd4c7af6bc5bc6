import { Eye, Pencil } from 'lucide-react'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture.tsx'
import { OriginBadge } from '../../ui/values/Badge.tsx'
import { Fact } from '../../ui/values/Fact.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { auctionsText } from '../messages.ts'
import { myAuctionsText } from '../myAuctions/messages.ts'
import { editable } from '../myAuctions/turn.ts'
import { riyadhMoment } from '../times.ts'

/** The goods and terms, with links to the edit form, the public page and the record. */
export function MyAuctionFacts({ auction }: { readonly auction: OwnAuction }) {
  const t = useText(myAuctionsText)
  const { id, image, fish, origin, farmed, quantity, market, status } = auction
  const params = { auctionId: String(id) }
  const edits = editable(auction)
  return (
    <Card as="section" padding="none" aria-label={t.terms} className="overflow-hidden">
      <div className="ice relative h-44">
        <Picture
          image={image}
          alt=""
          width={320}
          height={176}
          sizes="(min-width: 80rem) 320px, 100vw"
          className={classes('size-full', image === fish.image ? 'object-contain p-3' : 'object-cover')}
        />
        <span className="absolute inset-s-3 top-3">
          <OriginBadge origin={origin} farmed={farmed} />
        </span>
      </div>
      <dl className="px-4 md:px-5">
        <Fact className={row} name={t.quantity}>
          <Kilograms kilograms={quantity} />
        </Fact>
        <Fact className={row} name={t.market}>
          {market.name}
        </Fact>
        <Prices auction={auction} />
        <Fact className={row} name={status === 'scheduled' ? t.starts : t.started}>
          <Moment at={auction.starts_at} />
        </Fact>
        <Fact className={row} name={status === 'scheduled' || status === 'open' ? t.ends : t.endedAt}>
          <Moment at={auction.ends_at} />
        </Fact>
      </dl>
      <div className="flex flex-col gap-2 p-4 md:p-5">
        {edits !== 'nothing' && (
          <ButtonLink
            to="/profile/my-auctions/$auctionId"
            params={params}
            search={{ edit: true }}
            kind="outlined"
            icon={Pencil}
            wide
          >
            {edits === 'details' ? t.editWords : t.edit}
          </ButtonLink>
        )}
        {!auction.hidden && (
          <ButtonLink to="/auctions/$auctionId" params={params} kind="text" icon={Eye} wide>
            {t.see}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

/** The prices that the seller chose, by the way to sell. */
function Prices({ auction }: { readonly auction: OwnAuction }) {
  const t = useText(myAuctionsText)
  const words = useText(auctionsText)
  const { way, fall } = auction
  return (
    <>
      <Fact className={row} name={words.way}>
        {words[way]}
      </Fact>
      <Fact className={row} name={way === 'sealed' ? t.leastOffer : t.opening}>
        <Money riyals={auction.starting_price} />
      </Fact>
      {fall && (
        <Fact className={row} name={t.lowest}>
          <Money riyals={fall.floor_price} />
        </Fact>
      )}
      {way !== 'sealed' && (
        <Fact
          className={row}
          name={fall ? t.drop : t.increment}
          {...(fall ? { note: t.everySeconds(`\u2066${fall.step_s}\u2069`) } : {})}
        >
          <Money riyals={auction.min_increment} />
        </Fact>
      )}
      {!fall && (
        <Fact className={row} name={t.reserve} note={t.reserveHint}>
          {auction.reserve_price === null ? t.noReserve : <Money riyals={auction.reserve_price} />}
        </Fact>
      )}
      {way === 'english' && (
        <Fact className={row} name={t.autoAccept}>
          {auction.auto_accept ? t.byClock : t.byOwner}
        </Fact>
      )}
    </>
  )
}

function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at}>
      <Isolate>{riyadhMoment(new Date(at))}</Isolate>
    </time>
  )
}

const row = 'border-b border-hairline py-1'
