import { openApiOf } from '#platform/http/openapi.ts'
import type { Call } from '#shared/base/call.ts'
import type { Random } from '../../random.ts'
import { fileFieldsOf, formsIntoFiles, hostileForm } from './forms.ts'
import { hostileValues, type Json } from './values.ts'

/** A malicious or malformed request to a call. */
export interface HostileRequest {
  readonly call: Call
  /** The fault of the request, for the message of a failure. */
  readonly fault: string
  /** The path below `/api/`, with the query. */
  readonly path: string
  readonly body?: string | Buffer
  readonly headers: Readonly<Record<string, string>>
  /** An invalid Host header. If `target` is true, the request target is the absolute URL too. */
  readonly host?: { readonly name: string; readonly target: boolean }
}

interface Schema {
  readonly type?: string | string[]
  readonly format?: string
  readonly enum?: readonly Json[]
  readonly const?: Json
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/**
 * Generates requests to one call: well-formed requests with one hostile value at a time, and hostile bodies; some have an
 * invalid Host header. A call that accepts form data also gets a form for each property path into its files.
 */
export function hostileRequests(call: Call, count: number, random: Random): HostileRequest[] {
  const operation = operationOf(call)
  const drawn = Array.from({ length: count }, () => {
    const request = requestOf(call, operation, random)
    if (!random.chance(0.1)) return request
    const host = { name: random.pick(hostileHosts), target: random.chance(0.5) }
    return { ...request, host, fault: `${request.fault}, for the host ${host.name}` }
  })
  const forms = call.form ? formsIntoFiles(fileFieldsOf(operation.body?.properties)) : []
  const path = addressOf(call, operation.parameters, {})
  return [...drawn, ...forms.map((form) => ({ call, path, ...form }))]
}

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[]
  readonly body: Schema | undefined
}

function operationOf(call: Call): Operation {
  const { paths } = openApiOf([call], { title: '', version: '' }) as {
    paths: Record<string, Record<string, { parameters: Operation['parameters']; requestBody?: Body }>>
  }
  const operation = Object.values(paths)[0]?.[call.method.toLowerCase()]
  if (!operation) throw new Error(`${call.key} is not in its OpenAPI document`)
  return {
    parameters: operation.parameters,
    body: operation.requestBody?.content['application/json']?.schema,
  }
}

interface Body {
  readonly content: Readonly<Record<string, { readonly schema: Schema } | undefined>>
}

function requestOf(call: Call, { parameters, body }: Operation, random: Random): HostileRequest {
  const values = Object.fromEntries(
    parameters.map(({ name, schema }) => [name, sample(name, schema, random)]),
  )
  const sent = body && sample('body', body, random)
  const places = [
    ...parameters.map(({ name }) => ({ in: 'parameter' as const, path: [name] })),
    ...leavesOf(sent).map((path) => ({ in: 'body' as const, path })),
  ]
  const headers: Record<string, string> = {
    ...(random.chance(0.5) && { 'idempotency-key': `k${random.whole(0, 1e9)}` }),
    ...(sent !== undefined && { 'content-type': 'application/json' }),
    'accept-language': random.pick(['ar', 'en']),
  }
  if (call.form && random.chance(0.5)) {
    const form = hostileForm(sent ?? {}, fileFieldsOf(body?.properties), random)
    const { 'content-type': _json, ...others } = headers
    return {
      call,
      path: addressOf(call, parameters, values),
      ...form,
      headers: { ...others, ...form.headers },
    }
  }
  const whole = sent !== undefined && (places.length === 0 || random.chance(0.25))
  if (whole) {
    const [fault, text] = random.pick(hostileBodies)(sent)
    return { call, fault, path: addressOf(call, parameters, values), body: text, headers }
  }
  if (places.length === 0) {
    const [fault, query] = random.pick(hostileQueries)
    return { call, fault, path: `${addressOf(call, parameters, values)}?${query}`, headers }
  }
  const place = random.pick(places)
  const [fault, value] = random.pick(hostileValues)
  const where = `${place.path.join('.')}: ${fault}`
  if (place.in === 'parameter') {
    const path = addressOf(call, parameters, { ...values, [place.path[0] ?? '']: value })
    return { call, fault: where, path, headers, ...(sent !== undefined && { body: JSON.stringify(sent) }) }
  }
  const changed = replaced(sent as Json, place.path, value)
  return {
    call,
    fault: where,
    path: addressOf(call, parameters, values),
    body: JSON.stringify(changed),
    headers,
  }
}

