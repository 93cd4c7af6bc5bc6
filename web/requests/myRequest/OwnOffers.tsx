import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { RequestPanel } from '../details/RequestPanel.tsx'
import { AcceptOffer } from './AcceptOffer.tsx'
import { CompareOffers } from './CompareOffers.tsx'
import { compareText } from './messages.ts'
import { OfferCard } from './OfferCards.tsx'
import { OfferSeller } from './OfferSeller.tsx'
import { OfferTerms } from './OfferTerms.tsx'

type AcceptedOfferProps = {
  readonly request: RequestDetails
  readonly offer: Offer
}

/** The accepted offer and the next step: the button to order, or the link to the order. */
function AcceptedOffer({ request, offer }: AcceptedOfferProps) {
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
const chosenId = 'chosen-offer'

/**
 * The offers on the user's own request: a comparison while it is open, then the accepted offer, or a notice that it
 * closed without one.
 */
export function OwnOffers({ request }: { readonly request: RequestDetails }) {
  const [confirming, setConfirming] = useState<Offer | null>(null)
  const accepted = request.offers.find(({ id }) => id === request.accepted_offer_id)
  return (
    <>
      <Failed request={request} />
      {request.status === 'open' ? (
        <CompareOffers request={request} onAccept={setConfirming} />
      ) : accepted ? (
        <AcceptedOffer request={request} offer={accepted} />
      ) : (
        <Closed request={request} />
      )}
      {request.status !== 'open' && <DeclinedOffers request={request} />}
      <AcceptOffer
        request={request}
        offer={confirming}
        onOffer={setConfirming}
        focusAfter={() => document.getElementById(chosenId)}
      />
    </>
  )
}

/** The order that failed, until another offer is accepted. */
function Failed({ request: { status, failed_order } }: { readonly request: RequestDetails }) {
  const t = useText(compareText)
  if (failed_order?.by !== 'seller' || (status !== 'open' && status !== 'closed')) return null
  const open = status === 'open'
  const body = (open ? t.reopenedBody : t.lateBody)(`\u2068${failed_order.seller}\u2069`)
  return (
    <RequestPanel look={open ? 'sand' : 'card'} title={open ? t.reopenedTitle : t.lateTitle} body={body}>
      <ButtonLink
        kind="outlined"
        to="/profile/purchase-orders/$orderId"
        params={{ orderId: String(failed_order.id) }}
      >
        {t.toOrder}
      </ButtonLink>
    </RequestPanel>
  )
}

/** Says who closed the request, with a link to repeat the request. */
function Closed({ request }: { readonly request: RequestDetails }) {
  const t = useText(compareText)
  const { id, closes_at, updated_at, failed_order } = request
  // A buyer closes a request before its deadline; the clock closes it at the deadline.
  const expired = Date.parse(updated_at) >= Date.parse(closes_at)
  const title = expired ? t.expiredTitle : t.closedTitle
  const abandoned = failed_order?.by === 'buyer' && !expired
  const closedBody = abandoned ? t.abandonedBody : t.closedBody
  return (
    <RequestPanel
      look="card"
      title={title}
      body={expired ? t.expiredBody(riyadhDay(new Date(closes_at))) : closedBody}
    >
      <ButtonLink size="main" to="/profile/add-request" search={{ copyOf: id }}>
        {t.askAgain}
      </ButtonLink>
    </RequestPanel>
  )
}

/** The declined offers, collapsed; renders nothing if there are none. */
function DeclinedOffers({ request }: { readonly request: RequestDetails }) {
  const t = useText(compareText)
  const declined = request.offers.filter(({ status }) => status === 'declined')
  if (declined.length === 0) return null
  return (
    <details className="group">
      <summary className="flex min-h-13 items-center justify-between gap-3 rounded-card bg-card px-4 text-dense font-bold text-primary shadow-card md:px-6">
        {t.declined(declined.length)}
        <ChevronDown aria-hidden size={20} className="shrink-0 group-open:rotate-180" />
      </summary>
      <ul className="mt-3 grid gap-3 md:grid-cols-2">
        {declined.map((offer) => (
          <li key={offer.id} className="min-w-0">
            <OfferCard offer={offer} request={request} best={false} />
          </li>
        ))}
      </ul>
    </details>
  )
}
