import type { Clearing } from '../../catalog/clearTimes.ts'

/**
 * The closings of a session (contract, Auctions, "Sessions"): pure functions of the order of its lots, in milliseconds of the
 * database's clock.
 */

/** The facts that decide the closings of a session. */
export interface SessionTerms {
  readonly startsAt: number
  /** Seconds between two closings. */
  readonly gapS: number
  /** Moves planned closings out of prayer times. */
  readonly clear: Clearing
}

/** A lot of a running session. */
export interface RunningLot {
  readonly id: number
  /** The planned closing, which earlier lots may have moved. */
  readonly plannedEnd: number
  /** The end of the lot: the planned closing, or a later time after late bids. */
  readonly endsAt: number
  /** Whether the end is recorded and final. */
  readonly closed: boolean
}

/** The new closing of a lot. */
export interface Move {
  readonly id: number
  readonly plannedEnd: number
  readonly endsAt: number
}

/** The planned closing of the next lot; `before` is the closing of the lot before it, or the start of the session. */
export function closingAfter(before: number, { gapS, clear }: Pick<SessionTerms, 'gapS' | 'clear'>): number {
  return clear(before + gapS * 1_000)
}

/** The announced closings of `lots` lots, in their order. */
export function announcedClosings(lots: number, terms: SessionTerms): number[] {
  const closings: number[] = []
  for (let before = terms.startsAt; closings.length < lots; ) {
    before = closingAfter(before, terms)
    closings.push(before)
  }
  return closings
}

/**
 * Returns the lots whose closings have to move because an earlier lot closes later than planned. Two closings are at least one gap apart. No closing
 * becomes earlier. A planned closing within a prayer time moves to the end of that prayer time, but a lot that late bids extend into a prayer time
 * finishes its extension. `lots` contains no stopped lots.
 */
export function movesOf(
  lots: readonly RunningLot[],
  terms: Pick<SessionTerms, 'gapS' | 'clear'>,
): readonly Move[] {
  const moves: Move[] = []
  let before: number | undefined
  for (const lot of lots) {
    const next = lot.closed || before === undefined ? lot : moved(lot, closingAfter(before, terms))
    if (next !== lot) moves.push({ id: lot.id, plannedEnd: next.plannedEnd, endsAt: next.endsAt })
    before = next.endsAt
  }
  return moves
}

function moved(lot: RunningLot, least: number): RunningLot {
  if (lot.plannedEnd >= least) return lot
  return { ...lot, plannedEnd: least, endsAt: Math.max(lot.endsAt, least) }
}
