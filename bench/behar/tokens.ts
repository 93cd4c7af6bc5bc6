import { migrateBehar } from '#behar/db/migrate.ts'
import { inOwnSchema } from '#behar/db/schema.ts'
import { openKeys } from '#behar/people/keys.ts'
import { openTokens } from '#behar/people/tokens.ts'
import { numberedPeople } from '#demo/testing/behar.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import type { Row } from '../table.ts'

/** Measures the CPU time of checking the token of an integration request, over all threads. */
export async function measureTokenChecks(
  { databaseUrl, log }: { readonly databaseUrl: string; readonly log: Log },
  checks = 20_000,
): Promise<Row[]> {
  await migrateBehar(databaseUrl, log)
  const db = openDatabase(inOwnSchema(databaseUrl), { log })
  const tokenS = 900
  const tokens = openTokens({
    keys: openKeys({ db, tokenS, clock: systemClock }),
    authenticateMain: numberedPeople.authenticate,
    tokenS,
    clock: systemClock,
  })
  const { token } = await tokens.sign({ id: 7 }, '7')
  const check = async (times: number) => {
    for (let each = 0; each < times; each++) {
      if (!(await tokens.authenticate(token))) throw new Error('a valid token was refused')
    }
  }
  await check(checks / 10)
  const before = process.cpuUsage()
  await check(checks)
  const { user, system } = process.cpuUsage(before)
  await db.close()
  const value = (user + system) / checks
  return [{ what: 'a check of an integration token, µs of processor', value, limit: 100, better: 'below' }]
}
