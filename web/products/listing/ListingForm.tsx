import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Pair } from '#shared/base/locale.ts'
import { priceOf, toRiyals } from '#shared/base/money.ts'
import { toKilograms } from '#shared/base/quantity.ts'
import type { Options } from '#shared/catalog/contract.ts'
import { cutPictureOf } from '#shared/products/cuts.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import type { AutosaveState } from '../../app/calls/useAutosave.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import type { CardProduct } from '../card.ts'
import { ProductCard } from '../ProductCard.tsx'
import { FoldedStep, useFoldedSteps } from './FoldedStep.tsx'
import { listingText } from './messages.ts'
import { OriginStep } from './OriginStep.tsx'
import { PlaceStep } from './PlaceStep.tsx'
import { PriceStep } from './PriceStep.tsx'
import { PhotosStep } from './photos/PhotosStep.tsx'
import type { Photo } from './photos/photos.ts'
import { QuantityStep } from './QuantityStep.tsx'
import { StepCard } from './StepCard.tsx'
import { ListingProgress, StepForm, SubmitDock } from './StepForm.tsx'
import { SpeciesStep } from './species/SpeciesStep.tsx'
import { priceTyped } from './state/price.ts'
import { isWrong, type Step, stepDone, stepNames, stepTitles } from './state/steps.ts'
import { wholeWeight } from './state/units.ts'
import type { ListingState } from './useListing.ts'
import type { NewListing } from './useNewListing.ts'

type ListingFormProps = Pick<NewListing, 'state' | 'photos' | 'phase' | 'share' | 'reason' | 'submit'> & {
  readonly form: Pick<NewListing['form'], 'ref' | 'wrong' | 'goTo'>
  readonly title: string
  /** The label of the submit button. */
  readonly send: string
  readonly keeping?: AutosaveState
  /** The user's latest goods, newest first, whose species and choices are suggested. */
  readonly latest: readonly OwnProduct[]
  /** True if cards whose values are known at the start are folded into one line. */
  readonly folds?: boolean
  /** A note above the first card, such as that a draft was restored or that the product is hidden. */
  readonly note?: ReactNode
  readonly onStopWaiting?: (() => void) | undefined
  /** The reason why the user may not send the form; null if the user may. */
  readonly refusedBecause?: string | null
}

/** A form with one card per step and the submit button. On wide screens, a preview is next to the cards. */
export function ListingForm(props: ListingFormProps) {
  const { state, photos, phase, share, keeping = 'idle' } = props
  const t = useText(listingText)
  const [seen, setSeen] = useState(false)
  const missing = state.missing(state.now)
  const done = stepNames.filter((step) => stepDone(step, missing, photos.ready.length))
  const folded = useFoldedSteps(state, props.folds ?? false)
  const preview = <ListingPreview state={state} photos={photos.photos} />
  return (
    <StepForm
      {...props}
      waiting={{ onStop: props.onStopWaiting }}
      progress={<ListingProgress steps={stepNames} done={done} keeping={keeping} />}
      aside={
        <aside aria-label={t.seenAs} className="sticky top-24 flex flex-col gap-4 max-xl:contents">
          <h2 className="text-dense font-normal text-quiet max-xl:hidden">{t.seenAs}</h2>
          <div className="max-xl:hidden">{preview}</div>
          <Card className="py-2 max-xl:hidden">
            <ListingWorth state={state} />
          </Card>
          <SubmitDock
            phase={phase}
            photos={photos}
            label={props.send}
            refusedBecause={props.refusedBecause ?? null}
          >
            <Button
              kind="outlined"
              icon={Eye}
              className="min-h-13 shrink-0 xl:hidden"
              onClick={() => setSeen(true)}
            >
              {t.preview}
            </Button>
          </SubmitDock>
          <Sheet open={seen} onClose={() => setSeen(false)} title={t.seenAs} side="panel">
            <div className="flex flex-col gap-4 bg-ground p-4">
              <div className="mx-auto w-full max-w-80">{preview}</div>
              <ListingWorth state={state} />
            </div>
          </Sheet>
        </aside>
      }
    >
      {stepNames.map((step, place) => (
        <StepCard
          key={step}
          number={place + 1}
          title={t[stepTitles[step]]}
          state={isWrong(step, state.errors) ? 'wrong' : done.includes(step) ? 'done' : 'open'}
        >
          {folded.has(step) ? (
            <FoldedStep step={step} state={state} onOpen={() => folded.open(step)} />
          ) : (
            contentOf(step, props, phase === 'sending' ? share : null)
          )}
        </StepCard>
      ))}
    </StepForm>
  )
}

