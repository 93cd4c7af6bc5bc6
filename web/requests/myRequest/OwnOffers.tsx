import { ChevronDown, HandCoins, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { paths } from '#shared/base/paths.ts'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { bestOf, offerSorts } from '#shared/requests/rules.ts'
import { useNow } from '../../app/live/now.ts'
import { useWide } from '../../app/state/useWide.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SortSelect } from '../../ui/form/SortSelect.tsx'
import { ShareButtons } from '../../ui/ShareButton.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { momentInWords } from '../../wallet/when.ts'
import { RequestPanel } from '../details/RequestPanel.tsx'
import { AcceptOffer } from './AcceptOffer.tsx'
import { compareText } from './messages.ts'
import { OfferCard, OfferCards } from './OfferCards.tsx'
import { kilogramsOf, OfferSeller, OfferTerms } from './OfferParts.tsx'
import { OfferTable } from './OfferTable.tsx'
import { type SteadyOrder, useSteadyOrder } from './sorts.ts'

type AcceptedOfferProps = {
  readonly request: RequestDetails
  readonly offer: Offer
}

/** The accepted offer and the next step: the button to order, or the link to the order. */
function AcceptedOffer({ request, offer }: AcceptedOfferProps) {
  const t = useText(compareText)
  const locale = useLocale()
  const now = useNow()
  const { order_until: until } = request
  const next = t.nextBody(`\u2068${offer.seller.name}\u2069`)
  return (
    <>
      {request.order_id === null ? (
        <RequestPanel
          title={t.nextTitle}
          headingId={nextId}
          body={until === null ? next : `${next} ${t.orderBy(momentInWords(until, now, locale))}`}
        >
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
        <h2 id={chosenId} className="text-h2">
          {t.chosen}
        </h2>
        <OfferSeller offer={offer} />
        <OfferTerms offer={offer} />
      </Card>
    </>
  )
}

const chosenId = 'chosen-offer'
/** The id of the heading that gets the focus after accepting an offer, so that the button to order is on the screen. */
const nextId = 'next-step'

/**
 * The offers on the user's own request: a comparison while the request is open, then the accepted offer, or
 * a notice that the request closed without one.
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
        focusAfter={() => document.getElementById(nextId)}
      />
    </>
  )
}

/** Says that the seller let the order fail; shown until the buyer accepts another offer. */
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

/** Says why the request was closed, with a link to repeat the request. */
function Closed({ request }: { readonly request: RequestDetails }) {
  const t = useText(compareText)
  const { id, closes_at, updated_at, failed_order, order_until, server_time } = request
  const notOrdered = order_until !== null && Date.parse(server_time) >= Date.parse(order_until)
  // A buyer closes a request before its deadline; at the deadline it is closed automatically.
  const expired = Date.parse(updated_at) >= Date.parse(closes_at)
  const title = notOrdered ? t.notOrderedTitle : expired ? t.expiredTitle : t.closedTitle
  const abandoned = failed_order?.by === 'buyer' && !expired
  const closedBody = notOrdered ? t.notOrderedBody : abandoned ? t.abandonedBody : t.closedBody
  return (
    <RequestPanel
      look="card"
      title={title}
      body={expired && !notOrdered ? t.expiredBody(riyadhDay(new Date(closes_at))) : closedBody}
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

type CompareOffersProps = {
  readonly request: RequestDetails
  readonly onAccept: (offer: Offer) => void
}

/** The open offers on the user's own request: a table on a wide screen, cards on a phone. */
function CompareOffers({ request, onAccept }: CompareOffersProps) {
  const open = request.offers.filter(({ status }) => status === 'open')
  if (open.length === 0) return <NoOffers request={request} />
  return <Comparison request={request} open={open} onAccept={onAccept} />
}

function Comparison({ request, open, onAccept }: CompareOffersProps & { readonly open: readonly Offer[] }) {
  const order = useSteadyOrder(open, request.quantity)
  const best = bestOf(open, request.quantity)?.id
  const wide = useWide()
  const Shown = wide ? OfferTable : OfferCards
  return (
    <section aria-labelledby="compare" className="flex flex-col gap-4">
      <Top request={request} order={order} />
      <Arrived order={order} />
      <Shown request={request} offers={order.offers} news={order.news} best={best} onAccept={onAccept} />
      {!wide && <FootNote />}
    </section>
  )
}

function Top({ request, order }: Pick<CompareOffersProps, 'request'> & { readonly order: SteadyOrder }) {
  const t = useText(compareText)
  const { offers, sort, choose } = order
  const then = { total: t.thenTotal, price: t.thenPrice, rating: t.thenRating, soonest: t.thenSoonest }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id="compare" className="min-w-0 text-h2">
        {t.title}
      </h2>
      {offers.length > 1 && (
        <SortSelect
          label={t.sort}
          value={sort}
          options={offerSorts.map((value) => ({ value, label: t[value] }))}
          onChange={choose}
        />
      )}
      <p className="w-full text-meta text-quiet lg:order-last">
        {t.sub(t.offers(offers.length), kilogramsOf(request.quantity), then[sort])}
      </p>
    </div>
  )
}

/** Says that new offers arrived; a button sorts them into the list. */
function Arrived({ order: { news, sort, choose } }: { readonly order: SteadyOrder }) {
  const t = useText(compareText)
  return (
    <div role="status" className="empty:hidden">
      {news.size > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-palm-tint px-4 py-2 text-dense text-palm">
          <p className="flex min-w-0 items-center gap-2">
            <HandCoins aria-hidden size={20} className="shrink-0" />
            {t.arrived}
          </p>
          <Button kind="text" icon={RefreshCw} onClick={() => choose(sort)}>
            {t.again}
          </Button>
        </div>
      )}
    </div>
  )
}

function FootNote() {
  const t = useText(compareText)
  return <p className="text-center text-meta text-quiet">{t.footNote}</p>
}

/** The empty state, which says how long sellers see the request, with buttons that share the request. */
function NoOffers({ request: { id, title, closes_at } }: Pick<CompareOffersProps, 'request'>) {
  const t = useText(compareText)
  return (
    <Card>
      <Empty
        title={t.emptyTitle}
        body={t.emptyBody(riyadhDay(new Date(closes_at)))}
        actions={<ShareButtons title={title} path={paths.requestDetails(id)} label={t.share} />}
      />
    </Card>
  )
}
