import { browserChecks } from './contract/browsers.ts'
import { dealChecks } from './contract/deals.ts'
import { entryChecks } from './contract/entries.ts'
import { listChecks, masterChecks } from './contract/lists.ts'
import { ownerChecks } from './contract/owners.ts'
import { peopleChecks } from './contract/people.ts'
import { type ContractCheck, openSession, type Partner } from './contract/session.ts'

/**
 * Checks of every rule of contract.md, section 6, that is observable from outside. They apply to any service that replaces
 * ours. The checks leave entries behind, so run them against a test host only.
 */
const rules: readonly ContractCheck[] = [
  ...peopleChecks,
  ...masterChecks,
  ...listChecks,
  ...entryChecks,
  ...ownerChecks,
  ...dealChecks,
  ...browserChecks,
]

/** The checks that apply to this partner; each throws when its rule is broken. */
export function contractChecks(
  can: Pick<Partner, 'lapsed' | 'renewed' | 'shortTokens'>,
): readonly ContractCheck[] {
  return rules.filter(({ needs }) => needs === undefined || can[needs])
}

/** Runs the checks; returns the names of the rules that a partner breaks, with the errors. */
export async function brokenRules(partner: Partner): Promise<ReadonlyMap<string, string>> {
  const session = openSession(partner)
  const broken = new Map<string, string>()
  for (const { name, run } of contractChecks(partner)) {
    await run(session).catch((error: unknown) => broken.set(name, String(error)))
  }
  return broken
}
