import { useEffect, useRef, useState } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { fieldMessage } from '#shared/base/errors.ts'
import { fromRiyals, type Halalas, halalas } from '#shared/base/money.ts'
import type { DeliveryMethod, OrderOptions } from '#shared/orders/contract.ts'
import { sumsOf } from '#shared/orders/sums.ts'
import { type FieldErrors, useForm } from '../auth/useForm.ts'
import { Refusal } from '../base/api.ts'
import { useLocale } from '../base/text.ts'
import type { City } from '../catalog/cities.ts'
import { dropTyped, firstTyped, keepTyped, type Typed } from './checkoutDraft.ts'
import { formOf, wrongWith } from './checkoutForm.ts'
import { type Ordering, type PlacedOrders, placeOrder } from './placeOrder.ts'
import { dropPending, keepPending, type Pending, pendingOf } from './placePending.ts'

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
  readonly orderingOf: (form: ReturnType<typeof formOf>) => Ordering
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
      throw error
    }
  }

  const form = useForm<Typed>(first, async (typed): Promise<FieldErrors | null> => {
    if (pending) {
      await send(pending)
      return null
    }
    const chosen = chosenOf(options, typed)
    const missing = wrongWith(typed, chosen.method)
    if (missing.length > 0) {
      const required = [fieldMessage({ code: 'required' }, locale)]
      return Object.fromEntries(missing.map((name) => [name, required]))
    }
    if (!(await goods.stillSo())) return null
    await send(
      keepPending(scope, goods.orderingOf(formOf(typed, chosen.method, options, cities, goods.cityId))),
    )
    return null
  })
  useKept(scope, form.typed)

  const chosen = chosenOf(options, form.typed)
  const fee = fromRiyals(chosen.method?.fee ?? 0) ?? halalas(0)
  const sums = sumsOf(goods.parcels.map(subtotalOf), fee)
  return {
    ...form,
    ...chosen,
    fee,
    sums,
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
