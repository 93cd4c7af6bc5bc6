import { notFound } from '@tanstack/react-router'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { LotAward } from '#shared/orders/placing.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import type { SourceKind } from '#shared/orders/source.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { type Answer, api, type RefusalFacts, settle } from '../../app/calls/api.ts'
import { addServerTime } from '../../app/live/serverClock.ts'
import { wholeOf } from '../../app/search.ts'
import type { Visit } from '../../app/state/visit.ts'
import type { Shelf } from '../../products/card.ts'
import { type Form, formOf, loadPlaced, type Placed, type Reading } from '../checkout/loadCheckout.ts'
import type { PlacedSearch } from '../placed/placedSearch.ts'

/** The source of the page. `id` is the id in the page's path: of the product, the auction or the request. */
export type PageSource =
  | {
      readonly kind: 'product'
      readonly id: number
      readonly shelf: Shelf
      /** The quantity in kilograms from the address; undefined if the address names none. */
      readonly quantity: number | undefined
      /** The code of the preparation from the address. */
      readonly preparation: string | undefined
    }
  | { readonly kind: Exclude<SourceKind, 'product'>; readonly id: number }

/** The data of the source that the form shows. */
export type SourceFacts = ProductFacts | LotFacts | OfferFacts
export type ProductFacts = { readonly kind: 'product' } & Answer<'GET orders/create/{id}'>
export type LotFacts = { readonly kind: 'lot'; readonly lot: LotAward } & Answer<'GET orders/create/{id}'>
export type OfferFacts = { readonly kind: 'offer' } & Answer<'GET orders/offers/create/{id}'>

/** The reason why the reader cannot order the source. */
export type Block =
  | {
      readonly why: 'lotOrdered' | 'offerOrdered'
      readonly order: { readonly id: number; readonly number: string }
    }
  | { readonly why: 'refused'; readonly message: string }
  | { readonly why: 'soldOut' | LotBlock | 'requestOpen' | 'requestClosed' | 'requestForeign' }
type LotBlock = 'lotOwn' | 'lotLapsed' | 'lotLost' | 'lotUndecided' | 'lotUnsold' | 'lotVoided'

/** The page before the order: the form, or the reason why there is none. */
type Unplaced =
  | { readonly placed: null; readonly form: Form<SourceFacts>; readonly block: null }
  | { readonly placed: null; readonly form: null; readonly block: Block }
export type ConfirmationData =
  | { readonly placed: Placed; readonly form: null; readonly block: null }
  | Unplaced

/**
 * Loads the page that orders one source, or the orders that it placed. `param` is the id in the page's path: of the
 * product, of the auction, or of the request whose offer was accepted.
 */
export async function loadConfirmation(
  kind: SourceKind,
  param: string,
  { deps: { placed }, context: { locale }, abortController }: Loading,
): Promise<ConfirmationData> {
  const id = wholeOf(param)
  if (!id || String(id) !== param) throw notFound()
  const reading: Reading = { locale, signal: abortController.signal }
  if (placed) return { placed: await loadPlaced(placed, reading), form: null, block: null }
  return loaders[kind](id, reading)
}

/** The context that the router passes to the loader. */
type Loading = {
  readonly deps: PlacedSearch
  readonly context: Pick<Visit, 'locale'>
  readonly abortController: AbortController
}

const loaders: Record<SourceKind, (id: number, reading: Reading) => Promise<Unplaced>> = {
  product: loadProduct,
  lot: loadLot,
  offer: loadOffer,
}

/** Statuses which mean that the reader may no longer order the source, or that the page is outdated. */
export const goneStatuses: ReadonlySet<number> = new Set([403, 404, 409])

const formPage = (form: Form<SourceFacts>): Unplaced => ({ placed: null, form, block: null })
const blockedPage = (block: Block): Unplaced => ({ placed: null, form: null, block })

