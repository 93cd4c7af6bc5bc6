import type { Config } from '#platform/config.ts'
import { Refusal } from '#shared/base/errors.ts'
import { halalas, toRiyals } from '#shared/base/money.ts'
import { type Gateway, type GatewayConfig, openGateway } from '../base/outgoing/gateway.ts'
import type { ChargeRow } from './store.ts'

/** The market's account, into which transfers go. */
export interface BankAccount {
  readonly bank_name: string
  readonly iban: string
  readonly account_holder: string
}

export type PaymentsConfig = GatewayConfig & Pick<Config, 'BANK_NAME' | 'BANK_IBAN' | 'BANK_ACCOUNT_HOLDER'>

/** How money comes in here and now; what is not configured is absent. */
export interface Payments {
  readonly gateway: Gateway | undefined
  readonly bank: BankAccount | undefined
}

/** What is configured; the sandbox has a gateway and an account of its own. */
export function openPayments(config: PaymentsConfig, gateway = openGateway(config)): Payments {
  const { SANDBOX, BANK_NAME, BANK_IBAN, BANK_ACCOUNT_HOLDER } = config
  if (BANK_NAME === undefined || BANK_IBAN === undefined || BANK_ACCOUNT_HOLDER === undefined)
    return { gateway, bank: SANDBOX ? sandboxAccount : undefined }
  return {
    gateway,
    bank: { bank_name: BANK_NAME, iban: BANK_IBAN, account_holder: BANK_ACCOUNT_HOLDER },
  }
}

/** Its name says that it is none; the number is the published example of a Saudi IBAN. */
const sandboxAccount: BankAccount = {
  bank_name: 'بنك تجريبي (Sandbox Bank)',
  iban: 'SA0380000000608010167519',
  account_holder: 'سمك — حساب تجريبي',
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
