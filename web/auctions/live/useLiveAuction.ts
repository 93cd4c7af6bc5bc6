import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { AuctionDetails, BidAnswer } from '#shared/auctions/contract.ts'
import { api, settle } from '../../app/calls/api.ts'
import { storedToken } from '../../app/calls/token.ts'
import { openLiveStream } from '../../app/live/liveStream.ts'
import { noteClock, serverNow, useAfter, whenClockDoubted } from '../../app/live/serverClock.ts'
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

/** `off`: nothing is followed, on the server, before the first answer and where nothing can happen any more. */
export type Connection = 'live' | 'reconnecting' | 'off'

export interface LiveAuction {
  readonly auction: AuctionDetails
  readonly connection: Connection
  /** What happened last; each one is handed out once, in turn. Null before anything did. */
  readonly change: Change | null
  /** Takes over the answer to a bid at once, before the stream tells of it; `sent` in SAR. */
  readonly apply: (answer: BidAnswer, sent: SentBid) => void
  /** Asks for the whole auction again. */
  readonly reload: () => void
}

/** An auction as it stands now: what the page was drawn with, gone on by its stream (contract, section 5). */
export function useLiveAuction(drawn: AuctionDetails): LiveAuction {
  const [live, step] = useReducer(nextLive, drawn, liveOf)
  useEffect(() => step({ kind: 'loaded', auction: drawn }), [drawn])
  // A page that goes on to another auction never shows the one before under its name.
  const known = live.auction.id === drawn.id
  const auction = known ? live.auction : drawn
  const { changes } = live
  useEffect(() => {
    if (changes.length > 1) step({ kind: 'told' })
  }, [changes])
  const connection = useStream(auction, step)
  const reload = useReload(auction.id, step)
  useWhole(auction, live, reload)
  useClock(auction, { connection, reload, step })
  const apply = useCallback(
    (answer: BidAnswer, sent: SentBid) => step({ kind: 'answered', answer, sent, at: performance.now() }),
    [],
  )
  return { auction, connection, change: (known && changes[0]) || null, apply, reload }
}

type Step = React.ActionDispatch<[Parameters<typeof nextLive>[1]]>

/** Follows the auction for as long as something can happen to it. */
function useStream({ id, status }: AuctionDetails, step: Step): Connection {
  const locale = useLocale()
  const [connection, setConnection] = useState<Connection>('off')
  const over = status === 'ordered' || status === 'unsold' || status === 'void'
  useEffect(() => {
    if (over) return undefined
    const close = openLiveStream({
      path: `auction/show/${id}/events`,
      locale,
      // From the beginning: what happened since the page was drawn is told first.
      after: '0',
      hiddenMs,
      heard: ({ event, data }, asked) => {
        const news = { kind: event, data: JSON.parse(data) } as News
        noteClock({ said: Date.parse(news.data.server_time), heard: steadyNow(), sent: asked })
        step({ kind: 'heard', news, at: performance.now() })
      },
      connected: (now) => setConnection(now ? 'live' : 'reconnecting'),
      refused: () => setConnection('off'),
    })
    return () => {
      close()
      setConnection('off')
    }
  }, [id, over, locale, step])
  return over ? 'off' : connection
}

/** Each connection is one of the few that a browser has for a site: who looks at something else gives it back. */
const hiddenMs = 10_000

/** One question at a time; what did not come for a reason that passes is asked for again. */
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
      // The page has gone on to another auction, or is gone.
      if (asking.current !== id) return
      if (answer.data) step({ kind: 'loaded', auction: answer.data })
      if (answer.refusal && (answer.refusal.status === 0 || answer.refusal.status >= 500)) {
        // What is shown stays meanwhile.
        setTimeout(() => void (asking.current === id && ask()), restMs * (0.5 + Math.random()))
      } else asking.current = null
    }
    void ask()
  }, [id, locale, step])
}

/** Loads the auction again where something was not told whole, and once for a reader whom the drawn page did not know. */
function useWhole(
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

/** All who follow miss the same bids: they do not ask at once, and not again at every bid. */
const spreadMs = 1_500
const restMs = 10_000

/** What changes by the clock alone, whether anybody says so or not. */
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
  useEffect(() => whenClockDoubted(reload), [reload])
  // Who is connected is told of the end.
  const { status, ends_at } = auction
  useAfter(status === 'open' && connection !== 'live' ? ends_at : undefined, reload)
}

/** Timers hold 24 days. */
const longestMs = 2_000_000_000
