import { useCallback, useEffect, useRef, useState } from 'react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { Session, SessionLot } from '#shared/auctions/sessions/contract.ts'
import { api, settle } from '../../app/calls/api.ts'
import { useAfter, useServerSeconds } from '../../app/live/serverClock.ts'
import { useLocale } from '../../app/texts/text.ts'

export interface FollowedSession {
  readonly session: Session
  /** The current lot; undefined before the start and after the end. */
  readonly turn: SessionLot | undefined
  /** Loads the session again. */
  readonly reload: () => void
}

/**
 * The current state of a session. The stream of the current lot brings its bids. The session is loaded again when that lot is
 * extended or ends, and at intervals for bids on the other lots.
 */
export function useSession(drawn: Session): FollowedSession {
  const locale = useLocale()
  const [session, setSession] = useState(drawn)
  const asked = useRef(0)
  useEffect(() => setSession(drawn), [drawn])
  const known = session.id === drawn.id ? session : drawn
  const { id, state, starts_at, server_time } = known
  const load = useCallback(async () => {
    asked.current += 1
    const number = asked.current
    const { data } = await settle(api('GET auction/sessions/{id}', { params: { id } }, { locale }))
    // An answer that was overtaken by a later request is dropped.
    if (data && number === asked.current) setSession(data)
  }, [id, locale])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Answers are cached for one second, so a second request gets the changes that the first answer may not contain.
  const reload = useCallback(() => {
    void load()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void load(), sharedMs)
  }, [load])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (state === 'closed') return undefined
    const polling = setInterval(() => {
      if (document.visibilityState === 'visible') void load()
    }, pollMs)
    return () => clearInterval(polling)
  }, [state, load])
  useAfter(state === 'announced' ? starts_at : undefined, reload, 200)
  const now = useServerSeconds(server_time)
  const turn = known.lots.find(
    (lot) => Date.parse(lot.starts_at) <= now && isRunning(lot) && Date.parse(lot.ends_at) > now,
  )
  useAfter(turn?.ends_at, reload)
  return { session: known, turn, reload }
}

const isRunning = ({ status }: SessionLot) => status === 'open' || status === 'scheduled'

const sharedMs = 1_200
const pollMs = 15_000

/** The details of the current lot; null while they load. `drawn` is the data with which the page was rendered. */
export function useTurnDetails(id: number | undefined, drawn: AuctionDetails | null): AuctionDetails | null {
  const locale = useLocale()
  const [details, setDetails] = useState(drawn)
  const known = details?.id === id ? details : null
  useEffect(() => {
    if (id === undefined || known) return undefined
    let ended = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const { data } = await settle(api('GET auction/show/{id}', { params: { id } }, { locale }))
      if (ended) return
      if (data) setDetails(data)
      else timer = setTimeout(() => void ask(), retryMs)
    }
    void ask()
    return () => {
      ended = true
      clearTimeout(timer)
    }
  }, [id, known, locale])
  return known
}

const retryMs = 3_000
