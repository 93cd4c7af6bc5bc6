import * as z from 'zod/mini'
import type { Call } from '#shared/base/call.ts'
import { type RefusalCode, refusals } from '#shared/base/errors.ts'
import { pictures } from '#shared/base/files.ts'

type Json = Record<string, unknown>

/** The document of openApiOf, built on the first request, because building it takes a tenth of the start time. */
export function lazyOpenApi(...options: Parameters<typeof openApiOf>): () => Json {
  let document: Json | undefined
  return () => {
    document ??= openApiOf(...options)
    return document
  }
}

/** The OpenAPI 3.1 document of these calls, from the objects that also validate and authorise. */
export function openApiOf(
  calls: readonly Call[],
  { title, version }: { title: string; version: string },
): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = `/api/${call.path}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: 'Arabic by default; `Accept-Language: en` for English.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: failureSchema },
    },
  }
}

function operationOf(call: Call): Json {
  return {
    operationId: `${call.method.toLowerCase()}_${call.path.replace(/[{}]/g, '').replace(/\W+/g, '_')}`,
    summary: call.key,
    description: `Who: ${call.who}. From: ${call.from}.`,
    tags: [call.path.split('/')[0]],
    security: call.who === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.body
      ? { requestBody: { required: true, content: contentOf(call, inputSchema(call.body)) } }
      : {}),
    responses: { [call.status ?? 200]: success(call), ...failures(call) },
  }
}

function parametersOf(schema: Call['params'], place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}

function success(call: Call): Json {
  const data = z.toJSONSchema(call.answer, { io: 'output', unrepresentable: 'any' })
  if (call.stream) return events(withoutDialect(data))
  const schema = {
    type: 'object',
    properties: { data: withoutDialect(data), message: { type: 'string' } },
    required: ['data'],
  }
  return { description: 'The answer', content: jsonContent(schema) }
}

/** OpenAPI 3.1 cannot describe stream events, so the extension `x-events` contains their data by event name. */
function events({ properties }: Json): Json {
  return {
    description: 'Server-sent events, resumed by Last-Event-ID',
    content: { 'text/event-stream': { schema: { type: 'string' }, 'x-events': properties } },
  }
}

function failures(call: Call): Json {
  const codes: RefusalCode[] = [
    ...(call.query || call.body ? (['validation_failed'] as const) : []),
    'unauthenticated',
    ...(call.who === 'anyone' || call.who === 'signed_in' ? [] : (['forbidden'] as const)),
    ...(call.trades ? (['mobile_unverified'] as const) : []),
    ...(call.refuses ?? []),
    'too_many_requests',
    'unavailable',
  ]
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [
      refusals[code].status,
      { description: code, content: jsonContent({ $ref: '#/components/schemas/Failure' }) },
    ]),
  )
}

const failureSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(refusals) },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
  required: ['message', 'code'],
}

function contentOf({ form }: Call, schema: Json) {
  return form ? { 'multipart/form-data': { schema }, ...jsonContent(schema) } : jsonContent(schema)
}

const jsonContent = (schema: unknown) => ({ 'application/json': { schema } })

function inputSchema(schema: NonNullable<Call['params']>): Json {
  return withoutDialect(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: describeFile }),
  )
}

function describeFile({ zodSchema, jsonSchema }: { zodSchema: object; jsonSchema: Json }): void {
  if (pictures.has(zodSchema)) Object.assign(jsonSchema, { type: 'string', format: 'binary' })
}

function withoutDialect({ $schema: _dialect, ...schema }: Json): Json {
  return schema
}
