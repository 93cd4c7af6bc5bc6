import type { LinkProps } from '@tanstack/react-router'
import type { Halalas } from '#shared/base/money.ts'
import { type Grams, printKilograms, toKilograms } from '#shared/base/quantity.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Money } from '../../ui/values/Money.tsx'
import type { Shelf } from '../card.ts'
import { type OfferedGoods, useProductActions } from '../productActions.ts'
import { useQuantityHeld } from '../quantityHold.ts'
import { detailsText } from './messages.ts'

/** The total for the chosen quantity, and the order buttons; docked above the bar of a phone. */
export function BuyDock({
  goods,
  shelf,
  weight,
  total,
}: {
  readonly goods: OfferedGoods
  readonly shelf: Shelf
  readonly weight: Grams
  readonly total: Halalas | undefined
}) {
  const t = useText(detailsText)
  const { AddToCart } = useProductActions()
  const held = useQuantityHeld()
  const kilos = printKilograms(weight)
  const buy = confirmationLink(goods, shelf, toKilograms(weight))
  return (
    <>
      {!held && (
        <ButtonLink {...buy} data-queued kind="outlined" wide className="mt-4 md:hidden">
          {t.buyNow}
        </ButtonLink>
      )}
      <div
        data-dock="above"
        className="mt-4 flex items-center gap-4 border-t border-hairline pt-4 max-md:fixed max-md:inset-x-0 max-md:bottom-16 max-md:z-30 max-md:m-0 max-md:bg-card max-md:px-4 max-md:py-2 md:flex-wrap"
      >
        <output
          aria-live="polite"
          className="flex flex-col md:w-full md:flex-row md:items-baseline md:justify-between md:gap-3"
        >
          <span className="text-meta text-quiet md:text-body">{held ? t.total : t.totalOf(kilos)}</span>
          {!held && total !== undefined && <Money halalas={total} size="card" className="max-md:-mt-1" />}
        </output>
        <AddToCart
          look="main"
          goods={goods}
          kilograms={toKilograms(weight)}
          refusedBecause={held ? t.quantityFirst : null}
          className="grow md:basis-0"
        />
        {!held && (
          <ButtonLink {...buy} data-queued kind="outlined" size="main" className="max-md:hidden">
            {t.buyNow}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

/** The link to the order confirmation of one product, below the address of its details. */
function confirmationLink({ id, preparation = 'whole' }: OfferedGoods, shelf: Shelf, kilograms: number) {
  return {
    to: pages[shelf],
    params: { productId: String(id) },
    search: { quantity: kilograms, ...(preparation !== 'whole' && { preparation }) },
  } as const satisfies LinkProps
}

const pages = {
  local: '/local-market/$productId/confirmation',
  imported: '/international-market/main/$productId/confirmation',
  special: '/special-products/$productId/confirmation',
} as const
