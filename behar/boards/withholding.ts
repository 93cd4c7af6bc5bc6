import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { countFailure } from '#platform/logs/metrics.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import type { MainPeople } from '../people/askMain.ts'
import { holdKind, isMatched, matchDemands } from './addingStore.ts'
import {
  holdEntering,
  isCheckedWithin,
  listMembers,
  listReturningDemands,
  listReturningSupplies,
  putBack,
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

/** Keeps the boards free of entries whose owners may not enter any more (decision 60). */
export interface Withholding {
  /**
   * Asks the main API about every member, with the main token of one who may enter, unless any process did within the last
   * {@link CHECK_S} seconds. Without an answer the boards stay as they are.
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
          deps.log.warn({ err: error }, 'the boards could not be checked for people who may not enter')
        })
        .finally(() => {
          running = undefined
        })
      return running
    },
  }
}

/** A held token is checked every 20 s, a question takes at most 3 s: with this a block works within 30 s. */
export const CHECK_S = 5

async function checkOnce({ db, people, log }: WithholdingDeps, token: string): Promise<void> {
  if (await isCheckedWithin(db, CHECK_S)) return
  const askedAt = await timeOf(db)
  const answers: { asked: number[]; entering: readonly number[] }[] = []
  for (let after = 0; ; ) {
    const asked = await listMembers(db, after)
    if (asked.length > 0) answers.push({ asked, entering: await people.tradersAmong(asked, token) })
    if (asked.length < limits.behar.tradersAtOnce) break
    after = asked.at(-1) ?? after
  }
  const withheld = await db.transaction(async (tx) => {
    if (!(await takeCheck(tx, askedAt))) return 0
    for (const answer of answers) await setBarred(tx, answer)
    return (await withholdAll(tx, 'supplies')) + (await withholdAll(tx, 'demands'))
  })
  const returned = await returnAll(db)
  if (withheld + returned > 0) log.info({ withheld, returned }, 'entries of the boards withheld or put back')
}

/** Puts back what was withheld of people who may enter again, each entry in a transaction of its own; how many. */
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

/** Locks as an add does: the owner, the kind, the entry, then what it meets. */
async function returnSupply(tx: Sql, supply: WithheldSupply): Promise<boolean> {
  if (!(await holdEntering(tx, supply.owner))) return false
  await holdKind(tx, supply)
  if (!(await putBack(tx, 'supplies', supply))) return false
  if (supply.status === 'available') await matchDemands(tx, supply, riyadhDay(await timeOf(tx)))
  return true
}

async function returnDemand(tx: Sql, demand: WithheldDemand): Promise<boolean> {
  if (!(await holdEntering(tx, demand.owner))) return false
  await holdKind(tx, demand)
  const waits = demand.status === 'open' && (await isMatched(tx, demand, riyadhDay(await timeOf(tx))))
  return putBack(tx, 'demands', { id: demand.id, status: waits ? 'matched' : demand.status })
}
