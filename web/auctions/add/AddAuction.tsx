import { useState } from 'react'
import type { LotForm } from '#shared/auctions/selling.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { halalasOf, printAmount } from '#shared/base/money.ts'
import type { Refusal } from '../../app/calls/api.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { dropDraft, findDraft, type ListingDraft } from '../../products/listing/draft/drafts.ts'
import { useFoundDraft } from '../../products/listing/draft/useWaitingDraft.ts'
import { ListingSkeleton, NoSuchProduct } from '../../products/listing/ListingStates.tsx'
import { listingText } from '../../products/listing/messages.ts'
import { blankListing, listingOf } from '../../products/listing/state/listing.ts'
import { startOf, startOfDraft } from '../../products/listing/state/start.ts'
import { type ListingData, useListingData } from '../../products/listing/useListingData.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { useLotTerms } from '../myAuctions/queries.ts'
import { AuctionForm } from './AuctionForm.tsx'
import { inSession } from './inSession.ts'
import { blankLot, copiedLot, type Lot } from './lot.ts'
import { type NewAuctionStart, useNewAuction } from './useNewAuction.ts'

/**
 * The page that lists a lot for auction. The form starts with a new lot, a relisting, or the draft that is saved on this
 * device.
 */
export function AddAuction({
  copyOf = null,
  session = null,
}: {
  readonly copyOf?: number | null | undefined
  /** The session from whose page the seller comes. */
  readonly session?: number | null | undefined
}) {
  const t = useText(listingText)
  const { profile } = useSession()
  const goods = useListingData(copyOf)
  const terms = useLotTerms()
  const [round, setRound] = useState(0)
  const draft = useFoundDraft(
    profile && { userId: profile.id, copyOf, kind: 'lot' as const },
    round,
    findDraft,
  )
  const refusal = goods.refusal ?? (terms.error as Refusal | null)
  const retry = () => {
    goods.retry()
    if (terms.isError) void terms.refetch()
  }
  if (refusal?.code === 'not_found') return <NoSuchProduct />
  if (refusal) return <ErrorState title={t.failedTitle} refusal={refusal} onRetry={retry} headingLevel={1} />
  if (!goods.data || !terms.data || !profile || draft === 'loading') return <ListingSkeleton />
  return (
    <NewAuction
      key={round}
      userId={profile.id}
      data={goods.data}
      terms={terms.data}
      start={inSession(beginning(goods.data, copyOf, draft), session, terms.data, goods.data)}
      onAnew={() => setRound(round + 1)}
    />
  )
}

function NewAuction({
  userId,
  data,
  terms,
  start: given,
  onAnew,
}: {
  readonly userId: number
  readonly data: ListingData
  readonly terms: LotForm
  readonly start: NewAuctionStart
  readonly onAnew: () => void
}) {
  // A refetch while the form is open must not reset the form.
  const [start] = useState(given)
  const [stock] = useState(() => stockOf(data, start.copyOf))
  const auction = useNewAuction({ userId, start, terms, movesStock: stock !== null }, data)
  const discard = async () => {
    await dropDraft({ userId, copyOf: start.copyOf, kind: 'lot' }).catch(() => undefined)
    onAnew()
  }
  return (
    <AuctionForm
      {...auction}
      terms={terms}
      again={start.copyOf !== null && data.product?.auction !== null}
      latest={data.latest}
      stock={stock}
      onDiscard={start.saved && discard}
    />
  )
}

/** The stock of the goods on sale from which the lot is taken, in kilograms; null for other lots. */
function stockOf({ product }: ListingData, copyOf: number | null): number | null {
  if (copyOf === null || !product || product.auction !== null) return null
  return product.quantity > 0 ? product.quantity : null
}

/**
 * The first values of the form. A saved draft is restored. A relisting copies the goods, the starting price and the terms of the
 * old lot. Goods for normal sale are copied without their price, and the terms of the lot are blank.
 */
function beginning(
  data: ListingData,
  copyOf: number | null,
  draft: ListingDraft | undefined,
): NewAuctionStart {
  if (draft?.lot)
    return { ...startOfDraft(draft, data), lot: { ...blankLot, ...(draft.lot as Partial<Lot>) } }
  const now = new Date(serverNow())
  const start = startOf(data, copyOf, riyadhDay(now))
  const { product } = data
  if (!product || copyOf === null) return { ...start, lot: blankLot }
  const lot = copiedLot(product, now)
  const starting = product.auction && halalasOf(product.auction.starting_price)
  if (starting)
    return { ...start, listing: { ...start.listing, price: printAmount(starting), kilos: '' }, lot }
  const { price, kilos } = blankListing
  const { count, caughtAt } = listingOf(product)
  const rest = product.quantity > 0 ? { count, caughtAt } : {}
  return { ...start, listing: { ...start.listing, price, kilos, ...rest }, lot }
}
