import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { ProfileChange, UpgradeRequest } from '#shared/account/contract.ts'
import { upgradeProblem } from '#shared/account/rules.ts'
import { needsRegister } from '#shared/auth/rules.ts'
import { type FieldProblems, Refusal } from '#shared/base/errors.ts'
import { requireConfirmed } from '../auth/confirm.ts'
import { endOtherSignIns, endSignIn } from '../auth/signInsStore.ts'
import { deleteLapsed, findTaken } from '../auth/store.ts'
import { isDuplicate } from '../base/duplicate.ts'
import type { Files } from '../base/files.ts'
import { recordImage } from '../base/images/images.ts'
import { deleteImage } from '../base/images/store.ts'
import { removeFiles, withUpload } from '../base/images/upload.ts'
import type { MailMessage } from '../base/outgoing/mail.ts'
import type { Outgoing } from '../base/outgoing/outgoing.ts'
import { notify } from '../notifications/actions.ts'
import { mailOfChange, newsOfEmail } from './emailNews.ts'
import { newPassword } from './password.ts'
import {
  findNewestUpgrade,
  insertUpgrade,
  type LockedPerson,
  lockPerson,
  type UpgradeRow,
  updatePerson,
} from './store.ts'

export interface AccountDeps {
  readonly db: Database
  readonly files: Files
  readonly rateLimits: boolean
  readonly verifyMobile: boolean
  readonly outgoing: Outgoing
}

/**
 * Changes what is sent of a person and leaves the rest (contract 2, POST profile). A new password needs the present one
 * and ends every other sign-in; a new e-mail address needs a sign-in that was confirmed lately, and its owner is notified in
 * the market and at the old address. Refuses at the fields: an e-mail address that is taken, a wrong or common password, what
 * is no picture; reauthentication_required; storage_full; too_many_requests after many wrong passwords.
 */
export async function changeProfile(
  deps: AccountDeps,
  caller: Caller,
  change: ProfileChange,
  address: string,
): Promise<void> {
  const { password, problems } = await newPassword(deps, caller, change, address)
  const person = await deps.db.transaction(async (tx) => {
    const locked = await lockCaller(tx, caller)
    if (isNewEmail(locked, change)) await requireConfirmed(tx, caller)
    return locked
  })
  refuseIfAny({ ...problems, ...(await takenOf(deps, person, { email: change.email })) })

  const avatar = change.avatar && ({ folder: 'avatars', field: 'avatar', file: change.avatar } as const)
  const done = await withUpload(deps.files, avatar, (written) =>
    deps.db.transaction(async (tx) => {
      const person = await lockCaller(tx, caller)
      // It may have been changed elsewhere since it was looked at.
      if (password && person.password_hash !== password.seen) {
        throw new Refusal('validation_failed', { current_password: [{ code: 'wrong' }] })
      }
      await freeLapsed(tx, deps, { email: change.email })
      const avatarId = written && (await recordImage(tx, written)).id
      await updatePerson(tx, caller.id, { ...change, avatarId, passwordHash: password?.hash })
      if (password) await endOtherSignIns(tx, caller.id, caller.signIn)
      const mail = await changeEmail(tx, caller, person, change)
      const old = written && person.avatar_id !== null ? await deleteImage(tx, person.avatar_id) : undefined
      return { mail, old }
    }),
  ).catch((error: unknown) => {
    throw isDuplicate(error, 'users_email') ? new Refusal('validation_failed', taken('email')) : error
  })
  if (done.mail) deps.outgoing.mail(done.mail)
  if (done.old !== undefined) await removeFiles(deps.files, [done.old])
}

/** Of a new e-mail address: asks for the confirmed sign-in and notifies its owner. Returns the mail to the old address. */
async function changeEmail(
  tx: Sql,
  caller: Caller,
  person: LockedPerson,
  change: ProfileChange,
): Promise<MailMessage | undefined> {
  if (change.email === undefined || !isNewEmail(person, change)) return undefined
  await requireConfirmed(tx, caller)
  await notify(tx, newsOfEmail(caller.id, change.email))
  return person.email === null ? undefined : mailOfChange(person.email, change.email)
}

