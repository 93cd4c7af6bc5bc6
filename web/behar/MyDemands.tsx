/** What one has asked for, by state. */
export function MyDemands() {
  return null
}
