import type { Sql } from '#platform/database/db.ts'
import type { Refusal } from '#shared/base/errors.ts'

/** Words that say what keeps an account from being removed. */
export type OpenMatter = NonNullable<Refusal['words']>

/**
 * What a feature keeps of a person: how it is exported, what of it is still open, and what goes when the person goes
 * (contract 2, profile/export and profile/delete). Every feature that keeps something has one, wired in server/app.ts.
 */
export interface AccountPart {
  /** Its name in the export. */
  readonly name: string
  /** Everything of the person, in the units of the wire. */
  readonly exportOf: (db: Sql, userId: number) => Promise<unknown>
  /** What has to end before the person can go; null for nothing. */
  readonly openOf?: (tx: Sql, userId: number) => Promise<OpenMatter | null>
  /**
   * Takes away what says who the person was, in the transaction of the removal; trade records stay. Returns the paths
   * of pictures whose rows are gone: their files follow after the commit.
   */
  readonly removeOf?: (tx: Sql, userId: number) => Promise<readonly string[]>
}

/** How many rows of one kind an export holds at most. */
export const exportedRows = 50_000
