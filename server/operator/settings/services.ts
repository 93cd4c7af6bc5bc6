import type { Config } from '#platform/config.ts'
import type { Services } from '#shared/operator/settings.ts'

export type ServicesConfig = Pick<
  Config,
  | ('SANDBOX' | 'VERIFY_MOBILE')
  | ('SMS_TOKEN' | 'SMS_SENDER' | 'SMTP_URL' | 'SMTP_FROM')
  | ('GATEWAY_URL' | 'BANK_NAME' | 'BANK_IBAN' | 'BANK_ACCOUNT_HOLDER')
>

/** Whether each service is configured, replaced by the sandbox, or not offered (contract 9, SANDBOX). */
export function servicesOf(config: ServicesConfig): Services {
  const state = (...values: readonly (string | undefined)[]) =>
    values.every((value) => value !== undefined) ? 'on' : config.SANDBOX ? 'sandbox' : 'off'
  return {
    sms: state(config.SMS_TOKEN, config.SMS_SENDER),
    mail: state(config.SMTP_URL, config.SMTP_FROM),
    card: state(config.GATEWAY_URL),
    bank_transfer: state(config.BANK_NAME, config.BANK_IBAN, config.BANK_ACCOUNT_HOLDER),
  }
}

/** True if mobiles are verified by SMS or need no verification. If false, staff verify them. */
export function verifiesMobiles(config: ServicesConfig): boolean {
  return !config.VERIFY_MOBILE || servicesOf(config).sms !== 'off'
}

/** Whether people can verify their mobiles and put money into the market, which a market needs before it opens. */
export function canTrade(config: ServicesConfig): boolean {
  const { card, bank_transfer } = servicesOf(config)
  return verifiesMobiles(config) && (card !== 'off' || bank_transfer !== 'off')
}
