import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../app/texts/text.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type Announced, announcementsOf } from './announcements.ts'
import type { LiveAuction } from './useLiveAuction.ts'

/**
 * Announces changes politely, at most every few seconds. It announces the current state, so that no outdated price is
 * read out.
 */
export function Announcer({ auction, connection }: LiveAuction) {
  const locale = useLocale()
  const [texts, setTexts] = useState<readonly string[]>([])
  const announced = useRef<Announced | null>(null)
  const known = useRef<string | null>(null)
  /** The time from which the next announcement is allowed, and the time at which the pending one is due. */
  const free = useRef(0)
  const due = useRef<number | null>(null)
  const { status, price, bids_count, ends_at, my_standing, my_mark, awarded_bid } = auction
  useEffect(() => {
    const now: Announced = { status, price, bids_count, ends_at, my_standing, awarded_bid, connection }
    const drawn = announced.current === null || known.current !== my_mark
    const next = drawn || announced.current === null ? [] : announcementsOf(announced.current, now, locale)
    if (next.length === 0) {
      // The first data, and the facts about the user that follow it, are not announced.
      announced.current = now
      known.current = my_mark
      due.current = null
      return undefined
    }
    due.current ??= Math.max(performance.now() + settleMs, free.current)
    const timer = setTimeout(() => {
      announced.current = now
      due.current = null
      free.current = performance.now() + restMs
      setTexts(next)
    }, due.current - performance.now())
    return () => clearTimeout(timer)
  }, [status, price, bids_count, ends_at, my_standing, my_mark, awarded_bid, connection, locale])
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {texts.map((text) => (
          <span key={text}>{text} </span>
        ))}
      </span>
    </VisuallyHidden>
  )
}

/** Time in ms to wait: a bid, its answer and its extension arrive shortly after each other and are announced together. */
const settleMs = 300
const restMs = 4_000
