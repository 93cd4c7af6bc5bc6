import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino'
import { traceIds } from './traces.ts'

/** The log of a process: one JSON line per entry. */
export type Log = Logger

export interface LogOptions {
  readonly level: string
  /** Destination of the lines. The default is standard error, because standard output is for people (`Ready …`). */
  readonly to?: DestinationStream
}

/** Opens the log, which removes secrets, mobiles and e-mail addresses from every entry (docs/security.md). */
export function openLog({ level, to = destination({ dest: 2, sync: true }) }: LogOptions): Log {
  const guarded = { write: (line: string) => to.write(withoutContacts(line)) }
  return pino(
    {
      level,
      base: null,
      mixin: traceIds,
      formatters: { log: withoutSecrets },
      serializers: { err: describeError },
    },
    guarded,
  )
}

const SECRET_KEY =
  /^(password|current_password|password_confirmation|token|code|otp|secret|n_id|cr_number|mobile|phone|email|authorization|cookie|set-cookie|idempotency-key)$/i
const HIDDEN = '[hidden]'
const DEEPEST = 6

function withoutSecrets(entry: Record<string, unknown>): Record<string, unknown> {
  return redact(entry, 0) as Record<string, unknown>
}

function redact(value: unknown, depth: number): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Error || value instanceof Date)
    return value
  if (depth >= DEEPEST) return '[deep]'
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  // Requests, URLs and similar objects have their own serializers.
  if ('toJSON' in value || !isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      SECRET_KEY.test(key) ? HIDDEN : redact(item, depth + 1),
    ]),
  )
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** An error's name, message, stack and code, without other fields (rows and parameters of a statement). */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = stdSerializers.err(error)
  const { code } = error as { code?: unknown }
  return { type, message, stack, ...(typeof code === 'string' ? { code } : {}) }
}

const CONTACTS = [
  [/(?<![\d.])(?:\+966|00966|966|0)5\d{8}(?!\d)/g, '05********'],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '*@*'],
] as const

function withoutContacts(line: string): string {
  return CONTACTS.reduce((text, [pattern, mask]) => text.replace(pattern, mask), line)
}
