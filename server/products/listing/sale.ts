import type { Sql } from '#platform/database/db.ts'
import type { FieldProblems } from '#shared/base/errors.ts'
import type { Goods, Held } from './store.ts'

/** What a kind of sale adds to goods: a feature further right checks and writes it with them. */
export interface Sale {
  readonly type: Held['sale_type']
  /** Looks at what was asked for these goods; what is wrong is told together with what is wrong with the goods. */
  prepare(db: Sql, goods: Goods): Promise<SalePlan>
}

export interface SalePlan {
  readonly problems: FieldProblems
  /** Writes it, in the transaction of the goods. */
  record(tx: Sql, id: number): Promise<void>
}

/** Where there is nothing to check and nothing to write. */
export const nothingMore: SalePlan = { problems: {}, record: async () => undefined }

/** So much a kilogram: the goods say everything. */
export const normalSale: Sale = { type: 'normal', prepare: async () => nothingMore }
