import { useEffect, useState } from 'react'
import type { Locale } from '#shared/base/locale.ts'
import { type Halalas, halalasOf, priceOf } from '#shared/base/money.ts'
import { fromKilograms, type Grams, minOrder } from '#shared/base/quantity.ts'
import type { Product } from '#shared/products/contract.ts'
import { isPreparation, offerOf, type Preparation, preparedPrice } from '#shared/products/preparation.ts'
import { Refusal } from '../../app/calls/api.ts'
import { dropFromTab, readInTab, storeInTab } from '../../app/state/tabStore.ts'
import { useLocale } from '../../app/texts/text.ts'
import { boundsOf, within } from '../../products/details/calculation.ts'
import type { OfferedPreparation } from '../../products/preparation/PreparationChoice.tsx'
import { type ProductFacts, readProduct } from './loadConfirmation.ts'

/** The choices in the address: the weight, and the code of the preparation. */
type Requested = { readonly weight: Grams | undefined; readonly preparation: string | undefined }

/**
 * The quantity, the preparation and the agreed price of one product. If stock, price or the offered preparations change
 * while the form is open, the page shows the change, and the buyer must agree before the order is sent.
 */
export function useProductOrder(facts: ProductFacts, requested: Requested, scope: string) {
  const locale = useLocale()
  const from = [requested.weight ?? '', requested.preparation ?? ''].join()
  const [live, setLive] = useState(facts)
  /** The product as the buyer saw it when they chose or agreed. */
  const [agreed, setAgreed] = useState(facts.product)
  const [{ wanted, code }, setChosen] = useState(() => storedChoice(scope, from) ?? firstOf(facts, requested))
  const { product } = live
  const bounds = boundsFor(live)
  const offer = offerOf(product.preparations, code)
  const prepared = offer ?? preparationIn(agreed, code)
  const [price, priceThen] = [unitPrice(product, prepared), unitPrice(agreed, preparationIn(agreed, code))]
  useEffect(() => storeInTab(keyOf(scope), { from, wanted, code }), [scope, from, wanted, code])

  /**
   * Reads the product again; resolves to false if its price, its stock or its preparations no longer match
   * the order.
   */
  const stillSo = async (): Promise<boolean> => {
    const next = await readAgain(live, locale)
    setLive(next)
    const left = boundsFor(next)
    const nextOffer = offerOf(next.product.preparations, code)
    const samePrice = nextOffer !== undefined && unitPrice(next.product, nextOffer) === priceThen
    return samePrice && left !== undefined && wanted <= left.most
  }
  const choose = (next: Preparation) => {
    setChosen({ wanted, code: next })
    setAgreed(product)
  }

  return {
    live,
    product,
    bounds,
    weight: wanted,
    prepared,
    /** The price per kilogram, with the preparation. */
    price,
    subtotal: priceOf(price, wanted),
    /** The agreed price per kilogram, if the current price differs from it. */
    priceWas: price === priceThen ? undefined : priceThen,
    /** True if the seller does not offer the chosen preparation any more. */
    preparationGone: offer === undefined,
    /** True if the quantity is above the stock. */
    tooMuch: bounds !== undefined && wanted > bounds.most,
    stillSo,
    agree: () => setAgreed(product),
    choose,
    take: (next: Grams) => setChosen({ wanted: bounds ? within(next, bounds) : next, code }),
  }
}
export type ProductOrder = ReturnType<typeof useProductOrder>

function boundsFor({ product }: ProductFacts) {
  return boundsOf(product.status === 'active' ? product.quantity : 0)
}

/** The price per kilogram of a product in a preparation. */
function unitPrice({ price }: Product, preparation: OfferedPreparation): Halalas {
  return preparedPrice(halalasOf(price), halalasOf(preparation.price))
}

/** The preparation as the product offers it, or else the whole fish. */
function preparationIn({ preparations }: Product, code: Preparation): OfferedPreparation {
  return offerOf(preparations, code) ?? { code: 'whole', name: '', price: 0 }
}

type Choice = { readonly wanted: Grams; readonly code: Preparation }

/**
 * The initial choices: the quantity in the address, or else the smallest order, limited to the stock; the preparation
 * in the address, or else the whole fish.
 */
function firstOf(facts: ProductFacts, { weight = minOrder, preparation }: Requested): Choice {
  const bounds = boundsFor(facts)
  const offered = facts.product.preparations.find(({ code }) => code === preparation)
  return { wanted: bounds ? within(weight, bounds) : weight, code: offered?.code ?? 'whole' }
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

/** The choice made in this tab. It applies only while the address is the same as when it was made. */
function storedChoice(scope: string, from: string): Choice | undefined {
  const stored = readInTab(keyOf(scope)) as (Partial<Choice> & { readonly from?: string }) | null
  const { wanted, code } = stored ?? {}
  const valid = Number.isSafeInteger(wanted) && Number(wanted) > 0 && isPreparation(code)
  return stored?.from === from && valid ? { wanted: wanted as Grams, code } : undefined
}

/** Deletes the stored choice once the order is placed, so that the next order does not start with it. */
export const dropWanted = (scope: string) => dropFromTab(keyOf(scope))

const keyOf = (scope: string) => `order-quantity:${scope}`
