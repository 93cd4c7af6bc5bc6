import { ChevronDown } from 'lucide-react'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { compareText } from './messages.ts'
import { OfferCard } from './OfferCards.tsx'

/** The declined offers, collapsed; nothing without any. */
export function DeclinedOffers({ request }: { readonly request: RequestDetails }) {
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
