import { useState } from 'react'
import type { LotForm } from '#shared/auctions/selling.ts'
import { fromRiyals } from '#shared/base/money.ts'
import { useSession } from '../auth/session.ts'
import type { Refusal } from '../base/api.ts'
import { serverNow } from '../base/serverClock.ts'
import { useText } from '../base/text.ts'
import { ErrorFace } from '../base/ui/ErrorFace.tsx'
import { ask } from '../base/ui/questions.ts'
import { ListingSkeleton } from '../products/ListingSkeleton.tsx'
import { blankListing, listingOf } from '../products/listing.ts'
import { dropDraft, type ListingDraft } from '../products/listingDrafts.ts'
import { listingText } from '../products/listingMessages.ts'
import { startOf, startOfDraft } from '../products/listingStart.ts'
import { NoSuchProduct } from '../products/NoSuchProduct.tsx'
import { useFoundDraft } from '../products/useFoundDraft.ts'
import { type ListingData, useListingData } from '../products/useListingData.ts'
import { AuctionForm } from './AuctionForm.tsx'
import { amountPrinted, blankLot, copiedLot, type Lot } from './lot.ts'
import { useLotTerms } from './ownQueries.ts'
import { type NewAuctionStart, useNewAuction } from './useNewAuction.ts'

/** A lot is put up for auction: from nothing, as a relisting, or from the draft that this device kept. */
export function AddAuction({ copyOf = null }: { readonly copyOf?: number | null | undefined }) {
  const t = useText(listingText)
  const { profile } = useSession()
  const goods = useListingData(copyOf)
  const terms = useLotTerms()
  const [round, setRound] = useState(0)
  const draft = useFoundDraft(profile && { userId: profile.id, copyOf, kind: 'lot' }, round)
  const refusal = goods.refusal ?? (terms.error as Refusal | null)
  const retry = () => {
    goods.retry()
    if (terms.isError) void terms.refetch()
  }
  if (refusal?.code === 'not_found') return <NoSuchProduct />
  if (refusal) return <ErrorFace title={t.failedTitle} refusal={refusal} onRetry={retry} headingLevel={1} />
  if (!goods.data || !terms.data || !profile || draft === 'loading') return <ListingSkeleton />
  return (
    <NewAuction
      key={round}
      userId={profile.id}
      data={goods.data}
      terms={terms.data}
      start={beginning(goods.data, copyOf, draft)}
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
  const t = useText(listingText)
  // What is loaded anew behind the form must not begin it anew.
  const [start] = useState(given)
  const auction = useNewAuction({ userId, start, terms }, data)
  const anew = async () => {
    const question = {
      title: t.anewTitle,
      body: t.anewBody,
      accept: t.anewYes,
      refuse: t.anewNo,
      grave: true,
    }
    if (!(await ask(question))) return
    await dropDraft({ userId, copyOf: start.copyOf, kind: 'lot' }).catch(() => undefined)
    onAnew()
  }
  return (
    <AuctionForm
      {...auction}
      terms={terms}
      again={start.copyOf !== null}
      recent={[...new Set(data.latest.map(({ type_fish_id }) => type_fish_id))]}
      onAnew={start.kept ? () => void anew() : undefined}
    />
  )
}

/** Goods for normal sale that become a lot keep what they are; how they are sold is asked anew. */
function beginning(
  data: ListingData,
  copyOf: number | null,
  draft: ListingDraft | undefined,
): NewAuctionStart {
  if (draft?.lot)
    return { ...startOfDraft(draft, data), lot: { ...blankLot, ...(draft.lot as Partial<Lot>) } }
  const start = startOf(data, copyOf)
  const { product } = data
  if (!product || copyOf === null) return { ...start, lot: blankLot }
  const lot = copiedLot(product, new Date(serverNow()))
  const starting = product.auction && fromRiyals(product.auction.starting_price)
  if (starting)
    return { ...start, listing: { ...start.listing, price: amountPrinted(starting), kilos: '' }, lot }
  const { price, kilos } = blankListing
  return { ...start, listing: { ...listingOf(product), price, kilos, caughtAt: '' }, lot }
}
