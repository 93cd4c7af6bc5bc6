import type { Config } from '#platform/config.ts'
import { askOutside } from '#platform/outside.ts'
import { paths } from '#shared/base/paths.ts'

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

/** How a payment stands at the gateway; `amount` in halalas. */
export interface PaymentState {
  readonly status: 'pending' | 'paid' | 'failed'
  readonly amount: number
}

/** Takes money by card (contract 9, "card gateway"). */
export interface Gateway {
  /** Whether our own page stands in for it. */
  readonly sandbox: boolean
  /** Opens a payment; throws, within 8 s, when the gateway did not. Never inside a transaction. */
  open(payment: CardPayment): Promise<OpenPayment>
  /** How a payment stands, by the gateway's name for it; throws as `open` does. Nothing is known of one in the sandbox. */
  look(id: string): Promise<PaymentState | undefined>
}

export type GatewayConfig = Pick<Config, 'SANDBOX' | 'GATEWAY_URL' | 'GATEWAY_KEY' | 'PUBLIC_URL'>

/** The configured gateway, else in the sandbox our own page, else none: cards are not offered then. */
export function openGateway(config: GatewayConfig, longestMs = 8_000): Gateway | undefined {
  if (config.GATEWAY_URL !== undefined) return invoicesAt(config.GATEWAY_URL, config, longestMs)
  if (!config.SANDBOX) return undefined
  return {
    sandbox: true,
    open: async ({ chargeId }) => ({ id: null, url: pageOf(config, chargeId) }),
    look: async () => undefined,
  }
}

/** A gateway that takes money by invoices, as Moyasar does: amounts in halalas, its key as the name of basic auth. */
function invoicesAt(address: string, config: GatewayConfig, longestMs: number): Gateway {
  const url = `${address.replace(/\/+$/, '')}/invoices`
  const ask = (path: string, request: RequestInit) =>
    askOutside('card gateway', url + path, {
      ...request,
      headers: {
        accept: 'application/json',
        ...(request.body ? { 'content-type': 'application/json' } : {}),
        ...(config.GATEWAY_KEY !== undefined && {
          authorization: `Basic ${Buffer.from(`${config.GATEWAY_KEY}:`).toString('base64')}`,
        }),
      },
      signal: AbortSignal.timeout(longestMs),
    })
  return {
    sandbox: false,
    open: async (payment) =>
      paymentIn(await ask('', { method: 'POST', body: JSON.stringify(invoiceOf(payment, config)) })),
    look: async (id) => stateIn(await ask(`/${encodeURIComponent(id)}`, { method: 'GET' })),
  }
}

function invoiceOf({ chargeId, amount, description }: CardPayment, config: GatewayConfig) {
  const invoice = { amount, currency: 'SAR', description, metadata: { charge_id: chargeId } }
  if (config.PUBLIC_URL === undefined) return invoice
  return {
    ...invoice,
    callback_url: new URL('/api/payments/callback', config.PUBLIC_URL).href,
    success_url: pageOf(config, chargeId),
    back_url: pageOf(config, chargeId),
  }
}

/** Our own page of a charge: it stands in for the gateway, and is where the gateway sends people back to. */
function pageOf({ PUBLIC_URL = '' }: GatewayConfig, chargeId: number): string {
  return PUBLIC_URL.replace(/\/+$/, '') + paths.cardPayment(chargeId)
}

/** Of what came back: a browser is sent there, so it has to be an address of the web. */
function paymentIn(answer: unknown): OpenPayment {
  const { id, url } = (answer ?? {}) as { id?: unknown; url?: unknown }
  const named = (typeof id === 'string' || typeof id === 'number') && String(id).length <= LONGEST_ID
  const led =
    typeof url === 'string' &&
    url.length <= LONGEST_URL &&
    URL.canParse(url) &&
    /^https?:$/.test(new URL(url).protocol)
  if (!named || !led) throw new Error('the card gateway answers no payment')
  return { id: String(id), url }
}

const LONGEST_ID = 200
const LONGEST_URL = 2_000

/** One attempt that failed leaves an invoice open: another may pass. */
function stateIn(answer: unknown): PaymentState {
  const { status, amount, currency } = (answer ?? {}) as Readonly<Record<string, unknown>>
  if (typeof status !== 'string' || !Number.isSafeInteger(amount) || currency !== 'SAR')
    throw new Error('the card gateway answers no payment')
  const ended = ['canceled', 'expired', 'voided'].includes(status)
  return { status: status === 'paid' ? 'paid' : ended ? 'failed' : 'pending', amount: amount as number }
}
