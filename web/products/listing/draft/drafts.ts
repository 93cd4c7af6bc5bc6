import type { Pair } from '#shared/base/locale.ts'
import { dropFromDevice, findOnDevice, keepOnDevice, listOnDevice } from '../../../app/state/deviceStore.ts'
import type { Listing } from '../state/listing.ts'

/** A resized picture that is ready for upload. */
export type DraftPhoto = { readonly id: string; readonly blob: Blob }

/** Unsent goods with their pictures, as this device stores them, so that the page works offline. */
export type ListingDraft = {
  readonly listing: Listing
  readonly photos: readonly DraftPhoto[]
  /** The product that the draft copies; its pictures are used while `photos` is empty. */
  readonly copyOf: number | null
  /** True if the pictures of the copied product are unchanged. */
  readonly copiedPictures: boolean
  /**
   * The `Idempotency-Key`, which is created together with the draft, so that a request with an unknown result can be
   * repeated.
   */
  readonly key: string
  /** True if the draft is to be sent when the network returns. */
  readonly waiting: boolean
  /** The typed or proposed name, so that the draft can be sent without the form. */
  readonly name: Pair
  readonly savedAt: string
  /** For an auction lot: its terms of sale as typed. */
  readonly lot?: TypedLot
}

export type TypedLot = Readonly<Record<string, string | boolean>>

/**
 * Identifies a draft. There is one draft for new goods, one for a new lot, and one for each copied product; drafts belong
 * to one user.
 */
export type DraftId = { readonly userId: number; readonly copyOf: number | null; readonly kind?: DraftKind }
export type DraftKind = 'goods' | 'lot'

export function keepDraft(id: DraftId, draft: ListingDraft): Promise<void> {
  return keepOnDevice(keyOf(id), draft)
}

export function findDraft(id: DraftId): Promise<ListingDraft | undefined> {
  return findOnDevice(keyOf(id))
}

export function dropDraft(id: DraftId): Promise<void> {
  return dropFromDevice(keyOf(id))
}

export type StoredDraft = ListingDraft & { readonly kind: DraftKind }

/** All drafts of a user's goods and lots, newest first. */
export async function listDrafts(userId: number): Promise<StoredDraft[]> {
  const drafts = await listOnDevice<ListingDraft>(`${userId}:`)
  return drafts
    .map((draft): StoredDraft => ({ ...draft, kind: draft.lot ? 'lot' : 'goods' }))
    .sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
}

function keyOf({ userId, copyOf, kind }: DraftId): string {
  return `${userId}:${kind === 'lot' ? 'lot:' : ''}${copyOf ?? 'new'}`
}
