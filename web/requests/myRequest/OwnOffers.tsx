import { useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { RequestPanel } from '../details/RequestPanel.tsx'
import { AcceptedOffer, chosenId } from './AcceptedOffer.tsx'
import { AcceptOffer } from './AcceptOffer.tsx'
import { CompareOffers } from './CompareOffers.tsx'
import { DeclinedOffers } from './DeclinedOffers.tsx'
import { compareText } from './messages.ts'

/** The offers on the user's own request: to compare, the accepted one, or the end. */
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

/** Who closed it, and a link to repeat it. */
function Closed({ request }: { readonly request: RequestDetails }) {
  const t = useText(compareText)
  const { id, closes_at, updated_at, failed_order } = request
  // A buyer closes a request before its deadline; the clock closes it after.
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
