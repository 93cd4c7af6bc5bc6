import type { Locale } from '#shared/base/locale.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { openDeviceQueue } from '../../app/state/deviceQueue.ts'
import { type Sending, useQueueSending, verdictOf } from '../../app/state/useQueueSending.ts'
import { announced, isOld, leftOpen, nextOf, type QueuedCatch, refused } from './queue.ts'

/** The catches that were announced on this device. */
export const catchQueue = openDeviceQueue<QueuedCatch>({
  name: 'catch',
  keyOf: ({ key }) => key,
  timeOf: ({ at }) => at,
  isOld,
})

/** Returns catches with the state `changing` to the queue, except the catch in the form. */
export async function releaseCatches(userId: number, inForm: string | undefined): Promise<void> {
  await Promise.all(leftOpen(catchQueue.items.get(), userId, inForm).map(catchQueue.put))
}

/** Sends the waiting catches of a person one after the other. */
export function useCatchSending(userId: number, onAnnounced: () => void): Sending {
  return useQueueSending(userId, (id, locale) => {
    const next = nextOf(catchQueue.items.get(), id)
    return next && sendCatch(next, locale, onAnnounced)
  })
}

/**
 * Sends one catch and stores its outcome. Throws if the outcome is unknown or temporary, so that the catch
 * is sent again.
 */
async function sendCatch(queued: QueuedCatch, locale: Locale, onAnnounced: () => void): Promise<Sending> {
  const images = queued.photos.map(({ blob }) => blob)
  const { fields, voice } = queued
  const body = { ...fields, ...(images.length > 0 && { images }), ...(voice && { voice }) }
  try {
    const landing = await api('POST landings', { body }, { locale, key: queued.key })
    await catchQueue.put(announced(queued, landing))
    onAnnounced()
    return 'online'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const verdict = verdictOf(error.status)
    if (verdict === 'again') throw error
    if (verdict === 'signed_out') return verdict
    await catchQueue.put(refused(queued, error))
    return 'online'
  }
}
