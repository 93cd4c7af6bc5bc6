import type * as z from 'zod/mini'
import type { RefusalCode } from './errors.ts'

/**
 * The people who may make a call. `importer` may enter the behar market. `staff` is any staff role, for reads; `acting_staff` is every role except
 * viewer. `editor`, `finance` and `administrator` are staff roles; an administrator may make the calls of all of them.
 */
export type Who =
  | 'anyone'
  | 'signed_in'
  | 'seller'
  | 'bidder'
  | 'importer'
  | 'staff'
  | 'acting_staff'
  | 'editor'
  | 'finance'
  | 'administrator'

type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'DELETE'

/** `GET products/show/{id}`: the method and path of a call; also its name in the typed client. */
export type CallKey = `${Method} ${string}`

export type CallSpec = {
  readonly who: Who
  /** The call's section in the specification or contract. */
  readonly from: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly answer: Schema
  /** The body may be form data, with at most `files` files of at most `bytes` bytes each; JSON is accepted too. */
  readonly form?: { readonly files: number; readonly bytes?: number }
  /** A GET that changes something (contract 1, "writing by GET"): POST on its path is equivalent, HEAD is not allowed. */
  readonly writes?: true
  /** A POST that only reads, because its input is too long for a URL. It counts as a read. */
  readonly reads?: true
  /** Answers with server-sent events until one side ends it; `answer` contains the data of each event by name. */
  readonly stream?: true
  /** A trading call (order, bid, product, offer, charge): requires a verified mobile. */
  readonly trades?: true
  /**
   * Accepts an `Idempotency-Key`: a call with the same key and body returns the first answer and changes nothing again.
   */
  readonly once?: true
  /** The body is signed and there is no token; the handler checks the signature. */
  readonly signed?: true
  /** Signs in or changes credentials: each outcome is written to the security log. */
  readonly logged?: true
  /** 201 for a call that creates a record. */
  readonly status?: 200 | 201
  /** The refusals in addition to validation, sign-in and an unavailable database. */
  readonly refuses?: readonly RefusalCode[]
  /** The limit per network address, in addition to the limits of every call. */
  readonly limit?: { readonly most: number; readonly windowMs: number }
  /** The answer is the same for all anonymous callers in one language and may be cached for a second. */
  readonly shared?: boolean
}

export type Call<Key extends CallKey = CallKey, Spec extends CallSpec = CallSpec> = Spec & {
  readonly key: Key
  readonly method: Method
  /** The path below `/api/`, with `{id}` for its parameters. */
  readonly path: string
}

/** One object per call: validation, authorisation, the OpenAPI document, the typed client and the access tests read it. */
export function call<const Key extends CallKey, const Spec extends CallSpec>(
  key: Key,
  spec: Spec,
): Call<Key, Spec> {
  const [method, path] = key.split(' ') as [Method, string]
  return { ...spec, key, method, path }
}

type Input<S> = S extends Schema ? z.input<S> : undefined
type Output<S> = S extends Schema ? z.output<S> : undefined

/** The validated input of a handler. */
export type CallInput<C> = {
  readonly params: C extends { params: infer S } ? Output<S> : undefined
  readonly query: C extends { query: infer S } ? Output<S> : undefined
  readonly body: C extends { body: infer S } ? Output<S> : undefined
}

/** The answer of a call: the envelope's `data`. */
export type AnswerOf<C> = C extends { answer: infer S } ? (S extends Schema ? z.output<S> : never) : never

/** The input that a client sends. */
export type SentParams<C> = C extends { params: infer S } ? Input<S> : undefined
export type SentQuery<C> = C extends { query: infer S } ? Input<S> : undefined
export type SentBody<C> = C extends { body: infer S } ? Input<S> : undefined
