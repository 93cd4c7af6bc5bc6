import { timeOf } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import { type FieldProblem, Refusal, refuseProblems } from '#shared/base/errors.ts'
import type { Halalas } from '#shared/base/money.ts'
import { type Grams, grams } from '#shared/base/quantity.ts'
import type { OwnLanding } from '#shared/landings/contract.ts'
import { heldUntil, landingStateAt, shareOut } from '#shared/landings/rules.ts'
import { once } from '../base/once.ts'
import { lockActiveSeller } from '../products/listing/actions.ts'
import { checkGoods } from '../products/listing/check.ts'
import { foundOf } from '../products/listing/events.ts'
import { type Goods, insertListing, updateShown } from '../products/listing/store.ts'
import { requireVerified } from '../products/verification/verification.ts'
import type { LandingContext, LandingDeps } from './deps.ts'
import { landedNews } from './news.ts'
import { loadOwnLanding } from './own.ts'
import { listWaiting, serveReservations } from './reservationStore.ts'
import type { HeldLanding } from './row.ts'
import { endLanding, findDrawing, holdLanding, listImages, lockParties } from './store.ts'

/**
 * Confirms that a catch has landed with its true weight, once for each idempotency key. The catch becomes a product,
 * the reservations are served in the order of time and their goods are held, and the rest is on sale (contract, section
 * 2, landings/confirm). Refuses: not_found; conflict for a catch that is not arriving; validation_failed at `quantity`
 * if the season has closed; forbidden beyond the limit for unverified sellers.
 */
export function confirmLanding(
  { db, listeners }: Pick<LandingDeps, 'db' | 'listeners'>,
  context: LandingContext,
  {
    id,
    weight,
    price,
  }: { readonly id: number; readonly weight: Grams; readonly price?: Halalas | undefined },
): Promise<OwnLanding> {
  const { caller } = context
  return once(db, context, async (tx) => {
    await lockActiveSeller(tx, caller)
    await requireVerified(tx, caller.id, { goods: 1 })
    const landing = await holdOwn(tx, id, caller.id)
    const now = await timeOf(tx)
    requireArriving(landing, now)
    const goods = goodsOf(landing, { weight, price: price ?? landing.price_halalas })
    refuseProblems(shownProblems((await checkGoods(tx, goods, {})).problems))
    const waiting = await listWaiting(tx, id)
    const shares = shareOut(
      weight,
      waiting.map(({ wanted_grams }) => wanted_grams),
    )
    const served = waiting.map((reservation, place) => ({
      reservation,
      kept: shares[place] ?? grams(0),
      until: heldUntil(now),
    }))
    const free = grams(weight - served.reduce((sum, { kept }) => sum + kept, 0))
    const product = await insertProduct(tx, landing, { ...goods, quantity: free })
    await serveReservations(tx, {
      productId: product,
      served: served.map(({ reservation, kept }) => ({ id: reservation.id, kept })),
      until: heldUntil(now),
      at: now,
    })
    await endLanding(tx, id, {
      status: 'landed',
      at: now,
      image: await findDrawing(tx, id),
      landed: { product, weight, free, price: goods.price },
    })
    await landedNews(tx, landing, weight, served)
    const after = foundOf({ ...goods, quantity: free }, { sale_type: 'normal', status: 'active' })
    await listeners.onGoodsChanged(tx, { id: product, sellerId: caller.id, before: null, after })
    return loadOwnLanding(tx, id, context)
  })
}

/** Locks a catch of a seller. Refuses: not_found. */
export async function holdOwn(tx: Sql, id: number, sellerId: number): Promise<HeldLanding> {
  await lockParties(tx, id)
  const landing = await holdLanding(tx, id)
  if (landing?.seller_id !== sellerId) throw new Refusal('not_found')
  return landing
}

/** Refuses: conflict for a catch that is not arriving at this time. */
export function requireArriving(landing: HeldLanding, now: Date): void {
  if (landingStateAt(landing, now) !== 'arriving')
    throw new Refusal('conflict', undefined, { words: 'landing_over' })
}

/** Inserts the product with the pictures of the catch. If no part is free, the product is sold out until a hold ends. */
async function insertProduct(tx: Sql, landing: HeldLanding, goods: Goods): Promise<number> {
  const images = (await listImages(tx, landing.id)).map((image) => image.id)
  const id = await insertListing(tx, { seller: landing.seller_id, saleType: 'normal', goods, images })
  if (goods.quantity === 0) await updateShown(tx, id, true)
  return id
}

/**
 * The landed goods. The fish was caught before it was announced, so the time of the announcement is used as the time of
 * the catch.
 */
function goodsOf(
  landing: HeldLanding,
  { weight, price }: { readonly weight: Grams; readonly price: Halalas },
): Goods {
  return {
    nameAr: landing.name_ar,
    nameEn: landing.name_en,
    detailsAr: '',
    detailsEn: '',
    fish: landing.fish_id,
    market: landing.market_id,
    city: landing.city_id,
    size: landing.size_id,
    quality: landing.quality_id,
    fishType: landing.fish_type_id,
    quantity: weight,
    price,
    preparations: {},
    origin: 'local',
    farmed: false,
    country: 'SA',
    landingAr: landing.landing_place_ar,
    landingEn: landing.landing_place_en,
    caughtAt: landing.created_at,
  }
}

/** The form of a confirmation has no other field of the goods, so every problem is shown at the weight. */
function shownProblems(
  problems: Readonly<Record<string, readonly FieldProblem[]>>,
): Readonly<Record<string, readonly FieldProblem[]>> {
  const found = Object.values(problems).flat()
  return found.length > 0 ? { quantity: found } : {}
}
