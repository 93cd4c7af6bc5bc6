import { Fingerprint } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from '../../ui/Button.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'

type RecordReceiptProps = {
  readonly auctionId: number
  /** The hash of the bid or the commitment of the offer, as hex. */
  readonly fingerprint: string
  /** The text of the link to the record. */
  readonly check: string
  readonly children: ReactNode
}

/** A receipt for a bid or an offer, with the fingerprint by which its bidder finds it in the public record. */
export function RecordReceipt({ auctionId, fingerprint, check, children }: RecordReceiptProps) {
  return (
    <p className="flex items-start gap-2 text-meta text-quiet">
      <Fingerprint aria-hidden size={18} className="mt-0.5 shrink-0 text-primary" />
      <span className="min-w-0">
        {children}{' '}
        <Isolate className="whitespace-nowrap">
          {fingerprint.slice(0, 6)}…{fingerprint.slice(-6)}
        </Isolate>{' '}
        <TextLink
          to="/auctions/$auctionId/record"
          params={{ auctionId: String(auctionId) }}
          className="touch text-meta"
        >
          {check}
        </TextLink>
      </span>
    </p>
  )
}
