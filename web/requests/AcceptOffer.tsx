import { TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { api, Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Sheet } from '../base/ui/Sheet.tsx'
import { showToast } from '../base/ui/toasts.ts'
import { compareText } from './compareMessages.ts'
import { OfferSeller } from './OfferSeller.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import { kilogramsOf } from './offerWords.ts'
import { useRequestCache } from './requestQueries.ts'

type AcceptOfferProps = {
  readonly request: RequestDetails
  /** The offer that was pressed; null while none is. */
  readonly asked: Offer | null
  readonly onAsk: (offer: Offer | null) => void
  /** Where the focus goes once it is accepted. */
  readonly focusAfter: () => HTMLElement | null
}

/**
 * Asks before an offer is accepted: whose, for how much, and what follows. What was read is what is accepted: what a
 * seller changes or takes back meanwhile is said first.
 */
export function AcceptOffer({ request, asked, onAsk, focusAfter }: AcceptOfferProps) {
  const t = useText(compareText)
  // What was shown stays while the sheet closes.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const { busy, refused, accept, forget } = useAccept()
  const close = () => {
    forget()
    onAsk(null)
  }
  if (!last) return null
  const now = presentOf(request, last)
  const open = asked !== null
  const changed = open && !busy && request.status === 'open' && now?.id !== last.id
  const press = async () => {
    if (changed && now) onAsk(now)
    else if (await accept(last.id)) onAsk(null)
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
        <OfferSeller seller={last.seller} />
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

/** The offer as it stands now, or what its seller put in its place; null where they took it back. */
function presentOf({ offers }: RequestDetails, { id, seller }: Offer): Offer | null {
  const standing = offers.filter(({ status }) => status === 'open' || status === 'accepted')
  return (
    standing.find((offer) => offer.id === id) ??
    standing.find((offer) => offer.seller.id === seller.id) ??
    null
  )
}

/** Once, however often it is pressed. Why it came too late is told, and what holds now is looked at. */
function useAccept() {
  const t = useText(compareText)
  const locale = useLocale()
  const cache = useRequestCache()
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const accept = async (id: number): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    try {
      cache.keep(await api('GET requests/offers/{id}/accept', { params: { id } }, { locale }))
      showToast('success', t.accepted)
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const unsure = error.status === 0 || error.status >= 500
      if (unsure) showToast('wrong', t.notAccepted)
      else setRefused(Object.values(error.errors)[0]?.[0] ?? error.message)
      await cache.refresh()
      return false
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, refused, accept, forget: () => setRefused(null) }
}
