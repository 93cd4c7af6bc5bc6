import { useEffect, useRef, useState } from 'react'
import { api, Refusal } from '../../app/calls/api.ts'
import { createStore } from '../../app/state/createStore.ts'
import { dropFromDevice, keepOnDevice, listOnDevice } from '../../app/state/deviceStore.ts'
import { useLocale } from '../../app/texts/text.ts'
import { useOnline } from '../../products/useOnline.ts'
import { answered, type QueuedSale, refusedWhole, stateOf, toSend } from './queue.ts'

/** The sales of this device, oldest first. They survive a reload and a sign-out, because each of them is money. */
export const saleQueue = createStore<readonly QueuedSale[]>([])

/** Whether the device stores the queue; false in a private window. */
export const keepsQueue = createStore(true)

const keyOf = ({ userId, body }: QueuedSale) => `hall-sale:${userId}:${body.key}`

/** Loads a person's queue, and forgets recorded sales of earlier days. */
export async function loadQueue(userId: number, now: number): Promise<void> {
  const stored = await listOnDevice<QueuedSale>(`hall-sale:${userId}:`).catch(() => {
    keepsQueue.set(false)
    return []
  })
  const isOld = ({ state, soldAt }: QueuedSale) => state === 'recorded' && now - soldAt > keptMs
  for (const sale of stored.filter(isOld)) void dropFromDevice(keyOf(sale)).catch(() => undefined)
  const known = new Set(saleQueue.get().map(({ body }) => body.key))
  const loaded = stored.filter((sale) => !isOld(sale) && !known.has(sale.body.key))
  saleQueue.set([...saleQueue.get(), ...loaded].toSorted((one, other) => one.soldAt - other.soldAt))
  // Asks the browser not to delete the queue when the device runs out of space.
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** Recorded sales stay on the device for a day, so that their slips can be printed again. */
const keptMs = 24 * 3_600_000

/** Adds a sale, or replaces the sale with the same key. Resolves once the device has stored it. */
export async function putSale(sale: QueuedSale): Promise<void> {
  const others = saleQueue.get().filter(({ body }) => body.key !== sale.body.key)
  saleQueue.set([...others, sale].toSorted((one, other) => one.soldAt - other.soldAt))
  await keepOnDevice(keyOf(sale), sale).catch(() => keepsQueue.set(false))
}

/** Removes a sale that was not sent. */
export async function dropSale(sale: QueuedSale): Promise<void> {
  saleQueue.set(saleQueue.get().filter(({ body }) => body.key !== sale.body.key))
  await dropFromDevice(keyOf(sale)).catch(() => undefined)
}

export type Sending = 'online' | 'offline' | 'signed_out'

/**
 * Sends the waiting sales of a person in batches: a second after each undo has passed, when the network returns, and at growing
 * intervals after a failure. Returns whether the network carries them.
 */
export function useSending(userId: number): Sending {
  const locale = useLocale()
  const online = useOnline()
  const [state, setState] = useState<Sending>('online')
  const busy = useRef(false)
  const pauseUntil = useRef(0)
  const failures = useRef(0)
  useEffect(() => {
    pauseUntil.current = 0
    const attempt = async () => {
      if (busy.current || !online || Date.now() < pauseUntil.current) return
      const mine = saleQueue.get().filter((sale) => sale.userId === userId)
      const [first] = toSend(mine, Date.now())
      if (!first) return
      const batch = toSend(
        mine.filter(({ hallId }) => hallId === first.hallId),
        Date.now(),
      )
      busy.current = true
      try {
        setState(await sendBatch(first.hallId, batch, locale))
        failures.current = 0
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        failures.current += 1
        const waitS = error.retryAfterS ?? Math.min(2 ** failures.current, 30)
        pauseUntil.current = Date.now() + waitS * 1_000
        setState('offline')
      } finally {
        busy.current = false
      }
    }
    const timer = setInterval(() => void attempt(), 1_000)
    void attempt()
    return () => clearInterval(timer)
  }, [userId, online, locale])
  return online ? state : 'offline'
}

/** Sends one batch and stores its outcomes. Throws a refusal that is no decision about the sales. */
async function sendBatch(
  hallId: number,
  batch: readonly QueuedSale[],
  locale: 'ar' | 'en',
): Promise<Sending> {
  try {
    const body = { sent_at: new Date().toISOString(), sales: batch.map((sale) => sale.body) }
    const { sales } = await api('POST halls/{id}/sales', { params: { id: hallId }, body }, { locale })
    await keepAll(answered(saleQueue.get(), sales), batch)
    return 'online'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, code, message, errors } = error
    if (status === 401) return 'signed_out'
    if (status === 0 || status === 408 || status === 429 || status >= 500) throw error
    await keepAll(refusedWhole(saleQueue.get(), batch, { code, message, errors }), batch)
    return 'online'
  }
}

/** Replaces the queue and stores the sales of a batch. */
async function keepAll(queue: readonly QueuedSale[], batch: readonly QueuedSale[]): Promise<void> {
  saleQueue.set(queue)
  const sent = new Set(batch.map(({ body }) => body.key))
  for (const sale of queue.filter(({ body }) => sent.has(body.key)))
    await keepOnDevice(keyOf(sale), sale).catch(() => keepsQueue.set(false))
}

/** The sales that wait, also those that can be undone, and the refused ones. */
export function countsOf(queue: readonly QueuedSale[]): {
  readonly unsent: number
  readonly refused: number
} {
  return {
    unsent: queue.filter(({ state }) => state === 'open').length,
    refused: queue.filter((sale) => stateOf(sale, 0) === 'refused').length,
  }
}
