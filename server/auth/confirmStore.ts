import type { Sql } from '#platform/database/db.ts'

/** The credentials that can confirm a sign-in. */
export interface Confirmable {
  readonly mobile: string
  readonly password_hash: string | null
  readonly second_factor_at: Date | null
}

export async function findConfirmable(db: Sql, userId: number): Promise<Confirmable | undefined> {
  const [row] = await db.query<Confirmable>({
    name: 'auth_find_confirmable',
    text: 'select mobile, password_hash, second_factor_at from users where id = $1 and mobile is not null',
    values: [userId],
  })
  return row
}

export async function confirmSignIn(db: Sql, signIn: number): Promise<void> {
  await db.query({
    name: 'auth_confirm_sign_in',
    text: 'update tokens set confirmed_at = now() where id = $1',
    values: [signIn],
  })
}

/** Whether the sign-in was confirmed within `withinS`, by the database's clock. */
export async function isConfirmed(tx: Sql, signIn: number, withinS: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'auth_is_confirmed',
    text: 'select from tokens where id = $1 and confirmed_at > clock_timestamp() - make_interval(secs => $2)',
    values: [signIn, withinS],
  })
  return rows.length > 0
}
