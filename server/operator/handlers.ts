import type { Database } from '#platform/database/db.ts'
import { handle, type SignedInContext } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { paged } from '#shared/base/page.ts'
import { maskMobile, personName } from '#shared/base/text/masks.ts'
import { approveUpgrade, linkDocument, listUpgrades, refuseUpgrade } from '#shared/operator/contract.ts'
import { upgradeOf } from '../account/present.ts'
import { pictureUrl } from '../base/images/pictures.ts'
import type { FileLinks } from '../base/private/links.ts'
import { findDecider, namingColleague } from './decider.ts'
import { decide, type UpgradeDecision } from './people/upgrades.ts'
import { findUpgradeDocument, listUpgradesToDecide } from './store.ts'

export const operatorHandlers = (db: Database, links: FileLinks) => [
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

  handle(linkDocument, async ({ params: { id } }, { now }) => {
    const document = await findUpgradeDocument(db, id)
    if (!document?.endsWith('.pdf')) throw new Refusal('not_found')
    const { url, expiresAt } = links.linkOf(document, now)
    return { url, expires_at: expiresAt.toISOString() }
  }),

  handle(approveUpgrade, ({ params: { id }, body: { note = null } }, context) =>
    decided(db, context, { id, outcome: 'approved', note }),
  ),

  handle(refuseUpgrade, ({ params: { id }, body: { note } }, context) =>
    decided(db, context, { id, outcome: 'refused', note }),
  ),
]

async function decided(db: Database, context: SignedInContext, decision: UpgradeDecision) {
  const { caller, locale } = context
  const { id } = decision
  const row = await namingColleague(db, { kind: 'upgrade', id, caller }, () => decide(db, caller, decision))
  return { ...upgradeOf(row), decided_by: await findDecider(db, 'upgrade', id, locale) }
}
