import type { OrderSummary, Party } from '#shared/orders/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale } from '../../app/texts/text.ts'
import type { OrderSide } from '../orderQueries.ts'
import { type Turn, turnFor } from '../turn.ts'

export type RowsProps = { readonly side: OrderSide; readonly orders: readonly OrderSummary[] }
export type RowProps = {
  readonly side: OrderSide
  readonly order: OrderSummary
  /** The first row has the one filled button. */
  readonly first: boolean
}

/** The facts of an order that cards and table rows both show. */
export function useRow({ side, order }: RowProps): {
  readonly now: number
  readonly turn: Turn
  readonly other: Party
} {
  const locale = useLocale()
  const now = useNow()
  const other = side === 'seller' ? order.buyer : order.seller
  return { now, turn: turnFor(order, now, locale), other }
}
