import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { isolated } from '../../wallet/when.ts'
import type { LotFace } from './loadLot.ts'
import { lotText } from './messages.ts'

/** Why there is nothing to order here for this reader, and where to go from it. */
export function AuctionFace({ auctionId, face }: { readonly auctionId: number; readonly face: LotFace }) {
  const t = useText(lotText)
  return (
    <Empty
      picture={<Scene kind={face.kind === 'ordered' ? 'sent' : 'closed'} />}
      title={t[face.kind]}
      body={face.kind === 'ordered' ? t.orderedBody(isolated(face.order.number)) : t[`${face.kind}Body`]}
      actions={<Way auctionId={auctionId} face={face} />}
    />
  )
}

function Way({ auctionId, face }: { readonly auctionId: number; readonly face: LotFace }) {
  const t = useText(lotText)
  const params = { auctionId: String(auctionId) }
  if (face.kind === 'ordered') {
    const { id, number } = face.order
    return (
      <ButtonLink to="/profile/purchase-orders/$orderId" params={{ orderId: String(id) }}>
        {t.showOrder(isolated(number))}
      </ButtonLink>
    )
  }
  if (face.kind === 'own') {
    return (
      <ButtonLink to="/profile/my-auctions/$auctionId" params={params}>
        {t.toOwn}
      </ButtonLink>
    )
  }
  return (
    <>
      <ButtonLink to="/auctions/$auctionId" params={params}>
        {t.toAuction}
      </ButtonLink>
      <ButtonLink kind="text" to="/auctions">
        {t.openLots}
      </ButtonLink>
    </>
  )
}
