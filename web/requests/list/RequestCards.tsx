import type { CardRequest } from './card.ts'
import { RequestCard, requestGrid, requestItem } from './RequestCard.tsx'
import { type OwnStanding, readerOf } from './useOwnStanding.ts'

type RequestCardsProps = { readonly requests: readonly CardRequest[]; readonly standing: OwnStanding }

/** The requests of a page as cards in two columns. */
export function RequestCards({ requests, standing }: RequestCardsProps) {
  return (
    <ul className={requestGrid}>
      {requests.map((request, index) => (
        <li key={request.id} className={requestItem}>
          <RequestCard request={request} reader={readerOf(request, standing)} priority={index < firstRow} />
        </li>
      ))}
    </ul>
  )
}

const firstRow = 2
