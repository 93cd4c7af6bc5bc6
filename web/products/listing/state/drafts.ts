import type { Pair } from '#shared/base/locale.ts'
import { dropFromDevice, findOnDevice, keepOnDevice, listOnDevice } from '../../../app/state/deviceStore.ts'
import type { Listing } from './listing.ts'

/** A picture as it will be sent: made smaller already. */
export type DraftPhoto = { readonly id: string; readonly blob: Blob }

/** Goods that are not listed yet, as this device keeps them: with their pictures, so that no network is needed. */
export type ListingDraft = {
  readonly listing: Listing
  readonly photos: readonly DraftPhoto[]
  /** One's own product from which it was copied; its pictures are taken while `photos` are none. */
  readonly copyOf: number | null
  /** Its pictures are still taken: nobody changed them. */
  readonly copiedPictures: boolean
  /** The `Idempotency-Key`: made with the draft, so that a send of which nobody knows can be repeated. */
  readonly key: string
  /** Sent as soon as there is a network again. */
  readonly waiting: boolean
  /** What it is called, written or proposed: so that it can be sent without the form. */
  readonly name: Pair
  readonly savedAt: string
  /** Of a lot for auction: how it is sold, as it was typed. */
  readonly lot?: TypedLot
}

export type TypedLot = Readonly<Record<string, string | boolean>>

/** One draft of new goods, one of a new lot, and one for each that is copied; one person's are never another's. */
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

/** All drafts of a person's goods for normal sale, the newest first. */
export async function listDrafts(userId: number): Promise<ListingDraft[]> {
  const drafts = await listOnDevice<ListingDraft>(`${userId}:`)
  return drafts.filter(({ lot }) => !lot).sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
}

function keyOf({ userId, copyOf, kind }: DraftId): string {
  return `${userId}:${kind === 'lot' ? 'lot:' : ''}${copyOf ?? 'new'}`
}
