import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { ProfileChange, UpgradeRequest } from '#shared/account/contract.ts'
import { needsPapers, upgradeProblem, vatNumberProblem } from '#shared/account/rules.ts'
import { needsRegister } from '#shared/auth/rules.ts'
import { type FieldProblems, Refusal, refuseProblems } from '#shared/base/errors.ts'
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
import { emailNotification, mailOfChange } from './emailNews.ts'
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
  /** Whether accounts that never verified their mobile lapse (`accountsLapse`). */
  readonly lapse: boolean
  readonly outgoing: Outgoing
}

/**
 * Changes the sent fields of a profile (contract 2, POST profile). A new password needs the current one and ends every
 * other sign-in. A new e-mail address needs a recently confirmed sign-in; its owner is notified in the market and at
 * the old address. Refuses: validation_failed at the fields (e-mail taken, password wrong or common, file not a
 * picture, a VAT number of a buyer); reauthentication_required; storage_full; too_many_requests.
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
  const vat = vatNumberProblem(person.type, change.vat_number)
  refuseProblems({
    ...problems,
    ...(vat && { vat_number: [vat] }),
    ...(await takenOf(deps, person, { email: change.email })),
  })

  const avatar = change.avatar && ({ folder: 'avatars', field: 'avatar', file: change.avatar } as const)
  const done = await withUpload(deps.files, avatar, (written) =>
    deps.db.transaction(async (tx) => {
      const person = await lockCaller(tx, caller)
      // The password may have changed since the check above.
      if (password && person.password_hash !== password.seen) {
        throw new Refusal('validation_failed', { current_password: [{ code: 'wrong' }] })
      }
      await releaseLapsed(tx, deps, { email: change.email })
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

/**
 * Requires a confirmed sign-in for a new e-mail address and notifies the account's owner. Returns the message for the old
 * address, which the caller sends after the commit.
 */
async function changeEmail(
  tx: Sql,
  caller: Caller,
  person: LockedPerson,
  change: ProfileChange,
): Promise<MailMessage | undefined> {
  if (change.email === undefined || !isNewEmail(person, change)) return undefined
  await requireConfirmed(tx, caller)
  await notify(tx, emailNotification(caller.id, change.email))
  return person.email === null ? undefined : mailOfChange(person.email, change.email)
}

function isNewEmail(person: Pick<LockedPerson, 'email'>, { email }: ProfileChange): boolean {
  return email !== undefined && email.toLowerCase() !== person.email?.toLowerCase()
}

/**
 * Ends one sign-in; without an id, ends every sign-in except the caller's. Returns how many were ended. Refuses:
 * not_found.
 */
export async function revokeSignIns(db: Database, caller: Caller, id: number | undefined): Promise<number> {
  if (id === undefined) return endOtherSignIns(db, caller.id, caller.signIn)
  if (!(await endSignIn(db, caller.id, id))) throw new Refusal('not_found')
  return 1
}

/**
 * Requests a seller account, or the verification of the caller's seller account; staff decide (contract 2, profile/upgrade).
 * Refuses: already_exists while a request is pending; validation_failed at the fields (type not above the current one, register
 * number taken); unsupported_media at a document that is neither a picture nor a whole PDF; storage_full.
 */
export async function submitUpgrade(
  deps: AccountDeps,
  caller: Caller,
  { type, cr_number, document }: UpgradeRequest,
): Promise<UpgradeRow> {
  const register = needsRegister(type) ? cr_number : undefined
  // Refuses before the picture is encoded. The check inside the transaction below is decisive.
  await deps.db.transaction(async (tx) =>
    refuseUpgrade(tx, deps, caller, { type, register, papers: document !== undefined }),
  )
  const upload = document && ({ folder: 'documents', field: 'document', file: document, pdf: true } as const)
  return withUpload(deps.files, upload, (written) =>
    deps.db.transaction(async (tx) => {
      await refuseUpgrade(tx, deps, caller, { type, register, papers: document !== undefined })
      const documentId = written ? (await recordImage(tx, written)).id : null
      const upgrade = await insertUpgrade(tx, {
        userId: caller.id,
        type,
        crNumber: register ?? null,
        documentId,
      })
      if (!upgrade) throw pendingUpgrade()
      return upgrade
    }),
  )
}

async function refuseUpgrade(
  tx: Sql,
  deps: AccountDeps,
  caller: Caller,
  {
    type,
    register,
    papers,
  }: {
    readonly type: UpgradeRequest['type']
    readonly register: string | undefined
    readonly papers: boolean
  },
): Promise<void> {
  const person = await lockCaller(tx, caller)
  if ((await findNewestUpgrade(tx, caller.id))?.status === 'pending') throw pendingUpgrade()
  const problem = upgradeProblem(person, type)
  const found = await takenOf({ ...deps, db: tx }, person, { cr_number: register })
  const missing: FieldProblems =
    !problem && needsPapers(person.type, type) && !papers ? { document: [{ code: 'required' }] } : {}
  refuseProblems({ ...(problem && { type: [problem] }), ...missing, ...found })
}

async function lockCaller(tx: Sql, { id }: Caller): Promise<LockedPerson> {
  const person = await lockPerson(tx, id)
  // The account was removed while this call was running.
  if (!person) throw new Refusal('unauthenticated')
  return person
}

interface UniqueValues {
  readonly email?: string | undefined
  readonly cr_number?: string | undefined
}

/** Returns which of the changed fields hold a value that belongs to another account. */
async function takenOf(
  { db, lapse }: { readonly db: Sql; readonly lapse: boolean },
  person: LockedPerson,
  { email, cr_number }: UniqueValues,
): Promise<FieldProblems> {
  const changed = {
    email: email?.toLowerCase() === person.email?.toLowerCase() ? undefined : email,
    cr_number: cr_number === person.cr_number ? undefined : cr_number,
  }
  const fields = await findTaken(db, uniqueValuesOf(changed), lapse)
  return Object.assign({}, ...fields.map(taken))
}

/** Deletes lapsed accounts that hold the new e-mail address (contract 2, register). */
async function releaseLapsed(tx: Sql, { lapse }: AccountDeps, numbers: UniqueValues): Promise<void> {
  if (lapse && numbers.email !== undefined) await deleteLapsed(tx, uniqueValuesOf(numbers))
}

const uniqueValuesOf = ({ email = '', cr_number }: UniqueValues) => ({
  mobile: '',
  email,
  n_id: '',
  cr_number,
})

function taken(field: string): FieldProblems {
  return { [field]: [{ code: 'taken' }] }
}

function pendingUpgrade(): Refusal {
  return new Refusal('already_exists', undefined, { words: 'waiting_upgrade' })
}
