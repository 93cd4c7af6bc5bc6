import { halalasOf, printAmount } from '#shared/base/money.ts'
import { gramsOf, printKilograms } from '#shared/base/quantity.ts'
import { hallLotKey } from '../../auth/session.ts'
import type { Desk } from '../desk.ts'
import { blankLot, type TypedLot } from './form.ts'
import type { QueuedSale } from './queue.ts'

/** The clerk and the hall of the stored lot. */
type Owner = { readonly userId: number; readonly hallId: number }

/**
 * The lot that a clerk has typed on this device. It survives a reload, and stays until it is sold or cleared, or until the clerk
 * signs out.
 */
export function storedLot(owner: Owner, desk: Pick<Desk, 'fish' | 'lots' | 'people'>): TypedLot {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(hallLotKey) ?? 'null')
    return lotIn(stored, owner, desk) ?? blankLot
  } catch {
    // Storage is blocked or was changed by hand.
    return blankLot
  }
}

export function storeLot({ userId, hallId }: Owner, lot: TypedLot): void {
  try {
    if (isBlank(lot)) localStorage.removeItem(hallLotKey)
    else localStorage.setItem(hallLotKey, JSON.stringify({ userId, hallId, lot }))
  } catch {
    // Storage is blocked, so the lot is lost when the page is closed.
  }
}

/** The lot of a refused sale as the form shows it, so that the clerk can correct it and need not type it again. */
export function typedAgain(
  { body, shown }: Pick<QueuedSale, 'body' | 'shown'>,
  { fish, lots, people }: Pick<Desk, 'fish' | 'lots' | 'people'>,
): TypedLot {
  const goods = lots.find(({ product_id }) => product_id === body.product_id)
  const { seller_id: id, seller_mobile: mobile, seller_name, buyer_number, buyer_mobile } = body
  const card = people.find(({ number }) => number === buyer_number)
  const numbered = buyer_mobile ?? (buyer_number === undefined ? undefined : String(buyer_number))
  const named = { name: shown.seller }
  const fishId = body.fish_id === undefined ? undefined : Number(body.fish_id)
  return {
    ...blankLot,
    // Goods that are sold out by now are no longer on the desk.
    fishId: fishId ?? goods?.fish_id ?? fish.find(({ name }) => name === shown.fish)?.id ?? null,
    productId: goods?.product_id ?? null,
    tubs: Number(body.tubs ?? 1),
    weight: printKilograms(gramsOf(Number(body.quantity))),
    price: printAmount(halalasOf(Number(body.price))),
    seller: goods
      ? { id: 0, ...named }
      : id !== undefined
        ? { id: Number(id), ...named }
        : mobile !== undefined
          ? { mobile, name: seller_name ?? '' }
          : null,
    buyer: card
      ? { kind: 'person', id: card.id, number: card.number, name: card.name }
      : numbered === undefined
        ? { kind: 'walk_in' }
        : { kind: 'typed', text: numbered },
    payment: body.payment,
  }
}

export const isBlank = (lot: TypedLot): boolean => JSON.stringify(lot) === JSON.stringify(blankLot)

/** The stored lot, without goods and species that the desk no longer has; null for the lot of another clerk or hall. */
export function lotIn(
  stored: unknown,
  { userId, hallId }: Owner,
  { fish, lots, people }: Pick<Desk, 'fish' | 'lots' | 'people'>,
): TypedLot | null {
  if (!isRecord(stored) || stored.userId !== userId || stored.hallId !== hallId || !isRecord(stored.lot))
    return null
  // This device stored the lot, so only the parts that may be outdated are checked.
  const lot = { ...blankLot, ...stored.lot } as TypedLot
  const { seller, buyer } = lot
  const isGone = lot.productId !== null && !lots.some(({ product_id }) => product_id === lot.productId)
  if (isGone) return { ...blankLot, payment: lot.payment }
  const knows = (id: number) => people.some((person) => person.id === id)
  return {
    ...lot,
    fishId: fish.some(({ id }) => id === lot.fishId) ? lot.fishId : null,
    seller: seller && 'id' in seller && lot.productId === null && !knows(seller.id) ? null : seller,
    buyer: buyer.kind === 'person' && !knows(buyer.id) ? blankLot.buyer : buyer,
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
