import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../app/texts/text.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type Heard, spokenOf } from './spoken.ts'
import type { LiveAuction } from './useLiveAuction.ts'

/**
 * Says politely what happens, at most every few seconds: what came in between is said as it stands when its turn comes, so
 * that nobody hears of prices that are long past.
 */
export function Announcer({ auction, connection }: LiveAuction) {
  const locale = useLocale()
  const [said, setSaid] = useState<readonly string[]>([])
  const told = useRef<Heard | null>(null)
  const known = useRef<string | null>(null)
  /** When the next words may be said, and when those that wait are due. */
  const free = useRef(0)
  const due = useRef<number | null>(null)
  const { status, price, bids_count, ends_at, my_standing, my_mark, awarded_bid } = auction
  useEffect(() => {
    const now: Heard = { status, price, bids_count, ends_at, my_standing, awarded_bid, connection }
    const drawn = told.current === null || known.current !== my_mark
    const words = drawn || told.current === null ? [] : spokenOf(told.current, now, locale)
    if (words.length === 0) {
      // What the page was drawn with, and what it learns of its reader, is no news.
      told.current = now
      known.current = my_mark
      due.current = null
      return undefined
    }
    due.current ??= Math.max(performance.now() + settleMs, free.current)
    const timer = setTimeout(() => {
      told.current = now
      due.current = null
      free.current = performance.now() + restMs
      setSaid(words)
    }, due.current - performance.now())
    return () => clearTimeout(timer)
  }, [status, price, bids_count, ends_at, my_standing, my_mark, awarded_bid, connection, locale])
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {said.map((words) => (
          <span key={words}>{words} </span>
        ))}
      </span>
    </VisuallyHidden>
  )
}

/** A bid, its answer and its extension come within moments of each other and are one piece of news. */
const settleMs = 300
const restMs = 4_000
