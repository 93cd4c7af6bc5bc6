import { addressOf } from '#platform/addresses.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { canView } from '#shared/base/access/permissions.ts'
import { getIntegration, listTraders } from '#shared/behar/contract.ts'
import { sendNotice } from '#shared/behar/dealContract.ts'
import { notifyImporter } from './notices.ts'
import { listPresent } from './store.ts'

type Places = Pick<Config, 'HOST' | 'BEHAR_PORT' | 'BEHAR_PUBLIC_URL'>

export const beharHandlers = (config: Places, db: Database) => [
  handle(getIntegration, async () => ({ behar_url: beharAddress(config) })),

  handle(listTraders, async ({ body }) => {
    const present = await listPresent(db, body.ids)
    return { ids: present.filter(({ type }) => canView(type, 'beharMarket')).map(({ id }) => id) }
  }),

  handle(sendNotice, async ({ body }, { caller }) => ({
    notified: await notifyImporter(db, caller.id, body),
  })),
]

/**
 * The address of the integration for browsers, without a trailing slash: the partner's, or our own service's. Null
 * when our service uses a random port (contract, section 6).
 */
export function beharAddress({ HOST, BEHAR_PORT, BEHAR_PUBLIC_URL }: Places): string | null {
  if (BEHAR_PUBLIC_URL !== undefined) return BEHAR_PUBLIC_URL.replace(/\/+$/, '')
  return BEHAR_PORT === 0 ? null : addressOf(HOST, BEHAR_PORT)
}
