import { findBreaches } from '#demo/invariants.ts'
import { runHostile } from '#demo/testing/hostile/run.ts'
import type { Database } from '#platform/database/db.ts'
import { type FaultMarket, openFaultMarket } from './market.ts'

export interface HostileInput {
  readonly db: Database
  readonly env: Readonly<Record<string, string>>
  readonly requests: number
  readonly tell: (line: string) => void
}

/**
 * Sends hostile input to every call of one web process and of one integration process (contract 1, "bad input"). The
 * input is generated for each run from a seed, which is printed. Throws if an answer is a 5xx, a process ended, or an
 * invariant of the market is broken.
 */
export async function playHostileInput({ db, env, requests, tell }: HostileInput): Promise<void> {
  const seed = new Date().toISOString()
  const market = await openFaultMarket(env, 1)
  let behar: FaultMarket | undefined
  try {
    behar = await openFaultMarket({ ...env, PUBLIC_URL: market.url(), BEHAR_PORT: '0' }, 1, 'behar')
    const beharUrl = behar.url()
    const { sent, statuses, repeated, failures } = await runHostile({
      url: market.url(),
      beharUrl,
      db,
      count: requests,
      seed,
    })
    const urls = [market.url(), beharUrl]
    const unwell = await Promise.all(
      urls.map(async (url) => {
        const { ok, status } = await fetch(`${url}/readyz`)
        return ok ? [] : [`${url}/readyz: ${status}`]
      }),
    )
    const breaches = await findBreaches(db)
    const resets = repeated > sent / 100 ? [`${repeated} resets`] : []
    const problems = [...failures, ...resets, ...unwell.flat(), ...breaches]
    if (problems.length > 0) throw new Error(`seed ${seed}: ${JSON.stringify(problems.slice(0, 20))}`)
    tell(
      `Hostile input: ${sent} requests to every call, no 5xx, ${repeated} sent again after a reset; by status ${JSON.stringify(statuses)}`,
    )
  } finally {
    await behar?.close()
    await market.close()
  }
}
