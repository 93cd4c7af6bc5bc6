import type { Locale } from '#shared/base/locale.ts'
import { deadToken, storedToken } from '../calls/token.ts'
import { eventParser, type ServerEvent } from './eventParser.ts'
import { steadyNow } from './steadyNow.ts'

export interface LiveOptions {
  /** Below `/api/`. */
  readonly path: string
  readonly locale: Locale
  /** The stream is the signed-in reader's own: without a token there is nobody to ask for. */
  readonly own?: boolean
  /** `asked`: when its connection was opened, on the steady clock (web/app/live/serverClock.ts). */
  readonly heard: (event: ServerEvent, asked: number) => void
  /** Each place of the stream, also those without an event. */
  readonly placed?: (place: string) => void
  /** Where to go on: what was received last. */
  readonly after?: string
  /** Whether the connection stands now. */
  readonly connected?: (now: boolean) => void
  /** The server says that this reader may not follow, or that there is nothing to. */
  readonly refused?: () => void
  /** After so long a page that nobody sees follows nothing until it is seen again. */
  readonly hiddenMs?: number
}

/**
 * Follows a stream of events and comes back by itself, where it was, however it ends. The token travels in the header,
 * never in the address, so this reads by `fetch`. A page that stays hidden, or has no network, waits. Ends for good when
 * the returned function is called, or when the server says that this reader may not follow.
 */
export function openLiveStream({
  path,
  locale,
  own = false,
  heard,
  placed,
  after = '',
  connected,
  refused,
  hiddenMs = 5 * 60_000,
}: LiveOptions): () => void {
  const closed = new AbortController()
  let place = after
  void run()
  return () => closed.abort()

  async function run(): Promise<void> {
    for (let failures = 0; !closed.signal.aborted; ) {
      await mayConnect(closed.signal)
      const outcome = await once().catch((): Outcome => ({ failed: true }))
      connected?.(false)
      if (closed.signal.aborted) return
      if (outcome.ended) return refused?.()
      failures = outcome.failed ? failures + 1 : 0
      await pause(outcome.waitMs ?? backoffMs(failures), closed.signal)
    }
  }

  /** One connection, from its opening to its end. */
  async function once(): Promise<Outcome> {
    const { signal, alive } = lifeOf(closed.signal, hiddenMs)
    const token = storedToken()
    if (own && !token) return { ended: true }
    const asked = steadyNow()
    const answer = await fetch(`/api/${path}`, {
      signal,
      cache: 'no-store',
      headers: {
        'Accept-Language': locale,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        // Whoever sends one is told what holds now: what happened on the way here is not missed.
        'Last-Event-ID': place || 'new',
      },
    })
    if (answer.status === 401 && token) {
      deadToken.heard(token)
      // What everybody may follow is there for a reader whose sign-in has just ended, too.
      if (!own && storedToken() !== token) return {}
    }
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return { ended: true }
    if (!answer.ok || !answer.body) {
      return { failed: true, waitMs: Number(answer.headers.get('retry-after') ?? 0) * 1_000 || undefined }
    }
    connected?.(true)
    const parser = eventParser()
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return {}
      alive()
      for (const event of parser.take(value)) heard(event, asked)
      if (parser.place && parser.place !== place) {
        place = parser.place
        placed?.(place)
      }
    }
  }
}

interface Outcome {
  readonly ended?: boolean
  readonly failed?: boolean
  readonly waitMs?: number | undefined
}

/** A connection ends with its owner, when the page is left or stays hidden, and when nothing comes any more. */
function lifeOf(
  owner: AbortSignal,
  hiddenMs: number,
): { readonly signal: AbortSignal; readonly alive: () => void } {
  const abort = new AbortController()
  const end = () => abort.abort()
  let silence = setTimeout(end, silenceMs)
  let hidden: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(hidden)
    if (document.hidden) hidden = setTimeout(end, hiddenMs)
  }
  look()
  owner.addEventListener('abort', end)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', end)
  window.addEventListener('offline', end)
  abort.signal.addEventListener('abort', () => {
    clearTimeout(silence)
    clearTimeout(hidden)
    owner.removeEventListener('abort', end)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', end)
    window.removeEventListener('offline', end)
  })
  return {
    signal: abort.signal,
    alive: () => {
      clearTimeout(silence)
      silence = setTimeout(end, silenceMs)
    },
  }
}

/** The server sends a comment every 15 s. */
const silenceMs = 45_000

/** 1, 2, 4 … 30 s, somewhere in the upper half of it, so that all who were cut off do not come back at once. */
function backoffMs(failures: number): number {
  return Math.min(30_000, 1_000 * 2 ** Math.max(0, failures - 1)) * (0.5 + Math.random() / 2)
}

/** Resolves when the page is in sight and has a network. */
function mayConnect(signal: AbortSignal): Promise<void> {
  return until(() => !document.hidden && navigator.onLine, signal)
}

function until(ready: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!ready() && !signal.aborted) return
      for (const [target, name] of signs(signal)) target.removeEventListener(name, look)
      resolve()
    }
    for (const [target, name] of signs(signal)) target.addEventListener(name, look)
    look()
  })
}

const signs = (signal: AbortSignal) =>
  [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'pageshow'],
    [signal, 'abort'],
  ] as const

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
