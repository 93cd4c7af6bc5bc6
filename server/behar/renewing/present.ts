import type { Locale } from '#shared/base/locale.ts'
import { type Halalas, toRiyals } from '#shared/base/money.ts'
import type { Subscription } from '#shared/behar/contract.ts'
import { isActive } from '#shared/behar/rules.ts'
import type { Plan, Renewal } from '#shared/behar/subscriptionContract.ts'
import { vatIn, vatPercent } from '#shared/orders/sums.ts'
import { renewalNumber } from '#shared/wallet/rules.ts'
import type { RenewalRow } from './renewalsStore.ts'
import type { PlanRow, SubscriptionRow } from './store.ts'

/** A subscription in the shape in which the integration also returns it. */
export function subscriptionOf({ plan, starts_at, expires_at }: SubscriptionRow, now: Date): Subscription {
  return {
    active: expires_at !== null && isActive({ expiresAt: expires_at }, now),
    plan,
    starts_at: starts_at?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? null,
  }
}

export function planOf(row: PlanRow, vatNumber: string | null, locale: Locale): Plan {
  const { id, length, unit, price_halalas: price } = row
  return {
    id,
    name: row[`name_${locale}`],
    length,
    unit,
    price: toRiyals(price),
    vat: vatOf(price, vatNumber),
  }
}

export function renewalOf(row: RenewalRow, locale: Locale): Renewal {
  return {
    id: row.id,
    number: renewalNumber(row.id),
    plan_id: row.plan_id,
    plan: row[`name_${locale}`],
    length: row.length,
    unit: row.unit,
    amount: toRiyals(row.price_halalas),
    vat: vatOf(row.price_halalas, row.market_vat_number),
    method: row.method,
    status: row.status,
    charge_id: row.charge_id,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
  }
}

function vatOf(price: Halalas, number: string | null): Plan['vat'] {
  return number === null
    ? null
    : { seller_number: number, percent: vatPercent, amount: toRiyals(vatIn(price)) }
}
