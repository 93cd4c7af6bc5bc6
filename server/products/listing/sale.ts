import type { Sql } from '#platform/database/db.ts'
import type { FieldProblems } from '#shared/base/errors.ts'
import type { Goods, Held } from './store.ts'

/** The part of a kind of sale, which a later feature checks and writes together with the goods. */
export interface Sale {
  readonly type: Held['sale_type']
  /** Checks the sale; its problems are reported together with those of the goods. */
  prepare(db: Sql, goods: Goods): Promise<SalePlan>
}

export interface SalePlan {
  readonly problems: FieldProblems
  /** Writes the sale in the transaction of the goods. */
  record(tx: Sql, id: number): Promise<void>
}

/** No checks and no writes. */
export const nothingMore: SalePlan = { problems: {}, record: async () => undefined }

/** Sale by the kilogram, which needs no more than the goods. */
export const normalSale: Sale = { type: 'normal', prepare: async () => nothingMore }
