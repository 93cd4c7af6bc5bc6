import type { Caller } from '#node/caller.ts'
import type { Database } from '#node/db.ts'
import { type Context, handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { maskMobile, personName } from '#shared/base/masks.ts'
import { paged } from '#shared/base/page.ts'
import { approveUpgrade, listUpgrades, refuseUpgrade } from '#shared/operator/contract.ts'
import { upgradeOf } from '../account/present.ts'
import { pictureUrl } from '../base/pictures.ts'
import { decide } from './actions.ts'
import { listUpgradesToDecide } from './store.ts'

export const operatorHandlers = (db: Database) => [
  handle(listUpgrades, async ({ query }, { locale }) => {
    const { rows, count } = await listUpgradesToDecide(db, query)
    const shown = rows.map((row) => ({
      ...upgradeOf(row),
      user: {
        id: row.user_id,
        name: personName(row, locale),
        type: row.user_type,
        mobile: row.mobile && maskMobile(row.mobile),
      },
      document: pictureUrl(row.document),
    }))
    return paged(shown, count, query)
  }),

  handle(approveUpgrade, async ({ params, body }, context) =>
    upgradeOf(
      await decide(db, signedIn(context), { id: params.id, outcome: 'approved', note: body.note ?? null }),
    ),
  ),

  handle(refuseUpgrade, async ({ params, body }, context) =>
    upgradeOf(await decide(db, signedIn(context), { id: params.id, outcome: 'refused', note: body.note })),
  ),
]

/** Who calls; the edge has turned away everybody else. */
function signedIn({ caller }: Context): Caller {
  if (!caller) throw new Refusal('unauthenticated')
  return caller
}
