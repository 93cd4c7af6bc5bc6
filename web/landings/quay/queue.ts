import type { OwnLanding } from '#shared/landings/contract.ts'
import type { fieldsOf, TypedCatch } from './announcement.ts'

/** A catch that was announced on this device. Its key makes repetitions harmless, however late they arrive. */
export type QueuedCatch = {
  readonly key: string
  readonly userId: number
  /** The typed values, which are kept so that a refused catch can be changed. */
  readonly typed: TypedCatch
  readonly fields: ReturnType<typeof fieldsOf>
  readonly photos: readonly { readonly id: string; readonly blob: Blob }[]
  /** The voice note as the browser recorded it. */
  readonly voice: Blob | null
  readonly shown: { readonly fish: string; readonly market: string }
  /** The time of the announcement by the device's clock, in ms. */
  readonly at: number
  /** `changing`: the catch is open in the form. It stays stored until its change is announced, and is not sent before. */
  readonly state: 'waiting' | 'changing' | 'sent' | 'refused'
  /** The id of the announced catch. */
  readonly landingId: number | null
  /** True if the landing time had already passed when the server received the catch. */
  readonly late: boolean
  readonly refusal: CatchRefusal | null
}

/** The initial values of a form. A new `round` mounts a new form. */
export type Started = {
  readonly round: number
  readonly typed: TypedCatch
  readonly photos: QueuedCatch['photos']
  readonly voice: QueuedCatch['voice']
  /** The stored catch that the form changes. */
  readonly replaces: QueuedCatch | null
  /** True if the user left the form earlier, and its values were restored from the device. */
  readonly restored: boolean
}

export type CatchRefusal = {
  readonly message: string
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/** The catch that is sent next: the oldest catch of this person that waits. */
export function nextOf(queue: readonly QueuedCatch[], userId: number): QueuedCatch | undefined {
  return queue
    .filter((each) => each.userId === userId && each.state === 'waiting')
    .toSorted((one, other) => one.at - other.at)[0]
}

/** Marks a catch as open in the form. */
export function changing(queued: QueuedCatch): QueuedCatch {
  return { ...queued, state: 'changing', refusal: null }
}

/**
 * The person's catches that are marked as changing although no form contains their change any more. They return to the
 * queue. `inForm` is the key of the catch in the form.
 */
export function leftOpen(
  queue: readonly QueuedCatch[],
  userId: number,
  inForm: string | undefined,
): QueuedCatch[] {
  return queue
    .filter((each) => each.userId === userId && each.state === 'changing' && each.key !== inForm)
    .map((each) => ({ ...each, state: 'waiting' }))
}

/** Marks a catch as announced, and drops its photos and its voice note. */
export function announced(queued: QueuedCatch, { id, late }: Pick<OwnLanding, 'id' | 'late'>): QueuedCatch {
  return { ...queued, state: 'sent', landingId: id, late, photos: [], voice: null, refusal: null }
}

/** Marks a catch as refused, with the reason. */
export function refused(queued: QueuedCatch, { message, errors }: CatchRefusal): QueuedCatch {
  return { ...queued, state: 'refused', refusal: { message, errors } }
}

/** Whether the expected landing of an unsent catch has passed. */
export function hasPassed({ state, fields }: Pick<QueuedCatch, 'state' | 'fields'>, now: number): boolean {
  return state === 'waiting' && new Date(fields.lands_at).getTime() < now
}

/** Announced catches stay in the list of the device for this long. */
export const keptMs = 12 * 3_600_000

export const isOld = ({ state, at }: Pick<QueuedCatch, 'state' | 'at'>, now: number): boolean =>
  state === 'sent' && now - at > keptMs
