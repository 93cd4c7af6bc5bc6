import { Fingerprint, LockKeyhole } from 'lucide-react'
import type { AuctionRecord, RecordOffer } from '#shared/auctions/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { lotAmount } from '../lotAmount.ts'
import { secondsOf } from '../times.ts'
import { recordText } from './messages.ts'

/**
 * The offers of a tender in the hash chain: before the opening with their commitments, afterwards also with amount and
 * salt.
 */
export function RecordOffers({ offers }: Pick<AuctionRecord, 'offers'>) {
  const t = useText(recordText)
  if (offers.length === 0) return null
  const opened = offers.some(({ salt }) => salt !== null)
  return (
    <Card as="section" padding="none" aria-labelledby="offers" className="flex flex-col overflow-hidden">
      <div className="px-4 pt-4 pb-2 md:px-6">
        <h2 id="offers" className="text-h3">
          {t.sealedOffers}
        </h2>
        <p className="text-meta text-quiet">{t.howOffers}</p>
      </div>
      <ol className="divide-y divide-hairline">
        {offers.map((offer) => (
          <Row key={offer.number} offer={offer} opened={opened} />
        ))}
      </ol>
    </Card>
  )
}

function Row({ offer, opened }: { readonly offer: RecordOffer; readonly opened: boolean }) {
  const t = useText(recordText)
  const { number, mark, commitment, ended, at, amount, salt } = offer
  const state =
    ended === null ? (opened ? t.replaced : t.sealed) : ended === 'barred' ? t.offerBarred : t.withdrawn
  return (
    <li className="flex items-start gap-3 px-4 py-3 md:px-6">
      <Isolate className="min-w-9 shrink-0 rounded-badge bg-tint px-1.5 py-0.5 text-center text-dense text-primary">
        {number}
      </Isolate>
      <div className="min-w-0 grow text-meta text-quiet">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Isolate className="font-bold text-text">{mark}</Isolate>
          <time dateTime={at}>
            <Isolate>{secondsOf(at)}</Isolate>
          </time>
          {amount === null && (
            <Badge tone="plain" icon={LockKeyhole}>
              {state}
            </Badge>
          )}
        </p>
        {commitment !== null && (
          <p className="flex items-center gap-1.5">
            <Fingerprint role="img" aria-label={t.commitmentName} size={16} className="shrink-0" />
            <Isolate>{short(commitment)}</Isolate>
          </p>
        )}
        {salt !== null && (
          <p>
            {t.saltName} <Isolate>{short(salt)}</Isolate>
          </p>
        )}
      </div>
      {amount !== null && (
        <Isolate className="shrink-0 text-body font-bold whitespace-nowrap">{lotAmount(amount)}</Isolate>
      )}
    </li>
  )
}

/** The first and last digits; the downloaded record has all of them. */
const short = (hex: string) => `${hex.slice(0, 6)}…${hex.slice(-6)}`
