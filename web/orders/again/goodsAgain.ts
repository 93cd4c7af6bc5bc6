import type { CartItem } from '#shared/cart/contract.ts'
import { type CartRefusal, checkCart, itemOf, refuseAdding } from '#shared/cart/rules.ts'
import type { OrderItem } from '#shared/orders/contract.ts'
import type { Product } from '#shared/products/contract.ts'

type Wanted = Pick<OrderItem, 'product_id' | 'name' | 'ordered_quantity'> & {
  readonly preparation: Pick<OrderItem['preparation'], 'code'>
}
type Live = Pick<
  Product,
  'id' | 'name' | 'image' | 'price' | 'quantity' | 'status' | 'sale_type' | 'preparations'
> & {
  readonly seller: { readonly id: number }
}

export type GoodsAgain = {
  /** The cart after the goods that are still on sale were added. */
  readonly cart: readonly CartItem[]
  readonly added: number
  /** Goods that were not added, with the reason; `gone` means not on sale any more. */
  readonly left: readonly { readonly name: string; readonly because: CartRefusal | 'gone' }[]
  /** Added goods of which less is available than was ordered, in kilograms. */
  readonly fewer: readonly { readonly name: string; readonly available: number }[]
}

/** The goods of an earlier order as cart items, in the ordered quantities and preparations, as far as they are on sale. */
export function goodsAgain(
  before: readonly CartItem[],
  wanted: readonly Wanted[],
  products: readonly Live[],
  readerId: number,
): GoodsAgain {
  const byId = new Map(products.map((product) => [product.id, product]))
  const cart = [...before]
  const left: GoodsAgain['left'][number][] = []
  const fewer: GoodsAgain['fewer'][number][] = []
  for (const { product_id: id, name, ordered_quantity: kilograms, preparation } of wanted) {
    const product = id === null ? undefined : byId.get(id)
    const goods = product && { ...product, sellerId: product.seller.id }
    const [line] = goods
      ? checkCart([itemOf({ ...goods, preparation: preparation.code }, kilograms)], [goods])
      : []
    const because = goods && line?.live ? refuseAdding(cart, goods, readerId) : 'gone'
    if (because || !line) {
      left.push({ name, because: because ?? 'gone' })
      continue
    }
    cart.push(line.item)
    if (line.item.cart_quantity < kilograms) fewer.push({ name, available: line.item.cart_quantity })
  }
  return { cart, added: cart.length - before.length, left, fewer }
}
