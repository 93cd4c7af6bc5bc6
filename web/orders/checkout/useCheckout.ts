import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { fromRiyals, type Halalas, halalas, halalasOf, maxAmount, toRiyals } from '#shared/base/money.ts'
import type { DeliveryMethod, OrderOptions } from '#shared/orders/contract.ts'
import { sumsOf } from '#shared/orders/sums.ts'
import { Refusal } from '../../app/calls/api.ts'
import { newKey } from '../../app/calls/idempotencyKey.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { dropFromTab, readInTab, storeInTab } from '../../app/state/tabStore.ts'
import { useLocale } from '../../app/texts/text.ts'
import type { City } from '../../catalog/cities.ts'
import { type Ordering, openGateway, placeOrder } from '../placed/placeOrder.ts'
import { dropTyped, firstTyped, storeTyped, type Typed } from './checkoutDraft.ts'
import { formOf, missingFields } from './checkoutForm.ts'
import { showPlaced } from './loadCheckout.ts'

/** The form as it is sent, with the total that the buyer agrees to. */
export type OrderingForm = ReturnType<typeof formOf> & { readonly expected_total?: number }

/** The goods of one seller, which become one order. */
export type Parcel = { readonly key: string; readonly name: string; readonly subtotal: Halalas }

export type CheckoutGoods = {
  /** The name under which the tab stores what was typed and sent: one per person and source or cart. */
  readonly scope: string
  readonly parcels: readonly Parcel[]
  /** The city of the goods, which is the order's city where the buyer picks them up. */
  readonly cityId: number
  /** The names of the places where the goods can be picked up. */
  readonly places: readonly string[]
  /** Why there is only one delivery method. */
  readonly deliveryBecause?: string | undefined
  /** Why the goods cannot be ordered now; null where they can. */
  readonly refusedBecause: string | null
  /** The call that orders the goods with this form. */
  readonly orderingOf: (form: OrderingForm) => Ordering
  /** Reads the goods again right before they are ordered; false where a change has to be shown first. */
  readonly stillSo: () => Promise<boolean>
  /** Runs when the page shows the new orders. */
  readonly onPlaced?: (ordering: Ordering) => void
}

/** The order form: its fields, its totals, and sending it once. */
export function useCheckout(
  goods: CheckoutGoods,
  options: OrderOptions,
  cities: readonly City[],
  profile: Profile,
) {
  const { scope } = goods
  const locale = useLocale()
  const navigate = useNavigate()
  const router = useRouter()
  const [totalWas, setTotalWas] = useState<Halalas>()
  const [first] = useState(() =>
    firstTyped(scope, options, cities, profile, sumsOf(goods.parcels.map(subtotalOf), halalas(0)).subtotal),
  )
  const [pending, setPending] = useState<Pending | null>(() => pendingOf(scope))

  const send = async ({ key, ordering }: Pending) => {
    try {
      const placed = await placeOrder(ordering, key, locale)
      dropPending(scope)
      dropTyped(scope)
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
        // The page loads the delivery fees.
        await router.invalidate()
      }
      throw error
    }
  }

  const call = useAction(async (typed: Typed) => {
    if (pending) return send(pending)
    if (!(await goods.stillSo())) return
    const { method } = chosenOf(options, typed)
    const { total } = sumsFor(goods, method)
    const ordering = goods.orderingOf({
      ...formOf(typed, method, options, cities, goods.cityId),
      // The server refuses a total above the largest payment by a message of its own.
      ...(total <= maxAmount && { expected_total: toRiyals(total) }),
    })
    await send(storePending(scope, ordering))
  })
  const form = useForm(call, {
    start: first,
    problems: (typed) => {
      const missing = pending ? [] : missingFields(typed, chosenOf(options, typed).method)
      return Object.fromEntries(missing.map((name) => [name, { code: 'required' }] as const))
    },
    sent: (typed) => typed,
  })
  useStoredTyped(scope, form.typed)

  const chosen = chosenOf(options, form.typed)
  const sums = sumsFor(goods, chosen.method)
  return {
    ...form,
    ...chosen,
    fee: feeOf(chosen.method),
    sums,
    /** The agreed total that was refused, where the total differs now. */
    totalWas: totalWas === sums.total ? undefined : totalWas,
    pending,
    /** Abandons the order that was sent and not answered. */
    leavePending: () => {
      dropPending(scope)
      setPending(null)
    },
  }
}
export type Checkout = ReturnType<typeof useCheckout>

/** Refusals after which the facts of the page are out of date. */
const staleCodes: ReadonlySet<string> = new Set([
  'out_of_stock',
  'price_changed',
  'insufficient_funds',
  'not_found',
  'forbidden',
  'conflict',
  'auction_closed',
])

const subtotalOf = ({ subtotal }: Parcel) => subtotal

const feeOf = (method: DeliveryMethod | undefined) => halalasOf(method?.fee ?? 0)

function sumsFor({ parcels }: CheckoutGoods, method: DeliveryMethod | undefined) {
  return sumsOf(parcels.map(subtotalOf), feeOf(method))
}

function chosenOf({ delivery_methods, payments }: OrderOptions, typed: Typed) {
  const method: DeliveryMethod | undefined = delivery_methods.find(
    ({ id }) => String(id) === typed.delivery_method_id,
  )
  return { method, payment: payments.find(({ id }) => String(id) === typed.payment_id) }
}

/** Stores every change of the form; the initial form and a placed order's form are not stored. */
function useStoredTyped(scope: string, typed: Typed) {
  const before = useRef(typed)
  useEffect(() => {
    if (before.current === typed) return
    before.current = typed
    storeTyped(scope, typed)
  }, [scope, typed])
}

/** An order that was sent and not answered. It survives a reload, so that it can be sent again under its key. */
type Pending = { readonly key: string; readonly ordering: Ordering }

/** The unanswered order of a form; null where there is none. */
function pendingOf(scope: string): Pending | null {
  const stored = readInTab(keyOf(scope))
  return isPending(stored) ? stored : null
}

/** Stores an order before it is sent: under a new key, or the one under which the same content was sent before. */
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
