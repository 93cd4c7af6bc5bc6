import { notFound } from '@tanstack/react-router'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { LotAward } from '#shared/orders/contract.ts'
import { type Answer, api, type RefusalFacts, settle } from '../../app/calls/api.ts'
import { noteServerTime } from '../../app/live/serverClock.ts'
import { wholeOf } from '../../app/search.ts'
import type { Visit } from '../../app/state/visit.ts'
import { type Asked, type Form, formOf, loadPlaced, type Placed } from '../checkout/loadCheckout.ts'
import type { PlacedSearch } from '../placed/placedSearch.ts'

/** A lot that its winner may order now. */
export type LotFacts = Answer<'GET orders/create/{id}'> & { readonly lot: LotAward }

/** Why there is nothing to order for this reader. */
export type LotFace =
  | { readonly kind: 'ordered'; readonly order: { readonly id: number; readonly number: string } }
  | { readonly kind: 'own' | 'lapsed' | 'lost' | 'undecided' | 'unsold' | 'voided' }

export type LotData =
  | { readonly placed: Placed; readonly form: null; readonly face: null }
  | { readonly placed: null; readonly form: Form<LotFacts>; readonly face: null }
  | { readonly placed: null; readonly form: null; readonly face: LotFace }

/** The page on which a lot that was won is ordered: its form, what came of it, or how the auction stands instead. */
export async function loadLotConfirmation(
  auctionId: string,
  { placed }: PlacedSearch,
  { locale }: Visit,
  signal?: AbortSignal,
): Promise<LotData> {
  const id = wholeOf(auctionId)
  if (!id || String(id) !== auctionId) throw notFound()
  const told: Asked = { locale, signal }
  if (placed) return { placed: await loadPlaced(placed, told), form: null, face: null }
  const form = await formOf(settle(askForLot(id, told)), told)
  if (form.refusal?.code === 'not_found') throw notFound()
  if (form.facts) noteServerTime(Date.parse(form.facts.lot.server_time), Date.now())
  const face = form.refusal && (await faceFor(id, form.refusal, told))
  return face ? { placed: null, form: null, face } : { placed: null, form, face: null }
}

/** Refuses as the call does; goods by the kilogram are no lot: not_found. */
export async function askForLot(id: number, { locale, signal }: Asked): Promise<LotFacts> {
  const { lot, ...facts } = await api('GET orders/create/{id}', { params: { id } }, { locale, signal })
  if (!lot) throw notFound()
  return { ...facts, lot }
}

/** What stands in the way is said by the auction as it stands; null where that is not what it is. */
async function faceFor(id: number, { status, code }: RefusalFacts, told: Asked): Promise<LotFace | null> {
  if (status !== 403 && status !== 409) return null
  const { locale, signal } = told
  const [auction, orders] = await Promise.all([
    settle(api('GET auction/show/{id}', { params: { id } }, { locale, signal })),
    settle(api('GET orders/my', { query: { product_id: id, limit: 1 } }, { locale, signal })),
  ])
  if (!auction.data) return null
  const [order] = orders.data?.data ?? []
  if (order) return { kind: 'ordered', order: { id: order.id, number: order.number } }
  if (auction.data.is_owner) return { kind: 'own' }
  return { kind: code === 'conflict' ? 'lapsed' : kinds[auction.data.status] }
}

const kinds: Record<AuctionDetails['status'], Exclude<LotFace['kind'], 'ordered'>> = {
  scheduled: 'undecided',
  open: 'undecided',
  ended: 'undecided',
  awarded: 'lost',
  ordered: 'lost',
  unsold: 'unsold',
  void: 'voided',
}
