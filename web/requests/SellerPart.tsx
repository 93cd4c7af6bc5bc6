import { useState } from 'react'
import type { Offer } from '#shared/requests/contract.ts'
import { useSession } from '../auth/session.ts'
import { useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { MyOffer } from './MyOffer.tsx'
import { OfferFormPart } from './OfferForm.tsx'
import { OfferHistory } from './OfferHistory.tsx'
import { OfferOutcome } from './OfferOutcome.tsx'
import { offerText } from './offerMessages.ts'
import { RequestOver } from './RequestOver.tsx'
import type { LiveRequest } from './useLiveRequest.ts'
import { useTold } from './useTold.ts'

/** A seller's own part of a request: the form of an offer, the offer that stands, or what became of it. */
export function SellerPart(live: LiveRequest) {
  const { request } = live
  useTold(live)
  // The newest first: what it says is how the seller stands.
  const mine = request.offers[0] ?? null
  const decided = mine?.status === 'accepted' || mine?.status === 'declined'
  return (
    <div className="flex flex-col gap-4">
      {mine && decided ? (
        <OfferOutcome request={request} offer={mine} />
      ) : request.status === 'open' ? (
        <WhileOpen {...live} mine={mine} />
      ) : (
        <RequestOver request={request} />
      )}
      {mine && <OfferHistory requestId={request.id} shown={mine} />}
    </div>
  )
}

/** Whoever presses a button that goes away finds the focus at what came instead. */
function WhileOpen({ mine, ...live }: LiveRequest & { readonly mine: Offer | null }) {
  const t = useText(offerText)
  const { profile } = useSession()
  const { request, reload, put } = live
  const [changes, setChanges] = useState(false)
  const [moved, setMoved] = useState(false)
  const standing = mine?.status === 'open'
  const turn = (to: boolean) => {
    setChanges(to)
    setMoved(true)
  }
  const sent = (offer: Offer) => {
    put(offer)
    turn(false)
    showToast('success', standing ? t.changed : t.sent)
    void reload()
  }
  if (!profile) return null
  if (mine && standing && !changes)
    return <MyOffer live={live} offer={mine} focused={moved} onChange={() => turn(true)} />
  return (
    <OfferFormPart
      key={mine?.id}
      request={request}
      userId={profile.id}
      from={mine}
      focused={moved}
      onSent={sent}
      onLate={reload}
      onCancel={standing ? () => turn(false) : undefined}
    />
  )
}
