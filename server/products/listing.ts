import type { Caller } from '#node/caller.ts'
import type { Database, Sql } from '#node/db.ts'
import type { Context } from '#node/http.ts'
import { type FieldProblems, Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { NewProduct, OwnProduct, ProductChange, SeasonWarning } from '#shared/products/listing.ts'
import type { Files } from '../base/files.ts'
import { recordImage, type WrittenImage } from '../base/images.ts'
import { answeredBefore, once } from '../base/once.ts'
import { removeFiles, removeUnused, withUploads } from '../base/upload.ts'
import { type Checked, checkGoods, closedNow } from './listingCheck.ts'
import { changedGoods, newGoods } from './listingGoods.ts'
import { loadOwn } from './listingOwnStore.ts'
import { type Placed, placePictures, standsIn, uploadsOf } from './listingPictures.ts'
import { ownProductOf, warningsOf } from './listingPresent.ts'
import {
  findHeld,
  type Held,
  holdListing,
  holdSeller,
  insertListing,
  updateListing,
  updatePictures,
  updateShown,
} from './listingStore.ts'

export interface ListingDeps {
  readonly db: Database
  readonly files: Files
}

type Asking = Pick<Context, 'locale' | 'now' | 'repeat'> & { readonly caller: Caller }
type Listed = OwnProduct & { readonly warnings: SeasonWarning[] }

/**
 * Puts goods up for sale, with up to eight pictures or none (contract 2, product/create). Once for each key. Refuses at
 * the fields what is not in its list, a foreign category, a closed season, a false day of the catch, what is no picture;
 * not_found for goods to copy that are not one's own; storage_full, and then nothing is left of it.
 */
export async function putUpForSale(
  { db, files }: ListingDeps,
  asking: Asking,
  form: NewProduct,
): Promise<Listed> {
  const before = await answeredBefore<Listed>(db, asking)
  if (before) return before.answer
  // Before pictures are taken in for nothing; what counts is asked again below, where nobody can come between.
  await prepareNew(db, asking, form)
  return withUploads(files, uploadsOf(form), async (written) => {
    let acted = false
    const answer = await once(db, asking, async (tx) => {
      acted = true
      if (!(await holdSeller(tx, asking.caller.id))) throw new Refusal('unauthenticated')
      const { goods, checked, copied } = await prepareNew(tx, asking, form)
      const sent = await record(tx, written)
      const pictures = sent.length > 0 ? sent : copied
      const id = await insertListing(tx, asking.caller.id, goods, pictures)
      return listed(tx, asking, id, checked)
    })
    if (!acted) await removeFiles(files, pathsOf(written))
    return answer
  })
}

/**
 * Changes what is sent of one's own goods and leaves the rest (contract 2, product/update). What was ordered keeps its
 * price, name and picture. Refuses: not_found for goods of others; conflict for an auction with a bid, whose details and
 * pictures alone may change; at the fields as above; storage_full.
 */
export async function changeListing(
  { db, files }: ListingDeps,
  asking: Asking,
  { id, change }: { readonly id: number; readonly change: ProductChange },
): Promise<Listed> {
  const own = { sellerId: asking.caller.id, id }
  await prepareChange(db, asking, await findHeld(db, own), change)
  const { answer, dropped } = await withUploads(files, uploadsOf(change), (written) =>
    db.transaction(async (tx) => {
      const held = await holdListing(tx, own)
      const { goods, checked, placed, before } = await prepareChange(tx, asking, held, change)
      const sent = await record(tx, written)
      await updateListing(tx, id, goods)
      const pictures = picturesAfter(before, checked, placed, sent)
      await updatePictures(tx, id, pictures)
      const dropped = before.pictures.filter((picture) => !pictures.includes(picture.id))
      return { answer: await listed(tx, asking, id, checked), dropped: dropped.map((picture) => picture.id) }
    }),
  )
  await removeUnused({ db, files }, dropped)
  return answer
}

/**
 * Shows or hides one's own goods; what stands already stands (contract 2, product/status). Refuses: not_found; conflict
 * where the market hid them, and for an auction with bids; at `status` a season that is closed by now.
 */
export async function setShown(
  { db }: Pick<ListingDeps, 'db'>,
  { caller, locale, now }: Asking,
  { id, shown }: { readonly id: number; readonly shown: boolean },
): Promise<OwnProduct> {
  const own = { sellerId: caller.id, id }
  return db.transaction(async (tx) => {
    const held = await holdListing(tx, own)
    if (!held) throw new Refusal('not_found')
    if ((held.status !== 'hidden') !== shown) {
      if (shown && held.hidden_by_staff) throw conflict('hidden_by_staff')
      if (!shown && held.bids > 0) throw conflict('auction_with_bids')
      const closed = shown ? await closedNow(tx, held, now) : undefined
      if (closed) throw new Refusal('validation_failed', { status: [closed] })
      await updateShown(tx, id, shown)
    }
    return showOwn(tx, own, locale)
  })
}

/** One's own goods. Refuses: not_found. */
export async function showOwn(
  db: Sql,
  { sellerId, id }: { readonly sellerId: number; readonly id: number },
  locale: Locale,
): Promise<OwnProduct> {
  const [row] = await loadOwn(db, sellerId, [id])
  if (!row) throw new Refusal('not_found')
  return ownProductOf(row, locale)
}

async function prepareNew(db: Sql, { caller, now }: Asking, form: NewProduct) {
  const goods = await newGoods(db, caller, form)
  const source =
    form.copy_of === undefined ? null : await findHeld(db, { sellerId: caller.id, id: form.copy_of })
  if (source === undefined) throw new Refusal('not_found')
  const checked = await checkGoods(db, goods, form, { now })
  refuseIfAny(checked.problems)
  // A picture that stood in for another species' own stays with it.
  const copied = (source?.pictures ?? []).filter(
    (picture) => source?.fish === goods.fish || !standsIn(picture),
  )
  return { goods, checked, copied: copied.length > 0 ? copied.map(({ id }) => id) : standIn(checked) }
}

async function prepareChange(
  db: Sql,
  { caller, now }: Asking,
  before: Held | undefined,
  change: ProductChange,
) {
  if (!before) throw new Refusal('not_found')
  if (before.bids > 0 && !changesWordsAlone(change)) throw conflict('auction_with_bids')
  const goods = await changedGoods(db, caller, before, change)
  const checked = await checkGoods(db, goods, change, { now, before })
  const { placed, problems } = placePictures(before.pictures, change)
  const nothing: FieldProblems =
    before.sale_type === 'auction' && goods.quantity === 0
      ? { quantity: [{ code: 'at_least', bound: 0.001 }] }
      : {}
  refuseIfAny({ ...checked.problems, ...problems, ...nothing })
  return { goods, checked, placed, before }
}

/** Whether a change leaves alone what bidders have seen: all but the details and the pictures. */
function changesWordsAlone(change: ProductChange): boolean {
  const free: readonly string[] = ['details', 'image', 'images', 'pictures'] satisfies (keyof ProductChange)[]
  return Object.entries(change).every(([field, value]) => value === undefined || free.includes(field))
}

/** The ids of what a product shows after a change; a species' picture that stood in follows the species. */
function picturesAfter(
  { pictures, fish }: Held,
  checked: Checked,
  placed: readonly Placed[] | null,
  sent: readonly number[],
): number[] {
  if (placed) return placed.flatMap((one) => ('kept' in one ? one.kept.id : (sent[one.upload] ?? [])))
  const [main, ...others] = pictures
  const follows = main && standsIn(main) && checked.fish !== fish
  return [...(follows ? standIn(checked) : main ? [main.id] : []), ...others.map(({ id }) => id)]
}

function standIn({ standIn: image }: Checked): number[] {
  if (image === null) throw new Refusal('validation_failed', { image: [{ code: 'required' }] })
  return [image]
}

async function record(tx: Sql, written: readonly WrittenImage[]): Promise<number[]> {
  const ids: number[] = []
  for (const one of written) ids.push((await recordImage(tx, one)).id)
  return ids
}

async function listed(
  tx: Sql,
  { caller, locale }: Asking,
  id: number,
  { warnings }: Checked,
): Promise<Listed> {
  const product = await showOwn(tx, { sellerId: caller.id, id }, locale)
  return { ...product, warnings: warningsOf(warnings, locale) }
}

const pathsOf = (written: readonly WrittenImage[]) => written.map(({ path }) => path)

function refuseIfAny(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw new Refusal('validation_failed', problems)
}

function conflict(words: 'hidden_by_staff' | 'auction_with_bids'): Refusal {
  return new Refusal('conflict', undefined, { words })
}
