import type { Log } from '#platform/logs/log.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { ChangedProduct, ProductItem } from '#shared/products/listing.ts'
import { failureOfOne } from '../../base/several.ts'
import { changeListing, type ListingContext, type ListingDeps } from './actions.ts'
import { type ChangeLot, conflict } from './prepare.ts'
import type { Held } from './store.ts'

/**
 * Changes the price and the stock of each product, in a transaction of its own (contract, section 2, product/changes;
 * decision 72). The results are in the order of the sent items.
 */
export async function changeEach(
  deps: ListingDeps & { readonly changeLot: ChangeLot; readonly log: Log },
  context: ListingContext,
  items: readonly ProductItem[],
): Promise<ChangedProduct[]> {
  const { locale } = context
  const changed: ChangedProduct[] = []
  for (const item of items) {
    const { id, price, quantity } = item
    const change = () =>
      changeListing(deps, context, {
        id,
        change: { price, quantity },
        check: (held) => checkItem(held, item),
      })
    const failure = await failureOfOne(change, { what: 'product_change', id, locale, log: deps.log })
    const refused = failure && {
      code: failure.code,
      message: failure.message,
      errors: Object.values(failure.errors ?? {}).flat(),
    }
    changed.push({ id, done: !refused, refused })
  }
  return changed
}

/** A stock that changed since the caller saw it is not overwritten, because that would put sold fish on sale again. */
function checkItem(held: Held, { quantity, quantity_before: seen }: ProductItem): void {
  if (held.sale_type !== 'normal') throw new Refusal('not_found')
  const moved = seen !== undefined && held.quantity !== seen
  if (moved && quantity !== undefined && held.quantity !== quantity) throw conflict('stock_moved')
}
