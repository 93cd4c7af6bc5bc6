import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Context } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { NewProduct, OwnProduct, ProductChange, SeasonWarning } from '#shared/products/listing.ts'
import type { Files } from '../../base/files.ts'
import { recordImage, type WrittenImage } from '../../base/images/images.ts'
import { removeFiles, removeUnused, withUploads } from '../../base/images/upload.ts'
import { answeredBefore, once } from '../../base/once.ts'
import { requireVerified } from '../verification/verification.ts'
import { type Checked, closedNow } from './check.ts'
import { foundOf, type ListingListeners } from './events.ts'
import { loadOwn } from './ownStore.ts'
import { uploadsOf } from './pictures.ts'
import { type ChangeLot, conflict, prepareChange, prepareNew } from './prepare.ts'
import { ownProductOf, warningsOf } from './present.ts'
import { normalSale, type Sale } from './sale.ts'
import {
  findHeld,
  type Goods,
  type Held,
  holdListing,
  holdSeller,
  insertListing,
  updateListing,
  updatePictures,
  updateShown,
} from './store.ts'

export interface ListingDeps {
  readonly db: Database
  readonly files: Files
  /** These listeners are notified of new and changed goods. */
  readonly listeners?: ListingListeners
}

/** The seller, the seller's language, and the idempotency key. */
export type ListingContext = Pick<Context, 'locale' | 'repeat'> & { readonly caller: Caller }
export type Listed = OwnProduct & { readonly warnings: SeasonWarning[] }

/**
 * Lists goods for sale, with up to eight pictures (contract 2, product/create), once for each idempotency key. `sale`
 * adds the part of another kind of sale. Refuses: validation_failed at the fields (unknown choice, category of another
 * species, closed season, impossible catch day, file not a picture); not_found if the goods to copy belong to somebody
 * else; storage_full. With `move_stock` the quantity is taken from the copied goods.
 */
export async function createListing(
  { db, files, listeners }: ListingDeps,
  context: ListingContext,
  form: NewProduct,
  sale: Sale = normalSale,
): Promise<Listed> {
  const before = await answeredBefore<Listed>(db, context)
  if (before) return before.answer
  const { caller } = context
  const source = form.copy_of === undefined ? undefined : { sellerId: caller.id, id: form.copy_of }
  // Refuses before the pictures are encoded. The checks inside the transaction below are decisive.
  const wish = sale.type === 'auction' ? 'auction' : { goods: 1 }
  await requireVerified(db, caller.id, wish)
  await prepareNew(db, caller, form, { sale, copied: source && (await findHeld(db, source)) })
  return withUploads(files, uploadsOf(form), async (written) => {
    let acted = false
    const answer = await once(db, context, async (tx) => {
      acted = true
      await lockActiveSeller(tx, caller)
      await requireVerified(tx, caller.id, wish)
      const copied = source && (await holdListing(tx, source))
      const { goods, checked, pictures, plan } = await prepareNew(tx, caller, form, { sale, copied })
      const stock = form.move_stock && source
      if (copied && stock) await takeStock(tx, { ...stock, held: copied, goods, listeners })
      const sent = await record(tx, written)
      const images = sent.length > 0 ? sent : pictures()
      const stockOf = stock ? stock.id : null
      const id = await insertListing(tx, { seller: caller.id, saleType: sale.type, goods, images, stockOf })
      await plan.record(tx, id)
      const found = foundOf(goods, { sale_type: sale.type, status: 'active' })
      await listeners?.onGoodsChanged(tx, { id, sellerId: caller.id, before: null, after: found })
      return listed(tx, context, id, checked)
    })
    if (!acted) await removeFiles(files, pathsOf(written))
    return answer
  })
}

/**
 * Changes the sent fields of the caller's goods (contract 2, product/update). Existing orders keep their price, name and
 * picture. Refuses: not_found for goods of others; conflict for an auction that has bids or has ended, except for details
 * and pictures; validation_failed like {@link createListing}; storage_full.
 */
