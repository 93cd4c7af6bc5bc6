import { useText } from '../app/texts/text.ts'
import { addAuctionText } from './add/messages.ts'

/** Labels of the wire fields that say how a lot is sold, in the order of the form. */
export function useLotLabels(): Readonly<Record<string, string>> {
  const t = useText(addAuctionText)
  return {
    starts_at: t.when,
    starts_after: t.when,
    minutes: t.lasts,
    ends_at: t.lasts,
    price: t.starting,
    min_increment: t.step,
    reserve_price: t.reserve,
    auto_accept: t.auto,
  }
}
