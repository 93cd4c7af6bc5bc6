import { Fingerprint } from 'lucide-react'
import type { BidAnswer } from '#shared/auctions/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { TextLink } from '../../ui/Button.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { bidText } from './messages.ts'

/** A bid's number and fingerprint in the public record, which let its bidder verify the record later. */
export function BidReceipt({
  auctionId,
  answer: { number, hash },
}: {
  readonly auctionId: number
  readonly answer: BidAnswer
}) {
  const t = useText(bidText)
  if (number === null || hash === null) return null
  return (
    <p className="flex items-start gap-2 text-meta text-quiet">
      <Fingerprint aria-hidden size={18} className="mt-0.5 shrink-0 text-primary" />
      <span className="min-w-0">
        {t.receipt(`\u2066${number}\u2069`)}{' '}
        <Isolate className="whitespace-nowrap">
          {hash.slice(0, 6)}…{hash.slice(-6)}
        </Isolate>{' '}
        <TextLink
          to="/auctions/$auctionId/record"
          params={{ auctionId: String(auctionId) }}
          className="touch text-meta"
        >
          {t.check}
        </TextLink>
      </span>
    </p>
  )
}
