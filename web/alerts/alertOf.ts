import type { AlertPlace } from '#shared/alerts/rules.ts'
import type { Alert } from './queries.ts'

/** What a page shows: a species of one origin, in a place. */
export type AlertedGoods = {
  readonly fishId: number
  readonly origin: 'local' | 'imported'
  readonly place: AlertPlace
}

export type FoundAlert = {
  readonly alert: Alert
  /** Whether it is a price alert for this place or for every market. A new price alert would repeat it. */
  readonly covers: boolean
}

/**
 * The alert of a person that a page of goods shows: a price alert of their origin for their place, for every market, or for
 * another place, else an alert of another kind; of equal ones the newest, which is listed first.
 */
export function alertOf(
  alerts: readonly Alert[],
  { fishId, origin, place }: AlertedGoods,
): FoundAlert | undefined {
  const rankOf = (alert: Alert) => {
    if (alert.kind !== 'price') return 3
    const at = alert.market?.id ?? alert.coast
    return at === place ? 0 : at === null ? 1 : 2
  }
  const [alert] = alerts
    .filter(({ fish, kind, origin: of }) => fish.id === fishId && (kind !== 'price' || of === origin))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  return alert && { alert, covers: rankOf(alert) < 2 }
}
