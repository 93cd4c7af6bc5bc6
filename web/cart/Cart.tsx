import { Split } from 'lucide-react'
import { useEffect } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { subtotalOf } from '#shared/cart/rules.ts'
import { useSession } from '../auth/session.ts'
import { LaterStyles } from '../base/LaterStyles.tsx'
import { useLocale, useText } from '../base/text.ts'
import { Breadcrumbs } from '../base/ui/Breadcrumbs.tsx'
import { Button, ButtonLink } from '../base/ui/Button.tsx'
import { Card } from '../base/ui/Card.tsx'
import { Money } from '../base/ui/Money.tsx'
import { cardText } from '../products/cardMessages.ts'
import { type Block, blocksOf } from './blocks.ts'
import { CartLines } from './CartLines.tsx'
import { CartBoxes, CartSkeleton } from './CartSkeleton.tsx'
import { Changes } from './Changes.tsx'
import { askToEmpty } from './changes.ts'
import { EmptyCart } from './EmptyCart.tsx'
import { cartText } from './messages.ts'
import { closeCart } from './panel.ts'
import { Seller } from './Seller.tsx'
import { type CheckedCart, useCheckedCart } from './useCheckedCart.ts'

/** The checked list of what is in the cart, a block for each seller, and what it comes to. */
export function Cart() {
  const { profile } = useSession()
  return profile ? <CartOf profile={profile} /> : <CartSkeleton />
}

function CartOf({ profile }: { readonly profile: Profile }) {
  const t = useText(cartText)
  const home = useText(cardText).home
  const cart = useCheckedCart(profile.id, true)
  useEffect(closeCart, [])
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <LaterStyles />
      <div className="max-md:hidden">
        <Breadcrumbs crumbs={[{ label: home, link: { to: '/home' } }, { label: t.page }]} />
      </div>
      <h1 className="mt-3 text-h1 max-md:visually-hidden">{t.page}</h1>
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : isFirstCheck(cart) ? (
        <CartBoxes />
      ) : (
        <Filled userId={profile.id} cart={cart} />
      )}
    </div>
  )
}

/** Whose each line is comes with the check: until then boxes, so that nothing jumps. */
function isFirstCheck({ state, lines }: CheckedCart): boolean {
  return state === 'checking' && lines.every(({ live, gone }) => !live && !gone)
}

function Filled({ userId, cart }: { readonly userId: number; readonly cart: CheckedCart }) {
  const t = useText(cartText)
  const blocks = blocksOf(cart.lines)
  const orders = blocks.filter(({ seller }) => seller)
  return (
    <div className="mt-4 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
      <Card as="section" aria-labelledby="products" padding="none">
        <div className="p-4 md:p-6 md:pb-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="products" className="text-h3">
              {t.productsTitle}
            </h2>
            <p role="status" className="text-meta text-quiet">
              {cart.state === 'checking' ? t.checking : t.products(cart.lines.length)}{' '}
              {orders.length > 0 && t.sellers(orders.length)}
            </p>
          </div>
          {orders.length > 1 && (
            <div className="mt-3 flex items-start gap-3 rounded-control bg-tint p-4 text-dense">
              <Split aria-hidden size={20} className="mt-0.5 shrink-0 text-primary" />
              <div>
                <p className="font-bold text-primary">{t.ordersTitle(orders.length)}</p>
                <p>{t.ordersBody}</p>
              </div>
            </div>
          )}
          <Changes userId={userId} cart={cart} className="mt-3" />
        </div>
        {blocks.map((block) => (
          <SellerBlock
            key={block.key}
            userId={userId}
            block={block}
            place={orders.indexOf(block) + 1}
            all={orders.length}
          />
        ))}
      </Card>
      <Summary userId={userId} orders={orders} cart={cart} />
    </div>
  )
}

type SellerBlockProps = {
  readonly userId: number
  readonly block: Block
  readonly place: number
  readonly all: number
}

function SellerBlock({ userId, block: { seller, lines, gone }, place, all }: SellerBlockProps) {
  const t = useText(cartText)
  const title = gone ? t.goneTitle : t.keptTitle
  return (
    <section
      aria-label={seller?.name ?? title}
      className="border-t-8 border-ground px-4 md:px-6 first-of-type:border-t first-of-type:border-hairline"
    >
      {seller ? (
        <Seller seller={seller} lines={lines}>
          {all > 1 && t.orderOf(place, all)}
        </Seller>
      ) : (
        <h3 className="border-b border-hairline py-4 text-dense font-bold">{title}</h3>
      )}
      <CartLines userId={userId} lines={lines} wide />
      {seller && (
        <p className="flex items-baseline justify-between gap-3 border-t border-hairline py-4 text-dense">
          <span className="text-quiet">{t.orderTotal}</span>
          <Money halalas={subtotalOf(lines.map(({ item }) => item))} />
        </p>
      )}
    </section>
  )
}

function Summary({
  userId,
  orders,
  cart: { state, lines },
}: {
  readonly userId: number
  readonly orders: readonly Block[]
  readonly cart: CheckedCart
}) {
  const t = useText(cartText)
  const locale = useLocale()
  const payable = lines.filter(({ gone }) => !gone).map(({ item }) => item)
  return (
    <Card as="section" aria-labelledby="summary" padding="details" className="lg:sticky lg:top-22">
      <h2 id="summary" className="text-h3">
        {t.summary}
      </h2>
      {orders.length > 1 && (
        <ul className="mt-2 flex flex-col gap-1 text-dense">
          {orders.map(({ key, seller, lines: of }, index) => (
            <li key={key} className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate text-quiet">{t.orderBy(index + 1, seller?.name ?? '')}</span>
              <Money halalas={subtotalOf(of.map(({ item }) => item))} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 flex items-baseline justify-between gap-3 border-t border-hairline pt-4">
        <span className="font-bold">{t.subtotal}</span>
        <output aria-live="polite">
          <Money halalas={subtotalOf(payable)} size="card" />
        </output>
      </p>
      <p className="mt-1 text-meta text-quiet">{t.delivery}</p>
      <div className="mt-4 flex flex-col gap-2">
        <ButtonLink to="/local-market" size="main" wide kind="outlined">
          {t.continueShopping}
        </ButtonLink>
        <Button
          kind="text"
          wide
          className="text-coral! hover:bg-coral-tint!"
          onClick={() => askToEmpty(userId, locale)}
        >
          {t.empty}
        </Button>
      </div>
      <p className="mt-3 border-t border-hairline pt-3 text-meta text-quiet">
        {state === 'checked' && `${t.checked}. `}
        {t.keptNote}
      </p>
    </Card>
  )
}
