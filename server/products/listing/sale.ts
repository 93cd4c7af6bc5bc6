import type { Sql } from '#platform/database/db.ts'
import type { FieldProblems } from '#shared/base/errors.ts'
import type { Goods, Held } from './store.ts'

/**
 * The part of a listing that depends on the kind of sale. The feature of the sale checks and writes it together with the goods.
 */
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

/** A plan without checks and without writes. */
export const nothingMore: SalePlan = { problems: {}, record: async () => undefined }

/** Sale by the kilogram, which needs no data beyond the goods. */
export const normalSale: Sale = { type: 'normal', prepare: async () => nothingMore }
