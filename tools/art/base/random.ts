export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  range(from: number, to: number): number
  /** A whole number from 0 (inclusive) to `count` (exclusive). */
  below(count: number): number
  /** A roughly normal number around 0, between -1 and 1. */
  bell(): number
}

/** Returns random numbers that depend only on the seed, so that a drawing changes only when its plan changes. */
export function seededRandom(seed: number): Random {
  let state = (Math.imul(seed, 2654435761) ^ 0x9e3779b9) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    below: (count) => Math.floor(next() * count),
    bell: () => (next() + next() + next()) / 1.5 - 1,
  }
}
