import { riyadhDay } from '#shared/base/dates.ts'
import type { OwnOffer } from '#shared/requests/contract.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { momentInWords } from '../../wallet/when.ts'
import { closedWithoutAcceptance, wasNotOrdered } from '../deadlines.ts'
import { useMyOffers, useRequestCache } from '../queries.ts'
import { offerPlace } from '../RequestParts.tsx'
import { MyOfferBadge } from './MyOfferBadge.tsx'
import { myOffersText, ownText } from './messages.ts'
import { OwnHead, OwnRows, TurnLine } from './OwnRows.tsx'
import { type OwnSearch, shownOfferStates } from './search.ts'

/** The user's own offers by state, newest first. */
export function MyOfferList({
  search,
}: {
  readonly search: Extract<OwnSearch, { readonly show: 'offers' }>
}) {
  const t = useText(myOffersText)
  const query = useMyOffers({ status: search.status, page: search.page ?? 1 })
  // Replaced offers are history, so their filter is shown only if there are any.
  const replaced = search.status === 'replaced' || (query.data?.counts.replaced ?? 0) > 0
  return (
    <OwnRows
      query={query}
      search={search}
      states={shownOfferStates.filter((status) => status !== 'replaced' || replaced)}
      words={t}
      searchOf={(status) => ({ show: 'offers', status })}
      step={<ButtonLink to="/requests">{t.toRequests}</ButtonLink>}
    >
      {(offer) => <MyOfferCard key={offer.id} offer={offer} />}
    </OwnRows>
  )
}

type MyOfferCardProps = { readonly offer: OwnOffer }

/** The user's own offer: request, price, state, next step and actions. */
function MyOfferCard({ offer }: MyOfferCardProps) {
  const { request, created_at, status } = offer
  const link = { to: '/requests/$requestId', params: { requestId: String(request.id) } } as const
  return (
    <Card as="li" className="relative flex flex-col gap-3">
      <OwnHead
        foreign
        request={request}
        link={link}
        at={created_at}
        badge={<MyOfferBadge status={status} />}
      />
      <RequestLine offer={offer} />
      <Offered offer={offer} />
      <Turn offer={offer} />
      <Steps offer={offer} />
    </Card>
  )
}

function RequestLine({ offer: { request } }: MyOfferCardProps) {
  const t = useText(myOffersText)
  return (
    <Dotted className="text-dense text-quiet">
      <span>
        {t.asked}: <Kilograms kilograms={request.quantity} />
      </span>
      {request.price !== null && <Money riyals={request.price} perKilogram className="[&>bdi]:font-normal" />}
      {request.needed_by !== null && t.before(request.needed_by)}
    </Dotted>
  )
}

function Offered({ offer: { price, quantity, total, request } }: MyOfferCardProps) {
  const t = useText(myOffersText)
  return (
    <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 md:grid md:grid-cols-3 border-t border-hairline pt-3 [&_dt]:text-meta [&_dt]:text-quiet">
      <div>
        <dt>{t.price}</dt>
        <dd>
          <Money riyals={price} />
        </dd>
      </div>
      <div>
        <dt>{t.quantity}</dt>
        <dd className="font-bold">
          <Kilograms kilograms={quantity} />
          {quantity < request.quantity && (
            <span className="block text-meta font-normal text-amber">{t.part}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>{t.total}</dt>
        <dd>
          <Money riyals={total} />
        </dd>
      </div>
    </dl>
  )
}

function Turn({ offer }: MyOfferCardProps) {
  const t = useText(myOffersText)
  const locale = useLocale()
  const now = useNow()
  const { status, order_id, request } = offer
  const until = request.order_until
  if (status === 'accepted' && order_id === null) {
    const say = until === null ? t.waitsOrder : t.waitsOrderUntil(momentInWords(until, now, locale))
    return <TurnLine who="other">{say}</TurnLine>
  }
  const declined = closedWithoutAcceptance(request) ? t.requestClosed : t.otherChosen
  const requestOpen = request.status === 'open'
  const say = {
    open: t.waits(riyadhDay(new Date(request.closes_at))),
    accepted: t.becameOrder,
    declined: wasNotOrdered(offer, request) ? t.notOrdered : declined,
    withdrawn: requestOpen ? t.stillOpen : t.youWithdrew,
    replaced: t.youReplaced,
  }[status]
  return <TurnLine who="nobody">{say}</TurnLine>
}

/**
 * The actions on an offer: change or withdraw it while it is open, open its order, or make a new offer while the request
 * is open.
 */
function Steps({ offer }: MyOfferCardProps) {
  const t = useText(myOffersText)
  const own = useText(ownText)
  const { withdraw, busy } = useWithdraw(offer)
  const { status, order_id, request } = offer
  const look = (step: string) =>
    ({ kind: 'outlined', wide: true, 'aria-label': own.named(step, request.title), children: step }) as const
  const toRequest = { to: '/requests/$requestId', params: { requestId: String(request.id) } } as const
  const requestOpen = request.status === 'open'
  return (
    <div className="relative mt-auto grid grid-flow-col auto-cols-fr gap-2">
      {status === 'open' ? (
        <>
          <ButtonLink {...toRequest} hash={offerPlace} {...look(t.change)} />
          <Button
            kind="refusal"
            wide
            busy={busy}
            aria-label={own.named(t.withdraw, request.title)}
            onClick={() => void withdraw()}
          >
            {t.withdraw}
          </Button>
        </>
      ) : order_id !== null ? (
        <ButtonLink
          to="/profile/sell-orders/$orderId"
          params={{ orderId: String(order_id) }}
          {...look(t.toOrder)}
        />
      ) : status === 'withdrawn' && requestOpen ? (
        <ButtonLink {...toRequest} hash={offerPlace} {...look(t.offerAgain)} />
      ) : (
        <ButtonLink {...toRequest} {...look(t.see)} />
      )}
    </div>
  )
}

/** Withdraws the user's own open offer after a confirmation (contract 2, requests/offers/withdraw). */
function useWithdraw({ id, request }: Pick<OwnOffer, 'id' | 'request'>) {
  const t = useText(myOffersText)
  const { refresh } = useRequestCache()
  const { busy, send } = useCall('POST requests/offers/withdraw/{id}', {
    done: t.withdrew,
    unsure: t.notWithdrawn,
    toastRefusals: true,
    onDone: refresh,
    onRefused: refresh,
  })
  const withdraw = async () => {
    const body = t.askBody(request.title)
    if (await ask({ title: t.askTitle, body, accept: t.askYes, refuse: t.askNo, grave: true }))
      await send({ params: { id } })
  }
  return { busy, withdraw }
}
