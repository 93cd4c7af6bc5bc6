import type { Config } from '#platform/config.ts'
import type { Sql } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { addressOf } from '#platform/limits/addresses.ts'
import { canView } from '#shared/base/access/permissions.ts'
import { getIntegration, listTraders } from '#shared/behar/contract.ts'
import { listPresent } from './store.ts'

type Places = Pick<Config, 'HOST' | 'BEHAR_PORT' | 'BEHAR_PUBLIC_URL'>

export const beharHandlers = (config: Places, db: Sql) => [
  handle(getIntegration, async () => ({ behar_url: beharAddress(config) })),

  handle(listTraders, async ({ body }) => {
    const present = await listPresent(db, body.ids)
    return { ids: present.filter(({ type }) => canView(type, 'beharMarket')).map(({ id }) => id) }
  }),
]

/**
 * Where browsers find the integration: the partner's address or our own service's. Null where our service took a port
 * that only it knows (contract, section 6). Without a slash at its end.
 */
export function beharAddress({ HOST, BEHAR_PORT, BEHAR_PUBLIC_URL }: Places): string | null {
  if (BEHAR_PUBLIC_URL !== undefined) return BEHAR_PUBLIC_URL.replace(/\/+$/, '')
  return BEHAR_PORT === 0 ? null : addressOf(HOST, BEHAR_PORT)
}
