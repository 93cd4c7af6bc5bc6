import { Refusal } from '#shared/base/errors.ts'
import { halalas, toRiyals } from '#shared/base/money.ts'
import type { Gateway } from '../base/gateway.ts'
import type { ChargeRow } from './store.ts'

/** The market's account, into which transfers go. */
export interface BankAccount {
  readonly bank_name: string
  readonly iban: string
  readonly account_holder: string
}

/** How money comes in here and now; what is not configured is absent. */
export interface Payments {
  readonly gateway: Gateway | undefined
  readonly bank: BankAccount | undefined
}

/** The methods that are offered here, card first. */
export function methodsOf({ gateway, bank }: Payments): ChargeRow['method'][] {
  return [...(gateway ? (['card'] as const) : []), ...(bank ? (['bank_transfer'] as const) : [])]
}

/** Refuses `unavailable` for a method that is not configured here (contract 9, SANDBOX). */
export function requireMethod(payments: Payments, method: ChargeRow['method']): void {
  if (!methodsOf(payments).includes(method)) throw new Refusal('unavailable')
}

/** What a payer needs to pay a charge, in the form of the wire: an order adds `pay_by` to it. */
export function payOf(charge: ChargeRow, { bank }: Payments) {
  const paid = { charge_id: charge.id, amount: toRiyals(halalas(charge.amount_halalas)) }
  if (charge.method === 'card')
    return charge.redirect_url === null ? paid : { ...paid, redirect_url: charge.redirect_url }
  return { ...paid, reference: charge.reference, ...bank }
}
