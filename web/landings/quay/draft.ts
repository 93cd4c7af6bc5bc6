import { dropFromDevice, findOnDevice, keepOnDevice } from '../../app/state/deviceStore.ts'
import { keptMs, type QueuedCatch, type Started } from './queue.ts'

/**
 * The unsent form of a person with its photos and voice note. It is stored, because a phone that runs out
 * of memory, for example while its camera is open, loads the page again.
 */
export type Draft = Pick<Started, 'typed' | 'photos' | 'voice' | 'replaces'> & {
  readonly userId: number
  /** The time of the last change by the device's clock, in ms. */
  readonly at: number
}

const keyOf = (userId: number) => `quay-draft:${userId}`

/**
 * Whether the form continues a stored draft: the draft is recent, and it has a value or changes a catch that is still
 * open in the form.
 */
export function isCurrent(draft: Draft, queue: readonly QueuedCatch[], now: number): boolean {
  const { at, replaces } = draft
  if (now - at > keptMs) return false
  return replaces === null
    ? hasAnswer(draft)
    : queue.some(({ key, state }) => key === replaces.key && state === 'changing')
}

/** The market does not count, because a blank form has one too. */
function hasAnswer({ typed, photos, voice }: Draft): boolean {
  const { fishId, sizeId, weight, price, landsAt } = typed
  if (fishId !== null || sizeId !== null || photos.length > 0 || voice !== null) return true
  return `${weight}${price}${landsAt}`.trim() !== ''
}

export function findDraft(userId: number): Promise<Draft | undefined> {
  return findOnDevice<Draft>(keyOf(userId)).catch(() => undefined)
}

/**
 * A failure is ignored: if the device cannot store anything, the page says so above the form (`isStored` of
 * queueStore.ts).
 */
export async function keepDraft(draft: Draft): Promise<void> {
  await keepOnDevice(keyOf(draft.userId), draft).catch(() => undefined)
}

export async function dropDraft(userId: number): Promise<void> {
  await dropFromDevice(keyOf(userId)).catch(() => undefined)
}
