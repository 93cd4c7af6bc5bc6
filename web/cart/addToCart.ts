import { type CartRefusal, type Goods, itemOf, refuseAdding } from '#shared/cart/rules.ts'
import { textIn } from '../app/texts/text.ts'
import { requireSignIn, type SignInRouter } from '../auth/signIn/askSignIn.ts'
import { showToast } from '../ui/overlay/toasts.ts'
import { cartOf, changeCart } from './cart.ts'
import { cartText } from './messages.ts'
import { openCart } from './panel.ts'

/** Adds goods to the user's cart and shows the result; visitors are asked to sign in first. */
export async function addToCart(
  goods: Goods,
  kilograms: number | undefined,
  router: SignInRouter,
): Promise<void> {
  const reader = await requireSignIn(router)
  if (!reader) return
  const t = textIn(cartText, router.options.context.locale)
  const refusal = refuseAdding(cartOf(reader.id), goods, reader.id)
  if (refusal) return showToast('info', t[refusal satisfies CartRefusal])
  changeCart(reader.id, (items) => [...items, itemOf(goods, kilograms)])
  showToast('success', t.added, { label: t.viewCart, onPress: openCart })
}
