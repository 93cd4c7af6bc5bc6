import type { ServerEvent } from './eventParser.ts'
import { type LiveOptions, openLiveStream } from './liveStream.ts'
import { steadyNow } from './steadyNow.ts'

/**
 * A live stream that the tabs of one browser share: one of them holds the connection and tells the others. When that
 * one is closed, or hidden and cut off, the next goes on where it was. `name` says whose stream it is.
 */
export function openSharedStream(name: string, options: LiveOptions): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return openLiveStream(options)
  const closed = new AbortController()
  const tabs = new BroadcastChannel(`live ${name}`)
  let place = options.after ?? ''
  tabs.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.place !== undefined) place = data.place
    if (data.event) options.heard(data.event, steadyNow())
    if (data.connected !== undefined) options.connected?.(data.connected)
  }
  const tell = (told: Told) => void (closed.signal.aborted || tabs.postMessage(told))
  void takeTurns()
  return () => {
    closed.abort()
    tabs.close()
  }

  async function takeTurns(): Promise<void> {
    while (!closed.signal.aborted) {
      await whenSeen(closed.signal)
      await navigator.locks.request(`live ${name}`, { signal: closed.signal }, lead).catch(() => undefined)
    }
  }

  /** Holds the connection until the page is closed, or cut off where nobody sees it. */
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
        after: place,
        heard(event, asked) {
          options.heard(event, asked)
          tell({ event })
        },
        placed(next) {
          place = next
          tell({ place })
        },
        connected(connected) {
          options.connected?.(connected)
          tell({ connected })
          if (!connected && document.hidden) end()
        },
      })
      if (closed.signal.aborted) end()
    })
  }
}

interface Told {
  readonly event?: ServerEvent
  readonly place?: string
  readonly connected?: boolean
}

function whenSeen(closed: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !closed.aborted) return
      document.removeEventListener('visibilitychange', look)
      closed.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    closed.addEventListener('abort', look)
    look()
  })
}
