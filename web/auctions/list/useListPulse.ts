import { useCallback, useEffect, useRef, useState } from 'react'
import { api, Refusal } from '../../app/calls/api.ts'
import { storedToken } from '../../app/calls/token.ts'
import { useAfter } from '../../app/live/serverClock.ts'
import { useLocale } from '../../app/texts/text.ts'
import { type AuctionFilters, auctionQuery } from './filters.ts'
import { missingFrom, nextChange, type Pulse, pulseOf } from './listPulse.ts'
import type { AuctionsData } from './loadAuctions.ts'

type List = AuctionsData['list']

/**
 * Keeps a list of auctions alive while it is seen: prices, bids, ends and one's own standing, every few seconds and
 * whenever one ends or begins. Nothing moves; whether there is more is told.
 */
export function useListPulse(list: List, filters: AuctionFilters): Pulse {
  const locale = useLocale()
  const [beat, setBeat] = useState<{ readonly of: List; readonly pulse: Pulse } | null>(null)
  const pulse = beat?.of === list ? beat.pulse : still(list)
  const latest = useRef(pulse)
  useEffect(() => {
    latest.current = pulse
  }, [pulse])
  const running = useRef<AbortController>(undefined)

  const refresh = useCallback(async () => {
    if (document.hidden || running.current) return
    const asked = new AbortController()
    running.current = asked
    const { signal } = asked
    try {
      const fresh = await api('GET auction/local', { query: auctionQuery(filters) }, { locale, signal })
      const shown = latest.current.auctions
      const gone = await Promise.all(
        missingFrom(shown, fresh).map((id) =>
          api('GET auction/show/{id}', { params: { id } }, { locale, signal }).catch(nothing),
        ),
      )
      if (!signal.aborted)
        setBeat({
          of: list,
          pulse: pulseOf(
            shown,
            fresh,
            gone.flatMap((one) => one ?? []),
          ),
        })
    } catch (error) {
      // The next one tells it; what stands there is still what was true last.
      if (!(error instanceof Refusal) && !signal.aborted) throw error
    } finally {
      if (running.current === asked) running.current = undefined
    }
  }, [list, filters, locale])

  useEffect(() => {
    // What the server drew is nobody's: a reader's own standing comes with the first answer that knows them.
    if (storedToken()) void refresh()
    const timer = setInterval(() => void refresh(), pauseMs)
    const seen = () => void refresh()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
      running.current?.abort()
      running.current = undefined
    }
  }, [refresh])
  const onChange = useCallback(() => void refresh(), [refresh])
  useAfter(nextChange(pulse.auctions), onChange)
  return pulse
}

const pauseMs = 10_000

const still = (list: List): Pulse => ({ auctions: list.data, total: list.total, newcomers: false })

/** What cannot be had stays as it was. */
function nothing(error: unknown): null {
  if (error instanceof Refusal || (error instanceof Error && error.name === 'AbortError')) return null
  throw error
}
