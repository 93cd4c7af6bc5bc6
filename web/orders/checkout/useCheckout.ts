import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Address } from '#shared/addresses/contract.ts'
import type { Profile } from '#shared/auth/profile.ts'
import type { Locale } from '#shared/base/locale.ts'
import { fromRiyals, type Halalas, halalasOf, maxAmount, toRiyals } from '#shared/base/money.ts'
import { deliveryShares } from '#shared/orders/delivery.ts'
import type { DeliveryMethod, OrderOptions } from '#shared/orders/placing.ts'
import { sumsOf } from '#shared/orders/sums.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { newKey } from '../../app/calls/idempotencyKey.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { dropFromTab, readInTab, storeInTab } from '../../app/state/tabStore.ts'
import { useLocale } from '../../app/texts/text.ts'
import type { City } from '../../catalog/cities.ts'
import { dropTopUpReturn } from '../../wallet/topUpReturn.ts'
import { type Ordering, openGateway, placeOrder } from '../placed/placeOrder.ts'
import { dropTyped, firstTyped, methodsFor, storeTyped, type Typed } from './checkoutDraft.ts'
import { formOf, missingFields } from './checkoutForm.ts'
import type { NamedCity } from './deliveryRoute.ts'
import { showPlaced } from './loadCheckout.ts'
import { knownPlace } from './place.ts'

/** The form for the request, with the total to which the buyer agrees. */
export type OrderingForm = ReturnType<typeof formOf> & { readonly expected_total?: number }

/** The goods of one seller, which become one order. */
export type Parcel = {
  readonly key: string
  readonly name: string
  readonly subtotal: Halalas
  /** Whether the amounts contain VAT, because the seller is registered. */
  readonly vatIncluded: boolean
  /** The markets of the goods, for a cart of several sellers. */
  readonly markets?: readonly { readonly id: number; readonly name: string }[]
}

export type CheckoutGoods = {
  /**
   * The name under which the tab stores the typed form and the sent order. Each person has one name per source and one
   * for the cart.
   */
  readonly scope: string
  readonly parcels: readonly Parcel[]
  /** The city of the goods, which becomes the order's city if the buyer picks the goods up. */
  readonly cityId: number
  /** The city to which the buyer asked the goods to be delivered. */
  readonly wantedCity?: number
  /** The names of the places where the buyer can pick the goods up. */
  readonly places: readonly string[]
  /** The names of the goods' landing places; empty unless all the goods have one. */
  readonly ports: readonly string[]
  /** The cities from which the goods are delivered; empty if they are unknown. */
  readonly origins: readonly NamedCity[]
  /** The days in which the seller of an offer promised to deliver. */
  readonly days?: number | null
  /** The reason why there is only one delivery method. */
  readonly deliveryBecause?: string | undefined
  /** The reason why the goods cannot be ordered now; null if they can. */
  readonly refusedBecause: string | null
  /** Returns the call that orders the goods with this form. */
  readonly orderingOf: (form: OrderingForm) => Ordering
  /** Reads the goods again right before they are ordered; resolves to false if the buyer must see a change first. */
  readonly stillSo: () => Promise<boolean>
  /** Runs when the page shows the new orders. */
  readonly onPlaced?: (ordering: Ordering) => void
}

/** The order form: its fields, its totals, and a function that sends it once. */
export function useCheckout(
  goods: CheckoutGoods,
  given: OrderOptions,
  cities: readonly City[],
  profile: Profile,
) {
  const { scope } = goods
  const options = { ...given, delivery_methods: methodsFor(given.delivery_methods, goods.ports) }
  const locale = useLocale()
  const navigate = useNavigate()
  const router = useRouter()
  const [totalWas, setTotalWas] = useState<Halalas>()
  const [first] = useState(() =>
    firstTyped(scope, options, profile, {
      totalWith: (method) => sumsFor(goods, method).total,
      wantedCity: goods.wantedCity,
      isSpread: new Set(goods.origins.map(({ id }) => regionIn(cities, id))).size > 1,
      isFar: (cityId) => goods.origins.some(({ id }) => regionIn(cities, id) !== regionIn(cities, cityId)),
    }),
  )
  const [pending, setPending] = useState<Pending | null>(() => pendingOf(scope))
  const book = useBook(options.addresses)

  const send = async ({ key, ordering }: Pending) => {
    try {
      const placed = await placeOrder(ordering, key, locale)
      dropPending(scope)
      dropTyped(scope)
      dropTopUpReturn()
      await navigate({ to: '.', search: { placed: showPlaced(placed) }, replace: true })
      goods.onPlaced?.(ordering)
      openGateway(placed)
    } catch (error) {
      const lost = !(error instanceof Refusal) || error.status === 0 || error.status >= 500
      if (!lost) dropPending(scope)
      setPending(lost ? { key, ordering } : null)
      if (error instanceof Refusal && staleCodes.has(error.code)) await goods.stillSo().catch(() => false)
      if (error instanceof Refusal && error.code === 'price_changed') {
        setTotalWas(fromRiyals(Number(ordering.body.expected_total)))
        // Reloads the page, because the delivery fees may have changed too.
        await router.invalidate()
      }
      // The address was removed on another page, or its city is no longer offered.
      if (error instanceof Refusal && (error.errors.address_id || error.errors.city_id))
        await book.reload(locale)
      throw error
    }
  }

  const call = useAction(async (typed: Typed) => {
    if (pending) return send(pending)
    if (!(await goods.stillSo())) return
    const { method } = chosenOf(options, typed)
    const { total } = sumsFor(goods, method)
    const ordering = goods.orderingOf({
      ...formOf(typed, method, book.addresses, cities, goods.cityId),
      // A total above the largest payment is not sent, because the field would refuse it. The server then
      // refuses the order with its own message.
      ...(total <= maxAmount && { expected_total: toRiyals(total) }),
    })
    await send(storePending(scope, ordering))
  })
  // While the form is open, the buyer may remove the chosen address on another page, or goods on which the
  // chosen delivery method depends.
  const placed = (typed: Typed): Typed => ({
    ...typed,
    place: knownPlace(typed.place, book.addresses),
    delivery_method_id: chosenOf(options, typed).method ? typed.delivery_method_id : '',
  })
  const form = useForm(call, {
    start: first,
    wire: { place: ['address_id', 'city_id'], city_id: ['city_id', 'address.region'] },
    problems: (typed) => {
      const missing = pending ? [] : missingFields(placed(typed), chosenOf(options, typed).method)
      return Object.fromEntries(missing.map((name) => [name, { code: 'required' }] as const))
    },
    sent: placed,
  })
  useStoredTyped(scope, form.typed)

  const chosen = chosenOf(options, form.typed)
  const sums = sumsFor(goods, chosen.method)
  return {
    ...form,
    ...chosen,
    /** The delivery methods that suit the goods. */
    methods: options.delivery_methods,
    typed: placed(form.typed),
    book,
    shares: sharesFor(goods, chosen.method),
    sums,
    /** The total that the buyer agreed to and the server refused, if the total is different now. */
    totalWas: totalWas === sums.total ? undefined : totalWas,
    pending,
    /** Abandons the order that was sent and got no answer. */
    leavePending: () => {
      dropPending(scope)
      setPending(null)
    },
  }
}
export type Checkout = ReturnType<typeof useCheckout>

