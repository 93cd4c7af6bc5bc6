import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { OwnProduct } from '#shared/products/listing.ts'
import { useText } from '../../app/texts/text.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { ListingForm } from '../listing/ListingForm.tsx'
import { ListingSkeleton, NoSuchProduct } from '../listing/ListingStates.tsx'
import { listingText } from '../listing/messages.ts'
import { useChangedListing } from '../listing/useChangedListing.ts'
import { type ListingData, useListingData } from '../listing/useListingData.ts'

/** The edit form of the user's own product. Sends only changed fields. */
export function MyProduct({
  id,
  note,
}: {
  readonly id: number | undefined
  /** Content above the form, from a feature that this folder must not import. */
  readonly note?: ReactNode
}) {
  const t = useText(listingText)
  const { data, refusal, retry } = useListingData(id ?? null)
  if (id === undefined || refusal?.code === 'not_found') return <NoSuchProduct />
  if (refusal) return <ErrorState title={t.failedTitle} refusal={refusal} onRetry={retry} headingLevel={1} />
  if (!data?.product) return <ListingSkeleton />
  return <ChangedListing key={id} data={data} product={data.product} note={note} />
}

function ChangedListing({
  data,
  product: given,
  note,
}: {
  readonly data: ListingData
  readonly product: OwnProduct
  readonly note: ReactNode
}) {
  const t = useText(listingText)
  // A refetch while the form is open must not reset the form.
  const [product] = useState(given)
  const navigate = useNavigate()
  const listing = useChangedListing(product, data, {
    onDone: () => void navigate({ to: '/profile/my-products' }),
  })
  return <ListingForm {...listing} title={t.edit} send={t.save} latest={data.latest} note={note} />
}
