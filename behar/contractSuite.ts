import { type ContractCheck, openSession, type Partner } from './contract/asking.ts'
import { browserChecks } from './contract/browsers.ts'
import { entryChecks } from './contract/entries.ts'
import { listChecks, masterChecks } from './contract/lists.ts'
import { peopleChecks } from './contract/people.ts'

/**
 * Every rule of contract.md, section 6, that can be seen from outside, to be held against any service that takes the place
 * of ours. They leave entries behind: a partner names a host that is there to be tried.
 */
const rules: readonly ContractCheck[] = [
  ...peopleChecks,
  ...masterChecks,
  ...listChecks,
  ...entryChecks,
  ...browserChecks,
]

/** The checks that can be made of this partner; each throws where a rule is not kept. */
export function contractChecks(can: Pick<Partner, 'lapsed' | 'shortTokens'>): readonly ContractCheck[] {
  return rules.filter(({ needs }) => needs === undefined || can[needs])
}

/** The names of the rules that a partner breaks, with what was seen. */
export async function brokenRules(partner: Partner): Promise<ReadonlyMap<string, string>> {
  const session = openSession(partner)
  const broken = new Map<string, string>()
  for (const { name, run } of contractChecks(partner)) {
    await run(session).catch((error: unknown) => broken.set(name, String(error)))
  }
  return broken
}
