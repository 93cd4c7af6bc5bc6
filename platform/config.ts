import { isIP } from 'node:net'
import { z } from 'zod'
import { saudiIban } from '#shared/wallet/rules.ts'
import type { TrustedProxies } from './limits/clientAddress.ts'
import { PlainError } from './plainError.ts'

/**
 * Every environment variable that this product reads (contract.md, section 9). Each property has the name of its variable.
 * The name of a duration ends in its unit (_MS, _S, _HOURS, _DAYS). `.env.example` lists the same names; a test compares them.
 */
export type Config = z.output<typeof environment>

/** Thrown for a variable with an invalid value. The message is one line and names the variable. */
export class ConfigError extends PlainError {}

/** Reads and checks the environment. An empty value counts as absent; unlisted variables are ignored. */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(variables.map((name) => [name, env[name]?.trim() || undefined]))
  const checked = environment.safeParse(given)
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`)
}

const DAY_S = 86_400
/** Default port of the integration service. */
export const standardBeharPort = 3_001

const fields = {
  HOST: text().default('127.0.0.1'),
  PORT: port().default(3000),
  BEHAR_PORT: port().default(standardBeharPort),
  /** The port of a worker's health and metrics; without it, the worker does not listen. */
  WORKER_PORT: port().optional(),
  DATA_DIR: text().default('./var'),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  BEHAR_DATABASE_URL: address('postgres', 'postgresql').optional(),
  /** A streaming replica for public reads, and its maximum lag in ms. */
  DATABASE_READ_URL: address('postgres', 'postgresql').optional(),
  DATABASE_READ_LAG_MS: whole(100, 60_000).default(2_000),
  /** DATABASE_URL without a pooler in between, for LISTEN, for the job queue and, by default, for migrations. */
  DATABASE_DIRECT_URL: address('postgres', 'postgresql').optional(),
  /** URLs of the two databases with a role that may change the schema. By default, the URLs above are used. */
  MIGRATE_DATABASE_URL: address('postgres', 'postgresql').optional(),
  BEHAR_MIGRATE_DATABASE_URL: address('postgres', 'postgresql').optional(),

  DEMO: toggle().default(true),
  /** Allows a demo market to serve other machines (exposure.ts). */
  DEMO_PUBLIC: toggle().default(false),
  /** Whether the people of a demo market keep trading while the market runs; the default is DEMO. */
  DEMO_AWAKE: toggle().optional(),
  /** Whether external services are replaced by simulations. The default is DEMO. */
  SANDBOX: toggle().optional(),
  /** Whether new accounts must verify their mobile. The default is on, and off in a demo market. */
  VERIFY_MOBILE: toggle().optional(),

  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  RATE_LIMITS: toggle().default(true),
  /** Allows callers beyond loopback to read /metrics with `Authorization: Bearer …`. */
  METRICS_TOKEN: secret(16).optional(),
  TRUST_PROXY: proxies().default(false),
  PUBLIC_URL: address('http', 'https').optional(),
  BEHAR_PUBLIC_URL: address('http', 'https').optional(),
  MEDIA_URL: address('http', 'https').optional(),

  AUCTION_MIN_S: whole(1).default(300),
  SOFT_CLOSE_S: whole(0).default(120),
  SOFT_CLOSE_CAP_S: whole(0).default(3_600),
  ACCEPT_S: whole(1).default(DAY_S),
  AWARD_S: whole(1).default(DAY_S),
  HOLD_S: whole(0).default(DAY_S),
  RETURN_S: whole(0).default(DAY_S),
  PAY_S: whole(1).default(DAY_S),
  ORDER_ACCEPT_S: whole(1).default(DAY_S),
  ORDER_STEP_S: whole(1).default(3 * DAY_S),
  ORDER_DONE_S: whole(1).default(7 * DAY_S),

  STREAMS_PER_ADDRESS: whole(1).default(100),
  REQUEST_DAYS: whole(1).default(30),
  TOKEN_IDLE_DAYS: whole(1).default(30),
  /** The time without use, in hours, after which a sign-in of staff ends. */
  STAFF_IDLE_HOURS: whole(1, 100_000).default(12),
  RESET_CODE_S: whole(1).default(600),
  BEHAR_TOKEN_S: whole(1).default(900),
  BEHAR_TRIAL_DAYS: whole(0).default(30),

  /** The base address of an OTLP receiver for traces; without it, nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http', 'https').optional(),
  /** The share of requests and jobs to trace, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: ratio().default(1),

  S3_ENDPOINT: address('http', 'https').optional(),
  S3_REGION: text().default('us-east-1'),
  S3_BUCKET: text().optional(),
  S3_ACCESS_KEY_ID: text().optional(),
  S3_SECRET_ACCESS_KEY: text().optional(),
  SMS_PROVIDER: z.enum(['unifonic', 'taqnyat'], { error: 'must be unifonic or taqnyat' }).default('unifonic'),
  /** Address of the provider's API; the default is its public address. */
  SMS_URL: address('http', 'https').optional(),
  /** The provider's key: AppSid or bearer token. With this key and SMS_SENDER, messages are sent by SMS. */
  SMS_TOKEN: text().optional(),
  SMS_SENDER: text().optional(),
  SMTP_URL: address('smtp', 'smtps').optional(),
  SMTP_FROM: text().optional(),
  /** The private key of push messages (VAPID), base64url; derived from a key file in DATA_DIR when absent. */
  PUSH_PRIVATE_KEY: pushKey().optional(),
  /** Base address of the card gateway's API; the path `/invoices` is added to it. */
  GATEWAY_URL: address('http', 'https').optional(),
  GATEWAY_KEY: text().optional(),
  /** The secret that signs the gateway's callbacks; generated and stored in DATA_DIR when absent. */
  GATEWAY_SECRET: secret(16).optional(),
  /** The market's bank account that receives transfers; the sandbox uses another account. */
  BANK_NAME: text().optional(),
  BANK_IBAN: iban().optional(),
  BANK_ACCOUNT_HOLDER: text().optional(),
}

const variables = Object.keys(fields)

const environment = z
  .object(fields)
  .transform((given) => ({
    ...given,
    DEMO_AWAKE: given.DEMO && (given.DEMO_AWAKE ?? true),
    SANDBOX: given.SANDBOX ?? given.DEMO,
    VERIFY_MOBILE: given.VERIFY_MOBILE ?? !given.DEMO,
  }))
  .superRefine(({ HOLD_S, RETURN_S }, context) => {
    // The seller's money must be held at least as long as the return period.
    if (HOLD_S >= RETURN_S) return
    const message = `must not be below RETURN_S (${RETURN_S} s), but is ${HOLD_S} s`
    context.addIssue({ code: 'custom', path: ['HOLD_S'], message })
  })
  .superRefine((given, context) => {
    // Without this check, an incomplete configuration would fail only at its first use.
    for (const [one, other] of pairs) {
      if (given[one] === undefined || given[other] !== undefined) continue
      context.addIssue({ code: 'custom', path: [other], message: `must be set where ${one} is` })
    }
  })

const pairs = [
  ['MIGRATE_DATABASE_URL', 'DATABASE_URL'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_ACCESS_KEY_ID', 'S3_BUCKET'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['SMS_URL', 'SMS_TOKEN'],
  ['SMS_TOKEN', 'SMS_SENDER'],
  ['SMS_SENDER', 'SMS_TOKEN'],
  ['SMTP_URL', 'SMTP_FROM'],
  ['SMTP_FROM', 'SMTP_URL'],
  ['BANK_IBAN', 'BANK_NAME'],
  ['BANK_NAME', 'BANK_ACCOUNT_HOLDER'],
  ['BANK_ACCOUNT_HOLDER', 'BANK_IBAN'],
] as const

function text() {
  return z.string().max(2_000, { error: 'is too long' })
}

function secret(shortest: number) {
  return z.string().min(shortest, { error: `must have at least ${shortest} characters` })
}

function whole(least: number, most = 1_000_000_000) {
  return z
    .string()
    .regex(/^\d{1,12}$/, { error: ({ input }) => `must be a whole number, not "${input}"` })
    .transform(Number)
    .refine((number) => number >= least && number <= most, { error: `must be from ${least} to ${most}` })
}

function ratio() {
  return z
    .string()
    .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, { error: 'must be a number from 0 to 1' })
    .transform(Number)
}

/** A port; 0 means that the system chooses a free port. */
function port() {
  return whole(0, 65_535)
}

const switches: Record<string, boolean> = {
  1: true,
  on: true,
  true: true,
  yes: true,
  0: false,
  off: false,
  false: false,
  no: false,
}

function toggle() {
  return z
    .string()
    .refine((given) => given.toLowerCase() in switches, {
      error: ({ input }) => `must be 1 or 0 (on or off), not "${input}"`,
    })
    .transform((given) => switches[given.toLowerCase()] === true)
}

/** A private key of the curve P-256: 32 bytes in base64url. */
function pushKey() {
  return z.string().regex(/^[\w-]{43}=?$/, { error: 'must be a VAPID private key of 32 bytes in base64url' })
}

/** A Saudi IBAN, normalized. */
function iban() {
  return z
    .string()
    .refine((given) => saudiIban(given) !== undefined, { error: 'must be a Saudi IBAN of 24 characters' })
    .transform((given) => saudiIban(given) ?? '')
}

/** A URL with one of the schemes. The value may contain a password, so messages do not repeat it. */
function address(...schemes: string[]) {
  const error = `must be a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`
  return z
    .string()
    .refine((given) => URL.canParse(given) && schemes.includes(new URL(given).protocol.slice(0, -1)), {
      error,
    })
}

/** `off`, `on` (one proxy), a number of proxies, or a list of their addresses and networks. */
function proxies() {
  return z
    .string()
    .refine((given) => proxiesIn(given) !== undefined, {
      error: ({ input }) => `must be off, on, a number of proxies or their addresses, not "${input}"`,
    })
    .transform((given): TrustedProxies => proxiesIn(given) ?? false)
}

function proxiesIn(given: string): TrustedProxies | undefined {
  // Numbers are parsed before the switches, because `1` means one proxy, not "on".
  if (/^\d{1,2}$/.test(given)) return Number(given) || false
  const chosen = switches[given.toLowerCase()]
  if (chosen !== undefined) return chosen && 1
  const list = given.split(',').map((proxy) => proxy.trim())
  return list.every(isNetwork) ? list : undefined
}

function isNetwork(given: string): boolean {
  const [, address = '', prefix = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(given) ?? []
  const family = isIP(address)
  return family !== 0 && Number(prefix) <= (family === 4 ? 32 : 128)
}
