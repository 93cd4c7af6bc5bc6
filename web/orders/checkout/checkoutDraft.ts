import type { Profile } from '#shared/auth/profile.ts'
import { type Halalas, halalasOf } from '#shared/base/money.ts'
import type { Option } from '#shared/catalog/contract.ts'
import type { OrderOptions } from '#shared/orders/contract.ts'
import { type PaymentCode, paymentCodes } from '#shared/orders/status.ts'
import type { City } from '../../catalog/cities.ts'

/** The form as it is typed, under the names by which the server tells what is wrong. Ids are texts, as in every form. */
export type Typed = {
  delivery_method_id: string
  payment_id: string
  city_id: string
  /** Which of the earlier addresses, by its place among them; `new` for another one. */
  place: string
  'address.recipient_name': string
  'address.address': string
  'address.street': string
  'address.zip_code': string
  'address.short_address': string
  body: string
}

/** What stands in the form at first: as it was left, or what is most likely wanted for goods of this price. */
export function firstTyped(
  scope: string,
  options: OrderOptions,
  cities: readonly City[],
  profile: Profile,
  goods: Halalas,
): Typed {
  const fresh = freshTyped(options, cities, profile, goods)
  const kept = keptOf(scope)
  const typed = Object.fromEntries(
    Object.entries(fresh).map(([name, value]) => {
      const before = kept[name]
      return [name, typeof before === 'string' ? before : value]
    }),
  ) as Typed
  // What is no longer offered is not chosen.
  const offered = (list: readonly { readonly id: number }[], id: string) =>
    list.some((each) => String(each.id) === id)
  if (!offered(options.delivery_methods, typed.delivery_method_id))
    typed.delivery_method_id = fresh.delivery_method_id
  if (!offered(options.payments, typed.payment_id)) typed.payment_id = fresh.payment_id
  if (!offered(options.cities, typed.city_id)) typed.city_id = fresh.city_id
  if (typed.place !== 'new' && !options.addresses[Number(typed.place)]) typed.place = fresh.place
  return typed
}

/** Kept for as long as the tab is open: whoever goes to look at their wallet finds the form as it was. */
export function keepTyped(scope: string, typed: Typed): void {
  try {
    sessionStorage.setItem(nameOf(scope), JSON.stringify(typed))
  } catch {
    // Where storage is closed or full the form is kept by the page alone.
  }
}

export function dropTyped(scope: string): void {
  try {
    sessionStorage.removeItem(nameOf(scope))
  } catch {
    // Nothing was kept.
  }
}

const nameOf = (scope: string) => `order-form:${scope}`

function freshTyped(options: OrderOptions, cities: readonly City[], profile: Profile, goods: Halalas): Typed {
  const [first] = options.addresses
  const enough = halalasOf(options.wallet_available) >= goods
  const payment = orderedPayments(options.payments).find(({ code }) => enough || code !== 'wallet')
  const city = cities.find(({ id }) => id === options.city_id)
  const known = !first || !city || city.regionNames.includes(first.region)
  return {
    delivery_method_id: String(orderedMethods(options.delivery_methods)[0]?.id ?? ''),
    payment_id: String(payment?.id ?? ''),
    city_id: known ? String(options.city_id ?? '') : '',
    place: first ? '0' : 'new',
    'address.recipient_name': `${profile.f_name} ${profile.l_name}`.trim(),
    'address.address': first ? '' : profile.address,
    'address.street': '',
    'address.zip_code': '',
    'address.short_address': '',
    body: '',
  }
}

type KnownPayment = Option & { readonly code: PaymentCode }

/** The ways to pay that this form knows, the wallet first. */
export function orderedPayments(payments: readonly Option[]): readonly KnownPayment[] {
  return paymentCodes.flatMap((code) =>
    payments.flatMap((payment) => (payment.code === code ? [{ ...payment, code }] : [])),
  )
}

/** What is asked for most comes first; what nobody has ranked stays in its order behind it. */
export function orderedMethods<Method extends { readonly code: string }>(
  methods: readonly Method[],
): readonly Method[] {
  const rank = (code: string) => {
    const place = usual.indexOf(code)
    return place < 0 ? usual.length : place
  }
  return methods.toSorted((one, other) => rank(one.code) - rank(other.code))
}

const usual = ['refrigerated', 'pickup_market', 'seller_delivery', 'courier', 'pickup_port']

function keptOf(scope: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(nameOf(scope)) ?? 'null')
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
