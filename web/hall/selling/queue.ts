import type { HallSale, RecordedSale } from '#shared/hall/contract.ts'
import { undoMs } from '#shared/hall/rules.ts'
import type { Sent } from '../../app/calls/api.ts'

/** The fields of a sale that the API records. */
export type SentSale = Sent<'POST halls/{id}/sales'>['body']['sales'][number]

/** The reason why the hall did not record a sale. */
export type SaleRefusal = NonNullable<RecordedSale['refused']>

/** A sale of this device. Times are of the device's clock, in ms. */
export type QueuedSale = {
  readonly hallId: number
  readonly userId: number
  readonly body: SentSale
  /** The facts that the list and the slip show before the server has answered. */
  readonly shown: {
    readonly hall: string
    readonly fish: string
    readonly seller: string
    /** Null means a walk-in buyer. */
    readonly buyer: string | null
  }
  readonly soldAt: number
  /** `open`: the sale can be undone for some seconds and is then sent. `refused`: the clerk must decide what happens with it. */
  readonly state: 'open' | 'recorded' | 'refused'
  readonly sale: HallSale | null
  readonly refusal: SaleRefusal | null
}

export type SaleState = 'held' | 'waiting' | 'recorded' | 'refused'

/** The state that the list shows; a clock that was set back ends the undo. */
export function stateOf({ state, soldAt }: Pick<QueuedSale, 'state' | 'soldAt'>, now: number): SaleState {
  if (state !== 'open') return state
  return now >= soldAt && now - soldAt < undoMs ? 'held' : 'waiting'
}

/** The newest sale that can be undone. */
export const newestHeld = (sales: readonly QueuedSale[], now: number): QueuedSale | undefined =>
  sales.filter((sale) => stateOf(sale, now) === 'held').toSorted((one, other) => other.soldAt - one.soldAt)[0]

/** The seconds that are left for an undo. */
export const undoSeconds = ({ soldAt }: Pick<QueuedSale, 'soldAt'>, now: number): number =>
  Math.ceil((soldAt + undoMs - now) / 1_000)

/** The sales to send next, oldest first. */
export function toSend(queue: readonly QueuedSale[], now: number): QueuedSale[] {
  return queue
    .filter((sale) => stateOf(sale, now) === 'waiting')
    .toSorted((one, other) => one.soldAt - other.soldAt)
    .slice(0, atOnce)
}

/**
 * The number of sales in one call. It is below the limit of the API, so that a call completes within seconds on a slow
 * network.
 */
const atOnce = 20

/** The queue after the server has answered. */
export function answered(queue: readonly QueuedSale[], outcomes: readonly RecordedSale[]): QueuedSale[] {
  const byKey = new Map(outcomes.map((outcome) => [outcome.key, outcome]))
  return queue.map((sale) => {
    const outcome = byKey.get(sale.body.key)
    if (!outcome) return sale
    // An unexpected failure does not decide about the sale, so the sale is sent again.
    if (outcome.refused && passing.includes(outcome.refused.code)) return sale
    return outcome.sale
      ? { ...sale, state: 'recorded', sale: outcome.sale, refusal: null }
      : { ...sale, state: 'refused', refusal: outcome.refused }
  })
}

const passing = ['internal', 'unavailable', 'too_many_requests']

/** The queue after the server has refused a whole call. If the errors name single sales, only these sales are refused. */
export function refusedWhole(
  queue: readonly QueuedSale[],
  sent: readonly QueuedSale[],
  { code, message, errors }: SaleRefusal,
): QueuedSale[] {
  const places = new Set(
    Object.keys(errors ?? {})
      .flatMap((name) => /^sales\.(\d+)\./.exec(name)?.[1] ?? [])
      .map(Number),
  )
  const wrong = new Set(
    sent.filter((_, place) => places.size === 0 || places.has(place)).map(({ body }) => body.key),
  )
  return queue.map((sale) => {
    if (!wrong.has(sale.body.key)) return sale
    const place = sent.findIndex(({ body }) => body.key === sale.body.key)
    const own = Object.entries(errors ?? {}).filter(([name]) => name.startsWith(`sales.${place}.`))
    const text = own.flatMap(([, texts]) => texts).join(' ')
    return { ...sale, state: 'refused', refusal: { code, message: text || message } }
  })
}

/** Whether a refused sale can be recorded by taking cash. */
export const cashHelps = ({ body, refusal }: QueuedSale): boolean =>
  body.payment === 'wallet' && (refusal?.code === 'insufficient_funds' || refusal?.code === 'conflict')

/** A refused sale that is sent again, with changes; its key stays, because nothing was recorded under it. */
export function again(sale: QueuedSale, changes: Partial<SentSale> = {}): QueuedSale {
  return { ...sale, body: { ...sale.body, ...changes }, state: 'open', refusal: null }
}
