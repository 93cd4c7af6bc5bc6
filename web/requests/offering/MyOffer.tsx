import type { Offer } from '#shared/requests/contract.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { useFocused } from '../details/useFocused.ts'
import type { LiveRequest } from '../details/useLiveRequest.ts'
import { MyOfferBadge } from '../myRequests/MyOfferBadge.tsx'
import { myOffersText } from '../myRequests/messages.ts'
import { offerText } from './messages.ts'
import { OfferFacts } from './OfferFacts.tsx'

type MyOfferProps = {
  readonly live: LiveRequest
  readonly offer: Offer
  /** It replaces what was pressed, and takes the focus. */
  readonly focused: boolean
  readonly onChange: () => void
}

/** The seller's active offer with its total; it can be changed or withdrawn while the request is open. */
export function MyOffer({ live, offer, focused, onChange }: MyOfferProps) {
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

/** Withdraws after a confirmation, then reloads the request, also after a refusal. */
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
