import {
  type OfferStatus,
  offerStatuses,
  type RequestStatus,
  requestStatuses,
} from '#shared/requests/status.ts'
import { oneOf, wholeOf } from '../../app/search.ts'

/** What of one's own is shown, in the address: `?status=open&page=2` of one's requests, `?show=offers` one's offers. */
export type OwnSearch =
  | {
      readonly show?: undefined
      readonly status?: RequestStatus | undefined
      readonly page?: number | undefined
    }
  | { readonly show: 'offers'; readonly status?: OfferStatus | undefined; readonly page?: number | undefined }

/** Reads an address; what cannot be read and what is usual is left out. Never throws. */
export function readOwnSearch(search: Readonly<Record<string, unknown>>): OwnSearch {
  const whole = wholeOf(search.page)
  const page = whole === 1 ? undefined : whole
  return search.show === 'offers'
    ? { show: 'offers', status: oneOf(offerStatuses, search.status), page }
    : { status: oneOf(requestStatuses, search.status), page }
}

/** The states of one's requests in the order in which they are needed: what can still be acted on first. */
export const shownRequestStates = requestStatuses

/** The same of one's offers. */
export const shownOfferStates = [
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'replaced',
] as const satisfies readonly OfferStatus[]
