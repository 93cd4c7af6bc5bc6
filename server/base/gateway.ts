import type { Config } from '#node/config.ts'
import { paths } from '#shared/base/paths.ts'
import { askOutside } from './outside.ts'

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
  /** Opens a payment; throws, within `longestMs`, when the gateway did not. Never inside a transaction. */
  open(payment: CardPayment): Promise<OpenPayment>
}

export type GatewayConfig = Pick<Config, 'SANDBOX' | 'GATEWAY_URL' | 'GATEWAY_KEY' | 'PUBLIC_URL'>

/** The configured gateway, else in the sandbox our own page, else none: cards are not offered then. */
export function openGateway(config: GatewayConfig, longestMs = 8_000): Gateway | undefined {
  const { SANDBOX, GATEWAY_URL, GATEWAY_KEY, PUBLIC_URL } = config
  const pageOf = (chargeId: number) =>
    `${(PUBLIC_URL ?? '').replace(/\/+$/, '')}${paths.cardPayment(chargeId)}`
  if (GATEWAY_URL !== undefined) {
    const url = `${GATEWAY_URL.replace(/\/+$/, '')}/invoices`
    return {
      sandbox: false,
      async open({ chargeId, amount, description }) {
        const answer = await askOutside('card gateway', url, {
          method: 'POST',
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            ...(GATEWAY_KEY !== undefined && {
              authorization: `Basic ${Buffer.from(`${GATEWAY_KEY}:`).toString('base64')}`,
            }),
          },
          body: JSON.stringify({
            ...{ amount, currency: 'SAR', description, metadata: { charge_id: chargeId } },
            ...(PUBLIC_URL !== undefined && {
              callback_url: new URL('/api/payments/callback', PUBLIC_URL).href,
              success_url: pageOf(chargeId),
              back_url: pageOf(chargeId),
            }),
          }),
          signal: AbortSignal.timeout(longestMs),
        })
        return paymentIn(answer)
      },
    }
  }
  return SANDBOX
    ? { sandbox: true, open: async ({ chargeId }) => ({ id: null, url: pageOf(chargeId) }) }
    : undefined
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
