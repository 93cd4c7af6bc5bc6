import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { RequestPanel } from '../details/RequestPanel.tsx'
import { compareText } from './messages.ts'
import { OfferSeller } from './OfferSeller.tsx'
import { OfferTerms } from './OfferTerms.tsx'

type AcceptedOfferProps = {
  readonly request: RequestDetails
  readonly offer: Offer
}

/** The accepted offer and the next step: ordering, or the link to its order. */
export function AcceptedOffer({ request, offer }: AcceptedOfferProps) {
  const t = useText(compareText)
  return (
    <>
      {request.order_id === null ? (
        <RequestPanel title={t.nextTitle} body={t.nextBody(`\u2068${offer.seller.name}\u2069`)}>
          <ButtonLink
            size="main"
            to="/profile/my-requests/$requestId/confirmation"
            params={{ requestId: String(request.id) }}
          >
            {t.complete}
          </ButtonLink>
        </RequestPanel>
      ) : (
        <RequestPanel look="palm" title={t.orderedTitle} body={t.orderedBody}>
          <ButtonLink
            size="main"
            to="/profile/purchase-orders/$orderId"
            params={{ orderId: String(request.order_id) }}
          >
            {t.toOrder}
          </ButtonLink>
        </RequestPanel>
      )}
      <Card as="section" padding="details" aria-labelledby={chosenId} className="flex flex-col gap-4">
        <h2 id={chosenId} tabIndex={-1} className="text-h2 outline-none">
          {t.chosen}
        </h2>
        <OfferSeller seller={offer.seller} />
        <OfferTerms offer={offer} />
      </Card>
    </>
  )
}

/** The id of the element that gets the focus after accepting an offer. */
export const chosenId = 'chosen-offer'
