import { startTransition, useCallback, useEffect, useState } from 'react'
import { chartDays } from '#shared/home/rules.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { type DeferredData, deferredDataOf } from '../loadHome.ts'

/**
 * Completes the prices and charts of a server-rendered page when the browser is idle. After a failure the existing data
 * stays, and the missing charts can be requested again.
 */
export function useCompleteHome(
  first: DeferredData,
): DeferredData & { readonly failed: boolean; readonly retry: () => void } {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<DeferredData>()
  const [failed, setFailed] = useState(false)
  const complete = Object.keys(chartDays).every((span) => span in first.charts)
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setFailed(false)
      try {
        const data = deferredDataOf(await api('GET main', {}, { locale, signal }))
        // In a transition a server-rendered chart stays until its chunk has loaded.
        startTransition(() => setLoaded(data))
      } catch (error) {
        if (signal?.aborted) return
        console.warn('the remaining data of the home page could not be loaded', error)
        setFailed(true)
      }
    },
    [locale],
  )
  useEffect(() => {
    if (complete) return
    const abort = new AbortController()
    const cancel = whenIdle(() => load(abort.signal))
    return () => {
      cancel()
      abort.abort()
    }
  }, [complete, load])
  return { ...(loaded ?? first), failed, retry: () => load() }
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, 1_000)
  return () => clearTimeout(timer)
}
