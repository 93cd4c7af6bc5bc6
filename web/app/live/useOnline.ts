import { useEffect, useRef, useSyncExternalStore } from 'react'

/** Whether the browser reports a network. navigator.onLine is reliable when it is false, but not when it is true. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Retries when the network returns, and at intervals while the browser reports a network. */
export function useTryAgain(waiting: boolean, attempt: () => void): void {
  const latest = useRef(attempt)
  useEffect(() => {
    latest.current = attempt
  })
  const online = useOnline()
  useEffect(() => {
    if (!waiting || !online) return undefined
    let pauseMs = 1_000
    let timer = setTimeout(function again() {
      latest.current()
      pauseMs = Math.min(2 * pauseMs, 60_000)
      timer = setTimeout(again, pauseMs)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [waiting, online])
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
