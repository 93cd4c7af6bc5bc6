import type { Sql } from '#platform/database/db.ts'
import type { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'

/** The code of the reason why an account cannot be removed yet. */
export type OpenMatter = NonNullable<Refusal['words']>

/**
 * The data that a feature stores about a person: how the data is exported, which trade is still open, and how the data is
 * removed (contract 2, profile/export and profile/delete). Connected in server/app.ts.
 */
export interface AccountPart {
  /** The name of this part in the export. */
  readonly name: string
  /** All data of the person, in the units of the API, with its texts in the language of the reader. */
  readonly exportOf: (db: Sql, userId: number, locale: Locale) => Promise<unknown>
  /** The open trade that must end before the account can be removed; null if there is none. */
  readonly openOf?: (tx: Sql, userId: number) => Promise<OpenMatter | null>
  /**
   * Removes identifying data within the transaction of the removal; trade records stay. Returns the paths of deleted
   * pictures, whose files are deleted after the commit.
   */
  readonly removeOf?: (tx: Sql, userId: number) => Promise<readonly string[]>
}

/** The maximum number of rows of one kind in an export. */
export const exportedRows = 50_000
