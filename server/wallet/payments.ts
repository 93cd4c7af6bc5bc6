import type { Config } from '#platform/config.ts'
import { Refusal } from '#shared/base/errors.ts'
import { toRiyals } from '#shared/base/money.ts'
import { type Gateway, type GatewayConfig, openGateway } from '../base/outgoing/gateway.ts'
import type { ChargeRow } from './store.ts'

/** The market's bank account that receives transfers. */
export interface BankAccount {
  readonly bank_name: string
  readonly iban: string
  readonly account_holder: string
}

export type PaymentsConfig = GatewayConfig & Pick<Config, 'BANK_NAME' | 'BANK_IBAN' | 'BANK_ACCOUNT_HOLDER'>

/** The configured payment methods; a method is undefined when it is not configured. */
export interface Payments {
  readonly gateway: Gateway | undefined
  readonly bank: BankAccount | undefined
}

/** Opens the configured payment methods. The sandbox has its own gateway and account. */
export function openPayments(config: PaymentsConfig, gateway = openGateway(config)): Payments {
  const { SANDBOX, BANK_NAME, BANK_IBAN, BANK_ACCOUNT_HOLDER } = config
  if (BANK_NAME === undefined || BANK_IBAN === undefined || BANK_ACCOUNT_HOLDER === undefined)
    return { gateway, bank: SANDBOX ? sandboxAccount : undefined }
  return {
    gateway,
    bank: { bank_name: BANK_NAME, iban: BANK_IBAN, account_holder: BANK_ACCOUNT_HOLDER },
  }
}

/** The name marks the account as a sandbox account; the IBAN is the published Saudi example. */
const sandboxAccount: BankAccount = {
  bank_name: 'بنك تجريبي (Sandbox Bank)',
  iban: 'SA0380000000608010167519',
  account_holder: 'سمك — حساب تجريبي',
}

/** The configured charge methods, card first. */
export function methodsOf({ gateway, bank }: Payments): ChargeRow['method'][] {
  return [...(gateway ? (['card'] as const) : []), ...(bank ? (['bank_transfer'] as const) : [])]
}

/** Refuses: unavailable if the method is not configured (contract 9, SANDBOX). */
export function requireMethod(payments: Payments, method: ChargeRow['method']): void {
  if (!methodsOf(payments).includes(method)) throw new Refusal('unavailable')
}

/** The payment data of a charge for answers; an order adds `pay_by`. */
export function payOf(charge: ChargeRow, { bank }: Payments) {
  const paid = { charge_id: charge.id, amount: toRiyals(charge.amount_halalas) }
  if (charge.method === 'card')
    return charge.redirect_url === null ? paid : { ...paid, redirect_url: charge.redirect_url }
  return { ...paid, reference: charge.reference, ...bank }
}
