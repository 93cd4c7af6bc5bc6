import { inTime } from '#platform/http/inTime.ts'
import type { Log } from '#platform/logs/log.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { WantedPage } from './address.ts'
import { finishPage, newNonce, type PolicySources, type Rendered } from './renderedPage.ts'

/** Runs a call of the API in this process: returns the envelope's `data`, or throws a refusal. */
export type CallInProcess = (key: string, input: never, locale: Locale) => Promise<unknown>

/** The application's built entry (web/server.ts). */
export interface Entry {
  readonly fetch: (request: Request, options: { context: RenderContext }) => Promise<Response>
  /** The query parameters that affect a page. */
  readonly knownQuery: readonly string[]
  /** The complete page for a lost connection, without data. */
  readonly offline: (locale: Locale, nonce: string) => string
  /** The complete page for a client that reached its rate limit, without data. */
  readonly busy: (locale: Locale, nonce: string) => string
  /** The complete page for a server that answers too late, without data; it retries by itself. */
  readonly late: (locale: Locale, nonce: string) => string
}

/** The context of one rendering; web/app/serverContext.ts reads it. */
interface RenderContext {
  readonly locale: Locale
  readonly origin: string
  readonly call: (key: string, input: unknown, locale: Locale) => Promise<unknown>
  readonly outcome: { status: number | null }
  /** Identifies the application's own scripts. */
  readonly nonce: string
}

export interface RenderDeps {
  readonly callInProcess: CallInProcess
  readonly log: Log
  readonly policySources?: PolicySources
}

/** Time limit of a page's data in milliseconds. Data that takes longer is replaced by a loader with a retry button. */
const dataMs = 7_000
/** Time limit of rendering in milliseconds; afterwards the `late` page is sent. */
const renderingMs = 9_000

/**
 * Marks a Suspense boundary whose code was still loading during rendering. Only a script in the browser would fill in
 * its content.
 */
const unfinished = '<template id="B:'

/**
 * Renders a page. The first rendering may start loading lazy code. In that case the page is rendered again with the
 * loaded code, so that it is complete without scripts.
 */
export async function renderPage(entry: Entry, wanted: WantedPage, deps: RenderDeps): Promise<Rendered> {
  const begun = performance.now()
  const leftMs = (ms: number) => Math.max(0, ms - (performance.now() - begun))
  const rendering: Rendering = {
    wanted,
    deps,
    signal: AbortSignal.timeout(renderingMs),
    call: (key, input, locale) => inTime(leftMs(dataMs), deps.callInProcess(key, input as never, locale)),
  }
  try {
    const first = await inTime(leftMs(renderingMs), renderOnce(entry, rendering))
    const whole = !('html' in first) || first.status >= 500 || !first.html.includes(unfinished)
    return whole ? first : await inTime(leftMs(renderingMs), renderOnce(entry, rendering))
  } catch (error) {
    const status = error instanceof Refusal && error.code === 'unavailable' ? 503 : 500
    deps.log.error({ err: error, address: wanted.address }, 'a page could not be rendered')
    const nonce = newNonce()
    return finishPage(status, entry.late(wanted.locale, nonce), { nonce, sources: deps.policySources })
  }
}

interface Rendering {
  readonly wanted: WantedPage
  readonly deps: RenderDeps
  readonly signal: AbortSignal
  readonly call: RenderContext['call']
}

async function renderOnce(
  entry: Entry,
  { wanted, deps, signal, ...rendering }: Rendering,
): Promise<Rendered> {
  const { locale, origin, address } = wanted
  const outcome: RenderContext['outcome'] = { status: null }
  const request = new Request(address, {
    // The renderer streams pages to browsers, but waits for the complete page if the client is a bot. The cache needs
    // complete pages.
    headers: { accept: 'text/html', 'user-agent': 'page-cache-bot' },
    signal,
  })
  const call = callOnce(rendering.call)
  const nonce = newNonce()
  const response = await entry.fetch(request, { context: { locale, origin, call, outcome, nonce } })
  const location = response.headers.get('location')
  if (location) return { status: response.status, location }
  const status = outcome.status ?? response.status
  if (status >= 500) deps.log.warn({ address, status }, 'a page was rendered without its data')
  return finishPage(status, await response.text(), { nonce, sources: deps.policySources })
}

/** Deduplicates equal calls of one rendering: the root and a page may need the same answer. */
function callOnce(call: RenderContext['call']): RenderContext['call'] {
  const answers = new Map<string, Promise<unknown>>()
  return (key, input, locale) => {
    const request = `${key} ${JSON.stringify(input)}`
    const answer = answers.get(request) ?? call(key, input, locale)
    answers.set(request, answer)
    return answer
  }
}
