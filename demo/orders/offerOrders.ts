import type { Trade } from '../products/stalls.ts'
import type { Random } from '../random.ts'
import type { MadeRequest } from '../requests/requests.ts'
import { type MadeOrder, makeOfferOrder } from './orders.ts'

const minute = 60_000

/** Generates the orders of accepted offers; each is placed within two hours. */
export function makeOfferOrders(
  random: Random,
  requests: readonly MadeRequest[],
  { operator, startAt }: Trade,
): MadeOrder<never>[] {
  return requests.flatMap((request, place) => {
    const { status, endedAt, offers } = request
    const offer = offers.find((one) => one.status === 'accepted')
    if (status !== 'ordered' || !endedAt || !offer) return []
    const own = random.fork(String(place))
    const left = Math.min(120 * minute, startAt.getTime() - endedAt.getTime())
    const createdAt = new Date(endedAt.getTime() + Math.floor(left * own.between(0.02, 0.9)))
    return [makeOfferOrder(own, { request, offer }, { operator, createdAt, now: startAt })]
  })
}
