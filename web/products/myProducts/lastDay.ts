import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import type { OwnProduct } from '#shared/products/listing.ts'

type Listed = Pick<OwnProduct, 'created_at' | 'name' | 'type_fish_id' | 'hidden_by_staff'>

export interface LastDay<Product extends Listed = OwnProduct> {
  readonly day: string
  readonly products: readonly Product[]
}

/**
 * The goods of the last day before today on which the seller listed goods, at most a week ago. Goods that
 * were listed again today, or that staff have hidden, are left out. Null if none is left.
 */
export function lastDayOf<Product extends Listed>(
  products: readonly Product[],
  now: Date,
): LastDay<Product> | null {
  const today = riyadhDay(now)
  const oldest = riyadhDay(addDays(now, -7))
  const dayOf = ({ created_at }: Listed) => riyadhDay(new Date(created_at))
  const kindOf = ({ type_fish_id, name }: Listed) => `${type_fish_id} ${name}`
  /** The number of goods of each kind that were listed again today. For each of them, one product of the last day is left out. */
  const again = new Map<string, number>()
  for (const product of products)
    if (dayOf(product) === today) again.set(kindOf(product), (again.get(kindOf(product)) ?? 0) + 1)
  const before = products.filter((product) => {
    const day = dayOf(product)
    return day < today && day >= oldest && !product.hidden_by_staff
  })
  const [newest] = before
  if (!newest) return null
  const day = dayOf(newest)
  const left = before.filter((product) => {
    if (dayOf(product) !== day) return false
    const listed = again.get(kindOf(product)) ?? 0
    again.set(kindOf(product), listed - 1)
    return listed <= 0
  })
  return left.length > 0 ? { day, products: left.slice(0, limits.product.relisted) } : null
}

/** The kilograms of earlier goods that buyers can still order; 0 if the goods are not on sale. */
export function stillOnSale({ status, quantity }: Pick<OwnProduct, 'status' | 'quantity'>): number {
  return status === 'active' ? quantity : 0
}
