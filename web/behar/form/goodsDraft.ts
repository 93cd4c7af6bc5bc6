import { dropFromDevice, findOnDevice, keepOnDevice } from '../../app/state/deviceStore.ts'

/** The key of an unsent form on this device; drafts belong to one user. */
export interface GoodsDraftId {
  readonly userId: number
  readonly side: 'supply' | 'demand'
  /** The key of the form's start: `new`, or the user's own entry: `like:902`, `change:902`. */
  readonly from: string
}

export function keepGoodsDraft(id: GoodsDraftId, typed: object): Promise<void> {
  return keepOnDevice(keyOf(id), typed)
}

/** The draft, if it still has every field of the form: another version of the page may have saved it. */
export async function findGoodsDraft<Typed extends object>(
  id: GoodsDraftId,
  blank: Typed,
): Promise<Typed | undefined> {
  const found = await findOnDevice<Readonly<Record<string, unknown>>>(keyOf(id))
  return Object.keys(blank).every((name) => typeof found?.[name] === 'string') ? (found as Typed) : undefined
}

export function dropGoodsDraft(id: GoodsDraftId): Promise<void> {
  return dropFromDevice(keyOf(id))
}

/** Outside of the prefix of cached answers, which are deleted at sign-out. */
const keyOf = ({ userId, side, from }: GoodsDraftId) => `goods-draft:${userId}:${side}:${from}`
