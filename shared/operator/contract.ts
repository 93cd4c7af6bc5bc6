import * as z from 'zod/mini'
import { Upgrade, upgradeStates } from '../auth/profile.ts'
import { call } from '../base/call.ts'
import { id, optional, text } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'
import { userTypes } from '../base/permissions.ts'

const UpgradeToDecide = z.extend(Upgrade, {
  user: z.object({
    id: z.number(),
    name: z.string(),
    type: z.enum(userTypes),
    mobile: z.nullable(z.string()),
  }),
  /** A private picture, fetched with the bearer header. */
  document: z.nullable(z.string()),
})

/** Requests to become a seller, those that wait first (contract, section 8). */
export const listUpgrades = call('GET operator/upgrades', {
  who: 'staff',
  from: 'contract 8, operator/upgrades',
  query: z.object({ status: optional(z.enum(upgradeStates)), ...paging() }),
  answer: pageOf(UpgradeToDecide),
})

const decision = {
  who: 'administrator',
  from: 'contract 8, operator/upgrades',
  params: z.object({ id: id() }),
  answer: Upgrade,
  refuses: ['not_found', 'forbidden', 'illegal_transition', 'conflict'],
} as const

/** The person becomes what they asked for and is told. */
export const approveUpgrade = call('POST operator/upgrades/{id}/approve', {
  ...decision,
  body: z.object({ note: optional(text(limits.text.line)) }),
})

/** The person stays what they are and is told why. */
export const refuseUpgrade = call('POST operator/upgrades/{id}/refuse', {
  ...decision,
  body: z.object({ note: text(limits.text.line) }),
})
