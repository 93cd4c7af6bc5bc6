import type { Locale } from '#shared/base/locale.ts'
import type { CartItem } from '#shared/cart/contract.ts'
import { differs, itemOf, preparedItem } from '#shared/cart/rules.ts'
import type { Preparation } from '#shared/products/preparation.ts'
import { textIn } from '../app/texts/text.ts'
import type { CartLine as ShownLine } from '../products/productActions.ts'
import { ask } from '../ui/overlay/questions.ts'
import { showToast } from '../ui/overlay/toasts.ts'
import { cartOf, changeCart } from './cart.ts'
import { cartText } from './messages.ts'
import type { CartLine } from './useCheckedCart.ts'

/** A line for the page of its product, which changes the cart's quantity and preparation. */
export function cartLine(userId: number, { cart_quantity, preparation = 'whole' }: CartItem): ShownLine {
  return {
    kilograms: cart_quantity,
    preparation,
    setKilograms: (goods, kilograms) => setQuantity(userId, goods, kilograms),
    prepare: (goods) =>
      changeCart(userId, (items) =>
        items.map((item) => (item.id === goods.id ? itemOf(goods, item.cart_quantity) : item)),
      ),
  }
}

/** Changes the quantity of a line, within the available stock. */
export function setQuantity(
  userId: number,
  { id, quantity }: Pick<CartItem, 'id' | 'quantity'>,
  kilograms: number,
): void {
  changeCart(userId, (items) =>
    items.map((item) => (item.id === id ? itemOf({ ...item, quantity, sellerId: 0 }, kilograms) : item)),
  )
}

/** Changes the preparation of a line, at its current price. */
export function setPreparation(userId: number, { item: { id }, live }: CartLine, code: Preparation): void {
  if (!live) return
  changeCart(userId, (items) => items.map((item) => (item.id === id ? preparedItem(item, live, code) : item)))
}

/** A removed line, and the function that puts it back in its place. */
export type Removed = { readonly name: string; readonly putBack: () => void }

/** Removes a line. */
export function removeLine(userId: number, { id, name }: Pick<CartItem, 'id' | 'name'>): Removed | null {
  const at = cartOf(userId).findIndex((item) => item.id === id)
  const removed = cartOf(userId)[at]
  if (!removed) return null
  changeCart(userId, (items) => items.filter((item) => item.id !== id))
  const putBack = () =>
    changeCart(userId, (items) =>
      items.some((item) => item.id === id) ? items : items.toSpliced(at, 0, removed),
    )
  return { name, putBack }
}

/** Shows a toast with a button that puts a removed line back. */
export function showRemoved(removed: Removed | null, locale: Locale): void {
  const t = textIn(cartText, locale)
  if (removed)
    showToast('info', t.removed(removed.name), { label: t.undo, onPress: removed.putBack, undo: true })
}

/** Empties the cart after the user confirms. */
export async function askToEmpty(userId: number, locale: Locale): Promise<void> {
  const t = textIn(cartText, locale)
  const accepted = await ask({
    title: t.emptyAsk,
    body: t.emptyBody(t.products(cartOf(userId).length)),
    accept: t.empty,
    refuse: t.keep,
    grave: true,
  })
  if (accepted) changeCart(userId, () => [])
}

/** Removes the ordered products from the cart. */
export function removeOrdered(userId: number, ids: readonly number[]): void {
  changeCart(userId, (items) => items.filter(({ id }) => !ids.includes(id)))
}

/** Accepts all changes: stores the current prices and quantities, and removes lines that are not for sale any more. */
export function agree(userId: number, lines: readonly CartLine[]): void {
  const checked = new Map(lines.map((line) => [line.item.id, line]))
  changeCart(userId, (items) =>
    items.flatMap((item) => {
      const line = checked.get(item.id)
      if (line?.gone) return []
      return line?.live && differs(line) ? [line.item] : [item]
    }),
  )
}
