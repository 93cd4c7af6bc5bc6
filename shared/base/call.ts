import type * as z from 'zod/mini'
import type { RefusalCode } from './errors.ts'

/**
 * Who may call: everyone, who is signed in, who sells, who bids, who may enter the behar market; of those who work for the market everyone (`staff`
 * reads) or who holds a role that may (an administrator may everything).
 */
export type Who =
  | 'anyone'
  | 'signed_in'
  | 'seller'
  | 'bidder'
  | 'importer'
  | 'staff'
  | 'editor'
  | 'finance'
  | 'administrator'

type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'DELETE'

/** `GET products/show/{id}`: method and path of a call, and its name in the typed client. */
export type CallKey = `${Method} ${string}`

export type CallSpec = {
  readonly who: Who
  /** The section or line of specification and contract it comes from. */
  readonly from: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly answer: Schema
  /** The body may come as form data, with up to so many files of at most so many bytes; JSON is taken as well. */
  readonly form?: { readonly files: number; readonly bytes?: number }
  /** A GET that changes something (contract 1, "writing by GET"): POST on its path does the same, HEAD does nothing. */
  readonly writes?: true
  /** A POST that changes nothing: what it asks for is too much for an address. It counts as reading. */
  readonly reads?: true
  /** Answers with server-sent events until one side ends it; `answer` holds the data of each event by its name. */
  readonly stream?: true
  /** Orders, bids, products, offers, charges: closed to an account whose mobile waits for its code. */
  readonly trades?: true
  /** Takes an `Idempotency-Key`: the same key and body give the first answer again and do nothing twice. */
  readonly once?: true
  /** No token stands behind it: its body is signed by its sender, and the handler looks at the signature. */
  readonly signed?: true
  /** Signs somebody in or changes how they sign in: each outcome is a line of the security log. */
  readonly logged?: true
  /** 201 for what was created. */
  readonly status?: 200 | 201
  /** What it refuses beside validation, sign-in and an unreachable database. */
  readonly refuses?: readonly RefusalCode[]
  /** How often one address may call it; beside the limits that hold for every call. */
  readonly limit?: { readonly most: number; readonly windowMs: number }
  /** The answer is the same for every anonymous caller of one language: finished bytes may be kept for a second. */
  readonly shared?: boolean
}

export type Call<Key extends CallKey = CallKey, Spec extends CallSpec = CallSpec> = Spec & {
  readonly key: Key
  readonly method: Method
  /** Below `/api/`, with `{id}` for its parameters. */
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

/** What a handler receives after validation. */
export type CallInput<C> = {
  readonly params: C extends { params: infer S } ? Output<S> : undefined
  readonly query: C extends { query: infer S } ? Output<S> : undefined
  readonly body: C extends { body: infer S } ? Output<S> : undefined
}

/** What a handler gives and a client receives: the envelope's `data`. */
export type AnswerOf<C> = C extends { answer: infer S } ? (S extends Schema ? z.output<S> : never) : never

/** What a client sends. */
export type SentParams<C> = C extends { params: infer S } ? Input<S> : undefined
export type SentQuery<C> = C extends { query: infer S } ? Input<S> : undefined
export type SentBody<C> = C extends { body: infer S } ? Input<S> : undefined
