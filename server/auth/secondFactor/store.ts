import type { Sql } from '#platform/database/db.ts'

export interface FactorRow {
  readonly sealed: Buffer
  /** Null until a code confirms the secret. */
  readonly confirmed_at: Date | null
}

export async function findFactor(db: Sql, userId: number): Promise<FactorRow | undefined> {
  const [row] = await db.query<FactorRow>({
    name: 'auth_find_factor',
    text: 'select sealed, confirmed_at from second_factors where user_id = $1',
    values: [userId],
  })
  return row
}

/**
 * Saves a new secret, which is not confirmed yet. It replaces an unconfirmed secret. Returns false if the person has a
 * confirmed secret.
 */
export async function saveFactor(tx: Sql, userId: number, sealed: Buffer): Promise<boolean> {
  const rows = await tx.query({
    name: 'auth_save_factor',
    text: `insert into second_factors (user_id, sealed) values ($1, $2)
           on conflict (user_id) do update set sealed = excluded.sealed, last_step = 0
             where second_factors.confirmed_at is null
           returning user_id`,
    values: [userId, sealed],
  })
  return rows.length > 0
}

/** Spends the code of a time step; false when the code of this step or of a later step was spent before. */
export async function takeStep(db: Sql, userId: number, step: number): Promise<boolean> {
  const rows = await db.query({
    name: 'auth_take_step',
    text: 'update second_factors set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
    values: [userId, step],
  })
  return rows.length > 0
}

/** Spends a recovery code by its hash; false when the person has no such code. */
export async function takeRecoveryCode(db: Sql, userId: number, hash: Buffer): Promise<boolean> {
  const rows = await db.query({
    name: 'auth_take_recovery_code',
    text: 'delete from recovery_codes where user_id = $1 and hash = $2 returning user_id',
    values: [userId, hash],
  })
  return rows.length > 0
}

/**
 * Switches the second factor on. Lock the person first, so that a concurrent sign-in waits and then requires the code.
 */
export async function confirmFactor(tx: Sql, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.query({
    name: 'auth_confirm_factor',
    text: `with confirmed as (update second_factors set confirmed_at = now() where user_id = $1),
             asked as (update users set second_factor_at = now() where id = $1)
           insert into recovery_codes (user_id, hash) select $1, hash from unnest($2::bytea[]) hash`,
    values: [userId, hashes],
  })
}

/** Deletes the secret and switches the factor off; false when it was not on. */
export async function deleteFactor(tx: Sql, userId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'auth_delete_factor',
    text: `with gone as (delete from second_factors where user_id = $1)
           update users set second_factor_at = null where id = $1 and second_factor_at is not null returning id`,
    values: [userId],
  })
  return rows.length > 0
}

export interface FactorState {
  readonly since: Date | null
  readonly required: boolean
  readonly recovery_left: number
}

/** The state of a person's second factor. `required` is true for staff if an administrator requires a second factor. */
export async function findFactorState(db: Sql, userId: number): Promise<FactorState | undefined> {
  const [row] = await db.query<FactorState>({
    name: 'auth_factor_state',
    text: `select u.second_factor_at as since,
             u.staff_role is not null and (select second_factor_required from trade_settings) as required,
             (select count(*) from recovery_codes where user_id = u.id)::int as recovery_left
           from users u where u.id = $1`,
    values: [userId],
  })
  return row
}
