import { useEffect, useState } from 'react'
import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, priceOf } from '#shared/base/money.ts'
import { fromKilograms, type Grams, minOrder } from '#shared/base/quantity.ts'
import { type Answer, api, Refusal } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { boundsOf, within } from '../../products/details/calculation.ts'

export type OrderFacts = Answer<'GET orders/create/{id}'>

/**
 * How much of one product is ordered at which price, held against what is on offer: whatever changes while the form is
 * open is shown and agreed to before anything is sent.
 */
export function useConfirmation(facts: OrderFacts, asked: Grams | undefined, scope: string) {
  const locale = useLocale()
  const [live, setLive] = useState(facts)
  const [agreed, setAgreed] = useState(facts.product.price)
  const [wanted, setWanted] = useState(() => keptOf(scope, asked) ?? firstOf(facts, asked))
  const { product } = live
  const bounds = boundsFor(live)
  const price = halalasOf(product.price)
  useEffect(() => keep(scope, { from: asked ?? null, wanted }), [scope, asked, wanted])

  /** Asks again what is on offer: false where what is ordered is not so any more. */
  const stillSo = async (): Promise<boolean> => {
    const next = await askAgain(live, locale)
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
    /** The price that was agreed to, where it is another now. */
    priceWas: product.price === agreed ? undefined : agreed,
    /** There is less than what is wanted. */
    tooMuch: bounds !== undefined && wanted > bounds.most,
    stillSo,
    agree: () => setAgreed(product.price),
    take: (next: Grams) => setWanted(bounds ? within(next, bounds) : next),
  }
}
export type ConfirmationState = ReturnType<typeof useConfirmation>

function boundsFor({ product }: OrderFacts) {
  return boundsOf(product.status === 'active' ? product.quantity : 0)
}

/** What an address asks for is taken within what there is; without it, the smallest order. */
function firstOf(facts: OrderFacts, asked: Grams = minOrder): Grams {
  const bounds = boundsFor(facts)
  return bounds ? within(asked, bounds) : asked
}

/** Goods that have gone in the meantime are sold out for whoever wanted them. */
async function askAgain(before: OrderFacts, locale: Locale): Promise<OrderFacts> {
  const { product } = before
  try {
    return await api('GET orders/create/{id}', { params: { id: product.id } }, { locale })
  } catch (error) {
    const gone = error instanceof Refusal && (error.code === 'not_found' || error.code === 'out_of_stock')
    if (!gone) throw error
    return { ...before, product: { ...product, quantity: 0 } }
  }
}

/** `?quantity=` of the address in kilograms; undefined where it is none, to the gram. */
export function wantedOf(kilograms: number | undefined): Grams | undefined {
  if (kilograms === undefined || kilograms <= 0) return undefined
  return fromKilograms(kilograms)
}

/** What was chosen here before; it yields to another quantity that the address asks for. */
type Kept = { readonly from: number | null; readonly wanted: number }

function keptOf(scope: string, from: Grams | undefined): Grams | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(nameOf(scope)) ?? 'null') as Partial<Kept> | null
    const { wanted } = found ?? {}
    return found?.from === (from ?? null) && Number.isSafeInteger(wanted) && Number(wanted) > 0
      ? (wanted as Grams)
      : undefined
  } catch {
    return undefined
  }
}

function keep(scope: string, kept: Kept): void {
  try {
    sessionStorage.setItem(nameOf(scope), JSON.stringify(kept))
  } catch {
    // Where storage is closed or full the quantity is kept by the page alone.
  }
}

/** It was ordered: whoever orders it again says anew how much. */
export function dropWanted(scope: string): void {
  try {
    sessionStorage.removeItem(nameOf(scope))
  } catch {
    // Nothing was kept.
  }
}

const nameOf = (scope: string) => `order-quantity:${scope}`
