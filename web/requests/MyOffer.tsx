import { useRef, useState } from 'react'
import type { Offer } from '#shared/requests/contract.ts'
import { api, Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Card } from '../base/ui/Card.tsx'
import { ask } from '../base/ui/questions.ts'
import { showToast } from '../base/ui/toasts.ts'
import { MyOfferMark } from './MyOfferMark.tsx'
import { OfferFacts } from './OfferFacts.tsx'
import { offerText } from './offerMessages.ts'
import { myOffersText } from './ownMessages.ts'
import { useFocused } from './useFocused.ts'
import type { LiveRequest } from './useLiveRequest.ts'

type MyOfferProps = {
  readonly live: LiveRequest
  readonly offer: Offer
  /** It came in the place of what was pressed. */
  readonly focused: boolean
  readonly onChange: () => void
}

/** The seller's offer as it stands, with what it comes to; changed or taken back while the request is open. */
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
          <MyOfferMark status={offer.status} />
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

/** Once, after a question; what came too late is told, and what holds now is shown. */
function useWithdraw({ request, put, reload }: LiveRequest, { id }: Offer) {
  const t = useText(myOffersText)
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const withdraw = async () => {
    if (underWay.current) return
    const body = t.askBody(request.title)
    if (!(await ask({ title: t.askTitle, body, accept: t.askYes, refuse: t.askNo, grave: true }))) return
    underWay.current = true
    setBusy(true)
    try {
      put(await api('POST requests/offers/withdraw/{id}', { params: { id } }, { locale }))
      showToast('success', t.withdrew)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const unsure = error.status === 0 || error.status >= 500
      showToast('wrong', unsure ? t.notWithdrawn : error.message)
    } finally {
      underWay.current = false
      setBusy(false)
    }
    void reload()
  }
  return { busy, withdraw }
}
