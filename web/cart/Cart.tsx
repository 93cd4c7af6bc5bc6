import { Split } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { subtotalOf } from '#shared/cart/rules.ts'
import type { Seller as SellerFacts } from '#shared/products/contract.ts'
import { useText } from '../app/texts/text.ts'
import { useSession } from '../auth/session.ts'
import { useSignInRedirect } from '../auth/useSignInRedirect.ts'
import { PartyAvatar } from '../products/PartyAvatar.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Dotted } from '../ui/values/Dotted.tsx'
import { Name } from '../ui/values/Isolate.tsx'
import { Money } from '../ui/values/Money.tsx'
import { CartLines, EmptyCart, EmptyCartButton } from './CartLines.tsx'
import { CartBoxes, CartSkeleton } from './CartSkeleton.tsx'
import { Changes, cartChangesId } from './Changes.tsx'
import { cartText } from './messages.ts'
import { closeCart } from './panel.ts'
import { type CartLine, type CheckedCart, useCheckedCart } from './useCheckedCart.ts'

/** A checked cart that contains goods, for the order form. */
export type FilledCart = {
  readonly profile: Profile
  readonly cart: CheckedCart
  /** One block for each seller, which becomes one order. */
  readonly orders: readonly Block[]
  /** The list of lines, above the form. */
  readonly products: ReactNode
  /** The other actions, below the confirm button. */
  readonly instead: ReactNode
}

type CartProps = {
  /** Renders the list and the order form. */
  readonly children: (filled: FilledCart) => ReactNode
}

/** The page of the cart: its checked lines, in a block for each seller. */
export function Cart({ children }: CartProps) {
  const { profile, state } = useSession()
  useSignInRedirect(state === 'out')
  return profile ? <CartOf profile={profile}>{children}</CartOf> : <CartSkeleton />
}

function CartOf({ profile, children }: CartProps & { readonly profile: Profile }) {
  const t = useText(cartText)
  const cart = useCheckedCart(profile.id, true)
  useEffect(closeCart, [])
  const blocks = blocksOf(cart.lines)
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs fromHome crumbs={[{ label: t.page }]} />
      <h1 className="mt-3 text-h1 max-md:visually-hidden">{t.page}</h1>
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : isFirstCheck(cart) ? (
        <CartBoxes />
      ) : (
        children({
          profile,
          cart,
          orders: blocks.filter(({ seller }) => seller),
          products: <Products userId={profile.id} cart={cart} blocks={blocks} />,
          instead: <Instead userId={profile.id} cart={cart} />,
        })
      )}
    </div>
  )
}

/**
 * Whether the first check is running. The check returns the seller of each line, so a skeleton is shown until then to
 * avoid a layout shift.
 */
function isFirstCheck({ state, lines }: CheckedCart): boolean {
  return state === 'checking' && lines.every(({ live, gone }) => !live && !gone)
}

function Products({
  userId,
  cart,
  blocks,
}: {
  readonly userId: number
  readonly cart: CheckedCart
  readonly blocks: readonly Block[]
}) {
  const t = useText(cartText)
  const orders = blocks.filter(({ seller }) => seller)
  return (
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
          <Notice tone="tint" icon={Split} title={t.ordersTitle(orders.length)} className="mt-3">
            <p>{t.ordersBody}</p>
          </Notice>
        )}
        <Changes userId={userId} cart={cart} id={cartChangesId} className="mt-3" />
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

function Instead({ userId, cart: { state } }: { readonly userId: number; readonly cart: CheckedCart }) {
  const t = useText(cartText)
  return (
    <>
      <div className="mt-2 flex flex-col gap-1">
        <ButtonLink to="/local-market" wide kind="text">
          {t.continueShopping}
        </ButtonLink>
        <EmptyCartButton userId={userId} />
      </div>
      <p className="mt-2 text-meta text-quiet">
        {state === 'checked' && `${t.checked}. `}
        {t.keptNote}
      </p>
    </>
  )
}

/** The lines of one seller, which become one order (specification, section 3, Order form). */
type Block = {
  readonly key: string
  /** The seller; undefined for lines that are not for sale any more or could not be checked. */
  readonly seller: SellerFacts | undefined
  readonly gone: boolean
  readonly lines: readonly CartLine[]
}

/**
 * The lines of a cart by seller, in the order in which the sellers were added. Lines that are not for sale any more or
 * could not be checked come last.
 */
function blocksOf(lines: readonly CartLine[]): Block[] {
  const groups = Map.groupBy(lines, ({ live, gone }) =>
    live ? String(live.seller.id) : gone ? 'gone' : 'unchecked',
  )
  const blocks = [...groups].map(([key, of]) => ({
    key,
    seller: of[0]?.live?.seller,
    gone: key === 'gone',
    lines: of,
  }))
  return [...blocks.filter(({ seller }) => seller), ...blocks.filter(({ seller }) => !seller)]
}

/** The seller of a block, and the seller's markets. */
function Seller({
  seller,
  lines,
  children,
}: {
  readonly seller: SellerFacts
  readonly lines: readonly CartLine[]
  /** The number of the order. */
  readonly children: ReactNode
}) {
  const t = useText(cartText)
  const markets = [...new Set(lines.flatMap(({ live }) => live?.market.name ?? []))]
  return (
    <div className="flex items-center gap-3 border-b border-hairline py-4">
      <PartyAvatar party={seller} size={40} />
      <div className="min-w-0 grow">
        <h3 className="text-dense font-bold">
          <Name>{seller.name}</Name>
        </h3>
        <Dotted className="text-meta text-quiet">{[t[seller.type], ...markets]}</Dotted>
      </div>
      {children && (
        <span className="shrink-0 rounded-badge bg-tint px-2 text-meta text-primary">{children}</span>
      )}
    </div>
  )
}
