import { useNavigate } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { useState } from 'react'
import type { LotForm, OwnAuction } from '#shared/auctions/selling.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import type { Refusal } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { ListingSkeleton } from '../../products/listing/ListingStates.tsx'
import { Details } from '../../products/listing/PlaceStep.tsx'
import { PhotosStep } from '../../products/listing/photos/PhotosStep.tsx'
import { useChangedListing } from '../../products/listing/useChangedListing.ts'
import { type ListingData, useListingData } from '../../products/listing/useListingData.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyPage } from '../../ui/states/EmptyPage.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { myAuctionsText } from '../myAuctions/messages.ts'
import { useLotTerms, useRefreshAuctions } from '../myAuctions/queries.ts'
import { editable } from '../myAuctions/turn.ts'
import { LotEditForm, MyAuctionLot } from './MyAuctionLot.tsx'

/**
 * The edit form of the user's own auction. Before the first bid every field can be changed; afterwards only details and
 * pictures, and the form says why.
 */
export function MyAuctionEdit({ auction }: { readonly auction: OwnAuction }) {
  const t = useText(myAuctionsText)
  const { data, refusal, retry } = useListingData(auction.id)
  const terms = useLotTerms()
  const failed = refusal ?? (terms.error as Refusal | null)
  const again = () => {
    retry()
    if (terms.isError) void terms.refetch()
  }
  if (editable(auction) === 'nothing') return <Over id={auction.id} />
  if (failed) return <ErrorState title={t.failedOne} refusal={failed} onRetry={again} headingLevel={1} />
  if (!data?.product || !terms.data) return <ListingSkeleton />
  return <Form auction={auction} data={data} product={data.product} terms={terms.data} />
}

type FormProps = {
  readonly auction: OwnAuction
  readonly data: ListingData
  readonly product: OwnProduct
  readonly terms: LotForm
}

function Form({ auction, data, product: given, terms }: FormProps) {
  const navigate = useNavigate()
  const fresh = useRefreshAuctions()
  // A refetch while the form is open must not reset the form.
  const [product] = useState(given)
  // A bid that arrives meanwhile must not change the mode either; the server refuses the changes that it forbids.
  const [mode] = useState(() => editable(auction))
  const leave = () => {
    void fresh()
    void navigate({ to: '/profile/my-auctions/$auctionId', params: { auctionId: String(auction.id) } })
  }
  if (mode === 'everything') {
    const inSession = auction.session !== null
    const begun = inSession || auction.status !== 'scheduled'
    const props = { product, data, terms, begun, inSession }
    return <MyAuctionLot {...props} onDone={leave} />
  }
  const fixed = auction.way !== 'english' && auction.bids_count === 0
  return <MyAuctionDetails product={product} data={data} fixed={fixed} onDone={leave} />
}

function Over({ id }: { readonly id: number }) {
  const t = useText(myAuctionsText)
  return (
    <EmptyPage
      title={t.over}
      actions={
        <>
          <ButtonLink to="/profile/add-auction" search={{ copyOf: id }}>
            {t.relist}
          </ButtonLink>
          <ButtonLink to="/profile/my-auctions/$auctionId" params={{ auctionId: String(id) }} kind="outlined">
            {t.back}
          </ButtonLink>
        </>
      }
    />
  )
}

type MyAuctionDetailsProps = {
  readonly product: OwnProduct
  readonly data: ListingData
  /** True for a lot without bids whose way to sell fixes its terms. */
  readonly fixed: boolean
  readonly onDone: () => void
}

/** The edit form of a lot whose terms are fixed: details and pictures only. */
function MyAuctionDetails({ product, data, fixed, onDone }: MyAuctionDetailsProps) {
  const t = useText(myAuctionsText)
  const listing = useChangedListing(product, data, { onDone })
  const { state, photos, phase, share, form } = listing
  return (
    <LotEditForm
      {...listing}
      reason={form.wrong.length > 0 ? undefined : listing.reason}
      note={
        <p className="flex items-start gap-3 rounded-card bg-sand p-4 text-dense text-on-sand">
          <Info aria-hidden size={20} className="mt-0.5 shrink-0" />
          {fixed ? t.wayFixed : t.onlyWords}
        </p>
      }
    >
      <Card as="section" aria-labelledby="lot-photos" className="flex flex-col gap-4 md:p-6">
        <h2 id="lot-photos" className="text-h3">
          {t.photos}
        </h2>
        <PhotosStep
          photos={photos}
          errors={state.errors.image ?? []}
          sent={phase === 'sending' ? share : null}
        />
      </Card>
      <Card as="section" aria-labelledby="lot-words" className="flex flex-col gap-4 md:p-6">
        <h2 id="lot-words" className="text-h3">
          {t.detailsTitle}
        </h2>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Details state={state} lang="ar" />
          <Details state={state} lang="en" />
        </div>
      </Card>
    </LotEditForm>
  )
}
