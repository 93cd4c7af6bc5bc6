import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { isolated } from '../../wallet/when.ts'
import type { OfferFace as Face } from './loadOffer.ts'
import { offerText } from './messages.ts'

/** Why there is nothing to order here for this reader, and where to go from it. */
export function OfferFace({ requestId, face }: { readonly requestId: number; readonly face: Face }) {
  const t = useText(offerText)
  return (
    <Empty
      picture={<Scene kind={face.kind === 'ordered' ? 'sent' : 'closed'} />}
      title={t[face.kind]}
      body={face.kind === 'ordered' ? t.orderedBody(isolated(face.order.number)) : t[`${face.kind}Body`]}
      actions={<Way requestId={requestId} face={face} />}
    />
  )
}

function Way({ requestId, face }: { readonly requestId: number; readonly face: Face }) {
  const t = useText(offerText)
  const params = { requestId: String(requestId) }
  if (face.kind === 'ordered') {
    const { id, number } = face.order
    return (
      <ButtonLink to="/profile/purchase-orders/$orderId" params={{ orderId: String(id) }}>
        {t.showOrder(isolated(number))}
      </ButtonLink>
    )
  }
  if (face.kind === 'foreign') {
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
  const toRequest = face.kind === 'open'
  return (
    <>
      <ButtonLink kind={toRequest ? 'filled' : 'text'} to="/profile/my-requests/$requestId" params={params}>
        {t.toRequest}
      </ButtonLink>
      {!toRequest && (
        <ButtonLink to="/profile/add-request" search={{ copyOf: requestId }}>
          {t.askAgain}
        </ButtonLink>
      )}
    </>
  )
}
