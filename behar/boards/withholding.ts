import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { countFailure } from '#platform/logs/metrics.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import { forgetContacts } from '../deals/store.ts'
import type { MainPeople } from '../people/mainPeople.ts'
import { isMatched, lockKind, matchDemands } from './addingStore.ts'
import {
  isCheckedWithin,
  listMembers,
  listReturningDemands,
  listReturningSupplies,
  lockEntering,
  restore,
  setBarred,
  takeCheck,
  type WithheldDemand,
  type WithheldSupply,
  withholdAll,
} from './withholdingStore.ts'

export interface WithholdingDeps {
  readonly db: Database
  readonly people: Pick<MainPeople, 'tradersAmong'>
  readonly log: Pick<Log, 'info' | 'warn'>
}

/** Withholds entries whose owners may no longer enter the market (decision 60). */
export interface Withholding {
  /**
   * Checks every member against the main API with the main token of a person who may enter. Does nothing if any process
   * checked within the last {@link CHECK_S} seconds. If the call fails, the boards stay unchanged.
   */
  check(token: string): Promise<void>
}

export function openWithholding(deps: WithholdingDeps): Withholding {
  let running: Promise<void> | undefined
  return {
    check(token) {
      running ??= checkOnce(deps, token)
        .catch((error: unknown) => {
          countFailure('trader_check')
          deps.log.warn({ err: error }, 'members of the boards could not be checked')
        })
        .finally(() => {
          running = undefined
        })
      return running
    },
  }
}

/** With this interval, a block takes effect within 30 s: tokens are rechecked every 20 s, and a request takes at most 3 s. */
export const CHECK_S = 5

async function checkOnce({ db, people, log }: WithholdingDeps, token: string): Promise<void> {
  if (await isCheckedWithin(db, CHECK_S)) return
  const requestedAt = await timeOf(db)
  const answers: { ids: number[]; entering: readonly number[] }[] = []
  for (let after = 0; ; ) {
    const ids = await listMembers(db, after)
    if (ids.length > 0) answers.push({ ids, entering: await people.tradersAmong(ids, token) })
    if (ids.length < limits.behar.tradersAtOnce) break
    after = ids.at(-1) ?? after
  }
  const withheld = await db.transaction(async (tx) => {
    if (!(await takeCheck(tx, requestedAt))) return 0
    for (const answer of answers) await setBarred(tx, answer)
    await forgetContacts(tx)
    return (await withholdAll(tx, 'supplies')) + (await withholdAll(tx, 'demands'))
  })
  const returned = await returnAll(db)
  if (withheld + returned > 0) log.info({ withheld, returned }, 'withheld or restored entries of the boards')
}

/** Restores withheld entries of people who may enter again, each in its own transaction; returns their number. */
async function returnAll(db: Database): Promise<number> {
  let returned = 0
  for (const supply of await listReturningSupplies(db)) {
    if (await db.transaction((tx) => returnSupply(tx, supply))) returned += 1
  }
  for (const demand of await listReturningDemands(db)) {
    if (await db.transaction((tx) => returnDemand(tx, demand))) returned += 1
  }
  return returned
}

/** Lock order as in adding an entry: the owner, the kind, the entry, then the matching demands. */
async function returnSupply(tx: Sql, supply: WithheldSupply): Promise<boolean> {
  if (!(await lockEntering(tx, supply.owner))) return false
  await lockKind(tx, supply)
  if (!(await restore(tx, 'supplies', supply))) return false
  if (supply.status === 'available') await matchDemands(tx, supply, riyadhDay(await timeOf(tx)))
  return true
}

async function returnDemand(tx: Sql, demand: WithheldDemand): Promise<boolean> {
  if (!(await lockEntering(tx, demand.owner))) return false
  await lockKind(tx, demand)
  const waits = demand.status === 'open' && (await isMatched(tx, demand, riyadhDay(await timeOf(tx))))
  return restore(tx, 'demands', { id: demand.id, status: waits ? 'matched' : demand.status })
}
