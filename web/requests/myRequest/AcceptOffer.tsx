import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { isUnsure } from '../../app/calls/refusalReason.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useRequestCache } from '../queries.ts'
import { compareText } from './messages.ts'
import { kilogramsOf, OfferSeller, OfferTerms } from './OfferParts.tsx'

type AcceptOfferProps = {
  readonly request: RequestDetails
  /** The offer to accept; null while the sheet is closed. */
  readonly offer: Offer | null
  readonly onOffer: (offer: Offer | null) => void
  /** The element that gets the focus after accepting. */
  readonly focusAfter: () => HTMLElement | null
}

/**
 * Confirms the acceptance of an offer: seller, total, and the next steps. Accepts exactly the shown offer. If the offer
 * is changed or withdrawn meanwhile, the sheet shows that first.
 */
export function AcceptOffer({ request, offer, onOffer, focusAfter }: AcceptOfferProps) {
  const t = useText(compareText)
  // The content stays visible while the sheet closes.
  const [last, setLast] = useState(offer)
  if (offer && offer !== last) setLast(offer)
  const { busy, refused, accept, forget } = useAccept()
  const close = () => {
    forget()
    onOffer(null)
  }
  if (!last) return null
  const now = presentOf(request, last)
  const open = offer !== null
  const changed = open && !busy && request.status === 'open' && now?.id !== last.id
  const press = async () => {
    if (changed && now) onOffer(now)
    else if (await accept(last.id)) onOffer(null)
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      side="middle"
      title={t.acceptTitle}
      focusAfter={focusAfter}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="outlined" onClick={close}>
            {refused || (changed && !now) ? t.back : t.notNow}
          </Button>
          {!refused && (!changed || now) && (
            <Button busy={busy} onClick={() => void press()}>
              {changed ? t.showNew : t.acceptNow}
            </Button>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-4 p-4">
        <OfferSeller offer={last} />
        <OfferTerms offer={last} />
        {last.quantity < request.quantity && (
          <p className="flex items-start gap-2 text-dense text-amber">
            <TriangleAlert aria-hidden size={18} className="mt-1 shrink-0" />
            {t.partFollows(kilogramsOf(last.quantity), kilogramsOf(request.quantity))}
          </p>
        )}
        <p className="text-dense">{t.acceptFollows}</p>
        <div aria-live="polite" className="empty:hidden">
          {(refused || changed) && (
            <p className="flex items-start gap-2 rounded-control bg-amber-tint px-4 py-3 text-dense text-amber">
              <TriangleAlert aria-hidden size={18} className="mt-1 shrink-0" />
              {refused ?? (now ? t.newer : t.gone)}
            </p>
          )}
        </div>
      </div>
    </Sheet>
  )
}

/** The offer's current version, or the one that replaced it; null after a withdrawal. */
function presentOf({ offers }: RequestDetails, { id, seller }: Offer): Offer | null {
  const standing = offers.filter(({ status }) => status === 'open' || status === 'accepted')
  return (
    standing.find((offer) => offer.id === id) ??
    standing.find((offer) => offer.seller.id === seller.id) ??
    null
  )
}

/**
 * Accepts an offer. A refusal is shown in the sheet. A request that got no answer shows a toast, and a retry accepts the
 * offer only once.
 */
function useAccept() {
  const t = useText(compareText)
  const { keep, refresh } = useRequestCache()
  const { busy, errors, reason, send, forget } = useCall('GET requests/offers/{id}/accept', {
    done: t.accepted,
    onDone: keep,
    onRefused: async (refusal) => {
      if (isUnsure(refusal)) {
        showToast('wrong', t.notAccepted)
        forget()
      }
      await refresh()
    },
  })
  const refused = Object.values(errors)[0]?.[0] ?? reason
  return { busy, refused, forget, accept: async (id: number) => (await send({ params: { id } })) !== null }
}
