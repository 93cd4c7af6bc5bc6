import type { OwnAuction } from '#shared/auctions/selling.ts'
import type { Key } from '../../app/calls/api.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useText } from '../../app/texts/text.ts'
import { myAuctionsText } from './messages.ts'
import { useRefreshAuctions } from './queries.ts'

/** Accepts a bid by its id; resolves to true on success. */
export function useAccept() {
  const t = useText(myAuctionsText)
  const { busy, send } = useAuctionCall('GET auction/accept_bid/{id}', t.accepted)
  return { busy, accept: async (bidId: number) => (await send({ params: { id: bidId } })) !== null }
}

/** Hides an auction from the public, or shows it again. */
export function useHiding({ id, hidden }: Pick<OwnAuction, 'id' | 'hidden'>) {
  const t = useText(myAuctionsText)
  const { busy, send } = useAuctionCall('POST product/status/{id}', hidden ? t.shown : t.hidden)
  const status = hidden ? ('active' as const) : ('hidden' as const)
  return { busy, toggle: async () => (await send({ params: { id }, body: { status } })) !== null }
}

/**
 * Refetches the user's auctions after an answer and after a refusal, because a refusal means that the shown state is
 * outdated.
 */
function useAuctionCall<K extends Key>(key: K, done: string) {
  const t = useText(myAuctionsText)
  const fresh = useRefreshAuctions()
  return useCall(key, { done, unsure: t.notChanged, toastRefusals: true, onDone: fresh, onRefused: fresh })
}