async function loadProduct(id: number, reading: Reading): Promise<Unplaced> {
  const form = await formOf(settle(readProduct(id, reading)), reading)
  const { refusal } = form
  if (refusal?.code === 'not_found') throw notFound()
  if (refusal?.code === 'out_of_stock') return blockedPage({ why: 'soldOut' })
  const refused = refusal && refusal.status > 0 && refusal.status < 500
  return refused ? blockedPage({ why: 'refused', message: refusal.message }) : formPage(form)
}

export async function readProduct(id: number, reading: Reading): Promise<ProductFacts> {
  return { ...(await api('GET orders/create/{id}', { params: { id } }, reading)), kind: 'product' }
}

async function loadLot(id: number, reading: Reading): Promise<Unplaced> {
  const form = await formOf(settle(readLot(id, reading)), reading)
  if (form.refusal?.code === 'not_found') throw notFound()
  if (form.facts) addServerTime(Date.parse(form.facts.lot.server_time), Date.now())
  const block = form.refusal && (await lotBlock(id, form.refusal, reading))
  return block ? blockedPage(block) : formPage(form)
}

/** Reads a lot. Throws not found for a product that is not sold by auction. */
export async function readLot(id: number, reading: Reading): Promise<LotFacts> {
  const { lot, ...facts } = await api('GET orders/create/{id}', { params: { id } }, reading)
  if (!lot) throw notFound()
  return { ...facts, lot, kind: 'lot' }
}

/** Explains a refusal by the state of the auction; null if the state does not explain it. */
async function lotBlock(id: number, { status, code }: RefusalFacts, reading: Reading): Promise<Block | null> {
  if (status !== 403 && status !== 409) return null
  const [auction, orders] = await Promise.all([
    settle(api('GET auction/show/{id}', { params: { id } }, reading)),
    settle(api('GET orders/my', { query: { product_id: id, limit: 1 } }, reading)),
  ])
  if (!auction.data) return null
  const [order] = orders.data?.data ?? []
  if (order) return { why: 'lotOrdered', order: { id: order.id, number: order.number } }
  if (auction.data.is_owner) return { why: 'lotOwn' }
  return { why: code === 'conflict' ? 'lotLapsed' : lotBlocks[auction.data.status] }
}

const lotBlocks: Record<AuctionDetails['status'], LotBlock> = {
  scheduled: 'lotUndecided',
  open: 'lotUndecided',
  ended: 'lotUndecided',
  awarded: 'lotLost',
  ordered: 'lotLost',
  unsold: 'lotUnsold',
  void: 'lotVoided',
}

async function loadOffer(requestId: number, reading: Reading): Promise<Unplaced> {
  const page = await loadAccepted(requestId, reading)
  // The offer was ordered in another tab after the request was read, so both are read again.
  const changed = page.form?.refusal && goneStatuses.has(page.form.refusal.status)
  return changed ? loadAccepted(requestId, reading) : page
}

async function loadAccepted(requestId: number, reading: Reading): Promise<Unplaced> {
  const request = await settle(api('GET requests/show/{id}', { params: { id: requestId } }, reading))
  if (request.refusal?.code === 'not_found') throw notFound()
  if (request.refusal) return formPage({ facts: null, cities: [], refusal: request.refusal })
  const { accepted_offer_id: offerId } = request.data
  const block = requestBlock(request.data)
  if (block || offerId === null) return blockedPage(block ?? { why: 'requestOpen' })
  return formPage(await formOf(settle(readOffer(offerId, reading)), reading))
}

export async function readOffer(id: number, reading: Reading): Promise<OfferFacts> {
  return { ...(await api('GET orders/offers/create/{id}', { params: { id } }, reading)), kind: 'offer' }
}

/** The reason why the reader cannot order the accepted offer; null if the reader can. */
function requestBlock({ is_owner, status, order_id: id }: RequestDetails): Block | null {
  if (!is_owner) return { why: 'requestForeign' }
  if (id !== null) return { why: 'offerOrdered', order: { id, number: orderNumber(id) } }
  if (status === 'closed') return { why: 'requestClosed' }
  return status === 'open' ? { why: 'requestOpen' } : null
}
