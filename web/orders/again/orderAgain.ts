import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import type { CartRefusal } from '#shared/cart/rules.ts'
import type { OrderSummary } from '#shared/orders/contract.ts'
import type { Product } from '#shared/products/contract.ts'
import { api, settle } from '../../app/calls/api.ts'
import { reasonOf } from '../../app/calls/refusalReason.ts'
import { apart, isolated } from '../../app/texts/isolate.ts'
import { baseText } from '../../app/texts/messages.ts'
import { textIn } from '../../app/texts/text.ts'
import { requireSignIn, type SignInRouter } from '../../auth/signIn/askSignIn.ts'
import { cartOf, changeCart } from '../../cart/cart.ts'
import { cartText } from '../../cart/messages.ts'
import { openCart } from '../../cart/panel.ts'
import { marketOf } from '../../products/card.ts'
import { ask } from '../../ui/overlay/questions.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { type GoodsAgain, goodsAgain } from './goodsAgain.ts'
import { againText } from './messages.ts'

type Ordered = Pick<OrderSummary, 'items'>

/**
 * Puts the goods of an order that are still on sale into the cart. Opens the cart, or names the goods of
 * which all or a part is missing.
 */
export async function orderAgain({ items }: Ordered, router: SignInRouter): Promise<void> {
  const reader = await requireSignIn(router)
  const products = reader && (await productsOf({ items }, router))
  if (!products) return
  const result = goodsAgain(cartOf(reader.id), items, products, reader.id)
  changeCart(reader.id, () => result.cart)
  if (result.left.length + result.fewer.length === 0) return openCart()
  await tellResult(result, items, products, router)
}

/** Opens the market with the fish of a lot chosen. */
export async function findSimilar({ items }: Ordered, router: SignInRouter): Promise<void> {
  const products = await productsOf({ items }, router)
  if (!products) return
  await openMarket(items, products, router)
}

/** Opens the market of these goods with their fish chosen, or searches for the first name if no product exists any more. */
async function openMarket(items: Ordered['items'], products: readonly Product[], router: SignInRouter) {
  const origin = products[0]?.origin ?? items[0]?.origin ?? 'local'
  const fishId = products
    .filter((product) => product.origin === origin)
    .map((product) => product.type_fish_id)
  await router.navigate({
    to: marketOf[origin],
    search: fishId.length > 0 ? { fishId: [...new Set(fishId)] } : { s: items[0]?.name },
  })
}

/** The products of an order that still exist; null after a refusal, which is shown. */
async function productsOf({ items }: Ordered, router: SignInRouter) {
  const { locale } = router.options.context
  const ids = items.flatMap(({ product_id: id }) => (id === null ? [] : [id]))
  const { data, refusal } = await settle(api('GET products/list', { query: { ids } }, { locale }))
  if (data) return data.products.data
  showToast('wrong', reasonOf(refusal, textIn(baseText, locale).unreachable, locale))
  return null
}

async function tellResult(
  { added, left, fewer }: GoodsAgain,
  items: Ordered['items'],
  products: readonly Product[],
  router: SignInRouter,
) {
  const { locale } = router.options.context
  const t = textIn(againText, locale)
  const cart = textIn(cartText, locale)
  const why = (because: CartRefusal | 'gone') => (because === 'gone' ? t.gone : cart[because])
  const lines = [
    ...left.map(({ name, because }) => t.line(apart(name), why(because))),
    ...fewer.map(({ name, available }) => t.line(apart(name), t.fewer(kilograms(available)))),
  ]
  const inCart = added > 0 || left.some(({ because }) => because === 'in_cart')
  const go = await ask({
    title: added === 0 ? t.noneAdded : left.length === 0 ? t.allAdded : t.someAdded(added, items.length),
    body: lines.join('\n'),
    accept: inCart ? cart.viewCart : t.toMarket,
    refuse: textIn(baseText, locale).close,
  })
  if (!go) return
  if (inCart) openCart()
  else await openMarket(items, products, router)
}

function kilograms(amount: number): string {
  const weight = fromKilograms(amount)
  return weight === undefined ? '' : isolated(printKilograms(weight))
}
