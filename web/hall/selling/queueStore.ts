import type { Locale } from '#shared/base/locale.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { openDeviceQueue } from '../../app/state/deviceQueue.ts'
import { type Sending, useQueueSending, verdictOf } from '../../app/state/useQueueSending.ts'
import { answered, type QueuedSale, refusedWhole, stateOf, toSend } from './queue.ts'

/** Recorded sales stay on the device for a day, so that their slips can be printed again. */
const keptMs = 24 * 3_600_000

/** The sales of this device. A lost sale would be lost money, so each sale is stored on the device. */
export const saleQueue = openDeviceQueue<QueuedSale>({
  name: 'hall-sale',
  keyOf: ({ body }) => body.key,
  timeOf: ({ soldAt }) => soldAt,
  isOld: ({ state, soldAt }, now) => state === 'recorded' && now - soldAt > keptMs,
})

/** Sends the waiting sales of a person in batches, once they can no longer be undone. */
export const useSending = (userId: number): Sending => useQueueSending(userId, sendSales)

function sendSales(userId: number, locale: Locale): Promise<Sending> | undefined {
  const now = Date.now()
  const mine = saleQueue.items.get().filter((sale) => sale.userId === userId)
  const [first] = toSend(mine, now)
  if (!first) return undefined
  const { hallId } = first
  const batch = mine.filter((sale) => sale.hallId === hallId)
  return sendBatch(hallId, toSend(batch, now), locale)
}

/** Sends one batch and stores its outcomes. Throws a refusal after which the sales must be sent again. */
async function sendBatch(hallId: number, batch: readonly QueuedSale[], locale: Locale): Promise<Sending> {
  const keys = new Set(batch.map(({ body }) => body.key))
  try {
    const body = { sent_at: new Date().toISOString(), sales: batch.map((sale) => sale.body) }
    const { sales } = await api('POST halls/{id}/sales', { params: { id: hallId }, body }, { locale })
    await saleQueue.replace(answered(saleQueue.items.get(), sales), keys)
    return 'online'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, code, message, errors } = error
    const verdict = verdictOf(status)
    if (verdict === 'again') throw error
    if (verdict === 'signed_out') return verdict
    await saleQueue.replace(refusedWhole(saleQueue.items.get(), batch, { code, message, errors }), keys)
    return 'online'
  }
}

/** The number of sales that are not sent yet, including those that can be undone, and the number of refused sales. */
export function countsOf(queue: readonly QueuedSale[]): {
  readonly unsent: number
  readonly refused: number
} {
  return {
    unsent: queue.filter(({ state }) => state === 'open').length,
    refused: queue.filter((sale) => stateOf(sale, 0) === 'refused').length,
  }
}
