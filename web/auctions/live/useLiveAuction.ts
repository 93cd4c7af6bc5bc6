import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { AuctionDetails, BidAnswer } from '#shared/auctions/contract.ts'
import { api, settle } from '../../app/calls/api.ts'
import { storedToken } from '../../app/calls/token.ts'
import { openLiveStream } from '../../app/live/liveStream.ts'
import { addClockSample, onClockDoubted, serverNow, useAfter } from '../../app/live/serverClock.ts'
import { steadyNow } from '../../app/live/steadyNow.ts'
import { useLocale } from '../../app/texts/text.ts'
import {
  type Change,
  type Live,
  liveOf,
  missesSomething,
  type News,
  nextLive,
  nextMoment,
  type SentBid,
} from './liveAuction.ts'

/**
 * The state of the connection. `off` means that there is none: on the server, before the first answer, and when nothing
 * can change any more.
 */
export type Connection = 'live' | 'reconnecting' | 'off'

export interface LiveAuction {
  readonly auction: AuctionDetails
  readonly connection: Connection
  /** The last change; each change is reported once, in order. Null before the first change. */
  readonly change: Change | null
  /** Applies the answer to a bid at once, before the stream reports the bid; `sent` is in SAR. */
  readonly apply: (answer: BidAnswer, sent: SentBid) => void
  /** Loads the whole auction again. */
  readonly reload: () => void
}

/** An auction's current state: the state in the server's page, updated by the auction's stream (contract, section 5). */
export function useLiveAuction(drawn: AuctionDetails): LiveAuction {
  const [live, step] = useReducer(nextLive, drawn, liveOf)
  useEffect(() => step({ kind: 'loaded', auction: drawn }), [drawn])
  // After a navigation to another auction, the state of the previous auction must not be shown.
  const known = live.auction.id === drawn.id
  const auction = known ? live.auction : drawn
  const { changes } = live
  useEffect(() => {
    if (changes.length > 1) step({ kind: 'announced' })
  }, [changes])
  const connection = useStream(auction, step)
  const reload = useReload(auction.id, step)
  useReloadOfMissing(auction, live, reload)
  useClock(auction, { connection, reload, step })
  const apply = useCallback(
    (answer: BidAnswer, sent: SentBid) => step({ kind: 'answered', answer, sent, at: performance.now() }),
    [],
  )
  return { auction, connection, change: (known && changes[0]) || null, apply, reload }
}

type Step = React.ActionDispatch<[Parameters<typeof nextLive>[1]]>

/** Follows the auction's stream while the auction can still change. */
function useStream({ id, status }: AuctionDetails, step: Step): Connection {
  const locale = useLocale()
  const [connection, setConnection] = useState<Connection>('off')
  const over = status === 'ordered' || status === 'unsold' || status === 'void'
  useEffect(() => {
    if (over) return undefined
    const close = openLiveStream({
      path: `auction/show/${id}/events`,
      locale,
      // The stream starts at the beginning, so that events since the page was rendered come first.
      from: '0',
      hiddenMs,
      onEvent: ({ event, data }, openedAt) => {
        const news = { kind: event, data: JSON.parse(data) } as News
        addClockSample({
          serverMs: Date.parse(news.data.server_time),
          receivedAt: steadyNow(),
          sentAt: openedAt,
        })
        step({ kind: 'received', news, at: performance.now() })
      },
      onConnected: (connected) => setConnection(connected ? 'live' : 'reconnecting'),
      onRefused: () => setConnection('off'),
    })
    return () => {
      close()
      setConnection('off')
    }
  }, [id, over, locale, step])
  return over ? 'off' : connection
}

/** Browsers allow only a few connections per site, so a hidden page closes its connection after this time, in ms. */
const hiddenMs = 10_000

/** Returns the function that loads the auction again. One request runs at a time; a temporary failure is retried. */
function useReload(id: number, step: Step): () => void {
  const locale = useLocale()
  const asking = useRef<number>(null)
  useEffect(
    () => () => {
      asking.current = null
    },
    [],
  )
  return useCallback(() => {
    if (asking.current === id) return
    asking.current = id
    const ask = async (): Promise<void> => {
      const answer = await settle(api('GET auction/show/{id}', { params: { id } }, { locale }))
      // The page now shows another auction, or was closed.
      if (asking.current !== id) return
      if (answer.data) step({ kind: 'loaded', auction: answer.data })
      if (answer.refusal && (answer.refusal.status === 0 || answer.refusal.status >= 500)) {
        // The shown state stays until the next attempt.
        setTimeout(() => void (asking.current === id && ask()), restMs * (0.5 + Math.random()))
      } else asking.current = null
    }
    void ask()
  }, [id, locale, step])
}

/**
 * Loads the auction again after an incomplete event, and once for a signed-in user, because the server renders the page without a
 * user.
 */
function useReloadOfMissing(
  auction: AuctionDetails,
  { loads, excludedAt }: Pick<Live, 'loads' | 'excludedAt'>,
  reload: () => void,
): void {
  const { id, my_mark } = auction
  const misses = missesSomething(auction, excludedAt)
  const last = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (id && my_mark === null && storedToken()) reload()
  }, [id, my_mark, reload])
  useEffect(() => {
    if (!misses || loads === 0) return undefined
    const rested = last.current + restMs - performance.now()
    const timer = setTimeout(
      () => {
        last.current = performance.now()
        reload()
      },
      Math.max(0, rested) + Math.random() * spreadMs,
    )
    return () => clearTimeout(timer)
  }, [misses, loads, reload])
}

/** The maximum delay in ms, which spreads the reloads, because all clients miss the same bids at the same time. */
const spreadMs = 1_500
const restMs = 10_000

/** Applies the changes that follow from the clock alone. */
function useClock(
  auction: AuctionDetails,
  { connection, reload, step }: { connection: Connection; reload: () => void; step: Step },
): void {
  const moment = nextMoment(auction)
  useEffect(() => {
    const wait = moment === null ? longestMs : Math.max(0, Date.parse(moment) - serverNow())
    if (wait >= longestMs) return undefined
    const timer = setTimeout(() => step({ kind: 'passed', now: serverNow() }), wait + 50)
    return () => clearTimeout(timer)
  }, [moment, step])
  useEffect(() => onClockDoubted(reload), [reload])
  // While the page is connected, the stream reports the end, so the page does not compute it.
  const { status, ends_at } = auction
  useAfter(status === 'open' && connection !== 'live' ? ends_at : undefined, reload)
}

/** The longest timer in ms, because setTimeout overflows after 24 days. */
const longestMs = 2_000_000_000
