import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#shared/base/locale.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { createStore } from '../../app/state/createStore.ts'
import { dropFromDevice, keepOnDevice, listOnDevice } from '../../app/state/deviceStore.ts'
import { useLocale } from '../../app/texts/text.ts'
import { useOnline } from '../../products/useOnline.ts'
import { announced, isOld, leftOpen, nextOf, type QueuedCatch, refused, verdictOf } from './queue.ts'

/** The catches of this device, oldest first. They survive a reload and a sign-out. */
export const catchQueue = createStore<readonly QueuedCatch[]>([])

/** Whether the device stores the queue; false in a private window. */
export const keepsCatches = createStore(true)

const keyOf = ({ userId, key }: QueuedCatch) => `catch:${userId}:${key}`

/** Loads a person's catches, and forgets announced ones after some hours. */
export async function loadCatches(userId: number, now: number): Promise<void> {
  const stored = await listOnDevice<QueuedCatch>(`catch:${userId}:`).catch(() => {
    keepsCatches.set(false)
    return []
  })
  for (const old of stored.filter((each) => isOld(each, now)))
    void dropFromDevice(keyOf(old)).catch(() => undefined)
  const known = new Set(catchQueue.get().map(({ key }) => key))
  const loaded = stored.filter((each) => !isOld(each, now) && !known.has(each.key))
  catchQueue.set(sorted([...catchQueue.get(), ...loaded]))
  // Asks the browser not to delete the catches when the device runs out of space.
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** Adds a catch, or replaces the catch with the same key. Resolves once the device has stored it. */
export async function putCatch(queued: QueuedCatch): Promise<void> {
  catchQueue.set(sorted([...catchQueue.get().filter(({ key }) => key !== queued.key), queued]))
  await keepOnDevice(keyOf(queued), queued).catch(() => keepsCatches.set(false))
}

/** Returns the catches to the queue that are marked as changing, except the one in the form. */
export async function releaseCatches(userId: number, inForm: string | undefined): Promise<void> {
  await Promise.all(leftOpen(catchQueue.get(), userId, inForm).map(putCatch))
}

/** Removes a catch from the device. */
export async function dropCatch(queued: QueuedCatch): Promise<void> {
  catchQueue.set(catchQueue.get().filter(({ key }) => key !== queued.key))
  await dropFromDevice(keyOf(queued)).catch(() => undefined)
}

const sorted = (queue: readonly QueuedCatch[]) => queue.toSorted((one, other) => one.at - other.at)

export type Sending = 'online' | 'offline' | 'signed_out'

/**
 * Sends the waiting catches of a person one after the other: at once, when the network returns, and at growing intervals after a
 * failure. Returns whether the network carries them.
 */
export function useCatchSending(userId: number, onAnnounced: () => void): Sending {
  const locale = useLocale()
  const online = useOnline()
  const [state, setState] = useState<Sending>('online')
  const busy = useRef(false)
  const pauseUntil = useRef(0)
  const failures = useRef(0)
  const latest = useRef(onAnnounced)
  useEffect(() => {
    latest.current = onAnnounced
  })
  useEffect(() => {
    pauseUntil.current = 0
    const attempt = async () => {
      if (busy.current || !online || Date.now() < pauseUntil.current) return
      const next = nextOf(catchQueue.get(), userId)
      if (!next) return
      busy.current = true
      try {
        const outcome = await sendCatch(next, locale)
        if (outcome === 'again') {
          failures.current += 1
          pauseUntil.current = Date.now() + Math.min(2 ** failures.current, 30) * 1_000
        } else failures.current = 0
        setState(outcome === 'again' ? 'offline' : outcome === 'signed_out' ? 'signed_out' : 'online')
        if (outcome === 'announced') latest.current()
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

/** Sends one catch and stores its outcome. */
async function sendCatch(
  queued: QueuedCatch,
  locale: Locale,
): Promise<'announced' | 'refused' | 'again' | 'signed_out'> {
  const images = queued.photos.map(({ blob }) => blob)
  const { fields, voice } = queued
  const body = { ...fields, ...(images.length > 0 && { images }), ...(voice && { voice }) }
  try {
    await putCatch(announced(queued, await api('POST landings', { body }, { locale, key: queued.key })))
    return 'announced'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const verdict = verdictOf(error.status)
    if (verdict === 'refused') await putCatch(refused(queued, error))
    return verdict
  }
}