function isNewEmail(person: Pick<LockedPerson, 'email'>, { email }: ProfileChange): boolean {
  return email !== undefined && email.toLowerCase() !== person.email?.toLowerCase()
}

/** Ends one sign-in of a person, or without an id all others; how many. Refuses: not_found, for what is not theirs. */
export async function revokeSignIns(db: Database, caller: Caller, id: number | undefined): Promise<number> {
  if (id === undefined) return endOtherSignIns(db, caller.id, caller.signIn)
  if (!(await endSignIn(db, caller.id, id))) throw new Refusal('not_found')
  return 1
}

/**
 * Asks to become a seller; somebody of the market's people decides (contract 2, profile/upgrade). Refuses:
 * already_exists while a request waits; at the fields a type that is not above one's own, a register number that
 * somebody else has, and a document that is no picture; storage_full.
 */
export async function askUpgrade(
  deps: AccountDeps,
  caller: Caller,
  { type, cr_number, document }: UpgradeRequest,
): Promise<UpgradeRow> {
  const register = needsRegister(type) ? cr_number : undefined
  // Before a picture is taken in for nothing; what counts is asked again below, where nobody can come between.
  await deps.db.transaction(async (tx) => refuseUpgrade(tx, deps, caller, { type, register }))
  const upload = document && ({ folder: 'documents', field: 'document', file: document } as const)
  return withUpload(deps.files, upload, (written) =>
    deps.db.transaction(async (tx) => {
      await refuseUpgrade(tx, deps, caller, { type, register })
      const documentId = written ? (await recordImage(tx, written)).id : null
      const asked = await insertUpgrade(tx, {
        userId: caller.id,
        type,
        crNumber: register ?? null,
        documentId,
      })
      if (!asked) throw waits()
      return asked
    }),
  )
}

async function refuseUpgrade(
  tx: Sql,
  deps: AccountDeps,
  caller: Caller,
  { type, register }: { readonly type: UpgradeRequest['type']; readonly register: string | undefined },
): Promise<void> {
  const person = await lockCaller(tx, caller)
  if ((await findNewestUpgrade(tx, caller.id))?.status === 'pending') throw waits()
  const problem = upgradeProblem(person.type, type)
  const found = await takenOf({ ...deps, db: tx }, person, { cr_number: register })
  refuseIfAny({ ...(problem && { type: [problem] }), ...found })
}

async function lockCaller(tx: Sql, { id }: Caller): Promise<LockedPerson> {
  const person = await lockPerson(tx, id)
  // Removed a moment ago, by themselves.
  if (!person) throw new Refusal('unauthenticated')
  return person
}

interface Numbers {
  readonly email?: string | undefined
  readonly cr_number?: string | undefined
}

/** Which of these belong to somebody else; one's own may be said again. */
async function takenOf(
  { db, verifyMobile }: { readonly db: Sql; readonly verifyMobile: boolean },
  person: LockedPerson,
  { email, cr_number }: Numbers,
): Promise<FieldProblems> {
  const asked = {
    email: email?.toLowerCase() === person.email?.toLowerCase() ? undefined : email,
    cr_number: cr_number === person.cr_number ? undefined : cr_number,
  }
  const fields = await findTaken(db, held(asked), verifyMobile)
  return Object.assign({}, ...fields.map(taken))
}

/** A new account that never showed its mobile gives its numbers free (contract 2, register). */
async function freeLapsed(tx: Sql, { verifyMobile }: AccountDeps, numbers: Numbers): Promise<void> {
  if (verifyMobile && numbers.email !== undefined) await deleteLapsed(tx, held(numbers))
}

const held = ({ email = '', cr_number }: Numbers) => ({ mobile: '', email, n_id: '', cr_number })

function taken(field: string): FieldProblems {
  return { [field]: [{ code: 'taken' }] }
}

function refuseIfAny(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw new Refusal('validation_failed', problems)
}

function waits(): Refusal {
  return new Refusal('already_exists', undefined, { words: 'waiting_upgrade' })
}
