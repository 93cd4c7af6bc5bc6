import { addressOf } from '#node/addresses.ts'
import type { Config } from '#node/config.ts'
import { handle } from '#node/http.ts'
import { getIntegration } from '#shared/behar/contract.ts'

type Places = Pick<Config, 'HOST' | 'BEHAR_PORT' | 'BEHAR_PUBLIC_URL'>

export const beharHandlers = (config: Places) => [
  handle(getIntegration, async () => ({ behar_url: beharAddress(config) })),
]

/**
 * Where browsers find the integration: the partner's address or our own service's. Null where our service took a port
 * that only it knows (contract, section 6). Without a slash at its end.
 */
export function beharAddress({ HOST, BEHAR_PORT, BEHAR_PUBLIC_URL }: Places): string | null {
  if (BEHAR_PUBLIC_URL !== undefined) return BEHAR_PUBLIC_URL.replace(/\/+$/, '')
  return BEHAR_PORT === 0 ? null : addressOf(HOST, BEHAR_PORT)
}
