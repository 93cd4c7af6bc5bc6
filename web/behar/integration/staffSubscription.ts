import type { Locale } from '#shared/base/locale.ts'
import type { Subscription } from '#shared/behar/contract.ts'
import { storedToken } from '../../app/calls/token.ts'
import { integrationAddress } from './address.ts'
import { noAnswer, sendRequest } from './send.ts'
import { fits, shapes } from './shapes.ts'

type Of = { readonly userId: number; readonly locale: Locale; readonly signal?: AbortSignal }

/**
 * A user's subscription, for finance staff and administrators; requested with the main token of the staff member
 * (contract, section 6). Throws a `Refusal`: `not_found` for a user who never had a token; status 0, 502 or 504 when the
 * integration does not work.
 */
export function readSubscription(of: Of): Promise<Subscription> {
  return send(of, 'GET')
}

/**
 * Extends the subscription by 1 to 24 calendar months from its end; resolves to the new subscription. Refuses like {@link
 * readSubscription}.
 */
export function addMonthsTo(of: Of, months: number): Promise<Subscription> {
  return send(of, 'POST', { plan: 'standard', months })
}

async function send({ userId, locale, signal }: Of, method: string, body?: object): Promise<Subscription> {
  const url = `${await integrationAddress(locale)}platforms/behar-market/operator/subscriptions/${userId}`
  const data = await sendRequest({ url, method, token: storedToken() ?? '', body, locale, signal })
  if (!fits(data, shapes['GET platforms/behar-market/subscription'])) throw noAnswer(502, locale)
  return data as Subscription
}
