import { useCallback, useEffect, useRef, useState } from 'react'
import { api, Refusal } from '../../app/calls/api.ts'
import { storedToken } from '../../app/calls/token.ts'
import { useAfter } from '../../app/live/serverClock.ts'
import { useLocale } from '../../app/texts/text.ts'
import { type AuctionFilters, auctionQuery } from './filters.ts'
import type { AuctionsData } from './loadAuctions.ts'
import { missingFrom, nextChange, type Pulse, pulseOf } from './pulse.ts'

type List = AuctionsData['list']

/**
 * Polls a visible list of auctions every few seconds and at each start and end. Updates prices, bids, ends and the user's
 * standing. The order stays the same; new auctions are only reported.
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
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    try {
      const fresh = await api('GET auction/local', { query: auctionQuery(filters) }, { locale, signal })
      const shown = latest.current.auctions
      const left = await Promise.all(
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
            left.flatMap((one) => one ?? []),
          ),
        })
    } catch (error) {
      // The last values stay; the next poll reports the change.
      if (!(error instanceof Refusal) && !signal.aborted) throw error
    } finally {
      if (running.current === controller) running.current = undefined
    }
  }, [list, filters, locale])

  useEffect(() => {
    // The server renders without a user, so the standing comes with the first signed-in answer.
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

/** Returns null after a refusal, so that the old values stay. */
function nothing(error: unknown): null {
  if (error instanceof Refusal || (error instanceof Error && error.name === 'AbortError')) return null
  throw error
}
