import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { fromRiyals, type Halalas, halalas, halalasOf, maxAmount, toRiyals } from '#shared/base/money.ts'
import type { DeliveryMethod, OrderOptions } from '#shared/orders/contract.ts'
import { sumsOf } from '#shared/orders/sums.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale } from '../../app/texts/text.ts'
import type { City } from '../../catalog/cities.ts'
import { type Ordering, type PlacedOrders, placeOrder } from '../placed/placeOrder.ts'
import { dropPending, keepPending, type Pending, pendingOf } from '../placed/placePending.ts'
import { dropTyped, firstTyped, keepTyped, type Typed } from './checkoutDraft.ts'
import { formOf, wrongWith } from './checkoutForm.ts'

/** The form as it is sent, with the total that its reader agrees to by sending it. */
export type OrderingForm = ReturnType<typeof formOf> & { readonly expected_total?: number }

/** What becomes one order: everything of one seller. */
export type Parcel = { readonly key: string; readonly name: string; readonly subtotal: Halalas }

export type CheckoutGoods = {
  /** One product or one person's cart: what was typed and sent for it is kept under this name. */
  readonly scope: string
  readonly parcels: readonly Parcel[]
  /** Where the goods are: the city of an order that is fetched. */
  readonly cityId: number
  /** Where goods are fetched, in words. */
  readonly places: readonly string[]
  /** Why it comes in one way only; not said where the reader chooses. */
  readonly deliveryBecause?: string | undefined
  /** Why it cannot be ordered as it stands; null where it can. */
  readonly refusedBecause: string | null
  /** The goods as they are ordered, with the rest of the form. */
  readonly orderingOf: (form: OrderingForm) => Ordering
  /** Looks once more, right before it is sent: false where something has changed that is shown first. */
  readonly stillSo: () => Promise<boolean>
  readonly onPlaced: (placed: PlacedOrders, ordering: Ordering) => Promise<void>
}

/** The form by which goods are ordered: what is typed, what it comes to, and sending it once. */
export function useCheckout(
  goods: CheckoutGoods,
  options: OrderOptions,
  cities: readonly City[],
  profile: Profile,
) {
  const { scope } = goods
  const locale = useLocale()
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
      await goods.onPlaced(placed, ordering)
    } catch (error) {
      const lost = !(error instanceof Refusal) || error.status === 0 || error.status >= 500
      if (!lost) dropPending(scope)
      setPending(lost ? { key, ordering } : null)
      if (error instanceof Refusal && staleCodes.has(error.code)) await goods.stillSo().catch(() => false)
      if (error instanceof Refusal && error.code === 'price_changed') {
        setTotalWas(fromRiyals(Number(ordering.body.expected_total)))
        // The fees of the cart come with the page.
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
      // More than any payment may be is refused in words of its own.
      ...(total <= maxAmount && { expected_total: toRiyals(total) }),
    })
    await send(keepPending(scope, ordering))
  })
  const form = useForm(call, {
    start: first,
    problems: (typed) => {
      const missing = pending ? [] : wrongWith(typed, chosenOf(options, typed).method)
      return Object.fromEntries(missing.map((name) => [name, { code: 'required' }] as const))
    },
    sent: (typed) => typed,
  })
  useKept(scope, form.typed)

  const chosen = chosenOf(options, form.typed)
  const sums = sumsFor(goods, chosen.method)
  return {
    ...form,
    ...chosen,
    fee: feeOf(chosen.method),
    sums,
    /** The total that was agreed to and refused, where it is another now. */
    totalWas: totalWas === sums.total ? undefined : totalWas,
    pending,
    /** Lets go of what was sent and never answered. */
    leavePending: () => {
      dropPending(scope)
      setPending(null)
    },
  }
}
export type Checkout = ReturnType<typeof useCheckout>

/** Refusals after which the page's own facts are old. */
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

/** The form is found again as it was left; once it was sent and answered nothing of it stays. */
function useKept(scope: string, typed: Typed) {
  const before = useRef(typed)
  useEffect(() => {
    if (before.current === typed) return
    before.current = typed
    keepTyped(scope, typed)
  }, [scope, typed])
}
