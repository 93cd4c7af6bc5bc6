/** A point of the price's rise: a moment in ms and an amount in SAR. */
export type PricePoint = { readonly at: number; readonly amount: number }

/**
 * The line of a price that rises in steps, as an SVG path in a box of 100 by 100: time to the right, amounts upwards.
 * It ends at `until`, the present or the end, at `height` from the top. Undefined where there is nothing to draw a line between.
 */
export function stepPath(
  points: readonly PricePoint[],
  until: number,
): { line: string; area: string; height: number } | undefined {
  const sorted = [...points].sort((a, b) => a.at - b.at)
  const first = sorted[0]
  const last = sorted.at(-1)
  if (!first || !last || sorted.length < 2) return undefined
  const end = Math.max(until, last.at)
  const width = end - first.at || 1
  // The price falls where a bidder leaves: the highest point stands at the top.
  const height = Math.max(...sorted.map(({ amount }) => amount)) - first.amount || 1
  const x = (at: number) => round(((at - first.at) / width) * 100)
  const y = (amount: number) => round(100 - ((amount - first.amount) / height) * 90 - 5)
  const steps = sorted.slice(1).map(({ at, amount }) => `H${x(at)}V${y(amount)}`)
  const line = `M0 ${y(first.amount)}${steps.join('')}H100`
  return { line, area: `${line}V100H0Z`, height: y(last.amount) }
}

const round = (value: number) => Math.round(value * 10) / 10
