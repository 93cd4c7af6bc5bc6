import { startOfDay } from '../base/dates.ts'
import type { Coast } from '../catalog/coasts.ts'

/** The kinds of alerts: for a price, for newly landed local fish, and for an auction that opens. */
export const alertKinds = ['price', 'landed', 'auction'] as const
export type AlertKind = (typeof alertKinds)[number]

/** The maximum frequency of an alert: once a day (Asia/Riyadh), or every time that it is due. */
export const alertRates = ['daily', 'always'] as const
export type AlertRate = (typeof alertRates)[number]

/** The maximum number of alerts of a person. */
export const mostAlerts = 30

export type Origin = 'local' | 'imported'

/** The place of an alert: every market (null), a coast, or a market by its id. */
export type AlertPlace = Coast | number | null

export interface AlertTerms {
  readonly kind: AlertKind
  readonly fish: number
  readonly place: AlertPlace
  /** The origin of a price alert; null for other kinds. */
  readonly origin: Origin | null
  /** The highest price of a kilogram for which a price alert is sent, in halalas; null for other kinds. */
  readonly price: number | null
  readonly often: AlertRate
  readonly person: number
  /** The time at which the alert was sent last. */
  readonly firedAt: Date | null
}

/**
 * An event that is compared with alerts. `goods`: fish on sale by the kilogram; `landed` is true if the fish is newly on sale and not only cheaper.
 * `auction`: an auction opens. `average`: today's published average in a market, on a coast, or in the Kingdom (market and coast are null).
 */
export interface Signal {
  readonly kind: 'goods' | 'auction' | 'average'
  readonly fish: number
  readonly market: number | null
  /** The coast of the market of goods or of an auction; null for a market that is not on a coast. */
  readonly coast: Coast | null
  readonly origin: Origin
  /** Halalas for a kilogram; null for an auction. */
  readonly price: number | null
  readonly landed: boolean
  readonly seller: number | null
}

/** Whether an alert is sent for a signal. server/alerts/firing/store.ts has the same rule in SQL. */
export function fires(alert: AlertTerms, signal: Signal, now: Date): boolean {
  return answers(alert, signal) && isDue(alert, signal, now) && alert.person !== signal.seller
}

function answers(alert: AlertTerms, signal: Signal): boolean {
  const { kind, fish, market, coast, origin, price, landed } = signal
  if (alert.fish !== fish) return false
  const isHere = alert.place === null || alert.place === market || alert.place === coast
  switch (alert.kind) {
    case 'price':
      return (
        alert.origin === origin &&
        price !== null &&
        price <= (alert.price ?? 0) &&
        // An average is compared only with alerts for exactly its place: a market's average is not the price of its coast.
        (kind === 'average' ? alert.place === (market ?? coast) : kind === 'goods' && isHere)
      )
    case 'landed':
      return kind === 'goods' && landed && origin === 'local' && isHere
    case 'auction':
      return kind === 'auction' && isHere
  }
}

/** An average is the figure of a day, so every alert for an average is sent at most once a day. */
function isDue({ often, firedAt }: AlertTerms, { kind }: Signal, now: Date): boolean {
  return (often === 'always' && kind !== 'average') || firedAt === null || firedAt < startOfDay(now)
}
