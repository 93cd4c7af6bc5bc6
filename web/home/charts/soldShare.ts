/** What was sold, in whole percent (cut) of what was sold and what is still offered together, both in kilograms. */
export function soldShare(available: number, sold: number): number {
  const all = available + sold
  return all > 0 ? Math.trunc((sold * 100) / all) : 0
}
