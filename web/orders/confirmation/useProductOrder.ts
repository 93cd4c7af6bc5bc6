import { useEffect, useState } from 'react'
import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, priceOf } from '#shared/base/money.ts'
import { fromKilograms, type Grams, minOrder } from '#shared/base/quantity.ts'
import { Refusal } from '../../app/calls/api.ts'
import { dropFromTab, readInTab, storeInTab } from '../../app/state/tabStore.ts'
import { useLocale } from '../../app/texts/text.ts'
import { boundsOf, within } from '../../products/details/calculation.ts'
import { type ProductFacts, readProduct } from './loadConfirmation.ts'

/**
 * The quantity and the agreed price of one product. If stock or price change while the form is open, the page shows the
 * change, and the buyer must agree before the order is sent.
 */
export function useProductOrder(facts: ProductFacts, requested: Grams | undefined, scope: string) {
  const locale = useLocale()
  const [live, setLive] = useState(facts)
  const [agreed, setAgreed] = useState(facts.product.price)
  const [wanted, setWanted] = useState(() => storedWanted(scope, requested) ?? firstOf(facts, requested))
  const { product } = live
  const bounds = boundsFor(live)
  const price = halalasOf(product.price)
  useEffect(() => storeWanted(scope, { from: requested ?? null, wanted }), [scope, requested, wanted])

  /** Reads the product again; resolves to false if its price or stock no longer matches the order. */
  const stillSo = async (): Promise<boolean> => {
    const next = await readAgain(live, locale)
    setLive(next)
    const left = boundsFor(next)
    return next.product.price === agreed && left !== undefined && wanted <= left.most
  }

  return {
    live,
    product,
    bounds,
    weight: wanted,
    subtotal: priceOf(price, wanted),
    /** The agreed price, if the current price differs from it. */
    priceWas: product.price === agreed ? undefined : agreed,
    /** True if the quantity is above the stock. */
    tooMuch: bounds !== undefined && wanted > bounds.most,
    stillSo,
    agree: () => setAgreed(product.price),
    take: (next: Grams) => setWanted(bounds ? within(next, bounds) : next),
  }
}
export type ProductOrder = ReturnType<typeof useProductOrder>

function boundsFor({ product }: ProductFacts) {
  return boundsOf(product.status === 'active' ? product.quantity : 0)
}

/** The quantity in the address, limited to the stock; without a quantity, the smallest order. */
function firstOf(facts: ProductFacts, requested: Grams = minOrder): Grams {
  const bounds = boundsFor(facts)
  return bounds ? within(requested, bounds) : requested
}

/** Reads the product again. A product that no longer exists counts as sold out. */
async function readAgain(before: ProductFacts, locale: Locale): Promise<ProductFacts> {
  const { product } = before
  try {
    return await readProduct(product.id, { locale, signal: undefined })
  } catch (error) {
    const gone = error instanceof Refusal && (error.code === 'not_found' || error.code === 'out_of_stock')
    if (!gone) throw error
    return { ...before, product: { ...product, quantity: 0 } }
  }
}

/** The `?quantity=` of the address, converted from kilograms to grams; undefined if it is not positive. */
export function wantedOf(kilograms: number | undefined): Grams | undefined {
  if (kilograms === undefined || kilograms <= 0) return undefined
  return fromKilograms(kilograms)
}

/** The quantity chosen in this tab. It applies only while `?quantity=` is the same as when it was chosen. */
type StoredWanted = { readonly from: number | null; readonly wanted: number }

function storedWanted(scope: string, from: Grams | undefined): Grams | undefined {
  const stored = readInTab(keyOf(scope)) as Partial<StoredWanted> | null
  const { wanted } = stored ?? {}
  return stored?.from === (from ?? null) && Number.isSafeInteger(wanted) && Number(wanted) > 0
    ? (wanted as Grams)
    : undefined
}

const storeWanted = (scope: string, stored: StoredWanted) => storeInTab(keyOf(scope), stored)

/** Deletes the stored quantity once the order is placed, so that the next order does not start with it. */
export const dropWanted = (scope: string) => dropFromTab(keyOf(scope))

const keyOf = (scope: string) => `order-quantity:${scope}`
