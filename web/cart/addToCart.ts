import { type CartRefusal, type Goods, itemOf, refuseAdding } from '#shared/cart/rules.ts'
import { textIn } from '../app/texts/text.ts'
import { requireSignIn, type SignInRouter } from '../auth/signIn/askSignIn.ts'
import { showToast } from '../ui/overlay/toasts.ts'
import { cartOf, changeCart } from './cart.ts'
import { removeLine, setQuantity, showRemoved } from './changes.ts'
import { cartText } from './messages.ts'
import { openCart } from './panel.ts'
import { keepWaitingGoods } from './waitingGoods.ts'

/**
 * Adds goods to the user's cart and shows the result. Visitors are asked to sign in first; the goods are then added after
 * the sign-in.
 */
export async function addToCart(
  goods: Goods,
  kilograms: number | undefined,
  router: SignInRouter,
): Promise<void> {
  const reader = await requireSignIn(router, () => keepWaitingGoods({ goods, kilograms }, Date.now()))
  if (!reader) return
  const t = textIn(cartText, router.options.context.locale)
  const view = { label: t.viewCart, onPress: openCart }
  const refusal = refuseAdding(cartOf(reader.id), goods, reader.id)
  if (refusal)
    return showToast('info', t[refusal satisfies CartRefusal], refusal === 'in_cart' ? view : undefined)
  changeCart(reader.id, (items) => [...items, itemOf(goods, kilograms)])
  showToast('success', t.added, view)
}

/** Changes the quantity of goods in the user's cart by some kilograms; less than the minimum removes them. */
export async function step(goods: Goods, kilograms: number, router: SignInRouter): Promise<void> {
  const reader = await requireSignIn(router)
  const item = reader && cartOf(reader.id).find(({ id }) => id === goods.id)
  if (!item) return
  const wanted = itemOf({ ...goods, sellerId: 0 }, item.cart_quantity + kilograms).cart_quantity
  if (kilograms < 0 && wanted >= item.cart_quantity) return remove(goods, router)
  setQuantity(reader.id, goods, wanted)
}

/** Removes goods from the user's cart and shows a toast that can undo the removal. */
export async function remove({ id, name }: Goods, router: SignInRouter): Promise<void> {
  const reader = await requireSignIn(router)
  if (reader) showRemoved(removeLine(reader.id, { id, name }), router.options.context.locale)
}
