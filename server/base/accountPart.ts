import type { Sql } from '#platform/database/db.ts'
import type { Refusal } from '#shared/base/errors.ts'

/** The code of the reason that keeps an account open. */
export type OpenMatter = NonNullable<Refusal['words']>

/**
 * The data that a feature holds about a person: how it is exported, what of it is still open, how it is removed
 * (contract 2, profile/export and profile/delete). Connected in server/app.ts.
 */
export interface AccountPart {
  /** Its key in the export. */
  readonly name: string
  /** All data of the person, in the units of the wire. */
  readonly exportOf: (db: Sql, userId: number) => Promise<unknown>
  /** The matter that has to end before the account can be removed; null for none. */
  readonly openOf?: (tx: Sql, userId: number) => Promise<OpenMatter | null>
  /**
   * Removes identifying data within the transaction of the removal; trade records stay. Returns the paths of deleted
   * pictures, whose files are deleted after the commit.
   */
  readonly removeOf?: (tx: Sql, userId: number) => Promise<readonly string[]>
}

/** The most rows of one kind in an export. */
export const exportedRows = 50_000
