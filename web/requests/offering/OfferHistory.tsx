import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Offer } from '#shared/requests/contract.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { MyOfferBadge } from '../myRequests/MyOfferBadge.tsx'
import { offerText } from './messages.ts'

/** A seller's earlier offers on a request, collapsed; renders nothing if there are none. */
export function OfferHistory({ requestId, shown }: { readonly requestId: number; readonly shown: Offer }) {
  const t = useText(offerText)
  const earlier = useEarlier(requestId, shown)
  if (earlier.length === 0) return null
  return (
    <details className="group rounded-card bg-card px-4 shadow-card md:px-6">
      <summary className="flex min-h-13 items-center justify-between gap-3 text-dense font-bold text-primary">
        {t.earlier(earlier.length)}
        <ChevronDown aria-hidden size={20} className="shrink-0 group-open:rotate-180" />
      </summary>
      <ul className="divide-y divide-hairline border-t border-hairline">
        {earlier.map(({ id, price, quantity, total, status, created_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-dense"
          >
            <span className="text-quiet">
              <Isolate>{riyadhDay(new Date(created_at))}</Isolate>
            </span>
            <Dotted>
              <Money riyals={price} perKilogram />
              <Kilograms kilograms={quantity} />
            </Dotted>
            <Money riyals={total} />
            <MyOfferBadge status={status} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The earlier offers, which are loaded again after each new offer. If the call fails, the page leaves them out. */
function useEarlier(requestId: number, { id, status }: Offer): readonly Offer[] {
  const locale = useLocale()
  const [found, setFound] = useState<readonly Offer[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed state of the shown offer changes the others.
  useEffect(() => {
    const controller = new AbortController()
    const query = { request_id: requestId, limit: 100 }
    api('GET requests/offers/my', { query }, { locale, signal: controller.signal }).then(
      ({ data }) => setFound(data),
      (error: unknown) => {
        if (!(error instanceof Refusal) && !controller.signal.aborted) throw error
      },
    )
    return () => controller.abort()
  }, [requestId, id, status, locale])
  return found.filter((each) => each.id !== id)
}
