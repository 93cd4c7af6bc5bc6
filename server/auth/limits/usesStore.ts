import type { Sql } from '#platform/database/db.ts'

/** The maximum number of uses of one key within a time window. All processes share the count. */
export interface Use {
  readonly what: string
  /** A hash, so that neither the mobile number nor the IP address is stored. */
  readonly key: Buffer
  readonly most: number
  readonly windowS: number
}

/**
 * Counts one use of each limit and returns null. If a limit is reached, counts none and returns the seconds until the
 * next use may succeed.
 */
export async function takeUses(db: Sql, uses: readonly Use[]): Promise<number | null> {
  const [row] = await db.query<{ wait_s: number | null }>({
    name: 'auth_take_uses',
    text: 'select take_uses($1::text[], $2::bytea[], $3::int[], $4::int[]) as wait_s',
    values: [
      uses.map(({ what }) => what),
      uses.map(({ key }) => key),
      uses.map(({ most }) => most),
      uses.map(({ windowS }) => windowS),
    ],
  })
  return row?.wait_s ?? null
}

/** Deletes the count of one key. */
export async function deleteUses(tx: Sql, { what, key }: Pick<Use, 'what' | 'key'>): Promise<void> {
  await tx.query({
    name: 'auth_delete_uses',
    text: 'delete from uses where what = $1 and key = $2',
    values: [what, key],
  })
}

/** Whether the person signed in from this IP address before; the key is a hash of the mobile and the address. */
export async function isKnownAddress(db: Sql, addressKey: Buffer): Promise<boolean> {
  const rows = await db.query({
    name: 'auth_known_address',
    text: 'select 1 from known_addresses where key = $1',
    values: [addressKey],
  })
  return rows.length > 0
}

/**
 * Deletes ended windows, and known addresses without a sign-in in the last `addressDays` days; returns the number of
 * windows.
 */
export async function deleteEndedUses(db: Sql, addressDays: number): Promise<number> {
  const rows = await db.query({
    text: `with old as (
             delete from known_addresses where last_at <= now() - make_interval(days => $1)
           )
           delete from uses where ends_at <= now() returning what`,
    values: [addressDays],
  })
  return rows.length
}
