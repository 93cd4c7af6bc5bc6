import { inTime } from '#platform/http/inTime.ts'
import type { Log } from '#platform/logs/log.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { WantedPage } from './address.ts'
import { type Drawn, finishPage, newNonce, type PolicySources } from './drawnPage.ts'

/** Answers a call of the API in this process: the envelope's `data`, or a thrown refusal. */
export type CallInProcess = (key: string, input: never, locale: Locale) => Promise<unknown>

/** The application's built entry (web/server.ts). */
export interface Entry {
  readonly fetch: (request: Request, options: { context: DrawContext }) => Promise<Response>
  /** The query names that make a page another one. */
  readonly knownQuery: readonly string[]
  /** The page for a lost connection, whole and without data. */
  readonly offline: (locale: Locale, nonce: string) => string
  /** The page for an address that has used up its limit, whole and without data. */
  readonly busy: (locale: Locale, nonce: string) => string
  /** The page for a market that answers too late: whole, without data, and it tries again by itself. */
  readonly late: (locale: Locale, nonce: string) => string
}

/** What the application reads while it draws; web/app/serverContext.ts is the other half. */
interface DrawContext {
  readonly locale: Locale
  readonly origin: string
  readonly call: (key: string, input: unknown, locale: Locale) => Promise<unknown>
  readonly outcome: { status: number | null }
  /** Marks the application's own scripts. */
  readonly nonce: string
}

export interface DrawDeps {
  readonly callInProcess: CallInProcess
  readonly log: Log
  readonly policySources?: PolicySources
}

/** What a page shows is read within this; what comes later is shown as the loader with its retry button. */
const dataMs = 7_000
/** A page that is not drawn within this is replaced by one that tries again. */
const drawingMs = 9_000

/** A part whose code was still on its way when the page was drawn: it would fill itself by a script. */
const unfinished = '<template id="B:'

/** The first drawing of a page loads the code of its parts; the second has it, and is whole without a script. */
export async function drawPage(entry: Entry, wanted: WantedPage, deps: DrawDeps): Promise<Drawn> {
  const begun = performance.now()
  const leftMs = (ms: number) => Math.max(0, ms - (performance.now() - begun))
  const drawing: Drawing = {
    wanted,
    deps,
    signal: AbortSignal.timeout(drawingMs),
    call: (key, input, locale) => inTime(leftMs(dataMs), deps.callInProcess(key, input as never, locale)),
  }
  try {
    const first = await inTime(leftMs(drawingMs), drawOnce(entry, drawing))
    const whole = !('html' in first) || first.status >= 500 || !first.html.includes(unfinished)
    return whole ? first : await inTime(leftMs(drawingMs), drawOnce(entry, drawing))
  } catch (error) {
    const status = error instanceof Refusal && error.code === 'unavailable' ? 503 : 500
    deps.log.error({ err: error, address: wanted.address }, 'a page could not be drawn')
    const nonce = newNonce()
    return finishPage(status, entry.late(wanted.locale, nonce), { nonce, sources: deps.policySources })
  }
}

interface Drawing {
  readonly wanted: WantedPage
  readonly deps: DrawDeps
  readonly signal: AbortSignal
  readonly call: DrawContext['call']
}

async function drawOnce(entry: Entry, { wanted, deps, signal, ...drawing }: Drawing): Promise<Drawn> {
  const { locale, origin, address } = wanted
  const outcome: DrawContext['outcome'] = { status: null }
  const request = new Request(address, {
    // The renderer sends a bot the finished page instead of one that fills itself by scripts: what a cache wants.
    headers: { accept: 'text/html', 'user-agent': 'page-cache-bot' },
    signal,
  })
  const call = askOnce(drawing.call)
  const nonce = newNonce()
  const response = await entry.fetch(request, { context: { locale, origin, call, outcome, nonce } })
  const location = response.headers.get('location')
  if (location) return { status: response.status, location }
  const status = outcome.status ?? response.status
  if (status >= 500) deps.log.warn({ address, status }, 'a page was drawn without its data')
  return finishPage(status, await response.text(), { nonce, sources: deps.policySources })
}

/** The root and a page may need the same answer: within one drawing it is asked for once. */
function askOnce(ask: DrawContext['call']): DrawContext['call'] {
  const asked = new Map<string, Promise<unknown>>()
  return (key, input, locale) => {
    const question = `${key} ${JSON.stringify(input)}`
    const answer = asked.get(question) ?? ask(key, input, locale)
    asked.set(question, answer)
    return answer
  }
}