export async function changeListing(
  { db, files, changeLot, listeners }: ListingDeps & { readonly changeLot: ChangeLot },
  context: ListingContext,
  {
    id,
    change,
    check,
  }: {
    readonly id: number
    readonly change: ProductChange
    /** Throws a refusal for the locked goods. */
    readonly check?: (held: Held) => void
  },
): Promise<Listed> {
  const own = { sellerId: context.caller.id, id }
  await prepareChange(db, context.caller, await findHeld(db, own), { id, change, changeLot })
  const { answer, dropped } = await withUploads(files, uploadsOf(change), (written) =>
    db.transaction(async (tx) => {
      await lockActiveSeller(tx, context.caller)
      const held = await holdListing(tx, own)
      if (held) check?.(held)
      const parts = { id, change, changeLot }
      const { goods, checked, before, pictures, plan } = await prepareChange(tx, context.caller, held, parts)
      const after = pictures(await record(tx, written))
      if (held?.status === 'sold_out' && goods.quantity > 0) await requirePlace(tx, held, context.caller)
      await updateListing(tx, id, goods)
      await plan.record(tx, id)
      if (after) await updatePictures(tx, id, after)
      if (held) {
        const [was, is] = [foundOf(held, held), foundOf(goods, held)]
        await listeners?.onGoodsChanged(tx, { ...own, before: was, after: is })
      }
      const dropped = after ? before.filter((picture) => !after.includes(picture)) : []
      return { answer: await listed(tx, context, id, checked), dropped }
    }),
  )
  await removeUnused({ db, files }, dropped)
  return answer
}

/**
 * Shows or hides the caller's goods; repeating a call changes nothing (contract 2, product/status). Refuses: not_found;
 * conflict if staff hid the goods, and for an auction with bids; validation_failed at `status` in a closed season.
 */
export async function setShown(
  { db, listeners }: Pick<ListingDeps, 'db' | 'listeners'>,
  { caller, locale }: ListingContext,
  { id, shown }: { readonly id: number; readonly shown: boolean },
): Promise<OwnProduct> {
  const own = { sellerId: caller.id, id }
  return db.transaction(async (tx) => {
    await lockActiveSeller(tx, caller)
    const held = await holdListing(tx, own)
    if (!held) throw new Refusal('not_found')
    if ((held.status !== 'hidden') !== shown) {
      if (shown && held.hidden_by_staff) throw conflict('hidden_by_staff')
      if (!shown && held.bids > 0) throw conflict('auction_with_bids')
      const closed = shown ? await closedNow(tx, held) : undefined
      if (closed) throw new Refusal('validation_failed', { status: [closed] })
      if (shown && held.quantity > 0) await requirePlace(tx, held, caller)
      await updateShown(tx, id, shown)
      const after = foundOf(held, { ...held, status: shown ? 'active' : 'hidden' })
      await listeners?.onGoodsChanged(tx, { ...own, before: foundOf(held, held), after })
    }
    return showOwn(tx, own, locale)
  })
}

/** The caller's goods. Refuses: not_found. */
export async function showOwn(
  db: Sql,
  { sellerId, id }: { readonly sellerId: number; readonly id: number },
  locale: Locale,
): Promise<OwnProduct> {
  const [row] = await loadOwn(db, sellerId, [id])
  if (!row) throw new Refusal('not_found')
  return ownProductOf(row, locale)
}

/** Goods that return to sale count towards the limit of an unverified seller. */
async function requirePlace(tx: Sql, { sale_type }: Held, { id }: Caller): Promise<void> {
  if (sale_type === 'normal') await requireVerified(tx, id, { goods: 1 })
}

/** Takes the quantity of new goods from the stock of the locked goods that they copy. */
async function takeStock(
  tx: Sql,
  {
    sellerId,
    id,
    held,
    goods,
    listeners,
  }: {
    readonly sellerId: number
    readonly id: number
    readonly held: Held
    readonly goods: Goods
    readonly listeners: ListingListeners | undefined
  },
): Promise<void> {
  const left = { ...held, quantity: (held.quantity - goods.quantity) as Grams }
  await updateListing(tx, id, left)
  const sold = left.quantity === 0 && held.status === 'active'
  const after = foundOf(left, sold ? { ...held, status: 'sold_out' } : held)
  await listeners?.onGoodsChanged(tx, { id, sellerId, before: foundOf(held, held), after })
}

/** Locks the seller. Refuses: unauthenticated for a seller who was removed or blocked meanwhile. */
export async function lockActiveSeller(tx: Sql, { id }: Caller): Promise<void> {
  if (!(await holdSeller(tx, id))) throw new Refusal('unauthenticated')
}

async function record(tx: Sql, written: readonly WrittenImage[]): Promise<number[]> {
  const ids: number[] = []
  for (const one of written) ids.push((await recordImage(tx, one)).id)
  return ids
}

export async function listed(
  tx: Sql,
  { caller, locale }: ListingContext,
  id: number,
  { warnings }: Checked,
): Promise<Listed> {
  const product = await showOwn(tx, { sellerId: caller.id, id }, locale)
  return { ...product, warnings: warningsOf(warnings, locale) }
}

const pathsOf = (written: readonly WrittenImage[]) => written.map(({ path }) => path)
