import { useNavigate } from '@tanstack/react-router'
import { Copy, Eye, EyeOff, Link, ListOrdered, Pencil } from 'lucide-react'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import type { Key } from '../../app/calls/api.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useText } from '../../app/texts/text.ts'
import { MoreMenu } from '../../ui/overlay/MoreMenu.tsx'
import { myAuctionsText, ownTextOf } from './messages.ts'
import { useRefreshAuctions } from './queries.ts'
import { editable } from './turn.ts'

/** The other actions on the user's own auction. */
export function MyAuctionMenu({
  auction,
  className,
}: {
  readonly auction: OwnAuction
  readonly className?: string
}) {
  const t = useText(ownTextOf(auction.way))
  const navigate = useNavigate()
  const { toggle } = useHiding(auction)
  const { id, name, hidden, hidden_by_staff, bids_count } = auction
  const params = { auctionId: String(id) }
  const edits = editable(auction)
  const hides = !hidden_by_staff && (hidden || (bids_count === 0 && edits !== 'nothing'))
  return (
    <MoreMenu
      label={t.more(name)}
      note={hidden_by_staff ? t.staffHid : undefined}
      className={className}
      items={[
        ...(edits === 'nothing'
          ? []
          : [
              {
                icon: Pencil,
                label: edits === 'details' ? t.editWords : t.edit,
                onPress: () =>
                  void navigate({ to: '/profile/my-auctions/$auctionId', params, search: { edit: true } }),
              },
            ]),
        {
          icon: Copy,
          label: t.relist,
          onPress: () => void navigate({ to: '/profile/add-auction', search: { copyOf: id } }),
        },
        ...(hides
          ? [
              {
                icon: hidden ? Eye : EyeOff,
                label: hidden ? t.show : t.hide,
                onPress: () => void toggle(),
              },
            ]
          : []),
        ...(hidden
          ? []
          : [
              {
                icon: Link,
                label: t.see,
                onPress: () => void navigate({ to: '/auctions/$auctionId', params }),
              },
            ]),
        ...(bids_count > 0 && !hidden
          ? [
              {
                icon: ListOrdered,
                label: t.record,
                onPress: () => void navigate({ to: '/auctions/$auctionId/record', params }),
              },
            ]
          : []),
      ]}
    />
  )
}

/** Accepts a bid by its id, with the toast `done`; resolves to true on success. */
export function useAccept(done: string) {
  const { busy, send } = useAuctionCall('GET auction/accept_bid/{id}', done)
  return { busy, accept: async (bidId: number) => (await send({ params: { id: bidId } })) !== null }
}

/** Hides an auction from the public, or shows it again. */
function useHiding({ id, hidden }: Pick<OwnAuction, 'id' | 'hidden'>) {
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
