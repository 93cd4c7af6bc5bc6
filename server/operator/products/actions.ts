import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import { notify } from '../../notifications/actions.ts'
import { closedNow } from '../../products/listing/check.ts'
import { foundOf, type ListingListeners } from '../../products/listing/events.ts'
import { conflict } from '../../products/listing/prepare.ts'
import { type Held, holdListing, updateShown } from '../../products/listing/store.ts'
import { isBlocked } from '../people/personStore.ts'
import { insertAudit } from '../store.ts'
import {
  findGoods,
  lockSpecials,
  placeOfSpecial,
  placeSpecial,
  updateHiddenByStaff,
  wasHiddenBySeller,
} from './store.ts'

export interface GoodsChange {
  readonly id: number
  readonly is_special?: boolean | undefined
  readonly special_position?: number | undefined
  readonly hidden?: boolean | undefined
  readonly note?: string | undefined
}

export interface GoodsDeps {
  readonly db: Database
  readonly listeners: ListingListeners
}

/**
 * Hides or shows goods, adds goods to the special products and moves goods among them (contract, section 8). Equal
 * values are neither written nor logged. Refuses: not_found; forbidden for the caller's own goods; conflict for an
 * auction with bids and for goods of a blocked seller; validation_failed at `note` if it is missing when goods are
 * hidden, at `is_special` for an auction lot, and at `hidden` for goods in a closed season.
 */
export async function changeGoodsBy(deps: GoodsDeps, caller: Caller, change: GoodsChange): Promise<void> {
  const { id, hidden, note, is_special, special_position } = change
  if (hidden && note === undefined) throw new Refusal('validation_failed', { note: [{ code: 'required' }] })
  const orders = is_special !== undefined || special_position !== undefined
  await deps.db.transaction(async (tx) => {
    const goods = await findGoods(tx, id)
    if (!goods) throw new Refusal('not_found')
    if (goods.seller_id === caller.id) throw new Refusal('forbidden')
    if (orders) await order(tx, caller, change, goods.sale_type)
    if (hidden === undefined) return
    const held = await holdListing(tx, { sellerId: goods.seller_id, id })
    if (!held) throw new Refusal('not_found')
    if (held.hidden_by_staff === hidden) return
    const seller = goods.seller_id
    await (hidden
      ? hide(tx, caller, { change, held, seller })
      : free(tx, deps, caller, { change, held, seller }))
  })
}

interface Taken {
  readonly change: GoodsChange
  readonly held: Held
  readonly seller: number
}

async function order(
  tx: Sql,
  caller: Caller,
  { id, is_special, special_position, note }: GoodsChange,
  sale: Held['sale_type'],
): Promise<void> {
  const wanted = is_special ?? true
  if (wanted && sale === 'auction')
    throw new Refusal('validation_failed', { is_special: [{ code: 'choice' }] })
  await lockSpecials(tx, id)
  const before = await placeOfSpecial(tx, id)
  if (!wanted && before === null) return
  const place = wanted ? (special_position ?? before ?? last) : null
  if (place === before) return
  await placeSpecial(tx, id, place)
  const after = await placeOfSpecial(tx, id)
  if (after === before) return
  await insertAudit(tx, {
    actorId: caller.id,
    action: 'product.special',
    record: { type: 'product', id },
    note: note ?? null,
    before: { special_position: before },
    after: { special_position: after },
  })
}

/** A place above every real place, so that the goods become the last ones. */
const last = 1_000_000

async function hide(tx: Sql, caller: Caller, { change, held, seller }: Taken): Promise<void> {
  const { id, note = '' } = change
  if (held.bids > 0) throw conflict('auction_with_bids')
  const bySeller = held.status === 'hidden' && !held.hidden_by_block
  if (held.status !== 'hidden') await updateShown(tx, id, false)
  await updateHiddenByStaff(tx, id, { hidden: true, bySeller })
  await insertAudit(tx, {
    actorId: caller.id,
    action: 'product.hide',
    record: { type: 'product', id },
    note,
    before: { status: held.status, hidden_by_staff: false },
    after: { status: 'hidden', hidden_by_staff: true },
  })
  await notify(tx, {
    to: seller,
    kind: held.sale_type === 'auction' ? 'lot_hidden' : 'goods_hidden',
    about: id,
    by: null,
    event: 'gathered',
    facts: { goods: { ar: held.nameAr, en: held.nameEn }, note },
  })
}

async function free(
  tx: Sql,
  { listeners }: GoodsDeps,
  caller: Caller,
  { change, held, seller }: Taken,
): Promise<void> {
  const { id, note } = change
  if (await isBlocked(tx, seller)) throw conflict('person_blocked')
  const stays = await wasHiddenBySeller(tx, id)
  const closed = stays ? undefined : await closedNow(tx, held)
  if (closed) throw new Refusal('validation_failed', { hidden: [closed] })
  await updateHiddenByStaff(tx, id, { hidden: false, bySeller: false })
  if (!stays) await updateShown(tx, id, true)
  const sellable = held.quantity > 0 ? ('active' as const) : ('sold_out' as const)
  const status = stays ? ('hidden' as const) : sellable
  await insertAudit(tx, {
    actorId: caller.id,
    action: 'product.show',
    record: { type: 'product', id },
    note: note ?? null,
    before: { status: held.status, hidden_by_staff: true },
    after: { status, hidden_by_staff: false },
  })
  await notify(tx, {
    to: seller,
    kind: held.sale_type === 'auction' ? 'lot_shown' : 'goods_shown',
    about: id,
    by: null,
    event: 'gathered',
    facts: { goods: { ar: held.nameAr, en: held.nameEn } },
  })
  const after = foundOf(held, { ...held, status })
  await listeners.onGoodsChanged(tx, { id, sellerId: seller, before: null, after })
}
