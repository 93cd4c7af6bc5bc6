import { useState } from 'react'
import type { LotForm } from '#shared/auctions/selling.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { addAuctionTitles } from '../../app/titles.ts'
import { RestoredNote } from '../../products/listing/draft/RestoredNote.tsx'
import { ListingProgress } from '../../products/listing/ListingProgress.tsx'
import { ListingWaiting } from '../../products/listing/ListingWaiting.tsx'
import { listingText } from '../../products/listing/messages.ts'
import { StepCard } from '../../products/listing/StepCard.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { weekday } from '../times.ts'
import { ClosingCard } from './ClosingCard.tsx'
import { LotGoods, LotSummary } from './LotGoods.tsx'
import { LotWorth } from './LotWorth.tsx'
import { addAuctionText } from './messages.ts'
import { PricesStep } from './PricesStep.tsx'
import { StartStep } from './StartStep.tsx'
import { type AuctionStep, type CardState, goodsSteps, isDone, isWrongIn, stepsOf } from './steps.ts'
import type { NewAuction } from './useNewAuction.ts'

type AuctionFormProps = NewAuction & {
  readonly terms: LotForm
  /** A relisting of an old lot. */
  readonly again: boolean
  readonly recent: readonly number[]
  /** Discards the saved draft; undefined without one. */
  readonly onDiscard: (() => Promise<void>) | undefined
}

/** The form of a lot: goods, start, prices and closing rules, with a summary and the publish button beside it. */
export function AuctionForm(props: AuctionFormProps) {
  const { state, photos, phase, share, reason, form, submit, keeping, terms, recent, missing } = props
  const t = useText(addAuctionText)
  const words = useText(listingText)
  const title = useText(addAuctionTitles).add
  const busy = phase !== 'writing'
  const folding = useFolded(props)
  const steps = stepsOf(folding.folded)
  const begins = props.times.startsAt !== null
  const done = steps.filter(
    (step) => isDone(step, missing, photos.ready.length) && (step !== 'when' || begins),
  )
  const cardOf = (step: AuctionStep): CardState => ({
    number: steps.indexOf(step) + 1,
    state: isWrongIn(step, state.errors) ? 'wrong' : done.includes(step) ? 'done' : 'open',
  })
  return (
    <form
      ref={form.ref}
      noValidate
      aria-label={title}
      onSubmit={submit}
      className="grid items-start gap-5 pb-20 md:pb-0 max-md:[&_:is(input,button,select,textarea)]:scroll-mb-28 xl:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <div className="flex min-w-0 flex-col gap-3 md:gap-4">
        <div className="max-md:contents">
          <h1 className="text-h1 max-md:visually-hidden">{props.again ? t.again : title}</h1>
          <ListingProgress steps={steps} done={done} keeping={keeping} />
        </div>
        {props.onDiscard && phase === 'writing' && <RestoredNote onDiscard={props.onDiscard} />}
        {phase === 'waiting' && <ListingWaiting onStop={props.stopWaiting} />}
        <FormTrouble reason={reason} fields={form.wrong} onField={form.goTo} />
        <fieldset disabled={busy} className="flex min-w-0 flex-col gap-3 md:gap-4">
          {folding.folded ? (
            <StepCard title={t.lot} {...cardOf('lot')}>
              <LotSummary state={state} photos={photos.photos} onChange={folding.open} />
            </StepCard>
          ) : (
            <LotGoods
              state={state}
              photos={photos}
              recent={recent}
              cardOf={cardOf}
              sent={phase === 'sending' ? share : null}
              onDone={whole(missing) ? folding.fold : undefined}
            />
          )}
          <StepCard title={t.when} {...cardOf('when')}>
            <StartStep {...props} />
          </StepCard>
          <StepCard title={t.prices} {...cardOf('prices')}>
            <PricesStep {...props} />
          </StepCard>
          <ClosingCard {...props} terms={terms} />
        </fieldset>
      </div>
      <aside aria-label={t.seenAs} className="sticky top-24 flex flex-col gap-4 max-xl:contents">
        <h2 className="text-dense font-normal text-quiet max-xl:hidden">{t.seenAs}</h2>
        <div className="max-xl:hidden">
          <LotWorth {...props} />
        </div>
        <div
          data-dock
          className="flex items-center gap-4 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:border-hairline max-md:bg-card max-md:px-4 max-md:py-3"
        >
          <LotStart {...props} />
          <Button
            type="submit"
            size="main"
            wide
            busy={busy || photos.working}
            className={busy ? 'opacity-70' : undefined}
          >
            {phase === 'sending' ? words.sending : photos.working ? words.preparing : t.publish}
          </Button>
        </div>
      </aside>
    </form>
  )
}

/** The start of the auction, beside the publish button on narrow screens. */
function LotStart({ lot, times: { startsAt } }: Pick<NewAuction, 'lot' | 'times'>) {
  const t = useText(addAuctionText)
  const locale = useLocale()
  const now = lot.start === 'now'
  return (
    <p className="shrink-0 text-meta xl:hidden">
      <span className="block text-quiet">
        {now ? t.startsNow : startsAt ? t.startsOn(weekday(startsAt, locale)) : t.startsNow}
      </span>
      <span className="block text-h3 font-bold">
        {now ? t.atOnce : startsAt ? <Isolate>{riyadhTime(startsAt)}</Isolate> : '—'}
      </span>
    </p>
  )
}

/** Folds the goods cards into one line when they are complete; an error in them unfolds them. */
function useFolded({ state, missing, photos }: AuctionFormProps) {
  const [wanted, setWanted] = useState(() => whole(missing))
  const wrong =
    goodsSteps.some((step) => isWrongIn(step, state.errors)) || photos.photos.some((one) => one.fault)
  // Stay unfolded after the errors are fixed.
  if (wanted && wrong) setWanted(false)
  return {
    folded: wanted && !wrong && state.fish !== undefined,
    fold: () => setWanted(true),
    open: () => setWanted(false),
  }
}

function whole(missing: AuctionFormProps['missing']): boolean {
  return !goodsSteps.some((step) => step !== 'photos' && isWrongIn(step, missing))
}
