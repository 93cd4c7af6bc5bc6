import type { Config } from '#node/config.ts'

/** What somebody is to pay by card. */
export interface CardPayment {
  readonly chargeId: number
  /** Halalas. */
  readonly amount: number
  /** What the payer reads at the gateway. */
  readonly description: string
}

/** Where the gateway takes the money, and what it calls the payment. */
export interface OpenPayment {
  readonly id: string | null
  readonly url: string
}

/** Takes money by card (contract 9, "card gateway"). */
export interface Gateway {
  /** Whether our own page stands in for it. */
  readonly sandbox: boolean
  /** Opens a payment; throws, within 8 s, when the gateway did not. Never inside a transaction. */
  open(payment: CardPayment): Promise<OpenPayment>
}

export type GatewayConfig = Pick<Config, 'SANDBOX' | 'GATEWAY_URL' | 'GATEWAY_KEY' | 'PUBLIC_URL'>
