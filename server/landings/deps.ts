import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Context } from '#platform/http/http.ts'
import type { Files } from '../base/files.ts'
import type { ListingListeners } from '../products/listing/events.ts'

export interface LandingDeps {
  readonly db: Database
  readonly files: Files
  /** The listeners that are notified of the product that a landed catch becomes. */
  readonly listeners: ListingListeners
}

/** The caller, their language, the time of the request, and the idempotency key. */
export type LandingContext = Pick<Context, 'locale' | 'now' | 'repeat'> & { readonly caller: Caller }
