import { handle } from '#platform/http/http.ts'
import {
  deleteProfile,
  exportProfile,
  getProfile,
  listSessions,
  requestUpgrade,
  revokeSessions,
  updateProfile,
} from '#shared/account/contract.ts'
import type { Profile } from '#shared/auth/profile.ts'
import { Refusal } from '#shared/base/errors.ts'
import { listSignIns } from '../auth/signInsStore.ts'
import { findUser, type IdleRules } from '../auth/store.ts'
import type { AccountPart } from '../base/accountPart.ts'
import { type AccountDeps, changeProfile, revokeSignIns, submitUpgrade } from './actions.ts'
import { deviceOf } from './device.ts'
import { profileOf, upgradeOf } from './present.ts'
import { removePerson } from './removal.ts'
import { findNewestUpgrade, findProfile } from './store.ts'

export interface AccountOptions extends AccountDeps {
  readonly idle: IdleRules
  /** The data that each feature stores about a person. */
  readonly parts: readonly AccountPart[]
}

export const accountHandlers = (deps: AccountOptions) => [
  handle(getProfile, (_input, context) => showProfile(deps, context.caller.id)),

  handle(updateProfile, async ({ body }, context) => {
    const caller = context.caller
    await changeProfile(deps, caller, body, context.address)
    return showProfile(deps, caller.id)
  }),

  handle(requestUpgrade, async ({ body }, context) =>
    upgradeOf(await submitUpgrade(deps, context.caller, body)),
  ),

  handle(listSessions, async (_input, context) => {
    const { id, signIn } = context.caller
    const rows = await listSignIns(deps.db, id, { first: signIn, ...deps.idle })
    return rows.map((row) => ({
      id: row.id,
      current: row.id === signIn,
      device: deviceOf(row.device),
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
    }))
  }),

  handle(revokeSessions, async ({ body }, context) => ({
    revoked: await revokeSignIns(deps.db, context.caller, body.id),
  })),

  handle(exportProfile, async (_input, context) => {
    const { caller, locale } = context
    const answer: Record<string, unknown> = { exported_at: context.now.toISOString() }
    for (const { name, exportOf } of deps.parts) answer[name] = await exportOf(deps.db, caller.id, locale)
    return answer
  }),

  handle(deleteProfile, async ({ body }, context) => {
    const { address } = context
    await removePerson(deps, deps.parts, context.caller, { password: body.password, address })
    return {}
  }),
]

async function showProfile(
  { db, outgoing }: Pick<AccountDeps, 'db' | 'outgoing'>,
  userId: number,
): Promise<Profile> {
  const [user, row, upgrade] = await Promise.all([
    findUser(db, userId),
    findProfile(db, userId),
    findNewestUpgrade(db, userId),
  ])
  // The account was removed while this call was running.
  if (!user || !row) throw new Refusal('unauthenticated')
  return profileOf(user, row, { upgrade, sendsCodes: outgoing.sendsSms })
}
