import type { ReactNode } from 'react'
import type { OwnProduct } from '#shared/products/listing.ts'
import { useText } from '../../app/texts/text.ts'
import { Details } from '../../products/listing/PlaceStep.tsx'
import { PhotosStep } from '../../products/listing/photos/PhotosStep.tsx'
import { useChangedListing } from '../../products/listing/useChangedListing.ts'
import type { ListingData } from '../../products/listing/useListingData.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { myAuctionsText } from '../myAuctions/messages.ts'

type MyAuctionDetailsProps = {
  readonly product: OwnProduct
  readonly data: ListingData
  /** Why no more can be changed. */
  readonly note: ReactNode
  readonly onDone: () => void
}

/** The edit form of a lot with bids: details and pictures only. */
export function MyAuctionDetails({ product, data, note, onDone }: MyAuctionDetailsProps) {
  const t = useText(myAuctionsText)
  const { state, photos, phase, share, reason, form, submit } = useChangedListing(product, data, { onDone })
  const busy = phase !== 'writing'
  return (
    <form
      ref={form.ref}
      noValidate
      aria-label={t.editTitle}
      onSubmit={submit}
      className="flex flex-col gap-3 pb-20 md:gap-4 md:pb-0"
    >
      <h1 className="text-h1 max-md:visually-hidden">{t.editTitle}</h1>
      <div>
        {note}
        <FormTrouble reason={form.wrong.length > 0 ? undefined : reason} />
      </div>
      <fieldset disabled={busy} className="flex min-w-0 flex-col gap-3 md:gap-4">
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
      </fieldset>
      <div
        data-dock
        className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:border-hairline max-md:bg-card max-md:px-4 max-md:py-3 md:w-64"
      >
        <Button type="submit" size="main" wide busy={busy || photos.working}>
          {photos.working ? t.photosWorking : t.save}
        </Button>
      </div>
    </form>
  )
}
