import { useNavigate, useRouter } from '@tanstack/react-router'
import { differs, subtotalOf } from '#shared/cart/rules.ts'
import { useText } from '../../app/texts/text.ts'
import type { FilledCart } from '../../cart/Cart.tsx'
import { takeOut } from '../../cart/changes.ts'
import type { CartLine } from '../../cart/useCheckedCart.ts'
import { useQuantityHeld } from '../../products/quantityHold.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { leadToPayment } from '../placed/placePayment.ts'
import { Checkout } from './Checkout.tsx'
import { type CheckoutData, showPlaced } from './loadCheckout.ts'
import { checkoutText } from './messages.ts'

/** The whole cart in one form: an order for each seller, one payment for all. */
export function CheckoutCart({
  filled: { profile, cart, orders, products, instead },
  form,
}: {
  readonly filled: FilledCart
  readonly form: NonNullable<CheckoutData['form']>
}) {
  const held = useQuantityHeld()
  const t = useText(checkoutText)
  const router = useRouter()
  const navigate = useNavigate()
  if (form.refusal) {
    return (
      <div className="mt-4 flex flex-col gap-3 md:gap-5">
        {products}
        <Card>
          <ErrorState
            title={t.optionsFailed}
            refusal={form.refusal}
            onRetry={() => void router.invalidate()}
          />
        </Card>
      </div>
    )
  }
  const lines = orders.flatMap((order) => order.lines)
  return (
    <Checkout
      profile={profile}
      options={form.facts}
      cities={form.cities}
      after={instead}
      goods={{
        scope: `${profile.id}:cart`,
        parcels: orders.map(({ key, seller, lines: of }) => ({
          key,
          name: seller?.name ?? '',
          subtotal: subtotalOf(of.map(({ item }) => item)),
        })),
        cityId: lines[0]?.live?.city.id ?? 0,
        places: [...new Set(lines.flatMap(({ live }) => live?.market.name ?? []))],
        refusedBecause:
          lines.length === 0
            ? t.nothingLeft
            : cart.lines.some(isChanged)
              ? t.changesFirst
              : held
                ? t.quantityFirst
                : null,
        orderingOf: (rest) => ({
          of: 'cart',
          body: {
            ...rest,
            products: lines.map(({ item: { id, cart_quantity: quantity, price } }) => ({
              id,
              quantity,
              expected_price: price,
            })),
          },
        }),
        stillSo: async () => !(await cart.askNow()).some(isChanged),
        onPlaced: async (placed, ordering) => {
          const search = { placed: showPlaced(placed) }
          // What came of it stands in the address before the cart is empty and says so.
          await navigate({ to: '.', search, replace: true })
          if (ordering.of === 'cart')
            takeOut(
              profile.id,
              ordering.body.products.map(({ id }) => Number(id)),
            )
          leadToPayment(placed)
        },
      }}
    >
      {products}
    </Checkout>
  )
}

/** Its reader has something to look at before it is ordered; what could not be checked is no change. */
function isChanged(line: CartLine): boolean {
  return line.gone || (line.live !== undefined && differs(line))
}
