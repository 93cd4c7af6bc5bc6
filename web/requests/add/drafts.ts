import { dropFromDevice, findOnDevice, keepOnDevice, listOnDevice } from '../../app/state/deviceStore.ts'
import type { DraftPhoto } from '../../products/listing/state/drafts.ts'
import type { Ask } from './ask.ts'

/** A request that is not sent yet, as this device keeps it. */
export type RequestDraft = {
  readonly ask: Ask
  /** From where it began: {@link beginningOf}. */
  readonly from: string
  /** What it is called, written or proposed: so that it can be sent without the form. */
  readonly title: string
  /** One at most. */
  readonly photos: readonly DraftPhoto[]
  /** The `Idempotency-Key`: made with the draft, so that a send of which nobody knows can be repeated. */
  readonly key: string
  /** Sent as soon as there is a network again. */
  readonly waiting: boolean
}

/** One draft of a new request, one for each fish or own request from which one begins; one person's are never another's. */
export type RequestDraftId = { readonly userId: number; readonly from: string }

/** From where a form begins, for its draft. */
export function beginningOf({
  copyOf,
  fishId,
}: {
  readonly copyOf: number | undefined
  readonly fishId: number | undefined
}): string {
  if (copyOf !== undefined) return `copy:${copyOf}`
  return fishId === undefined ? 'new' : `fish:${fishId}`
}

/** The search of the form's address that a draft began with. */
export function searchOf(from: string): { readonly copyOf?: number; readonly fishId?: number } {
  const [kind, id] = from.split(':')
  if (kind === 'copy') return { copyOf: Number(id) }
  return kind === 'fish' ? { fishId: Number(id) } : {}
}

export function keepRequestDraft(userId: number, draft: RequestDraft): Promise<void> {
  return keepOnDevice(keyOf({ userId, from: draft.from }), draft)
}

/** All requests that a person began on this device. */
export function listRequestDrafts(userId: number): Promise<RequestDraft[]> {
  return listOnDevice<RequestDraft>(keyOf({ userId, from: '' }))
}

export function findRequestDraft(id: RequestDraftId): Promise<RequestDraft | undefined> {
  return findOnDevice(keyOf(id))
}

export function dropRequestDraft(id: RequestDraftId): Promise<void> {
  return dropFromDevice(keyOf(id))
}

/** Not below the prefix of a person's goods. */
function keyOf({ userId, from }: RequestDraftId): string {
  return `request:${userId}:${from}`
}
