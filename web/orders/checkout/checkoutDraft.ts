import type { Profile } from '#shared/auth/profile.ts'
import { type Halalas, halalasOf } from '#shared/base/money.ts'
import type { Option } from '#shared/catalog/contract.ts'
import type { DeliveryMethod, OrderOptions } from '#shared/orders/placing.ts'
import { type PaymentCode, paymentCodes } from '#shared/orders/status.ts'
import { dropFromTab, readInTab, storeInTab } from '../../app/state/tabStore.ts'
import { firstPlace, knownPlace } from './place.ts'

/** The typed form, by the field names that the server's refusals use. Ids are strings, as in every form. */
export type Typed = {
  delivery_method_id: string
  payment_id: string
  city_id: string
  /** The id of an address of the book, or `new`; blank if the chosen address is gone. */
  place: string
  'address.recipient_name': string
  'address.address': string
  'address.street': string
  'address.zip_code': string
  'address.short_address': string
  body: string
}

/** The initial form: the form that was stored in this tab, or the likely choices for these goods. */
export function firstTyped(scope: string, options: OrderOptions, profile: Profile, goods: Wanted): Typed {
  const fresh = freshTyped(options, profile, goods)
  const stored = storedTyped(scope)
  const typed = Object.fromEntries(
    Object.entries(fresh).map(([name, value]) => {
      const before = stored[name]
      return [name, typeof before === 'string' ? before : value]
    }),
  ) as Typed
  // Choices that are no longer offered are dropped.
  const offered = (list: readonly { readonly id: number }[], id: string) =>
    list.some((each) => String(each.id) === id)
  if (!offered(options.delivery_methods, typed.delivery_method_id))
    typed.delivery_method_id = fresh.delivery_method_id
  // A buyer may return from the top-up page without topping up. The stored form then still has the wallet,
  // which does not cover the total, so another method is chosen.
  const method = options.delivery_methods.find(({ id }) => String(id) === typed.delivery_method_id)
  const isShort =
    options.payments.find(({ id }) => String(id) === typed.payment_id)?.code === 'wallet' &&
    halalasOf(options.wallet_available) < goods.totalWith(method)
  if (isShort || !offered(options.payments, typed.payment_id))
    typed.payment_id = likelyPayment(options, goods.totalWith(method))
  if (!offered(options.cities, typed.city_id)) typed.city_id = fresh.city_id
  if (!knownPlace(typed.place, options.addresses)) typed.place = fresh.place
  return typed
}

/** Stores the form in the tab, so that it is restored after the user visits another page, such as the wallet. */
export const storeTyped = (scope: string, typed: Typed) => storeInTab(keyOf(scope), typed)

export const dropTyped = (scope: string) => dropFromTab(keyOf(scope))

function storedTyped(scope: string): Readonly<Record<string, unknown>> {
  const stored = readInTab(keyOf(scope))
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
}

const keyOf = (scope: string) => `order-form:${scope}`

/** The goods that are ordered with the form. */
export type Wanted = {
  /** Returns the price of the goods with their delivery by this method. */
  readonly totalWith: (method: DeliveryMethod | undefined) => Halalas
  /** The delivery city that the buyer requested, if there is one. */
  readonly wantedCity?: number | undefined
  /** Whether any of the goods are in another region than this city, too far away for a pickup. */
  readonly isFar: (cityId: number) => boolean
  /**
   * Whether the goods are in several regions. Delivery is then preselected, because nobody picks up goods
   * in several regions.
   */
  readonly isSpread: boolean
}

function freshTyped(
  options: OrderOptions,
  profile: Profile,
  { totalWith, wantedCity, isFar, isSpread }: Wanted,
): Typed {
  const place = firstPlace(options.addresses, wantedCity)
  const address = options.addresses.find(({ id }) => String(id) === place)
  const methods = orderedMethods(options.delivery_methods)
  const isTooFar = isSpread || (address !== undefined && isFar(address.city.id))
  const delivered = isTooFar && methods.find((one) => one.needs_address)
  const method = delivered || methods[0]
  return {
    delivery_method_id: String(method?.id ?? ''),
    payment_id: likelyPayment(options, totalWith(method)),
    city_id: String(options.city_id ?? ''),
    place,
    'address.recipient_name': `${profile.f_name} ${profile.l_name}`.trim(),
    'address.address': options.addresses.length > 0 ? '' : profile.address,
    'address.street': '',
    'address.zip_code': '',
    'address.short_address': '',
    body: '',
  }
}

/** The id of the wallet if it covers the total, or else of the next method; blank if there is none. */
function likelyPayment({ payments, wallet_available }: OrderOptions, total: Halalas): string {
  const enough = halalasOf(wallet_available) >= total
  return String(orderedPayments(payments).find(({ code }) => enough || code !== 'wallet')?.id ?? '')
}

type KnownPayment = Option & { readonly code: PaymentCode }

/** The payment methods that this form can show; the wallet comes first. */
export function orderedPayments(payments: readonly Option[]): readonly KnownPayment[] {
  return paymentCodes.flatMap((code) =>
    payments.flatMap((payment) => (payment.code === code ? [{ ...payment, code }] : [])),
  )
}

/**
 * The delivery methods that a form shows. Pickup at the port is left out for goods without a landing place. If it is the
 * only method, it stays, because the seller of an offer named it.
 */
export function methodsFor<Method extends Pick<DeliveryMethod, 'code'>>(
  methods: readonly Method[],
  ports: readonly string[],
): Method[] {
  return methods.filter(({ code }) => code !== 'pickup_port' || ports.length > 0 || methods.length === 1)
}

/** Sorts the delivery methods by fee, then by arrival; equal methods stay in the order of the market. */
export function orderedMethods<Method extends Pick<DeliveryMethod, 'fee' | 'arrives_at'>>(
  methods: readonly Method[],
): readonly Method[] {
  const arrival = ({ arrives_at }: Method) =>
    arrives_at === null ? Number.POSITIVE_INFINITY : Date.parse(arrives_at)
  return methods.toSorted(
    (one, other) => one.fee - other.fee || Math.sign(arrival(one) - arrival(other)) || 0,
  )
}
