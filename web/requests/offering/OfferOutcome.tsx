import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { RequestPanel } from '../details/RequestPanel.tsx'
import { MyOfferBadge } from '../myRequests/MyOfferBadge.tsx'
import { offerText } from './messages.ts'
import { OfferFacts } from './OfferFacts.tsx'

/** The result of a seller's offer, and the next step. */
export function OfferOutcome({
  request,
  offer,
}: {
  readonly request: RequestDetails
  readonly offer: Offer
}) {
  const t = useText(offerText)
  const { failed_order: failed } = request
  const abandoned = failed?.mine === true && failed.by === 'buyer'
  return (
    <>
      {offer.status === 'accepted' ? (
        <Accepted orderId={request.order_id} />
      ) : (
        <RequestPanel
          look="card"
          title={abandoned ? t.abandonedTitle : t.declinedTitle}
          body={
            abandoned ? t.abandonedBody : request.status === 'closed' ? t.declinedClosed : t.declinedOther
          }
        >
          <ButtonLink kind="outlined" to="/requests">
            {t.otherRequests}
          </ButtonLink>
        </RequestPanel>
      )}
      <Card as="section" padding="details" aria-labelledby="my-offer" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="my-offer" className="text-h2">
            {t.yours}
          </h2>
          <MyOfferBadge status={offer.status} />
        </div>
        <OfferFacts request={request} offer={offer} />
      </Card>
    </>
  )
}

function Accepted({ orderId }: { readonly orderId: number | null }) {
  const t = useText(offerText)
  if (orderId === null) return <RequestPanel look="palm" title={t.acceptedTitle} body={t.acceptedBody} />
  return (
    <RequestPanel look="palm" title={t.acceptedTitle} body={t.orderedBody}>
      <ButtonLink size="main" to="/profile/sell-orders/$orderId" params={{ orderId: String(orderId) }}>
        {t.toOrder}
      </ButtonLink>
    </RequestPanel>
  )
}
