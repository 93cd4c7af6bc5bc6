import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { businessNumber, nationalId } from '#shared/base/text/identity.ts'
import { maskEmail, maskMobile, maskNationalId, personName } from '#shared/base/text/masks.ts'
import type { checkOutcomes, ListedPerson, PersonFacts } from '#shared/operator/people.ts'
import { pictureUrl } from '../../base/images/pictures.ts'
import { auditActionOf } from '../audit/present.ts'
import type { AuditActionRow } from '../audit/store.ts'
import type { PersonFactsRow, PersonUpgradeRow } from './personStore.ts'
import type { PersonRow } from './store.ts'

/** A person in the list of staff, with masked contact data. */
export function listedPerson(row: PersonRow, locale: Locale): ListedPerson {
  const { id, avatar, type, mobile, mobile_verified, status, waiting_since, staff_role, created_at, orders } =
    row
  return {
    id,
    type,
    status,
    staff_role,
    orders,
    name: personName(row, locale),
    avatar: pictureUrl(avatar),
    mobile: mobile && maskMobile(mobile),
    mobile_verified,
    waiting_since: waiting_since?.toISOString() ?? null,
    joined_at: created_at.toISOString(),
    balance: toRiyals(row.balance_halalas),
  }
}

export interface Behind {
  readonly facts: PersonFactsRow
  readonly upgrades: readonly PersonUpgradeRow[]
  readonly auditActions: readonly AuditActionRow[]
  /** Whether another person has the same register number. */
  readonly registerShared: boolean
}

/** The register number to check: the number of the pending request, otherwise the number of the account. */
export function registerOf({ facts, upgrades }: Pick<Behind, 'facts' | 'upgrades'>): string | null {
  const open = upgrades.find(({ status }) => status === 'pending')
  return open?.cr_number ?? facts.cr_number
}

/** The details of a person. */
export function personFacts(row: PersonRow, behind: Behind, locale: Locale): PersonFacts {
  const { facts, upgrades, auditActions } = behind
  const { email, n_id, cr_number, verified, blocked, second_factor, bought, sold } = facts
  return {
    ...listedPerson(row, locale),
    f_name: row.f_name,
    l_name: row.l_name,
    cr_number,
    vat_number: facts.vat_number,
    verified,
    blocked,
    second_factor,
    bought,
    sold,
    cancelled_sales: facts.cancelled_sales,
    email: email && maskEmail(email),
    n_id: n_id && maskNationalId(n_id),
    sessions: { count: facts.sign_ins, last_used_at: facts.last_used_at?.toISOString() ?? null },
    held: toRiyals(facts.held_halalas),
    frozen: toRiyals(facts.frozen_halalas),
    checks: checksOf(row, behind),
    upgrades: upgrades.map((upgrade) => upgradeOf(upgrade, locale)),
    audit_actions: auditActions.map((auditAction) => auditActionOf(auditAction, locale)),
  }
}

type Outcome = (typeof checkOutcomes)[number]

function checksOf({ f_name, l_name }: PersonRow, behind: Behind): PersonFacts['checks'] {
  const { facts, registerShared } = behind
  const register = registerOf(behind)
  const looked = (number: string | null, right: (number: string) => unknown): Outcome =>
    number === null ? 'absent' : right(number) ? 'right' : 'wrong'
  return {
    n_id: looked(facts.n_id, nationalId),
    register: registerShared ? 'shared' : looked(register, businessNumber),
    name: `${f_name}${l_name}` === '' ? 'absent' : facts.namesakes > 0 ? 'shared' : 'right',
  }
}

function upgradeOf(row: PersonUpgradeRow, locale: Locale): PersonFacts['upgrades'][number] {
  const { id, type, cr_number, status, note, created_at, decided_at, f_name, l_name, document } = row
  return {
    id,
    type,
    cr_number,
    status,
    note,
    at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    decided_by: f_name === null ? null : personName({ f_name, l_name: l_name ?? '' }, locale),
    document: pictureUrl(document),
  }
}
