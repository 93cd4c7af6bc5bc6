import { Check, Info } from 'lucide-react'
import { printKilograms } from '#shared/base/quantity.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { FoldedStep, type FoldedSteps } from '../../products/listing/FoldedStep.tsx'
import { listingText, unitText } from '../../products/listing/messages.ts'
import { OriginStep } from '../../products/listing/OriginStep.tsx'
import { PlaceStep } from '../../products/listing/PlaceStep.tsx'
import { PhotosStep } from '../../products/listing/photos/PhotosStep.tsx'
import type { Photo } from '../../products/listing/photos/photos.ts'
import type { ListingPhotos } from '../../products/listing/photos/useListingPhotos.ts'
import { QuantityStep } from '../../products/listing/QuantityStep.tsx'
import { StepCard } from '../../products/listing/StepCard.tsx'
import { SpeciesPlate } from '../../products/listing/species/SpeciesPicker.tsx'
import { SpeciesStep } from '../../products/listing/species/SpeciesStep.tsx'
import { wholeWeight } from '../../products/listing/state/units.ts'
import type { ListingState } from '../../products/listing/useListing.ts'
import { Button } from '../../ui/Button.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { addAuctionText } from './messages.ts'
import type { CardState, goodsSteps } from './steps.ts'

type LotGoodsProps = {
  readonly state: ListingState
  readonly photos: ListingPhotos
  readonly latest: readonly OwnProduct[]
  readonly cardOf: (step: (typeof goodsSteps)[number]) => CardState
  /** The share of the form that is uploaded so far, 0 to 1; null while the form is not being sent. */
  readonly sent: number | null
  /** The cards that are each folded into one line; absent if no card can be folded. */
  readonly folded?: FoldedSteps
  /** Folds all cards of the goods into one line; undefined while a field is missing. */
  readonly onDone: (() => void) | undefined
}

/** The goods of the lot, in the cards of the product form. */
export function LotGoods({ state, photos, latest, cardOf, sent, folded, onDone }: LotGoodsProps) {
  const t = useText(listingText)
  const words = useText(addAuctionText)
  return (
    <>
      <StepCard title={t.photos} {...cardOf('photos')}>
        <PhotosStep photos={photos} errors={state.errors.image ?? []} sent={sent} />
      </StepCard>
      <StepCard title={t.species} {...cardOf('species')}>
        <SpeciesStep state={state} latest={latest} />
      </StepCard>
      <StepCard title={t.origin} {...cardOf('origin')}>
        {folded?.has('origin') ? (
          <FoldedStep step="origin" state={state} onOpen={() => folded.open('origin')} />
        ) : (
          <OriginStep state={state} />
        )}
      </StepCard>
      <StepCard title={t.quantityStep} {...cardOf('quantity')}>
        <QuantityStep state={state} />
      </StepCard>
      <StepCard title={t.place} {...cardOf('place')}>
        {folded?.has('place') ? (
          <FoldedStep step="place" state={state} onOpen={() => folded.open('place')} />
        ) : (
          <PlaceStep state={state} />
        )}
        {onDone && (
          <Button kind="outlined" icon={Check} onClick={onDone} className="self-start">
            {words.lotDone}
          </Button>
        )}
      </StepCard>
    </>
  )
}

/** The goods in one line, with a button that unfolds the cards. */
export function LotSummary({
  state: { listing, fish, size, name, options },
  photos,
  onChange,
}: {
  readonly state: ListingState
  readonly photos: readonly Photo[]
  readonly onChange: () => void
}) {
  const t = useText(addAuctionText)
  const units = useText(unitText)
  const { kg } = useText(listingText)
  const locale = useLocale()
  const weight = wholeWeight(listing)
  const whole = weight === undefined ? '—' : printKilograms(weight)
  const { unit, count, unitWeight } = listing
  const sum = unit === 'kilo' ? whole : `${latinDigits(count)} × ${latinDigits(unitWeight)} = ${whole}`
  const quality = options.qualities.find(({ id }) => id === listing.qualityId)
  const market = options.markets.find(({ id }) => id === listing.marketId)
  const picture = photos.find((photo) => photo.shown)?.shown
  return (
    <>
      <div className="flex min-h-18 flex-wrap items-center gap-x-4 rounded-control border border-line bg-card py-2 ps-3 pe-2">
        {picture ? (
          <img
            src={picture}
            alt=""
            width={76}
            height={54}
            className="h-13.5 w-19 shrink-0 rounded-control object-cover"
          />
        ) : (
          <SpeciesPlate image={fish?.image ?? null} />
        )}
        <span className="min-w-0 grow basis-24">
          <span className="block text-h3 break-words">{name[locale]}</span>
          <span className="block text-meta text-quiet">
            {unit !== 'kilo' && `${units[unit]} `}
            <Isolate>{sum}</Isolate> {kg}
          </span>
        </span>
        <Button kind="text" onClick={onChange} aria-label={t.changeLot} className="shrink-0">
          {t.change}
        </Button>
      </div>
      <p className="flex items-start gap-2 text-meta text-quiet">
        <Info aria-hidden size={16} className="mt-1 shrink-0" />
        <span>
          {size && quality && market && `${t.goods(size.name, quality.name, market.name)} `}
          {t.oneBidder}
        </span>
      </p>
    </>
  )
}
