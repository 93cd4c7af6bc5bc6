import { openKeys } from '#behar/people/keys.ts'
import { openTokens } from '#behar/people/tokens.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import { type Asked, ask } from '../ask.ts'
import { numberedPeople, openTestBehar, type TestBehar } from '../behar.ts'
import { addMember, setSubscription } from '../beharRows.ts'
import { cloneDatabase } from '../database.ts'

/** A member of the integration who calls it: `huda.ask('supply/list', { mine: true })`. */
export interface Trader {
  readonly id: number
  readonly token: string
  ask<Data = unknown>(path: string, body?: object, asking?: BoardAsking): Promise<Asked<Data>>
}

export interface BoardAsking {
  readonly locale?: 'ar' | 'en'
  /** The Idempotency-Key header. */
  readonly key?: string
  /** Another process of the same service, to which the call is sent. */
  readonly at?: TestBehar
}

/** The integration alone, on a database without a market; its traders' tokens do not need a market. */
export interface TestBoards extends TestBehar {
  /** Starts another process on the same database. */
  another(): Promise<TestBehar>
  /** Creates a member, by default with a subscription. */
  trader(id: number, options?: { readonly name?: string; readonly subscribed?: boolean }): Promise<Trader>
}

export async function openTestBoards({
  clock = systemClock,
}: {
  readonly clock?: Clock
} = {}): Promise<TestBoards> {
  const database = await cloneDatabase('empty')
  const nowhere = { url: 'http://127.0.0.1:9', databaseUrl: database.url }
  const behar = await openTestBehar(nowhere, { clock, people: numberedPeople })
  const shared = { tokenS: 3_600, clock, authenticateMain: numberedPeople.authenticate }
  const tokens = openTokens({ ...shared, keys: openKeys({ db: behar.db, ...shared }) })
  const others: TestBehar[] = []
  return {
    ...behar,
    async another() {
      const other = await openTestBehar(nowhere, { clock, people: numberedPeople })
      others.push(other)
      return other
    },
    async trader(id, { name = `تاجر ${id}`, subscribed = true } = {}) {
      await addMember(behar.db, { id }, name)
      if (subscribed) await setSubscription(behar.db, { id })
      const { token } = await tokens.sign({ id }, String(id))
      return {
        id,
        token,
        ask: (path, body, { locale = 'en', key, at = behar } = {}) =>
          ask(at, `${body ? 'POST' : 'GET'} platforms/behar-market/${path}`, {
            token,
            locale,
            ...(body && { body }),
            ...(key !== undefined && { headers: { 'idempotency-key': key } }),
          }),
      }
    },
    async close() {
      await Promise.all(others.map((other) => other.close()))
      await behar.close()
      await database.drop()
    },
  }
}
