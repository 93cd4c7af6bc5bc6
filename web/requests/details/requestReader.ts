import { canSell } from '#shared/base/access/permissions.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import type { Session } from '../../auth/session.ts'

/**
 * Who looks at a request, for what they can do with it (specification, section 6). `pending` while it is not known yet,
 * `failed` where the account could not be loaded; `buyer` has an account that does not sell.
 */
export type RequestReader = 'pending' | 'failed' | 'visitor' | 'owner' | 'buyer' | 'unverified' | 'seller'

/** The page is drawn the same for everyone: what is the reader's own comes with the first answer that knows them. */
export function requestReader(
  { state, profile }: Session,
  { request, own }: { readonly request: Pick<RequestDetails, 'is_owner'>; readonly own: boolean },
): RequestReader {
  if (!profile) {
    if (state === 'out') return 'visitor'
    return state === 'failed' ? 'failed' : 'pending'
  }
  if (!own) return 'pending'
  if (request.is_owner) return 'owner'
  if (!canSell(profile.type)) return 'buyer'
  return profile.mobile_verified ? 'seller' : 'unverified'
}
