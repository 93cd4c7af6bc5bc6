/** A point of the price chart: a moment in ms and an amount in SAR. */
export type PricePoint = { readonly at: number; readonly amount: number }

/**
 * The step chart of the price as an SVG path in a box of 100 by 100, with time to the right and amounts upwards. The
 * line ends at `until`, which is now or the end of the auction; `height` is the distance of that end from the top.
 * Undefined for fewer than two points.
 */
export function stepPath(
  points: readonly PricePoint[],
  until: number,
): { line: string; area: string; height: number } | undefined {
  // An automatic bid has the time of the bid that it answers, and a higher amount.
  const sorted = [...points].sort((a, b) => a.at - b.at || a.amount - b.amount)
  const first = sorted[0]
  const last = sorted.at(-1)
  if (!first || !last || sorted.length < 2) return undefined
  const end = Math.max(until, last.at)
  const width = end - first.at || 1
  // The price falls when a bidder is excluded, so the chart is scaled to the highest point.
  const height = Math.max(...sorted.map(({ amount }) => amount)) - first.amount || 1
  const x = (at: number) => round(((at - first.at) / width) * 100)
  const y = (amount: number) => round(100 - ((amount - first.amount) / height) * 90 - 5)
  const steps = sorted.slice(1).map(({ at, amount }) => `H${x(at)}V${y(amount)}`)
  const line = `M0 ${y(first.amount)}${steps.join('')}H100`
  return { line, area: `${line}V100H0Z`, height: y(last.amount) }
}

const round = (value: number) => Math.round(value * 10) / 10
