import { isolated } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { productLink } from '../../products/card.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import type { Block, PageSource } from './loadConfirmation.ts'
import { blockText } from './messages.ts'

type NothingToOrderProps = { readonly source: PageSource; readonly block: Block }

/** Why the reader cannot order the source, with links to what they can do. */
export function NothingToOrder({ source, block }: NothingToOrderProps) {
  const t = useText(blockText)
  const scene = source.kind === 'product' ? 'ice' : 'order' in block ? 'sent' : 'closed'
  return (
    <Empty
      picture={<Scene kind={scene} />}
      title={t[block.why]}
      body={useBody(block)}
      actions={<Links source={source} block={block} />}
    />
  )
}

function useBody(block: Block): string {
  const t = useText(blockText)
  if ('order' in block) return t[`${block.why}Body`](isolated(block.order.number))
  return 'message' in block ? block.message : t[`${block.why}Body`]
}

function Links({ source, block }: NothingToOrderProps) {
  const t = useText(blockText)
  if ('order' in block) {
    const { id, number } = block.order
    return (
      <ButtonLink to="/profile/purchase-orders/$orderId" params={{ orderId: String(id) }}>
        {t.showOrder(isolated(number))}
      </ButtonLink>
    )
  }
  if (source.kind === 'product')
    return <ButtonLink {...productLink(source.id, source.shelf)}>{t.backToProduct}</ButtonLink>
  return source.kind === 'lot' ? (
    <LotLinks auctionId={source.id} own={block.why === 'lotOwn'} />
  ) : (
    <RequestLinks requestId={source.id} why={block.why} />
  )
}

function LotLinks({ auctionId, own }: { readonly auctionId: number; readonly own: boolean }) {
  const t = useText(blockText)
  const params = { auctionId: String(auctionId) }
  if (own) {
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

function RequestLinks({ requestId, why }: { readonly requestId: number; readonly why: Block['why'] }) {
  const t = useText(blockText)
  const params = { requestId: String(requestId) }
  if (why === 'requestForeign') {
    return (
      <>
        <ButtonLink to="/requests/$requestId" params={params}>
          {t.toRequest}
        </ButtonLink>
        <ButtonLink kind="text" to="/requests">
          {t.openRequests}
        </ButtonLink>
      </>
    )
  }
  const open = why === 'requestOpen'
  return (
    <>
      <ButtonLink kind={open ? 'filled' : 'text'} to="/profile/my-requests/$requestId" params={params}>
        {t.toRequest}
      </ButtonLink>
      {!open && (
        <ButtonLink to="/profile/add-request" search={{ copyOf: requestId }}>
          {t.askAgain}
        </ButtonLink>
      )}
    </>
  )
}