function contentOf(step: Step, { state, photos, latest }: ListingFormProps, sent: number | null): ReactNode {
  switch (step) {
    case 'photos':
      return <PhotosStep photos={photos} errors={state.errors.image ?? []} sent={sent} />
    case 'species':
      return <SpeciesStep state={state} latest={latest} />
    case 'origin':
      return <OriginStep state={state} />
    case 'quantity':
      return <QuantityStep state={state} />
    case 'price':
      return <PriceStep state={state} />
    case 'place':
      return <PlaceStep state={state} />
  }
}

/** A preview of the goods in the product card of the market; it cannot be clicked. */
function ListingPreview({
  state,
  photos,
}: {
  readonly state: ListingState
  readonly photos: readonly Photo[]
}) {
  const t = useText(listingText)
  const product = useCard(state, photos)
  if (!product)
    return (
      <p className="rounded-card border border-dashed border-line p-6 text-center text-dense text-quiet">
        {t.noPreview}
      </p>
    )
  return (
    <div inert>
      <ProductCard product={product} priority />
    </div>
  )
}

/** The quantity, and its total at the typed price. */
function ListingWorth({ state: { listing } }: { readonly state: ListingState }) {
  const t = useText(listingText)
  const price = priceTyped(listing.price)
  const weight = wholeWeight(listing)
  return (
    <dl className="divide-y divide-hairline text-dense">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <dt className="text-quiet">{t.available}</dt>
        <dd className="font-bold">{weight === undefined ? '—' : <Kilograms grams={weight} />}</dd>
      </div>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <dt className="text-quiet">{t.whole}</dt>
        <dd className="font-bold">
          {price && weight !== undefined ? <Money halalas={priceOf(price, weight)} /> : '—'}
        </dd>
      </div>
    </dl>
  )
}

function useCard(state: ListingState, photos: readonly Photo[]): CardProduct | null {
  const locale = useLocale()
  const { profile } = useSession()
  const { listing, fish, city, name, options, now } = state
  if (!fish || !profile) return null
  const shown = photos.find((photo) => photo.path ?? photo.shown)
  const image = shown?.path ?? shown?.shown ?? cutImage(name, fish, options) ?? fish.image
  if (!image) return null
  const other = locale === 'ar' ? 'en' : 'ar'
  const price = priceTyped(listing.price)
  const weight = wholeWeight(listing)
  return {
    id: 0,
    name: name[locale],
    otherName: { locale: other, name: name[other] },
    image,
    plate: shown === undefined,
    origin: listing.source === 'imported' ? 'imported' : 'local',
    farmed: listing.source === 'farmed',
    caughtAt: /^\d{4}-\d{2}-\d{2}$/.test(listing.caughtAt) ? `${listing.caughtAt}T00:00:00+03:00` : null,
    price: price ? toRiyals(price) : 0,
    hundredRiyal: fish.hundred_riyal && price !== undefined,
    quantity: weight === undefined ? 0 : toKilograms(weight),
    market: options.markets.find(({ id }) => id === listing.marketId)?.name ?? '',
    city: city?.name ?? '',
    createdAt: new Date(now).toISOString(),
    seller: `${profile.f_name} ${profile.l_name}`,
    sellerId: profile.id,
  }
}

/** The drawing that the goods get when they are saved, if their name says that they are cut. */
function cutImage(name: Pair, { code, category }: Options['fish'][number], options: Options) {
  const cut = cutPictureOf(name, { code, category: category.code })
  return options.cut_images.find((each) => each.name === cut)?.image
}