/** The buyer's address book, with the changes that the form makes. */
function useBook(loaded: readonly Address[]) {
  const [known, setKnown] = useState({ loaded, addresses: loaded })
  // A reload of the page replaces the book.
  if (known.loaded !== loaded) setKnown({ loaded, addresses: loaded })
  return {
    addresses: known.addresses,
    change: (address: Address) =>
      setKnown(({ addresses }) => ({
        loaded,
        addresses: addresses.map((each) => (each.id === address.id ? address : each)),
      })),
    reload: async (locale: Locale) => {
      const addresses = await api('GET profile/addresses', {}, { locale }).catch(() => known.addresses)
      setKnown({ loaded, addresses })
    },
  }
}

/** Refusals which mean that the data on the page is outdated. */
const staleCodes: ReadonlySet<string> = new Set([
  'out_of_stock',
  'price_changed',
  'insufficient_funds',
  'not_found',
  'forbidden',
  'conflict',
  'auction_closed',
])

const regionIn = (cities: readonly City[], cityId: number) => cities.find(({ id }) => id === cityId)?.region

const subtotalOf = ({ subtotal }: Parcel) => subtotal

/** The delivery fee of each parcel. Sellers of one market may share a trip and its fee. */
export function sharesFor({ parcels }: Pick<CheckoutGoods, 'parcels'>, method: DeliveryMethod | undefined) {
  const placed = parcels.map(({ markets = [] }) => ({ markets: markets.map(({ id }) => id) }))
  return deliveryShares(method?.code ?? '', halalasOf(method?.fee ?? 0), placed)
}

function sumsFor(goods: CheckoutGoods, method: DeliveryMethod | undefined) {
  const fees = sharesFor(goods, method).map(({ fee }) => fee)
  return sumsOf(goods.parcels.map(subtotalOf), fees)
}

function chosenOf({ delivery_methods, payments }: OrderOptions, typed: Typed) {
  const method: DeliveryMethod | undefined = delivery_methods.find(
    ({ id }) => String(id) === typed.delivery_method_id,
  )
  return { method, payment: payments.find(({ id }) => String(id) === typed.payment_id) }
}

/** Stores every change of the form. The initial form and the form of a placed order are not stored. */
function useStoredTyped(scope: string, typed: Typed) {
  const before = useRef(typed)
  useEffect(() => {
    if (before.current === typed) return
    before.current = typed
    storeTyped(scope, typed)
  }, [scope, typed])
}

/** An order that was sent and got no answer. It survives a reload, so that it can be sent again with its key. */
type Pending = { readonly key: string; readonly ordering: Ordering }

/** The order that this form sent and that got no answer; null if there is none. */
function pendingOf(scope: string): Pending | null {
  const stored = readInTab(keyOf(scope))
  return isPending(stored) ? stored : null
}

/** Stores an order before it is sent. Its key is new, unless the stored order has the same content. */
function storePending(scope: string, ordering: Ordering): Pending {
  const known = pendingOf(scope)
  if (known && JSON.stringify(known.ordering) === JSON.stringify(ordering)) return known
  const pending = { key: newKey(), ordering }
  storeInTab(keyOf(scope), pending)
  return pending
}

const dropPending = (scope: string) => dropFromTab(keyOf(scope))

const keyOf = (scope: string) => `ordering:${scope}`

function isPending(stored: unknown): stored is Pending {
  if (typeof stored !== 'object' || stored === null) return false
  const { key, ordering } = stored as Partial<Pending>
  const named = typeof key === 'string' && typeof ordering?.of === 'string'
  return named && typeof ordering.body === 'object' && ordering.body !== null
}
