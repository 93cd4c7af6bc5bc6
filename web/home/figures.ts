/** The sold share of the sold and offered quantities, in whole percent (truncated). */
export function soldShare(available: number, sold: number): number {
  const total = available + sold
  return total > 0 ? Math.trunc((sold * 100) / total) : 0
}
