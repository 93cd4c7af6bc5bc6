import { type FieldProblem, Refusal } from '#shared/base/errors.ts'
import type { Halalas } from '#shared/base/money.ts'
import { type Grams, grams, maxWeight, toKilograms } from '#shared/base/quantity.ts'
import type { CartOrderForm, OfferOrderForm, OrderAddress, SingleOrderForm } from '#shared/orders/contract.ts'
import { missingOfAddress, needsAddress } from '#shared/orders/rules.ts'
import type { PaymentCode } from '#shared/orders/status.ts'
import type { Choices } from './store.ts'

/** What somebody wants to order: products, each once, and the form that holds for all of them. */
export interface Basket extends FormRead {
  readonly lines: readonly Line[]
}

export interface FormRead {
  readonly form: Omit<CartOrderForm, 'products'>
  /** What is wrong with the form whatever can be chosen from. */
  readonly problems: Readonly<Record<string, readonly FieldProblem[]>>
}

export interface Line {
  readonly id: number
  readonly grams: Grams
  /** What the form calls it; `id` is null where the address of the call names the product. */
  readonly fields: { readonly id: string | null; readonly quantity: string }
  /** The prices per kilogram that its buyer agreed to, by field: one for each line that named the product. */
  readonly agreed: readonly Agreed[]
}

interface Agreed {
  readonly field: string
  readonly price: Halalas | undefined
}

/** One product by its own form. */
export function basketOfOne(id: number, form: SingleOrderForm): Basket {
  const { quantity } = form
  return {
    form,
    lines: [lineOf(id, quantity ?? grams(0), form)],
    problems: quantity === undefined ? { quantity: [{ code: 'required' }] } : {},
  }
}

/** A lot by the same form: it goes as a whole, so that its quantity need not be said; another one is no order of it. */
export function basketOfLot(id: number, lot: Grams, form: SingleOrderForm): Basket {
  return { form, lines: [lineOf(id, lot, form)], problems: problemsOfWhole(lot, form) }
}

function lineOf(id: number, weight: Grams, { expected_price: price }: SingleOrderForm): Line {
  const fields = { id: null, quantity: 'quantity' }
  return { id, grams: weight, fields, agreed: [{ field: 'expected_price', price }] }
}

/** What was offered, by its form: it goes as a whole too, and comes as the offer says; null leaves that to the buyer. */
export function formOfOffer(
  { quantity, delivery }: { readonly quantity: Grams; readonly delivery: number | null },
  form: OfferOrderForm,
): FormRead {
  const other = delivery !== null && delivery !== form.delivery_method_id
  const problems: FormRead['problems'] = other ? { delivery_method_id: [{ code: 'choice' }] } : {}
  return { form, problems: { ...problemsOfWhole(quantity, form), ...problems } }
}

/** What goes as a whole has its own quantity alone. */
function problemsOfWhole(
  whole: Grams,
  { quantity = whole }: { readonly quantity?: Grams | undefined },
): FormRead['problems'] {
  if (quantity === whole) return {}
  return { quantity: [{ code: quantity < whole ? 'at_least' : 'at_most', bound: toKilograms(whole) }] }
}

/** The cart; lines of one product become one, which the form knows by the first of them. */
export function basketOfCart(form: CartOrderForm): Basket {
  const lines = new Map<number, Line>()
  for (const [place, { id, quantity, expected_price: price }] of form.products.entries()) {
    const first = lines.get(id)
    // No product holds more than that, however often its line is repeated.
    const most = grams(maxWeight + 1)
    const sum = grams(Math.min(most, quantity + (first?.grams ?? 0)))
    const fields = first?.fields ?? { id: `products.${place}.id`, quantity: `products.${place}.quantity` }
    const agreed = [...(first?.agreed ?? []), { field: `products.${place}.expected_price`, price }]
    lines.set(id, { id, grams: sum, fields, agreed })
  }
  return { form, lines: [...lines.values()], problems: {} }
}

/** What was chosen, by its codes, and where the goods go: nowhere when they are fetched. */
export interface Chosen {
  readonly payment: PaymentCode
  readonly address: OrderAddress | null
}

/**
 * Reads the form against what can be chosen and paid by now. Refuses: validation_failed, with everything that is wrong
 * with the form; unavailable, for a way to pay that is not configured here.
 */
export function readForm(
  { form, problems }: FormRead,
  { cities, payments, deliveries }: Choices,
  offered: readonly PaymentCode[],
): Chosen {
  const city = cities.find(({ id }) => id === form.city_id)
  const payment = payments.find(({ id }) => id === form.payment_id)
  const delivery = deliveries.find(({ id }) => id === form.delivery_method_id)
  const missing = delivery ? missingOfAddress(delivery.code, form.address) : []
  const wrong = {
    ...problems,
    ...Object.fromEntries(
      Object.entries({ city_id: city, payment_id: payment, delivery_method_id: delivery })
        .filter(([, chosen]) => chosen === undefined)
        .map(([field]) => [field, [{ code: 'choice' } as const]]),
    ),
    ...Object.fromEntries(missing.map((part) => [`address.${part}`, [{ code: 'required' } as const]])),
  }
  if (!payment || !delivery || Object.keys(wrong).length > 0) throw new Refusal('validation_failed', wrong)
  // Not configured here: the page that offered it is of another installation, or out of date.
  if (!offered.includes(payment.code)) throw new Refusal('unavailable')
  return { payment: payment.code, address: needsAddress(delivery.code) ? addressOf(form.address) : null }
}

/** All parts of an address, blank where one was not said. */
export function addressOf(address: CartOrderForm['address']): OrderAddress {
  const { street, region, zip_code, recipient_name, short_address } = address ?? {}
  return {
    street: street ?? '',
    region: region ?? '',
    address: address?.address ?? '',
    zip_code: zip_code ?? '',
    recipient_name: recipient_name ?? '',
    short_address: short_address ?? '',
  }
}
