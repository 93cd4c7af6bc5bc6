import { dropFromDevice, findOnDevice, keepOnDevice } from '../../app/state/deviceStore.ts'

/** What somebody typed on this device and has not sent; one person's is never another's. */
export interface GoodsDraftId {
  readonly userId: number
  readonly side: 'supply' | 'demand'
  /** With what the form began: `new`, or one's own entry once more, `like:902`, `change:902`. */
  readonly from: string
}

export function keepGoodsDraft(id: GoodsDraftId, typed: object): Promise<void> {
  return keepOnDevice(keyOf(id), typed)
}

/** As it was kept, where it still has every field of such a form: another version of the page may have kept it. */
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

/** Not among what the integration answered, which ends with the session. */
const keyOf = ({ userId, side, from }: GoodsDraftId) => `goods-draft:${userId}:${side}:${from}`
