import { Clock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { LotForm } from '#shared/auctions/selling.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { StepCard } from '../../products/listing/StepCard.tsx'
import type { Listing } from '../../products/listing/state/listing.ts'
import { priceTyped } from '../../products/listing/state/price.ts'
import { type ChangedListing, useChangedListing } from '../../products/listing/useChangedListing.ts'
import type { ListingData } from '../../products/listing/useListingData.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { LotGoods } from '../add/LotGoods.tsx'
import type { Lot } from '../add/lot.ts'
import { lotFields, lotProblems, useLotLabels } from '../add/lotProblems.ts'
import { lotTimes } from '../add/lotTimes.ts'
import { addAuctionText } from '../add/messages.ts'
import { PricesStep } from '../add/PricesStep.tsx'
import { StartStep } from '../add/StartStep.tsx'
import { type AuctionStep, goodsSteps, isDone, isWrongIn } from '../add/steps.ts'
import { myAuctionsText } from '../myAuctions/messages.ts'
import { lotChanges, standingLot } from './lot.ts'

type MyAuctionLotProps = {
  readonly product: OwnProduct
  readonly data: ListingData
  readonly terms: LotForm
  /** True if the auction has started or is in a session, so that its times cannot be changed. */
  readonly begun: boolean
  readonly inSession: boolean
  readonly onDone: () => void
}

/** The edit form of a lot without bids, in the cards of the form for new auctions. Sends only changed fields. */
export function MyAuctionLot(props: MyAuctionLotProps) {
  const t = useText(myAuctionsText)
  const words = useText(addAuctionText)
  const lot = useChangedLot(props)
  const { state, photos, phase, share, missing } = lot
  const cardOf = (step: AuctionStep) => ({
    number: steps.indexOf(step) + 1,
    state: isWrongIn(step, state.errors)
      ? ('wrong' as const)
      : isDone(step, missing, photos.ready.length)
        ? ('done' as const)
        : ('open' as const),
  })
  return (
    <LotEditForm {...lot}>
      <LotGoods
        state={state}
        photos={photos}
        cardOf={cardOf}
        latest={[]}
        sent={phase === 'sending' ? share : null}
        onDone={undefined}
      />
      <StepCard title={words.when} {...cardOf('when')}>
        {props.begun ? (
          <p className="flex items-start gap-3 text-dense text-quiet">
            <Clock aria-hidden size={20} className="mt-0.5 shrink-0" />
            {props.inSession ? t.timesOfSession : t.timesStay}
          </p>
        ) : (
          <StartStep {...lot} />
        )}
      </StepCard>
      <StepCard title={words.prices} {...cardOf('prices')}>
        <PricesStep {...lot} />
      </StepCard>
    </LotEditForm>
  )
}

type LotEditFormProps = Pick<ChangedListing, 'photos' | 'phase' | 'reason' | 'form' | 'submit'> & {
  /** The reason why other fields cannot be changed. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** The frame of the edit form of a lot, with the save button docked at the bottom on a phone. */
export function LotEditForm({ photos, phase, reason, form, submit, note, children }: LotEditFormProps) {
  const t = useText(myAuctionsText)
  const busy = phase !== 'writing'
  return (
    <form
      ref={form.ref}
      noValidate
      aria-label={t.editTitle}
      onSubmit={submit}
      className="flex flex-col gap-3 pb-20 md:gap-4 md:pb-0 max-md:[&_:is(input,button,select,textarea)]:scroll-mb-28"
    >
      <div className={note ? 'flex flex-col gap-3 md:gap-4' : undefined}>
        <h1 className="text-h1 max-md:visually-hidden">{t.editTitle}</h1>
        <div>
          {note}
          <FormTrouble reason={reason} fields={form.wrong} onField={form.goTo} />
        </div>
      </div>
      <fieldset disabled={busy} className="flex min-w-0 flex-col gap-3 md:gap-4">
        {children}
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

const steps: readonly AuctionStep[] = [...goodsSteps, 'when', 'prices']

/** The state of the edit form for a lot without bids: goods and terms of sale. */
function useChangedLot({ product, data, terms, begun, onDone }: MyAuctionLotProps) {
  const locale = useLocale()
  const [before] = useState(() => standingLot(product, new Date(serverNow())))
  const [lot, setLot] = useState(before)
  const { auction } = product
  const placeOf = (cityId: number | null) => terms.places.find(({ id }) => id === cityId) ?? null
  const problems = ({ cityId, marketId, price }: Listing) => {
    const now = new Date(serverNow())
    const times = lotTimes(lot, { now, place: placeOf(cityId), marketId, terms })
    const shortestS = terms.shortest_s
    const found = lotProblems(lot, { times, starting: priceTyped(price), now, shortestS, locale })
    // An unchanged start stays valid even if it is too close by now, so its problem is ignored.
    const started =
      begun || (before.start === lot.start && before.day === lot.day && before.time === lot.time)
    return started ? without(found, begun ? lotFields.when : ['starts_at', 'starts_after']) : found
  }
  const sale = {
    changesOf: ({ price }: Listing) =>
      auction && lotChanges({ before, lot, auction }, price, new Date(serverNow())),
    missingOf: problems,
    fields: useLotLabels(lot.way),
  }
  const changed = useChangedListing(product, data, { onDone, sale })
  const { state, form } = changed
  const change = (part: Partial<Lot>) => {
    setLot((standing) => ({ ...standing, ...part }))
    form.clearErrors(Object.keys(sale.fields).filter((field) => field !== 'price'))
  }
  return {
    ...changed,
    lot,
    change,
    // `state.now` changes every minute and triggers the next check.
    now: new Date(Math.max(serverNow(), 0)),
    place: placeOf(state.listing.cityId),
    times: lotTimes(lot, {
      now: new Date(serverNow()),
      place: placeOf(state.listing.cityId),
      marketId: state.listing.marketId,
      terms,
    }),
    // A listed lot joins a session on its own page, so the form offers no sessions.
    sessions: [],
    missing: { ...state.missing(state.now), ...problems(state.listing) },
  }
}

function without(
  found: Readonly<Record<string, readonly string[]>>,
  fields: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(found).filter(([field]) => !fields.includes(field)))
}
