import { type Answer, api } from '../../app/calls/api.ts'
import { dropFromDevice, findOnDevice, keepOnDevice, listOnDevice } from '../../app/state/deviceStore.ts'
import type { DraftPhoto } from '../../products/listing/draft/drafts.ts'
import { type Ask, fieldsOf } from './ask.ts'

/** An unsent request, as this device stores it. */
export type RequestDraft = {
  readonly ask: Ask
  /** Identifies the species, or the user's request, with which the form was filled at its start: {@link beginningOf}. */
  readonly from: string
  /** The typed or proposed title, so that the draft can be sent without the form. */
  readonly title: string
  /** The picture; at most one. */
  readonly photos: readonly DraftPhoto[]
  /**
   * The `Idempotency-Key`, which is created together with the draft, so that a request with an unknown result can be
   * repeated.
   */
  readonly key: string
  /** True if the draft is to be sent when the network returns. */
  readonly waiting: boolean
  /** Undefined in drafts of an earlier version. */
  readonly savedAt?: string
}

/**
 * Identifies a draft. There is one draft for a new request, and one for each species or own request from which a request
 * starts; drafts belong to one user.
 */
export type RequestDraftId = { readonly userId: number; readonly from: string }

/** The key of the source from which a form starts, which identifies its draft. */
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

/** The query parameters of the form's address, from the key of its draft. */
export function searchOf(from: string): { readonly copyOf?: number; readonly fishId?: number } {
  const [kind, id] = from.split(':')
  if (kind === 'copy') return { copyOf: Number(id) }
  return kind === 'fish' ? { fishId: Number(id) } : {}
}

export function keepRequestDraft(userId: number, draft: RequestDraft): Promise<void> {
  return keepOnDevice(keyOf({ userId, from: draft.from }), draft)
}

/** All drafts of a user's requests on this device. */
export function listRequestDrafts(userId: number): Promise<RequestDraft[]> {
  return listOnDevice<RequestDraft>(keyOf({ userId, from: '' }))
}

export function findRequestDraft(id: RequestDraftId): Promise<RequestDraft | undefined> {
  return findOnDevice(keyOf(id))
}

export function dropRequestDraft(id: RequestDraftId): Promise<void> {
  return dropFromDevice(keyOf(id))
}

/** The key has its own prefix, so that it differs from the keys of goods. */
function keyOf({ userId, from }: RequestDraftId): string {
  return `request:${userId}:${from}`
}

type Options = Parameters<typeof api<'POST requests/create'>>[2]

/** Creates the request of a draft, once even if it is sent several times. Throws a Refusal. */
export function sendNewRequest(
  { ask, title, photos, key }: RequestDraft,
  options: Omit<Options, 'key'>,
): Promise<Answer<'POST requests/create'>> {
  const [image] = photos.map(({ blob }) => blob)
  const body = { ...filledOf(fieldsOf(ask, title)), ...(image ? { image } : {}) }
  return api('POST requests/create', { body }, { ...options, key })
}

/** Leaves out optional fields that are blank. */
function filledOf(fields: ReturnType<typeof fieldsOf>) {
  const { title, fish_id, city_id, quantity, ...open } = fields
  const filled = Object.fromEntries(Object.entries(open).filter(([, value]) => value !== ''))
  return { title, fish_id, city_id, quantity, ...filled }
}
