import { startTransition, useCallback, useEffect, useState } from 'react'
import { chartDays } from '#shared/home/rules.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { type Long, longOf } from '../loadHome.ts'

/**
 * A drawn page arrives with the first prices and the chart that is open; the others follow when the browser has
 * nothing better to do. What is there stays on show after a failure, and a chart that is missing can be asked for again.
 */
export function useWhole(first: Long): Long & { readonly failed: boolean; readonly retry: () => void } {
  const locale = useLocale()
  const [whole, setWhole] = useState<Long>()
  const [failed, setFailed] = useState(false)
  const complete = Object.keys(chartDays).every((span) => span in first.charts)
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setFailed(false)
      try {
        const found = longOf(await api('GET main', {}, { locale, signal }))
        // No hurry: a drawn chart whose code has not come yet stays as it is until then.
        startTransition(() => setWhole(found))
      } catch (error) {
        if (signal?.aborted) return
        console.warn('the rest of the home page', error)
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
  return { ...(whole ?? first), failed, retry: () => load() }
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, 1_000)
  return () => clearTimeout(timer)
}
