import type { ServerEvent } from './eventParser.ts'
import { type LiveOptions, openLiveStream } from './liveStream.ts'
import { steadyNow } from './steadyNow.ts'

/**
 * A live stream that all tabs of a browser share. The tab that holds a Web Lock has the connection and broadcasts events
 * to the other tabs. When that tab closes, or is hidden and disconnects, another tab continues at the last position.
 * `name` identifies the stream.
 */
export function openSharedStream(name: string, options: LiveOptions): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return openLiveStream(options)
  const closed = new AbortController()
  const tabs = new BroadcastChannel(`live ${name}`)
  let position = options.from ?? ''
  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.position !== undefined) position = data.position
    if (data.event) options.onEvent(data.event, steadyNow())
    if (data.connected !== undefined) options.onConnected?.(data.connected)
  }
  const broadcast = (message: TabMessage) => void (closed.signal.aborted || tabs.postMessage(message))
  void competeForLock()
  return () => {
    closed.abort()
    tabs.close()
  }

  async function competeForLock(): Promise<void> {
    while (!closed.signal.aborted) {
      await whenVisible(closed.signal)
      await navigator.locks.request(`live ${name}`, { signal: closed.signal }, lead).catch(() => undefined)
    }
  }

  /** Opens the connection and holds the lock until the page closes or disconnects while hidden. */
  function lead(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        close()
        closed.signal.removeEventListener('abort', end)
        resolve()
      }
      closed.signal.addEventListener('abort', end)
      const close = openLiveStream({
        ...options,
        from: position,
        onEvent(event, openedAt) {
          options.onEvent(event, openedAt)
          broadcast({ event })
        },
        onPosition(next) {
          position = next
          broadcast({ position })
        },
        onConnected(connected) {
          options.onConnected?.(connected)
          broadcast({ connected })
          if (!connected && document.hidden) end()
        },
      })
      if (closed.signal.aborted) end()
    })
  }
}

interface TabMessage {
  readonly event?: ServerEvent
  readonly position?: string
  readonly connected?: boolean
}

function whenVisible(closed: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.hidden && !closed.aborted) return
      document.removeEventListener('visibilitychange', check)
      closed.removeEventListener('abort', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    closed.addEventListener('abort', check)
    check()
  })
}
