import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { upgradeProblem } from '#shared/account/rules.ts'
import { decisionOf } from '#shared/base/access/decision.ts'
import { typeNames } from '#shared/base/access/permissions.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  decideUpgrade,
  type LockedPerson,
  lockUpgrade,
  refuseVerification,
  setSellerType,
  type UpgradeRow,
} from '../../account/store.ts'
import { isDuplicate } from '../../base/duplicate.ts'
import { notify } from '../../notifications/actions.ts'
import { differing } from '../content/actions.ts'
import { insertAudit } from '../store.ts'

export interface UpgradeDecision {
  readonly id: number
  readonly outcome: 'approved' | 'refused'
  readonly note: string | null
}

/**
 * Decides an upgrade request and notifies the person (contract, section 8). Repeating a decision changes nothing.
 * Refuses: not_found; forbidden for the caller's own request; illegal_transition when the request was decided otherwise
 * or the person already has a higher type; conflict when another person already has the register number.
 */
export async function decide(
  db: Database,
  caller: Caller,
  { id, outcome, note }: UpgradeDecision,
): Promise<UpgradeRow> {
  return db
    .transaction(async (tx) => {
      const found = await lockUpgrade(tx, id)
      if (!found) throw new Refusal('not_found')
      const { upgrade, person } = found
      if (upgrade.user_id === caller.id) throw new Refusal('forbidden')
      const step = decisionOf(upgrade.status, outcome)
      if (step === 'too_late') throw new Refusal('illegal_transition')
      if (step === 'repeat') return upgrade
      if (outcome === 'approved') {
        if (upgradeProblem(person, upgrade.type)) throw new Refusal('illegal_transition')
        await setSellerType(tx, upgrade.user_id, upgrade)
      } else if (upgrade.type === person.type) await refuseVerification(tx, upgrade.user_id)
      const decided = await decideUpgrade(tx, { id, status: outcome, note, decidedBy: caller.id })
      await insertAudit(tx, {
        actorId: caller.id,
        action: outcome === 'approved' ? 'upgrade.approve' : 'upgrade.refuse',
        record: { type: 'upgrade', id },
        ...beforeAndAfter(person, upgrade, outcome),
        note,
      })
      await notifyPerson(tx, decided, outcome)
      return decided
    })
    .catch((error: unknown) => {
      if (!isDuplicate(error, 'users_cr_number_key')) throw error
      throw new Refusal('conflict', undefined, { words: 'register_taken' })
    })
}

function notifyPerson(
  tx: Sql,
  { id, user_id, type, note }: UpgradeRow,
  outcome: UpgradeDecision['outcome'],
): Promise<void> {
  const role = typeNames[type]
  const news = { to: user_id, about: id, by: null, event: `upgrade:${id}` }
  return outcome === 'approved'
    ? notify(tx, { ...news, kind: 'upgrade_approved', facts: { role } })
    : notify(tx, { ...news, kind: 'upgrade_refused', facts: { role, note: note ?? '' } })
}

/**
 * The changes for the audit log. Audit entries are kept after the account is removed, so they contain only the last
 * digits of a register number.
 */
function beforeAndAfter(person: LockedPerson, upgrade: UpgradeRow, outcome: UpgradeDecision['outcome']) {
  if (outcome === 'refused') return { before: { status: upgrade.status }, after: { status: outcome } }
  const { type, verified } = person
  const before = { status: upgrade.status, type, cr_number: lastDigits(person.cr_number), verified }
  const number = upgrade.cr_number ?? person.cr_number
  return differing(before, {
    status: outcome,
    type: upgrade.type,
    cr_number: lastDigits(number),
    verified: true,
  })
}

const lastDigits = (number: string | null) => number && `******${number.slice(-4)}`
