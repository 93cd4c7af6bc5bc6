import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { useText } from '../base/text.ts'
import { ButtonLink } from '../base/ui/Button.tsx'
import { Card } from '../base/ui/Card.tsx'
import { MyOfferMark } from './MyOfferMark.tsx'
import { OfferFacts } from './OfferFacts.tsx'
import { offerText } from './offerMessages.ts'
import { RequestPanel } from './RequestPanel.tsx'

/** What became of a seller's offer, and the next useful step. */
export function OfferOutcome({
  request,
  offer,
}: {
  readonly request: RequestDetails
  readonly offer: Offer
}) {
  const t = useText(offerText)
  return (
    <>
      {offer.status === 'accepted' ? (
        <Accepted orderId={request.order_id} />
      ) : (
        <RequestPanel
          look="card"
          title={t.declinedTitle}
          body={request.status === 'closed' ? t.declinedClosed : t.declinedOther}
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
          <MyOfferMark status={offer.status} />
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
