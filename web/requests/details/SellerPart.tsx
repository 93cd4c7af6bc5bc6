import { useEffect, useState } from 'react'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useNow } from '../../app/live/now.ts'
import { useAfter } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { useOnNotification } from '../../notifications/useOnNotification.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { momentInWords } from '../../wallet/when.ts'
import { closedWithoutAcceptance, deadlineOf, wasNotOrdered } from '../deadlines.ts'
import { MyOfferBadge } from '../myRequests/MyOfferBadge.tsx'
import { myOffersText } from '../myRequests/messages.ts'
import { offerText } from '../offering/messages.ts'
import { OfferFacts } from '../offering/OfferFacts.tsx'
import { OfferFormPart } from '../offering/OfferForm.tsx'
import { OfferHistory } from '../offering/OfferHistory.tsx'
import { RequestOver, RequestPanel, useFocused } from './RequestPanel.tsx'
import type { LiveRequest } from './useLiveRequest.ts'

/** A seller's part of a request: the offer form, the active offer, or its result. */
export function SellerPart(live: LiveRequest) {
  const t = useText(offerText)
  const { request } = live
  useReloads(live)
  // The newest offer comes first. Its state determines what the seller sees.
  const mine = request.offers[0] ?? null
  const decided = mine?.status === 'accepted' || mine?.status === 'declined'
  return (
    <div className="flex flex-col gap-4">
      {request.failed_order?.mine && request.failed_order.by === 'seller' && mine?.status === 'withdrawn' && (
        <RequestPanel look="card" title={t.failedTitle} body={t.failedBody}>
          <ButtonLink
            kind="outlined"
            to="/profile/sell-orders/$orderId"
            params={{ orderId: String(request.failed_order.id) }}
          >
            {t.toOrder}
          </ButtonLink>
        </RequestPanel>
      )}
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

/** Reloads a request at a notification, when the page becomes visible, and when the request closes. */
function useReloads({ request, reload }: Pick<LiveRequest, 'request' | 'reload'>): void {
  useOnNotification(reload)
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && reload())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [reload])
  useAfter(deadlineOf(request), reload)
}

/**
 * The active offer or the offer form, while the request is open. When one replaces the other after a click, it gets the
 * focus.
 */
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

type MyOfferProps = {
  readonly live: LiveRequest
  readonly offer: Offer
  /** True if the panel replaces a button that was clicked, so that it gets the focus. */
  readonly focused: boolean
  readonly onChange: () => void
}

/** The seller's active offer with its total. The seller can change or withdraw it while the request is open. */
function MyOffer({ live, offer, focused, onChange }: MyOfferProps) {
  const t = useText(offerText)
  const own = useText(myOffersText)
  const { busy, withdraw } = useWithdraw(live, offer)
  const heading = useFocused(focused)
  return (
    <Card as="section" padding="details" aria-labelledby="my-offer" className="flex flex-col gap-4">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={heading} id="my-offer" tabIndex={-1} className="text-h2 outline-none">
            {t.yours}
          </h2>
          <MyOfferBadge status={offer.status} />
        </div>
        <p className="text-dense text-quiet">{t.openBody}</p>
      </div>
      <OfferFacts request={live.request} offer={offer} />
      <div className="grid grid-cols-2 gap-3 md:flex">
        <Button onClick={onChange}>{t.changeIt}</Button>
        <Button kind="refusal" busy={busy} onClick={() => void withdraw()}>
          {own.withdraw}
        </Button>
      </div>
    </Card>
  )
}

/** Withdraws the offer after a confirmation. Reloads the request afterwards, also after a refusal. */
function useWithdraw({ request, put, reload }: LiveRequest, { id }: Offer) {
  const t = useText(myOffersText)
  const { busy, send } = useCall('POST requests/offers/withdraw/{id}', {
    done: t.withdrew,
    unsure: t.notWithdrawn,
    toastRefusals: true,
    onDone: put,
  })
  const withdraw = async () => {
    const body = t.askBody(request.title)
    if (!(await ask({ title: t.askTitle, body, accept: t.askYes, refuse: t.askNo, grave: true }))) return
    await send({ params: { id } })
    void reload()
  }
  return { busy, withdraw }
}

/** The result of a seller's offer, and the next step. */
function OfferOutcome({ request, offer }: { readonly request: RequestDetails; readonly offer: Offer }) {
  const t = useText(offerText)
  const { failed_order: failed } = request
  const abandoned = (failed?.mine === true && failed.by === 'buyer') || wasNotOrdered(offer, request)
  return (
    <>
      {offer.status === 'accepted' ? (
        <Accepted request={request} />
      ) : (
        <RequestPanel
          look="card"
          title={abandoned ? t.abandonedTitle : t.declinedTitle}
          body={
            abandoned
              ? t.abandonedBody
              : closedWithoutAcceptance(request)
                ? t.declinedClosed
                : t.declinedOther
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

function Accepted({
  request: { order_id: orderId, order_until: until },
}: {
  readonly request: Pick<RequestDetails, 'order_id' | 'order_until'>
}) {
  const t = useText(offerText)
  const locale = useLocale()
  const now = useNow()
  if (orderId === null) {
    const binding = until === null ? '' : ` ${t.bindingUntil(momentInWords(until, now, locale))}`
    return <RequestPanel look="palm" title={t.acceptedTitle} body={`${t.acceptedBody}${binding}`} />
  }
  return (
    <RequestPanel look="palm" title={t.acceptedTitle} body={t.orderedBody}>
      <ButtonLink size="main" to="/profile/sell-orders/$orderId" params={{ orderId: String(orderId) }}>
        {t.toOrder}
      </ButtonLink>
    </RequestPanel>
  )
}
