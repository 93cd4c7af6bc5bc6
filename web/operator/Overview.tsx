/** What waits for a decision, and today's trade. */
export function Overview() {
  return null
}
