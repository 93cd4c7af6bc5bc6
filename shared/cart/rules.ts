import { limits } from '../base/limits.ts'
import { fromRiyals, type Halalas, halalas, priceOf } from '../base/money.ts'
import { fromKilograms } from '../base/quantity.ts'
import type { CartItem } from './contract.ts'

/** What the cart asks of a product that is put into it. */
export type Goods = Pick<CartItem, 'id' | 'name' | 'image' | 'price' | 'quantity'> & {
  readonly sellerId: number
}

export type CartRefusal = 'in_cart' | 'cart_full' | 'own_goods' | 'sold_out'

/** Why these goods cannot be put into the cart; null where they can (specification, section 5). */
export function refuseAdding(items: readonly CartItem[], goods: Goods, readerId: number): CartRefusal | null {
  if (goods.sellerId === readerId) return 'own_goods'
  if (items.some(({ id }) => id === goods.id)) return 'in_cart'
  if (goods.quantity <= 0) return 'sold_out'
  return items.length >= limits.cartLines ? 'cart_full' : null
}

/** Goods as a line of the cart: one kilogram, or as much as was chosen. */
export function itemOf(goods: Goods, kilograms: number = limits.cartMinimum): CartItem {
  const { id, name, image, price, quantity } = goods
  return { id, name, image, price, quantity, cart_quantity: quantityWithin(kilograms, quantity) }
}

/** The nearest quantity from 1 kg, or what is left where that is less, to what is available; in whole grams. */
export function quantityWithin(kilograms: number, available: number): number {
  const exact = Math.round(kilograms * 1_000) / 1_000
  return Math.min(available, Math.max(Math.min(limits.cartMinimum, available), exact))
}

/** Price times quantity of one line, cut to the halala. */
export function lineTotal({ price, cart_quantity }: Pick<CartItem, 'price' | 'cart_quantity'>): Halalas {
  const [exact, weight] = [fromRiyals(price), fromKilograms(cart_quantity)]
  return exact === undefined || weight === undefined ? halalas(0) : priceOf(exact, weight)
}

/** The sum of the lines' totals (specification, section 9). */
export function subtotalOf(items: readonly Pick<CartItem, 'price' | 'cart_quantity'>[]): Halalas {
  return halalas(items.reduce((sum, item) => sum + lineTotal(item), 0))
}

/** A line held against what is on offer now. */
export type CheckedLine<Live> = {
  /** With the present name, price and available quantity; as it was kept where the goods are gone. */
  readonly item: CartItem
  /** Undefined: the goods are gone. They cost nothing and cannot be ordered. */
  readonly live: Live | undefined
  /** The price per kilogram that the reader agreed to, where it is another now. */
  readonly priceWas: number | undefined
  /** The kilograms that were wanted, where so much is no longer there. */
  readonly quantityWas: number | undefined
}

/** What of the goods on offer a check looks at. */
type OnOffer = Omit<Goods, 'sellerId'> & {
  readonly status: 'active' | 'sold_out' | 'hidden'
  readonly sale_type: 'normal' | 'auction'
}

/** Every line of the cart, in its order, with what changed since it was put in. */
export function checkCart<Live extends OnOffer>(
  items: readonly CartItem[],
  onOffer: readonly Live[],
): CheckedLine<Live>[] {
  const byId = new Map(onOffer.filter(canBeOrdered).map((live) => [live.id, live]))
  return items.map((item) => {
    const live = byId.get(item.id)
    if (!live) return { item, live, priceWas: undefined, quantityWas: undefined }
    const now = itemOf({ ...live, sellerId: 0 }, item.cart_quantity)
    return {
      item: now,
      live,
      priceWas: live.price === item.price ? undefined : item.price,
      quantityWas: item.cart_quantity > live.quantity ? item.cart_quantity : undefined,
    }
  })
}

/** Whether its reader has something to agree to before anything is paid. */
export function differs({ live, priceWas, quantityWas }: CheckedLine<unknown>): boolean {
  return live === undefined || priceWas !== undefined || quantityWas !== undefined
}

function canBeOrdered({ status, sale_type, quantity }: OnOffer): boolean {
  return status === 'active' && sale_type === 'normal' && quantity > 0
}

/** The lines of a kept text; none where it is of another version, damaged, or not ours. */
export function readCart(kept: string | null): CartItem[] {
  try {
    const found: unknown = JSON.parse(kept ?? 'null')
    if (!isRecord(found) || found.version !== version || !Array.isArray(found.items)) return []
    const items = found.items.filter(isItem)
    return [...new Map(items.map((item) => [item.id, tidied(item)])).values()].slice(0, limits.cartLines)
  } catch {
    return []
  }
}

export function writeCart(items: readonly CartItem[]): string {
  return JSON.stringify({ version, items })
}

/** Raised when the kept form changes: older carts are then empty. */
const version = 1

function isItem(found: unknown): found is CartItem {
  return (
    isRecord(found) &&
    Number.isSafeInteger(found.id) &&
    isAmount(found.id) &&
    typeof found.name === 'string' &&
    typeof found.image === 'string' &&
    found.image.startsWith('/') &&
    isAmount(found.price) &&
    fromRiyals(found.price) !== undefined &&
    isAmount(found.quantity) &&
    fromKilograms(found.quantity) !== undefined &&
    isAmount(found.cart_quantity)
  )
}

/** Exactly the fields of a line, its quantity within what is available. */
function tidied(item: CartItem): CartItem {
  return itemOf({ ...item, sellerId: 0 }, item.cart_quantity)
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null
}

function isAmount(found: unknown): found is number {
  return typeof found === 'number' && Number.isFinite(found) && found > 0
}
