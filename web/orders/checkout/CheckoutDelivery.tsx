import {
  ChevronDown,
  Clock,
  Lock,
  type LucideIcon,
  MapPin,
  Package,
  Plane,
  Ship,
  Snowflake,
  Store,
  Truck,
} from 'lucide-react'
import { useState } from 'react'
import { type Halalas, halalas, halalasOf } from '#shared/base/money.ts'
import type { DeliveryMethod, OrderOptions } from '#shared/orders/placing.ts'
import { useNow } from '../../app/live/now.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceErrors } from '../../ui/form/ChoiceCard.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { arrivalText } from '../arrival.ts'
import { orderedMethods } from './checkoutDraft.ts'
import { arrivalOver, type CheckoutRoute, routeText } from './deliveryRoute.ts'
import { checkoutText } from './messages.ts'
import { type CheckoutGoods, sharesFor } from './useCheckout.ts'

type DeliveryChoiceProps = {
  readonly methods: readonly DeliveryMethod[]
  readonly chosen: string
  /** The goods. They determine the places of a pickup, and which orders share a delivery fee. */
  readonly goods: DeliveredGoods
  readonly route: CheckoutRoute
  /** The cities to which goods are delivered. */
  readonly cities: OrderOptions['cities']
  /** The reason why there is only one delivery method; undefined if there is a choice. */
  readonly fixedBecause: string | undefined
  readonly errors: readonly string[] | undefined
  readonly onChoose: (id: string) => void
}

type DeliveredGoods = Pick<CheckoutGoods, 'parcels' | 'places' | 'ports'>

/**
 * The delivery methods with their fees and arrival times, the cheapest first. The dearest are behind a button, unless one
 * of them is chosen.
 */
export function CheckoutDelivery({
  methods: offered,
  chosen,
  goods,
  route,
  cities,
  fixedBecause,
  errors,
  onChoose,
}: DeliveryChoiceProps) {
  const t = useText(checkoutText)
  const now = useNow()
  const lineOf = useLine(goods, route)
  const methods = offered.map((method) => ({
    ...method,
    arrives_at: arrivalOver(method, route, cities, now),
  }))
  const timed = methods.some(({ arrives_at }) => arrives_at !== null)
  const charged = methods.some(({ fee, needs_address }) => needs_address && fee > 0)
  const [all, setAll] = useState(false)
  const ordered = orderedMethods(methods)
  const shown = ordered.filter(({ id }, place) => all || place < atFirst || String(id) === chosen)
  return (
    <fieldset className="flex min-w-0 flex-col gap-3" aria-label={t.delivery}>
      <div className="grid gap-3 md:grid-cols-2">
        {shown.map((method) => (
          <ChoiceCard
            key={method.id}
            name="delivery_method_id"
            value={String(method.id)}
            icon={icons[method.code] ?? Package}
            title={method.name}
            body={lineOf(method)}
            chosen={String(method.id) === chosen}
            onChoose={() => onChoose(String(method.id))}
          />
        ))}
      </div>
      {shown.length < ordered.length && (
        <Button kind="text" icon={ChevronDown} onClick={() => setAll(true)} className="self-start">
          {t.moreMethods}
        </Button>
      )}
      {charged && (
        <p className="flex items-start gap-2 text-meta text-quiet">
          <MapPin aria-hidden size={16} className="mt-1 shrink-0" />
          {t.anyDistance}
        </p>
      )}
      {timed && (
        <p className="flex items-start gap-2 text-meta text-quiet">
          <Clock aria-hidden size={16} className="mt-1 shrink-0" />
          {t.arrivalFrom}
        </p>
      )}
      {fixedBecause && (
        <p className="flex items-start gap-2 text-meta text-quiet">
          <Lock aria-hidden size={16} className="mt-1 shrink-0" />
          {fixedBecause}
        </p>
      )}
      <ChoiceErrors errors={errors} />
    </fieldset>
  )
}

const atFirst = 5

const icons: Readonly<Record<string, LucideIcon>> = {
  refrigerated: Snowflake,
  frozen_transport: Snowflake,
  pickup_market: Store,
  pickup_port: Ship,
  seller_delivery: Truck,
  courier: Package,
  air_cargo: Plane,
}

function useLine(goods: DeliveredGoods, route: CheckoutRoute) {
  const t = useText(checkoutText)
  const locale = useLocale()
  const now = useNow()
  const costOf = (method: DeliveryMethod) => {
    const { fee, code } = method
    if (fee === 0) {
      const places = code === 'pickup_market' ? goods.places : code === 'pickup_port' ? goods.ports : []
      return places.length > 0 ? t.freeAt(places.join(t.between)) : t.free
    }
    const orders = goods.parcels.length
    const shares = sharesFor(goods, method)
    const money = (sum: Halalas) => moneyText(sum, locale)
    if (shares.some((share) => share.orders > 1))
      return t.feeOfAll(money(halalas(shares.reduce((sum, share) => sum + share.fee, 0))), orders)
    return orders > 1 ? t.feeEach(money(halalasOf(fee))) : money(halalasOf(fee))
  }
  return (method: DeliveryMethod) => {
    const arrival = arrivalText(method.arrives_at, method.code, now, locale)
    return (
      <Dotted>
        {costOf(method)}
        {method.needs_address && routeText(route, locale)}
        {arrival}
      </Dotted>
    )
  }
}
