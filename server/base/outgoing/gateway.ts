import type { Config } from '#platform/config.ts'
import { callExternal } from '#platform/externalCalls.ts'
import type { Locale } from '#shared/base/locale.ts'
import { paths } from '#shared/base/paths.ts'

/** A card payment to open at the gateway. */
export interface CardPayment {
  readonly chargeId: number
  readonly amount: number
  /** The text that the gateway shows to the payer. */
  readonly description: string
  /** The language of the payer, in which the payer's return page is shown. */
  readonly locale: Locale
}

/** The address of the payment page, and the gateway's id of the payment. */
export interface OpenPayment {
  readonly id: string | null
  readonly url: string
}

/** The state of a payment at the gateway; `amount` in halalas. */
export interface PaymentState {
  readonly status: 'pending' | 'paid' | 'failed'
  readonly amount: number
}

/** Accepts card payments (contract 9, "card gateway"). */
export interface Gateway {
  /** Whether our own page replaces the gateway. */
  readonly sandbox: boolean
  /** Opens a payment; throws within 8 s on failure. Never call it inside a transaction. */
  open(payment: CardPayment): Promise<OpenPayment>
  /** Finds the state of a payment by the gateway's id; throws as `open` does. Undefined in the sandbox. */
  look(id: string): Promise<PaymentState | undefined>
}

export type GatewayConfig = Pick<Config, 'SANDBOX' | 'GATEWAY_URL' | 'GATEWAY_KEY' | 'PUBLIC_URL'>

/** The configured gateway, or our own page in the sandbox; undefined when cards are not offered. */
export function openGateway(config: GatewayConfig, longestMs = 8_000): Gateway | undefined {
  if (config.GATEWAY_URL !== undefined) return invoicesAt(config.GATEWAY_URL, config, longestMs)
  if (!config.SANDBOX) return undefined
  return {
    sandbox: true,
    open: async ({ chargeId }) => ({ id: null, url: pageOf(config, chargeId) }),
    look: async () => undefined,
  }
}

/**
 * A gateway with invoices, such as Moyasar. Amounts are in halalas; the key is the user name of basic authentication.
 */
function invoicesAt(address: string, config: GatewayConfig, longestMs: number): Gateway {
  const url = `${address.replace(/\/+$/, '')}/invoices`
  const ask = (path: string, request: RequestInit) =>
    callExternal('card gateway', url + path, {
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

function invoiceOf({ chargeId, amount, description, locale }: CardPayment, config: GatewayConfig) {
  const invoice = { amount, currency: 'SAR', description, metadata: { charge_id: chargeId } }
  if (config.PUBLIC_URL === undefined) return invoice
  const back = `${pageOf(config, chargeId)}?lang=${locale}`
  return {
    ...invoice,
    callback_url: new URL('/api/payments/callback', config.PUBLIC_URL).href,
    success_url: back,
    back_url: back,
  }
}

/**
 * The address of the market's own page of a charge. A real gateway redirects people to this page after the payment; in
 * the sandbox this page takes the place of the gateway.
 */
function pageOf({ PUBLIC_URL = '' }: GatewayConfig, chargeId: number): string {
  return PUBLIC_URL.replace(/\/+$/, '') + paths.cardPayment(chargeId)
}

/** Validates the answer of the gateway: browsers are redirected to `url`, so it must be http or https. */
function paymentIn(answer: unknown): OpenPayment {
  const { id, url } = (answer ?? {}) as { id?: unknown; url?: unknown }
  const named = (typeof id === 'string' || typeof id === 'number') && String(id).length <= LONGEST_ID
  const led =
    typeof url === 'string' &&
    url.length <= LONGEST_URL &&
    URL.canParse(url) &&
    /^https?:$/.test(new URL(url).protocol)
  if (!named || !led) throw new Error('the card gateway answered without a payment')
  return { id: String(id), url }
}

const LONGEST_ID = 200
const LONGEST_URL = 2_000

/** An invoice with a failed attempt is still pending, because another attempt may succeed. */
function stateIn(answer: unknown): PaymentState {
  const { status, amount, currency } = (answer ?? {}) as Readonly<Record<string, unknown>>
  if (typeof status !== 'string' || !Number.isSafeInteger(amount) || currency !== 'SAR')
    throw new Error('the card gateway answered without a payment')
  const ended = ['canceled', 'expired', 'voided'].includes(status)
  return { status: status === 'paid' ? 'paid' : ended ? 'failed' : 'pending', amount: amount as number }
}
