import {
  type OfferStatus,
  offerStatuses,
  type RequestStatus,
  requestStatuses,
} from '#shared/requests/status.ts'
import { oneOf, wholeOf } from '../../app/search.ts'

/** The list in the address: `?status=open&page=2` for the user's requests, `?show=offers` for the user's offers. */
export type OwnSearch =
  | {
      readonly show?: undefined
      readonly status?: RequestStatus | undefined
      readonly page?: number | undefined
    }
  | { readonly show: 'offers'; readonly status?: OfferStatus | undefined; readonly page?: number | undefined }

/** Parses an address; drops invalid values and defaults. Never throws. */
export function readOwnSearch(search: Readonly<Record<string, unknown>>): OwnSearch {
  const whole = wholeOf(search.page)
  const page = whole === 1 ? undefined : whole
  return search.show === 'offers'
    ? { show: 'offers', status: oneOf(offerStatuses, search.status), page }
    : { status: oneOf(requestStatuses, search.status), page }
}

/** The states of the user's requests in the order of urgency: states that still allow an action come first. */
export const shownRequestStates = requestStatuses

/** The states of the user's offers in the order of urgency. */
export const shownOfferStates = [
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'replaced',
] as const satisfies readonly OfferStatus[]
