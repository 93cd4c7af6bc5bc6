import { useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { useText } from '../base/text.ts'
import { ButtonLink } from '../base/ui/Button.tsx'
import { AcceptedOffer, chosenId } from './AcceptedOffer.tsx'
import { AcceptOffer } from './AcceptOffer.tsx'
import { CompareOffers } from './CompareOffers.tsx'
import { compareText } from './compareMessages.ts'
import { DeclinedOffers } from './DeclinedOffers.tsx'
import { RequestPanel } from './RequestPanel.tsx'

/** What came on one's own request: offers to compare, the one that was accepted, or that it is over. */
export function OwnOffers({ request }: { readonly request: RequestDetails }) {
  const [asked, setAsked] = useState<Offer | null>(null)
  const accepted = request.offers.find(({ id }) => id === request.accepted_offer_id)
  return (
    <>
      {request.status === 'open' ? (
        <CompareOffers request={request} onAccept={setAsked} />
      ) : accepted ? (
        <AcceptedOffer request={request} offer={accepted} />
      ) : (
        <Closed request={request} />
      )}
      {request.status !== 'open' && <DeclinedOffers request={request} />}
      <AcceptOffer
        request={request}
        asked={asked}
        onAsk={setAsked}
        focusAfter={() => document.getElementById(chosenId)}
      />
    </>
  )
}

/** By whom it was closed, and how to ask again. */
function Closed({ request }: { readonly request: RequestDetails }) {
  const t = useText(compareText)
  const { id, closes_at, updated_at } = request
  // Whoever closes their own does it before its time is over; the clock does it then.
  const expired = Date.parse(updated_at) >= Date.parse(closes_at)
  const title = expired ? t.expiredTitle : t.closedTitle
  return (
    <RequestPanel
      look="card"
      title={title}
      body={expired ? t.expiredBody(riyadhDay(new Date(closes_at))) : t.closedBody}
    >
      <ButtonLink size="main" to="/profile/add-request" search={{ copyOf: id }}>
        {t.askAgain}
      </ButtonLink>
    </RequestPanel>
  )
}
