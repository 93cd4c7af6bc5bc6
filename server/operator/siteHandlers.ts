import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { changeSite, getSite } from '#shared/operator/site.ts'
import { changeSiteBy, showSite } from './site.ts'

/** The site's own record and the lines of its ticker (contract, section 8). */
export const operatorSiteHandlers = (db: Database) => [
  handle(getSite, () => showSite(db)),

  handle(changeSite, ({ body }, { caller, now }) => {
    if (!caller) throw new Refusal('unauthenticated')
    return changeSiteBy(db, caller, body, now)
  }),
]
