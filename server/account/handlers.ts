import type { Caller } from '#node/caller.ts'
import type { Sql } from '#node/db.ts'
import { type Context, handle } from '#node/http.ts'
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
import { type AccountDeps, askUpgrade, changeProfile, revokeSignIns } from './actions.ts'
import { deviceOf } from './device.ts'
import { profileOf, upgradeOf } from './present.ts'
import { removePerson } from './removal.ts'
import { findNewestUpgrade, findProfile } from './store.ts'

export interface AccountOptions extends AccountDeps {
  readonly idle: IdleRules
  /** What every feature keeps of a person. */
  readonly parts: readonly AccountPart[]
}

export const accountHandlers = (deps: AccountOptions) => [
  handle(getProfile, (_input, context) => showProfile(deps.db, signedIn(context).id)),

  handle(updateProfile, async ({ body }, context) => {
    const caller = signedIn(context)
    await changeProfile(deps, caller, body, context.address)
    return showProfile(deps.db, caller.id)
  }),

  handle(requestUpgrade, async ({ body }, context) =>
    upgradeOf(await askUpgrade(deps, signedIn(context), body)),
  ),

  handle(listSessions, async (_input, context) => {
    const { id, signIn } = signedIn(context)
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
    revoked: await revokeSignIns(deps.db, signedIn(context), body.id),
  })),

  handle(exportProfile, async (_input, context) => {
    const { id } = signedIn(context)
    const answer: Record<string, unknown> = { exported_at: context.now.toISOString() }
    for (const { name, exportOf } of deps.parts) answer[name] = await exportOf(deps.db, id)
    return answer
  }),

  handle(deleteProfile, async ({ body }, context) => {
    const { address } = context
    await removePerson(deps, deps.parts, signedIn(context), { password: body.password, address })
    return {}
  }),
]

async function showProfile(db: Sql, userId: number): Promise<Profile> {
  const [user, row, upgrade] = await Promise.all([
    findUser(db, userId),
    findProfile(db, userId),
    findNewestUpgrade(db, userId),
  ])
  // Removed a moment ago, by themselves.
  if (!user || !row) throw new Refusal('unauthenticated')
  return profileOf(user, row, upgrade)
}

/** Who calls; the edge has turned away everybody else. */
function signedIn({ caller }: Context): Caller {
  if (!caller) throw new Refusal('unauthenticated')
  return caller
}
