import { orderForm } from '#demo/testing/trade/trade.ts'
import type { Sql } from '#platform/database/db.ts'

/** The ids of a form that orders a pickup, paid by wallet. */
export interface PickupForm {
  readonly city_id: number
  readonly payment_id: number
  readonly delivery_method_id: number
}

export const pickupForm = async (db: Sql) => (await orderForm(db)) as unknown as PickupForm

/** The terms of an order that is placed with this form, as the SQL function expects them. */
export const termsOf = (form: PickupForm) => ({
  city: form.city_id,
  payment: form.payment_id,
  delivery: form.delivery_method_id,
  address: null,
  body: '',
})
