import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { differs, subtotalOf } from '#shared/cart/rules.ts'
import { useText } from '../../app/texts/text.ts'
import type { FilledCart } from '../../cart/Cart.tsx'
import { cartChangesId } from '../../cart/Changes.tsx'
import { removeOrdered } from '../../cart/changes.ts'
import type { CartLine } from '../../cart/useCheckedCart.ts'
import { useQuantityHeld } from '../../products/quantityHold.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Checkout } from './Checkout.tsx'
import type { CheckoutData } from './loadCheckout.ts'
import { checkoutText } from './messages.ts'

/** Orders the whole cart in one form: one order for each seller, and one payment for all orders. */
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
  // The changes that stopped an order are above the form, which may be longer than the window, so they get
  // the focus.
  const [stopped, setStopped] = useState(0)
  useEffect(() => {
    if (stopped > 0) document.getElementById(cartChangesId)?.focus()
  }, [stopped])
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
          markets: of.flatMap(({ live }) => live?.market ?? []),
          vatIncluded: of.some(({ live }) => live?.vat_included),
        })),
        cityId: lines[0]?.live?.city.id ?? 0,
        places: [...new Set(lines.flatMap(({ live }) => live?.market.name ?? []))],
        ports: portsOf(lines),
        origins: lines.flatMap(({ live }) => live?.city ?? []),
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
            products: lines.map(({ item: { id, cart_quantity: quantity, price, preparation } }) => ({
              id,
              quantity,
              preparation,
              expected_price: price,
            })),
          },
        }),
        stillSo: async () => {
          const changed = (await cart.checkNow()).some(isChanged)
          if (changed) setStopped((before) => before + 1)
          return !changed
        },
        // Called once the page shows the new orders. If the lines were removed earlier, the page would first show the
        // empty cart.
        onPlaced: (ordering) => {
          if (ordering.of !== 'cart') return
          const ordered = ordering.body.products.map(({ id }) => Number(id))
          removeOrdered(profile.id, ordered)
        },
      }}
    >
      {products}
    </Checkout>
  )
}

/** The landing places of the goods; none if some of the goods have no landing place. */
function portsOf(lines: readonly CartLine[]): string[] {
  const ports = lines.map(({ live }) => live?.landing_place ?? null)
  return ports.includes(null) ? [] : [...new Set(ports.filter((port) => port !== null))]
}

/** Whether the buyer must review the line first; a line that could not be checked counts as unchanged. */
function isChanged(line: CartLine): boolean {
  return line.gone || (line.live !== undefined && differs(line))
}
