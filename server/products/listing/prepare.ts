import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { type FieldProblems, Refusal } from '#shared/base/errors.ts'
import type { NewProduct, ProductChange } from '#shared/products/listing.ts'
import { type Checked, checkGoods } from './check.ts'
import { changedGoods, newGoods } from './goods.ts'
import { type Placed, placePictures, standsIn } from './pictures.ts'
import { nothingMore, type Sale, type SalePlan } from './sale.ts'
import type { Goods, Held } from './store.ts'

/**
 * What a new form comes to; `copied` are the goods that it names to copy, where they are the seller's own. Refuses:
 * not_found where they are not; at the fields of the goods and of the sale at once.
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
  refuseIfAny({ ...checked.problems, ...plan.problems })
  // A picture that stood in for another species' own stays with it.
  const pictures = (copied?.pictures ?? []).filter(
    (picture) => copied?.fish === goods.fish || !standsIn(picture),
  )
  return {
    goods,
    checked,
    plan,
    /** What is shown where the form brings no picture. */
    pictures: () => (pictures.length > 0 ? pictures.map(({ id }) => id) : standIn(checked)),
  }
}

/** What a change comes to for a lot: how it is sold is kept further right. Refuses: conflict where it may not change. */
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
 * What a change comes to; `held` are the goods as they stand. Refuses: not_found where there are none; conflict for an
 * auction with a bid, unless nothing but details and pictures differs; at the fields.
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
  refuseIfAny({ ...checked.problems, ...problems, ...nothing, ...plan.problems })
  return {
    goods,
    checked,
    plan,
    /** The ids of the pictures so far. */
    before: held.pictures.map(({ id }) => id),
    /** The ids of the pictures with those that were sent, the main one first; null where they stay as they are. */
    pictures: (sent: readonly number[]) => picturesAfter(held, goods, checked, placed, sent),
  }
}

export function conflict(
  words: 'hidden_by_staff' | 'auction_with_bids' | 'auction_over' | 'person_blocked',
): Refusal {
  return new Refusal('conflict', undefined, { words })
}

/** Whether something changes that bidders have seen: anything but the details. */
export function differs(goods: Goods, held: Held): boolean {
  const { detailsAr, detailsEn, ...seen } = goods
  return (Object.keys(seen) as (keyof typeof seen)[]).some(
    (key) => goods[key]?.valueOf() !== held[key]?.valueOf(),
  )
}

/** A species' picture that stood in follows the species. */
function picturesAfter(
  { pictures, fish }: Held,
  goods: Goods,
  checked: Checked,
  placed: readonly Placed[] | null,
  sent: readonly number[],
): number[] | null {
  if (placed) return placed.flatMap((one) => ('kept' in one ? one.kept.id : (sent[one.upload] ?? [])))
  const [main, ...others] = pictures
  if (!main || !standsIn(main) || goods.fish === fish) return null
  return [...standIn(checked), ...others.map(({ id }) => id)]
}

function standIn({ standIn: image }: Checked): number[] {
  if (image === null) throw new Refusal('validation_failed', { image: [{ code: 'required' }] })
  return [image]
}

function refuseIfAny(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw new Refusal('validation_failed', problems)
}
