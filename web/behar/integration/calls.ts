import type { AnswerOf, SentBody, SentParams, SentQuery } from '#shared/base/call.ts'
import type { BeharCalls } from '#shared/behar/calls.ts'
import type { Part } from '../../app/calls/api.ts'

/** Calls that take the integration's token; the calls that return a token are in tokenRenewal.ts. */
export type BeharKey = Exclude<
  keyof BeharCalls & string,
  | 'GET platforms/behar-market'
  | 'POST user/login'
  | `${'GET' | 'POST'} platforms/behar-market/operator/subscriptions/{userId}`
>

export type BeharSent<K extends BeharKey> = K extends BeharKey
  ? Part<'params', SentParams<BeharCalls[K]>> &
      Part<'query', SentQuery<BeharCalls[K]>> &
      Part<'body', SentBody<BeharCalls[K]>>
  : never

export type BeharAnswer<K extends BeharKey> = AnswerOf<BeharCalls[K]>
