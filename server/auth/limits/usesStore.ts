import type { Sql } from '#platform/database/db.ts'

/** So many uses within a window of time, counted for one key; several processes count together. */
export interface Use {
  readonly what: string
  /** A hash: neither a mobile nor an address is kept. */
  readonly key: Buffer
  readonly most: number
  readonly windowS: number
}

/** Counts one use of each, or none where one is used up: then the seconds until another may succeed. */
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

/** Forgets the uses of one key, as if there had been none. */
export async function deleteUses(tx: Sql, { what, key }: Pick<Use, 'what' | 'key'>): Promise<void> {
  await tx.query({
    name: 'auth_delete_uses',
    text: 'delete from uses where what = $1 and key = $2',
    values: [what, key],
  })
}

/** Whether somebody signed in from this address before; the key holds their mobile and the address. */
export async function isKnownAddress(db: Sql, addressKey: Buffer): Promise<boolean> {
  const rows = await db.query({
    name: 'auth_known_address',
    text: 'select 1 from known_addresses where key = $1',
    values: [addressKey],
  })
  return rows.length > 0
}

/** Deletes windows that are over, and addresses that nobody signed in from for `addressDays`. */
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
