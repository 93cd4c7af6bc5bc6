import type { Order } from '#shared/orders/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { apart } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { LongCode } from '../../ui/values/LongCode.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { bankIn } from '../../wallet/charge/banks.ts'
import { walletText } from '../../wallet/messages.ts'
import { ReceiptPicture } from '../../wallet/ReceiptPicture.tsx'
import { momentInWords } from '../../wallet/when.ts'
import { detailsText } from './messages.ts'

type SentTransferProps = { readonly transfer: NonNullable<Order['transfer']> }

/** The bank transfer that the buyer reported: its receipt, amount, time and bank, and the state of its review. */
export function SentTransfer({ transfer }: SentTransferProps) {
  const t = useText(detailsText)
  const words = useText(walletText)
  const locale = useLocale()
  const now = useNow()
  const { amount, status, note, bank_name, transfer_reference, receipt, at } = transfer
  const refused = status === 'refused'
  return (
    <Card as="section" padding="details" aria-labelledby="sent-transfer">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="sent-transfer" className="text-h3">
          {t.sentTransfer}
        </h2>
        <Badge tone={refused ? 'coral' : 'amber'}>{refused ? words.refused : t.waitsReview}</Badge>
      </div>
      <div className="mt-3 flex items-start gap-3">
        {receipt && <ReceiptPicture image={receipt} />}
        <div className="min-w-0 grow text-dense">
          <p>
            <Money riyals={amount} />
          </p>
          <p className="text-quiet">{words.sentAt(momentInWords(at, now, locale))}</p>
          <p className="wrap-anywhere text-quiet">
            <Name>{bankIn(bank_name, locale)}</Name> · <LongCode>{transfer_reference}</LongCode>
          </p>
          {note && <p>{words.note(apart(note))}</p>}
        </div>
      </div>
    </Card>
  )
}
