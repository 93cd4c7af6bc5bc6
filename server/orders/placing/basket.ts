import { type FieldProblem, Refusal } from '#shared/base/errors.ts'
import type { Halalas } from '#shared/base/money.ts'
import { type Grams, grams, maxWeight, toKilograms } from '#shared/base/quantity.ts'
import type { OrderAddress } from '#shared/orders/contract.ts'
import type { CartOrderForm, SourceForm } from '#shared/orders/placing.ts'
import { missingOfAddress, needsAddress } from '#shared/orders/rules.ts'
import type { PaymentCode } from '#shared/orders/status.ts'
import type { Preparation } from '#shared/products/preparation.ts'
import type { OfferRow } from '../../requests/row.ts'
import type { Choices } from './store.ts'

/** The products of one form, each product once, and the fields that all of them share. */
export interface Basket extends FormRead {
  readonly lines: readonly Line[]
}

export interface FormRead {
  readonly form: OrderForm
  /** Problems that do not depend on the lists of choices. */
  readonly problems: Readonly<Record<string, readonly FieldProblem[]>>
}

/** The fields that every order form has. */
export type OrderForm = Omit<CartOrderForm, 'products'>

export interface Line {
  readonly id: number
  readonly grams: Grams
  /** The names of the product's form fields; `id` is null if the path of the call names the product. */
  readonly fields: { readonly id: string | null; readonly quantity: string; readonly preparation: string }
  readonly preparation: Preparation
  /**
   * The prices per kilogram, with the preparation, that the buyer agreed to, by field. Each form line with the product has a
   * price.
   */
  readonly agreed: readonly Agreed[]
}

interface Agreed {
  readonly field: string
  readonly price: Halalas | undefined
}

/** The basket of one product. */
export function basketOfProduct(id: number, form: SourceForm): Basket {
  const { quantity } = form
  return {
    form,
    lines: [lineOf(id, quantity ?? grams(0), form)],
    problems: quantity === undefined ? { quantity: [{ code: 'required' }] } : {},
  }
}

/** The basket of a lot. A lot is sold whole: the form may leave out its quantity, and another quantity is a problem. */
export function basketOfLot(id: number, lot: Grams, form: SourceForm): Basket {
  return { form, lines: [lineOf(id, lot, form)], problems: problemsOfWhole(lot, form) }
}

function lineOf(
  id: number,
  weight: Grams,
  { preparation = 'whole', expected_price: price }: SourceForm,
): Line {
  const fields = { id: null, quantity: 'quantity', preparation: 'preparation' }
  return { id, grams: weight, fields, preparation, agreed: [{ field: 'expected_price', price }] }
}

/**
 * The form of an accepted offer. An offer is also sold whole. The form must have the delivery method of the offer, unless the
 * offer leaves it open.
 */
export function formOfOffer({ quantity, delivery }: OfferTerms, form: SourceForm): FormRead {
  const other = delivery !== null && delivery !== form.delivery_method_id
  const problems: FormRead['problems'] = other ? { delivery_method_id: [{ code: 'choice' }] } : {}
  return { form, problems: { ...problemsOfWhole(quantity, form), ...problems } }
}

export interface OfferTerms {
  readonly quantity: Grams
  /** The id of the delivery method that the offer names; null if the buyer chooses. */
  readonly delivery: number | null
}

/** The terms of an offer. If the market no longer offers the delivery method, the buyer chooses one. */
export function termsOfOffer(
  { quantity_grams, delivery_method }: Pick<OfferRow, 'quantity_grams' | 'delivery_method'>,
  { deliveries }: Choices,
): OfferTerms {
  const bound = deliveries.find(({ id }) => id === delivery_method?.id)
  return { quantity: grams(quantity_grams), delivery: bound?.id ?? null }
}

/** The problems of a lot or an offer, which accept only their own quantity. */
function problemsOfWhole(
  whole: Grams,
  { quantity = whole }: { readonly quantity?: Grams | undefined },
): FormRead['problems'] {
  if (quantity === whole) return {}
  return { quantity: [{ code: quantity < whole ? 'at_least' : 'at_most', bound: toKilograms(whole) }] }
}

/**
 * The basket of a cart. Form lines with the same product are merged, under the field names of the first line. A product is
 * ordered in one preparation; another preparation in a later line is a problem of that line.
 */
export function basketOfCart(form: CartOrderForm): Basket {
  const lines = new Map<number, Line>()
  const problems: Record<string, FieldProblem[]> = {}
  for (const [
    place,
    { id, quantity, preparation = 'whole', expected_price: price },
  ] of form.products.entries()) {
    const first = lines.get(id)
    if (first && first.preparation !== preparation) {
      problems[`products.${place}.preparation`] = [{ code: 'choice' }]
    }
    // No product has more stock than `maxWeight`. The sum is limited to one gram above it, so that repeated lines stay within
    // safe integers.
    const most = grams(maxWeight + 1)
    const sum = grams(Math.min(most, quantity + (first?.grams ?? 0)))
    const fields = first?.fields ?? {
      id: `products.${place}.id`,
      quantity: `products.${place}.quantity`,
      preparation: `products.${place}.preparation`,
    }
    const agreed = [...(first?.agreed ?? []), { field: `products.${place}.expected_price`, price }]
    lines.set(id, { id, grams: sum, fields, preparation: first?.preparation ?? preparation, agreed })
  }
  return { form, lines: [...lines.values()], problems }
}

/** The code of the chosen payment method and the delivery address. The address is null if the buyer picks the goods up. */
export interface Chosen {
  readonly payment: PaymentCode
  readonly address: OrderAddress | null
}

/**
 * Validates the form against the current choices and payment methods. Refuses: validation_failed, with every problem of
 * the form; unavailable, for a payment method that this installation has not configured.
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
  // The page that offered this payment method is outdated, or it belongs to another installation.
  if (!offered.includes(payment.code)) throw new Refusal('unavailable')
  return { payment: payment.code, address: needsAddress(delivery.code) ? addressOf(form.address) : null }
}

/** An address with all its parts; a missing part is an empty string. */
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
