import * as z from 'zod/mini'
import type { Call, CallInput } from '#shared/base/call.ts'
import { type FieldProblem, type FieldProblems, Refusal, refuseProblems } from '#shared/base/errors.ts'
import { UploadedFile } from '#shared/base/files.ts'

/** The input of a request before validation. */
export interface RawInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Validates every part of a call; throws one Refusal with the errors of all fields. */
export function validate<C extends Call>(call: C, raw: RawInput): CallInput<C> {
  // An invalid path parameter means an unknown address, not a field that the client can correct.
  const params = call.params && z.safeParse(call.params, raw.params)
  if (params && !params.success) throw new Refusal('not_found')
  const query = call.query && z.safeParse(call.query, raw.query ?? {}, { reportInput: true })
  const body = call.body && z.safeParse(call.body, asObject(raw.body), { reportInput: true })
  // A filter may contain several ids; only one problem is reported, under the filter's name.
  const inQuery = query?.error?.issues.map((issue) => ({ ...issue, path: issue.path.slice(0, 1) })) ?? []
  const problems = { ...problemsOf(inQuery), ...problemsOf(body?.error?.issues ?? []) }
  const found = { ...problems, ...controlsIn(raw.query), ...controlsIn(raw.body) }
  refuseProblems(found)
  return { params: params?.data, query: query?.data, body: body?.data } as CallInput<C>
}

/** Throws when an answer does not match its call's schema. */
export function checkAnswer(call: Call, data: unknown): void {
  const checked = z.safeParse(call.answer, data)
  if (checked.success) return
  const places = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new TypeError(`${call.key} answers with data that does not match its schema: ${places.join('; ')}`)
}

function asObject(body: unknown): object {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new Refusal('bad_request')
  return body
}

type Issue = z.core.$ZodIssue

function problemsOf(issues: readonly Issue[]): FieldProblems {
  const found: Record<string, FieldProblem[]> = {}
  for (const issue of issues.slice(0, mostProblems)) {
    const field = issue.path.join('.') || 'body'
    found[field] ??= []
    const problem = problemOf(issue)
    if (!found[field].some(({ code }) => code === problem.code)) found[field].push(problem)
  }
  return found
}

function problemOf(issue: Issue): FieldProblem {
  if (issue.code === 'custom') return issue.params as FieldProblem
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return { code: 'required' }
    if (issue.expected === 'string') return { code: 'text' }
    return { code: issue.expected === 'number' ? 'number' : 'object' }
  }
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return { code: 'choice' }
  if (issue.code === 'too_big') return boundOf(issue.origin, Number(issue.maximum), longer)
  if (issue.code === 'too_small') {
    return issue.minimum === 1 && issue.origin === 'string'
      ? { code: 'required' }
      : boundOf(issue.origin, Number(issue.minimum), shorter)
  }
  return { code: 'object' }
}

const longer = { string: 'too_long', array: 'too_many', other: 'at_most' } as const
const shorter = { string: 'too_short', array: 'at_least', other: 'at_least' } as const

function boundOf(origin: string, bound: number, words: typeof longer | typeof shorter): FieldProblem {
  return { code: origin === 'string' || origin === 'array' ? words[origin] : words.other, bound }
}

/** Finds U+0000 and lone surrogates, which PostgreSQL does not accept, in any text. */
function controlsIn(value: unknown): FieldProblems {
  const found: string[] = []
  findControls(value, [], found)
  return Object.fromEntries(found.map((field) => [field, [{ code: 'control' }]]))
}

function findControls(value: unknown, path: readonly string[], found: string[]): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) found.push(path.join('.'))
    return
  }
  if (value instanceof UploadedFile) {
    findControls(value.name, path, found)
    return
  }
  if (value === null || typeof value !== 'object') return
  if (path.length > deepest) throw new Refusal('bad_request')
  for (const [key, item] of Object.entries(value)) {
    if (found.length === mostProblems) return
    findControls(item, [...path, key], found)
  }
}

/** The maximum number of levels of nesting, so that later code may recurse through a body. */
const deepest = 20

/**
 * The maximum number of problems in an answer, above the number of fields of any form. Without this limit, a list of 100,000
 * invalid items would have a very long answer.
 */
const mostProblems = 200
