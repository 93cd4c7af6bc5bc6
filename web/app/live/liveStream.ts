import type { Locale } from '#shared/base/locale.ts'
import { deadToken, storedToken } from '../calls/token.ts'
import { eventParser, type ServerEvent } from './eventParser.ts'
import { steadyNow } from './steadyNow.ts'

export interface LiveOptions {
  /** The path of the stream below `/api/`. */
  readonly path: string
  readonly locale: Locale
  /** True for a private stream, which is not opened without a token. */
  readonly requiresToken?: boolean
  /** `openedAt`: when the connection was opened, on the steady clock (web/app/live/serverClock.ts). */
  readonly onEvent: (event: ServerEvent, openedAt: number) => void
  /** Called with every position of the stream, also with those that have no event. */
  readonly onPosition?: (position: string) => void
  /** The last received position, from which the stream continues. */
  readonly from?: string
  readonly onConnected?: (connected: boolean) => void
  /** Called when the server refuses this reader or the stream does not exist. */
  readonly onRefused?: () => void
  /** Time in ms after which a hidden page disconnects, until it is visible again. */
  readonly hiddenMs?: number
}

/**
 * Subscribes to server-sent events and reconnects at the last position. Uses `fetch` and not EventSource, because the
 * token must be in a header and not in the address. Does not connect while the page is hidden or offline. Ends when the
 * returned function is called or the server refuses.
 */
export function openLiveStream({
  path,
  locale,
  requiresToken = false,
  onEvent,
  onPosition,
  from = '',
  onConnected,
  onRefused,
  hiddenMs = 5 * 60_000,
}: LiveOptions): () => void {
  const closed = new AbortController()
  let position = from
  void run()
  return () => closed.abort()

  async function run(): Promise<void> {
    for (let failures = 0; !closed.signal.aborted; ) {
      await visibleAndOnline(closed.signal)
      const outcome = await connect().catch((): Outcome => ({ failed: true }))
      onConnected?.(false)
      if (closed.signal.aborted) return
      if (outcome.ended) return onRefused?.()
      failures = outcome.failed ? failures + 1 : 0
      await pause(outcome.waitMs ?? backoffMs(failures), closed.signal)
    }
  }

  /** Connects; resolves when the connection has ended. */
  async function connect(): Promise<Outcome> {
    const { signal, received } = connectionLife(closed.signal, hiddenMs)
    const token = storedToken()
    if (requiresToken && !token) return { ended: true }
    const openedAt = steadyNow()
    const answer = await fetch(`/api/${path}`, {
      signal,
      cache: 'no-store',
      headers: {
        'Accept-Language': locale,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        // With this header, the server first sends the current state, so that no change is missed.
        'Last-Event-ID': position || 'new',
      },
    })
    if (answer.status === 401 && token) {
      deadToken.report(token)
      // The session has just ended, so a public stream continues without a token.
      if (!requiresToken && storedToken() !== token) return {}
    }
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return { ended: true }
    if (!answer.ok || !answer.body) {
      return { failed: true, waitMs: Number(answer.headers.get('retry-after') ?? 0) * 1_000 || undefined }
    }
    onConnected?.(true)
    const parser = eventParser()
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return {}
      received()
      for (const event of parser.take(value)) onEvent(event, openedAt)
      if (parser.position && parser.position !== position) {
        position = parser.position
        onPosition?.(position)
      }
    }
  }
}

interface Outcome {
  readonly ended?: boolean
  readonly failed?: boolean
  readonly waitMs?: number | undefined
}

/**
 * Aborts the connection when its owner ends, when the page is left or has been hidden for a time, and when no data arrives for
 * a time.
 */
function connectionLife(
  owner: AbortSignal,
  hiddenMs: number,
): { readonly signal: AbortSignal; readonly received: () => void } {
  const abort = new AbortController()
  const end = () => abort.abort()
  let silence = setTimeout(end, silenceMs)
  let hidden: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    clearTimeout(hidden)
    if (document.hidden) hidden = setTimeout(end, hiddenMs)
  }
  check()
  owner.addEventListener('abort', end)
  document.addEventListener('visibilitychange', check)
  window.addEventListener('pagehide', end)
  window.addEventListener('offline', end)
  abort.signal.addEventListener('abort', () => {
    clearTimeout(silence)
    clearTimeout(hidden)
    owner.removeEventListener('abort', end)
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('pagehide', end)
    window.removeEventListener('offline', end)
  })
  return {
    signal: abort.signal,
    received: () => {
      clearTimeout(silence)
      silence = setTimeout(end, silenceMs)
    },
  }
}

/** Time in ms without data after which the connection counts as lost; the server sends a comment every 15 s. */
const silenceMs = 45_000

/**
 * Exponential backoff of 1, 2, 4 … 30 s, with jitter in the upper half, so that clients do not all reconnect at the same
 * time.
 */
function backoffMs(failures: number): number {
  return Math.min(30_000, 1_000 * 2 ** Math.max(0, failures - 1)) * (0.5 + Math.random() / 2)
}

function visibleAndOnline(signal: AbortSignal): Promise<void> {
  return until(() => !document.hidden && navigator.onLine, signal)
}

function until(ready: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!ready() && !signal.aborted) return
      for (const [target, name] of wakeEvents(signal)) target.removeEventListener(name, check)
      resolve()
    }
    for (const [target, name] of wakeEvents(signal)) target.addEventListener(name, check)
    check()
  })
}

const wakeEvents = (signal: AbortSignal) =>
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