/** A usual value for a field of this name and shape; ids are those of records in the small market. */
function sample(name: string, schema: Schema, random: Random): Json {
  const usual = usualValues[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.length) return random.pick(schema.enum)
  if (schema.anyOf?.length) return sample(name, random.pick(schema.anyOf), random)
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {})
    return Object.fromEntries(fields.map(([field, inner]) => [field, sample(field, inner, random)]))
  }
  if (type === 'array') return [sample(name, schema.items ?? {}, random)]
  if (usual !== undefined) return usual
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'string') return 'سمك fish'
  return random.whole(1, 40)
}

const usualValues: Readonly<Record<string, Json>> = {
  mobile: '0501234567',
  email: 'person@example.com',
  n_id: '1000000008',
  cr_number: '1010123456',
  iban: 'SA0380000000608010167519',
  password: 'a long password 7',
  code: '123456',
  day: '2026-11-20',
  from: '2026-11-01',
  to: '2026-11-20',
  starts_at: '2026-11-22T10:00:00Z',
  ends_at: '2026-12-22T10:00:00Z',
  caught_at: '2026-11-20',
  zip_code: '31411',
}

function leavesOf(value: Json | undefined, path: readonly string[] = []): string[][] {
  if (value === null || value === undefined || typeof value !== 'object')
    return path.length ? [[...path]] : []
  return [
    ...(path.length ? [[...path]] : []),
    ...Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key])),
  ]
}

function replaced(value: Json, [step, ...further]: readonly string[], by: Json): Json {
  if (step === undefined) return by
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === step ? replaced(item, further, by) : item))
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [
      key,
      key === step ? replaced(inner as Json, further, by) : (inner as Json),
    ]),
  )
}

function addressOf(
  { path }: Call,
  parameters: Operation['parameters'],
  values: Readonly<Record<string, Json>>,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values[name] ?? 1))
  const query = parameters
    .filter((one) => one.in === 'query' && values[one.name] !== undefined)
    .map(({ name }) => `${name}=${encoded(values[name] as Json)}`)
  return query.length ? `${filled}?${query.join('&')}` : filled
}

/** The value in URL encoding. Half a surrogate pair becomes three bytes that no decoder accepts. */
function encoded(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

const deep = (levels: number, inner: string) => `${'['.repeat(levels)}${inner}${']'.repeat(levels)}`

/** Hostile bodies, each derived from a valid body. */
const hostileBodies: readonly ((sent: Json) => readonly [string, string])[] = [
  () => ['a list', '[]'],
  () => ['nothing', 'null'],
  () => ['a number', '1e400'],
  () => ['no JSON', '{"a":'],
  () => ['a text', '"text"'],
  (sent) => ['an unknown field 20,000 deep', withField(sent, deep(20_000, '1'))],
  (sent) => ['an unknown field 100 deep', withField(sent, deep(100, '1'))],
  (sent) => ['unknown objects 5,000 deep', withField(sent, `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`)],
  (sent) => ['a list of 50,000', withField(sent, `[${'1,'.repeat(50_000)}1]`)],
  (sent) => [
    '20,000 unknown fields',
    JSON.stringify({
      ...(sent as object),
      ...Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`f${at}`, at])),
    }),
  ],
  (sent) => ['half a pair in an unknown name', withField(sent, '1', '\\ud800')],
  (sent) => ['half a pair in an unknown field', withField(sent, '"\\udfff"')],
  (sent) => ['__proto__', withField(sent, '{"admin":true}', '__proto__')],
  (sent) => ['every field twice', JSON.stringify(sent).replace(/^\{(.+)\}$/s, '{$1,$1}')],
]

function withField(sent: Json, text: string, name = 'unknown'): string {
  const fields = JSON.stringify(sent).slice(1, -1)
  return `{${fields}${fields ? ',' : ''}"${name}":${text}}`
}

const hostileHosts = [
  ...[
    'evil.example',
    'evil.example:80',
    'a b',
    'x@y',
    '[',
    '[::1',
    'localhost:99999',
    'localhost:x',
    '%',
    '-',
    '',
  ],
  ...['"><script>', '\u00ff', '127.0.0.1:3000@evil.example', 'a'.repeat(2_000)],
]

const hostileQueries: readonly (readonly [string, string])[] = [
  ['bytes that are no text', 'a=%ED%A0%80'],
  ['half an escape', 'a=%'],
  ['1,000 parameters', Array.from({ length: 1_000 }, (_, at) => `p${at}=1`).join('&')],
  ['one parameter 500 times', 'page=1&'.repeat(500)],
  ['U+0000', 'a=%00'],
  ['names of Object', '__proto__=1&constructor=2&toString=3'],
]
