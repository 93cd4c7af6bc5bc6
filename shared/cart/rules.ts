import { limits } from '../base/limits.ts'
import { fromRiyals, type Halalas, halalas, priceOf } from '../base/money.ts'
import { fromKilograms } from '../base/quantity.ts'
import { isPreparation, offerOf, type Preparation, preparedRiyals } from '../products/preparation.ts'
import type { CartItem } from './contract.ts'

/** The product fields that the cart needs. */
export type Goods = Pick<CartItem, 'id' | 'name' | 'image' | 'price' | 'quantity'> & {
  readonly preparation?: Preparation | undefined
  readonly sellerId: number
}

export type CartRefusal = 'in_cart' | 'cart_full' | 'own_goods' | 'sold_out'

/** The reason why these goods cannot be added to the cart; null when they can (specification, section 5). */
export function refuseAdding(items: readonly CartItem[], goods: Goods, readerId: number): CartRefusal | null {
  if (goods.sellerId === readerId) return 'own_goods'
  if (items.some(({ id }) => id === goods.id)) return 'in_cart'
  if (goods.quantity <= 0) return 'sold_out'
  return items.length >= limits.cartLines ? 'cart_full' : null
}

/** Goods as a line of the cart, with one kilogram by default. */
export function itemOf(goods: Goods, kilograms: number = limits.cartMinimum): CartItem {
  const { id, name, image, price, quantity, preparation = 'whole' } = goods
  return {
    id,
    name,
    image,
    price,
    quantity,
    cart_quantity: quantityWithin(kilograms, quantity),
    ...(preparation !== 'whole' && { preparation }),
  }
}

/** Limits a quantity to at least 1 kg (or all, when less is available) and at most `available`, in whole grams. */
export function quantityWithin(kilograms: number, available: number): number {
  const exact = Math.round(kilograms * 1_000) / 1_000
  return Math.min(available, Math.max(Math.min(limits.cartMinimum, available), exact))
}

/** Price times quantity of a line, truncated to halalas. */
export function lineTotal({ price, cart_quantity }: Pick<CartItem, 'price' | 'cart_quantity'>): Halalas {
  const [exact, weight] = [fromRiyals(price), fromKilograms(cart_quantity)]
  return exact === undefined || weight === undefined ? halalas(0) : priceOf(exact, weight)
}

/** The sum of the lines' totals (specification, section 9). */
export function subtotalOf(items: readonly Pick<CartItem, 'price' | 'cart_quantity'>[]): Halalas {
  return halalas(items.reduce((sum, item) => sum + lineTotal(item), 0))
}

/** A line of the cart, compared with the current product. */
export type CheckedLine<Live> = {
  /** The line with the current name, price and available quantity; unchanged when the goods are unavailable. */
  readonly item: CartItem
  /**
   * The current product; undefined when the goods are unavailable. Unavailable goods cost nothing and cannot be ordered.
   */
  readonly live: Live | undefined
  /** The previous price per kilogram, if it has changed. */
  readonly priceWas: number | undefined
  /** The previously chosen kilograms, if the stock is no longer sufficient. */
  readonly quantityWas: number | undefined
  /** The previously chosen preparation, if the seller does not offer it any more; the line is then the whole fish. */
  readonly preparationWas: Preparation | undefined
}

/** The fields of the current product that a check reads. */
type OnOffer = Omit<Goods, 'sellerId' | 'preparation'> & {
  readonly preparations: readonly {
    readonly code: Preparation
    readonly price: number
    readonly image?: string | undefined
  }[]
  readonly status: 'active' | 'sold_out' | 'hidden'
  readonly sale_type: 'normal' | 'auction'
}

/** Every line of the cart, in order, with its changes since the line was added. */
export function checkCart<Live extends OnOffer>(
  items: readonly CartItem[],
  onOffer: readonly Live[],
): CheckedLine<Live>[] {
  const byId = new Map(onOffer.filter(canBeOrdered).map((live) => [live.id, live]))
  return items.map((item) => {
    const live = byId.get(item.id)
    if (!live) {
      return { item, live, priceWas: undefined, quantityWas: undefined, preparationWas: undefined }
    }
    const prepared = offerOf(live.preparations, item.preparation ?? 'whole')
    const now = preparedItem(item, live, prepared?.code ?? 'whole')
    return {
      item: now,
      live,
      priceWas: now.price === item.price ? undefined : item.price,
      quantityWas: item.cart_quantity > live.quantity ? item.cart_quantity : undefined,
      preparationWas: prepared ? undefined : item.preparation,
    }
  })
}

/** A line with the current product in this preparation, at the current price and with its picture. */
export function preparedItem(item: CartItem, live: OnOffer, code: Preparation): CartItem {
  const { price: extra = 0, image = live.image } = offerOf(live.preparations, code) ?? {}
  const price = preparedRiyals(live.price, extra)
  return itemOf({ ...live, image, price, preparation: code, sellerId: 0 }, item.cart_quantity)
}

/** Whether the reader must accept a change before paying. */
export function differs({ live, priceWas, quantityWas, preparationWas }: CheckedLine<unknown>): boolean {
  return live === undefined || [priceWas, quantityWas, preparationWas].some((was) => was !== undefined)
}

function canBeOrdered({ status, sale_type, quantity }: OnOffer): boolean {
  return status === 'active' && sale_type === 'normal' && quantity > 0
}

/** The lines of a stored cart; none when it has another version or is damaged. */
export function readCart(stored: string | null): CartItem[] {
  try {
    const found: unknown = JSON.parse(stored ?? 'null')
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

/** Increase the version when the stored format changes; carts of older versions are then emptied. */
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
    isAmount(found.cart_quantity) &&
    (found.preparation === undefined || isPreparation(found.preparation))
  )
}

/** The line with only the known fields, and with a quantity within the stock. */
function tidied(item: CartItem): CartItem {
  return itemOf({ ...item, sellerId: 0 }, item.cart_quantity)
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null
}

function isAmount(found: unknown): found is number {
  return typeof found === 'number' && Number.isFinite(found) && found > 0
}
