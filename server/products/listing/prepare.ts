import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { type FieldProblems, Refusal, refuseProblems } from '#shared/base/errors.ts'
import { toKilograms } from '#shared/base/quantity.ts'
import type { NewProduct, ProductChange } from '#shared/products/listing.ts'
import { type Checked, checkGoods } from './check.ts'
import { changedGoods, newGoods } from './goods.ts'
import { isStandIn, type Placed, placePictures } from './pictures.ts'
import { nothingMore, type Sale, type SalePlan } from './sale.ts'
import type { Goods, Held } from './store.ts'

/**
 * The goods of a new form. `copied` contains the goods to copy; it is undefined if they do not belong to the seller. Refuses:
 * not_found for goods of others; validation_failed at the fields of goods and sale together.
 */
export async function prepareNew(
  db: Sql,
  caller: Caller,
  form: NewProduct,
  { sale, copied }: { readonly sale: Sale; readonly copied: Held | undefined },
) {
  if (form.copy_of !== undefined && !copied) throw new Refusal('not_found')
  const goods = await newGoods(db, caller, form)
  const checked = await checkGoods(db, goods, form)
  const plan = await sale.prepare(db, goods)
  refuseProblems({ ...checked.problems, ...plan.problems, ...stockProblems(form, goods, copied) })
  // A stand-in picture is not copied. It is chosen again, because the copy may have another species or be sold cut.
  const pictures = (copied?.pictures ?? []).filter((picture) => !isStandIn(picture))
  return {
    goods: { ...goods, preparations: checked.preparations },
    checked,
    plan,
    /** The pictures of a form without uploads. */
    pictures: () => (pictures.length > 0 ? pictures.map(({ id }) => id) : standIn(checked)),
  }
}

/** The stock can be moved only from goods that are sold by the kilogram, up to their remaining quantity. */
function stockProblems(form: NewProduct, goods: Goods, copied: Held | undefined): FieldProblems {
  if (!form.move_stock) return {}
  if (copied?.sale_type !== 'normal') return { copy_of: [{ code: 'choice' }] }
  if (goods.quantity <= copied.quantity) return {}
  return { quantity: [{ code: 'at_most', bound: toKilograms(copied.quantity) }] }
}

/** Prepares the change of a lot. The feature `auctions` implements it. Refuses: conflict if the lot may not change. */
export type ChangeLot = (
  db: Sql,
  lot: {
    readonly id: number
    readonly before: Held
    readonly after: Goods
    readonly change: ProductChange
  },
) => Promise<SalePlan>

/**
 * The goods after a change; `held` are the current goods. Refuses: not_found if `held` is undefined; conflict for an
 * auction with bids unless only details and pictures differ; validation_failed at the fields.
 */
export async function prepareChange(
  db: Sql,
  caller: Caller,
  held: Held | undefined,
  {
    id,
    change,
    changeLot,
  }: { readonly id: number; readonly change: ProductChange; readonly changeLot: ChangeLot },
) {
  if (!held) throw new Refusal('not_found')
  const goods = await changedGoods(db, caller, held, change)
  if (held.bids > 0 && differs(goods, held)) throw conflict('auction_with_bids')
  const checked = await checkGoods(db, goods, change, held)
  const { placed, problems } = placePictures(held.pictures, change)
  const nothing: FieldProblems =
    held.sale_type === 'auction' && goods.quantity === 0 && held.quantity > 0
      ? { quantity: [{ code: 'at_least', bound: 0.001 }] }
      : {}
  const lot = { id, before: held, after: goods, change }
  const plan = held.sale_type === 'auction' ? await changeLot(db, lot) : nothingMore
  refuseProblems({ ...checked.problems, ...problems, ...nothing, ...plan.problems })
  return {
    goods: { ...goods, preparations: checked.preparations },
    checked,
    plan,
    /** The ids of the current pictures. */
    before: held.pictures.map(({ id }) => id),
    /** The ids of the pictures after the change, the main picture first; null if they do not change. */
    pictures: (sent: readonly number[]) => picturesAfter(held, checked, placed, sent),
  }
}

export function conflict(
  words:
    | 'hidden_by_staff'
    | 'auction_with_bids'
    | 'auction_over'
    | 'auction_in_session'
    | 'way_fixed'
    | 'person_blocked'
    | 'stock_moved',
): Refusal {
  return new Refusal('conflict', undefined, { words })
}

/** Whether a change affects bidders. Every change does, except a change of only the details. */
export function differs(goods: Goods, held: Held): boolean {
  // A lot has no preparations.
  const { detailsAr, detailsEn, preparations, ...seen } = goods
  return (Object.keys(seen) as (keyof typeof seen)[]).some(
    (key) => goods[key]?.valueOf() !== held[key]?.valueOf(),
  )
}

/** A stand-in picture is chosen again when the species or the cut changes. */
function picturesAfter(
  { pictures }: Held,
  checked: Checked,
  placed: readonly Placed[] | null,
  sent: readonly number[],
): number[] | null {
  if (placed) return placed.flatMap((one) => ('existing' in one ? one.existing.id : (sent[one.upload] ?? [])))
  const [main, ...others] = pictures
  if (!main || !isStandIn(main) || checked.standIn === null || checked.standIn === main.id) return null
  return [checked.standIn, ...others.map(({ id }) => id)]
}

function standIn({ standIn: image }: Checked): number[] {
  if (image === null) throw new Refusal('validation_failed', { image: [{ code: 'required' }] })
  return [image]
}
