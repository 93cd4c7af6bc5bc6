import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { queryOf, Refusal } from '../../app/calls/api.ts'
import { integrationAddress } from './address.ts'
import type { BeharAnswer, BeharKey, BeharSent } from './calls.ts'
import { noAnswer, sendRequest } from './send.ts'
import { fits, shapes } from './shapes.ts'
import { currentToken, lose, resetRenewals, tokenAfter } from './tokenRenewal.ts'

type BeharOptions = {
  readonly locale: Locale
  readonly signal?: AbortSignal | undefined
  /** The `Idempotency-Key` of calls that take effect only once, no matter how often they are sent. */
  readonly key?: string | undefined
}

/**
 * Calls the integration by the call's name, such as `POST platforms/behar-market/supply/list`, and resolves to the
 * envelope's `data`. Gets, stores and renews the integration's token as needed (specification, section 8). Throws a
 * `Refusal`: `unreachable` with status 0, or `unavailable` with 502 or 504, when the partner cannot be reached, answers
 * wrongly or is slow; 401 when the token could not be renewed.
 */
export async function behar<K extends BeharKey>(
  key: K,
  sent: BeharSent<K>,
  { locale, signal, key: onceKey }: BeharOptions,
): Promise<BeharAnswer<K>> {
  const address = await integrationAddress(locale)
  signal?.throwIfAborted()
  const [method = 'GET', path = ''] = key.split(' ')
  const { body, query } = sent as { readonly body?: unknown; readonly query?: unknown }
  const url = `${address}${path}${queryOf(query)}`
  let token = await currentToken({ address, locale })
  for (let renewals = 0; ; renewals += 1) {
    signal?.throwIfAborted()
    try {
      const data = await sendRequest({ url, method, token, body, onceKey, locale, signal })
      resetRenewals()
      if (!fits(data, shapes[key])) throw noAnswer(502, locale)
      return data as BeharAnswer<K>
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error
      // The renewal count does not include tokens that were rejected in other tabs, so this call counts its own attempts.
      if (renewals >= limits.behar.refreshAttempts) throw lose(locale)
      token = await tokenAfter(token, { address, locale })
    }
  }
}
