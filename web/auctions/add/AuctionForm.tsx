import { Gavel } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { LotForm } from '#shared/auctions/selling.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import { pricePerKg } from '#shared/base/money.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { addAuctionTitles } from '../../app/titles.ts'
import { BarredNote, barredShort, useBarred } from '../../products/listing/BarredNote.tsx'
import { RestoredNote } from '../../products/listing/draft/DraftNotes.tsx'
import { useFoldedSteps } from '../../products/listing/FoldedStep.tsx'
import { listingText } from '../../products/listing/messages.ts'
import { StepCard } from '../../products/listing/StepCard.tsx'
import { ListingProgress, StepForm, SubmitDock } from '../../products/listing/StepForm.tsx'
import { priceTyped } from '../../products/listing/state/price.ts'
import { wholeWeight } from '../../products/listing/state/units.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Fact } from '../../ui/values/Fact.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { riyadhMoment, weekday } from '../times.ts'
import { useSpan } from '../useSpan.ts'
import { LotGoods, LotSummary } from './LotGoods.tsx'
import { startsAtOnce } from './lotTimes.ts'
import { addAuctionText } from './messages.ts'
import { PricesStep } from './PricesStep.tsx'
import { StartStep } from './StartStep.tsx'
import { type AuctionStep, type CardState, goodsSteps, isDone, isWrongIn, stepsOf } from './steps.ts'
import type { NewAuction } from './useNewAuction.ts'

type AuctionFormProps = NewAuction & {
  readonly terms: LotForm
  /** True for the relisting of an old lot. */
  readonly again: boolean
  readonly latest: readonly OwnProduct[]
  /** The stock from which the lot is taken, in kilograms; null if the lot is not taken from goods on sale. */
  readonly stock: number | null
  /** Discards the saved draft; undefined if there is none. */
  readonly onDiscard: (() => Promise<void>) | undefined
}

/** The form of a lot: goods, start, prices and closing rules. The summary and the publish button are next to it. */
export function AuctionForm(props: AuctionFormProps) {
  const { state, photos, phase, share, keeping, terms, latest, missing } = props
  const t = useText(addAuctionText)
  const title = useText(addAuctionTitles).add
  const barred = useBarred('auction')
  const barredWords = useText(listingText)
  const folding = useFolded(props)
  const foldedGoods = useFoldedSteps(state, true)
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
    <StepForm
      {...props}
      title={title}
      heading={props.again ? t.again : title}
      progress={<ListingProgress steps={steps} done={done} keeping={keeping} />}
      note={
        <>
          <BarredNote reason={barred} />
          {props.onDiscard && phase === 'writing' && <RestoredNote onDiscard={props.onDiscard} />}
          {props.stock !== null && (
            <p className="rounded-card bg-sand px-4 py-3 text-dense text-on-sand">
              {t.fromStock(isolated(String(props.stock)))}
            </p>
          )}
        </>
      }
      waiting={{ onStop: props.stopWaiting }}
      aside={
        <aside aria-label={t.seenAs} className="sticky top-24 flex flex-col gap-4 max-xl:contents">
          <h2 className="text-dense font-normal text-quiet max-xl:hidden">{t.seenAs}</h2>
          <div className="max-xl:hidden">
            <LotWorth {...props} />
          </div>
          <SubmitDock
            phase={phase}
            photos={photos}
            label={t.publish}
            refusedBecause={barredShort(barred, barredWords)}
          >
            <LotStart {...props} />
          </SubmitDock>
        </aside>
      }
    >
      {folding.folded ? (
        <StepCard title={t.lot} {...cardOf('lot')}>
          <LotSummary state={state} photos={photos.photos} onChange={folding.open} />
        </StepCard>
      ) : (
        <LotGoods
          state={state}
          photos={photos}
          latest={latest}
          folded={foldedGoods}
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
    </StepForm>
  )
}

/** The start of the auction, next to the publish button on narrow screens. */
function LotStart({ lot, times }: Pick<NewAuction, 'lot' | 'times'>) {
  const t = useText(addAuctionText)
  const locale = useLocale()
  const { startsAt } = times
  const now = startsAtOnce(lot, times)
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

/** Folds the goods cards into one line when they are complete. If one of them has an error, they unfold. */
function useFolded({ state, missing, photos }: AuctionFormProps) {
  const [wanted, setWanted] = useState(() => whole(missing))
  const wrong =
    goodsSteps.some((step) => isWrongIn(step, state.errors)) || photos.photos.some((one) => one.fault)
  // The cards stay unfolded after the errors are fixed.
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

/** The summary next to the form on wide screens: lot, start, end and starting price. */
function LotWorth({ state, photos, lot, times }: Pick<NewAuction, 'state' | 'photos' | 'lot' | 'times'>) {
  const t = useText(addAuctionText)
  const words = useText(listingText)
  const locale = useLocale()
  const { listing, fish, name, options } = state
  const starting = priceTyped(listing.price)
  const weight = wholeWeight(listing)
  const each = starting && weight ? pricePerKg(starting, weight) : undefined
  const shown = photos.photos.find((photo) => photo.shown)?.shown
  const market = options.markets.find(({ id }) => id === listing.marketId)
  const moment = (at: Date | null) => (at ? <Isolate>{riyadhMoment(at)}</Isolate> : '—')
  const rows = [
    { label: words.available, value: weight === undefined ? '—' : <Kilograms grams={weight} /> },
    {
      label: lot.way === 'sealed' ? t.leastOffer : t.starting,
      value: starting ? <Money halalas={starting} /> : '—',
    },
    { label: words.price, value: each === undefined ? '—' : <Money halalas={each} /> },
    { label: t.startsAt, value: startsAtOnce(lot, times) ? t.atOnce : moment(times.startsAt) },
    { label: t.endsAt, value: moment(times.endsAt) },
  ]
  return (
    <Card padding="none" className="overflow-hidden">
      <div className="ice flex h-44 items-center justify-center">
        {shown ? (
          <img src={shown} alt="" width={288} height={176} className="size-full object-cover" />
        ) : (
          fish?.image && (
            <Picture
              image={fish.image}
              alt=""
              sizes="288px"
              width={288}
              height={176}
              className="size-full object-contain p-4"
            />
          )
        )}
      </div>
      <div className="p-4">
        <p className="text-h3">{name[locale] || '—'}</p>
        <p className="text-meta text-quiet">{market?.name}</p>
        <dl className="mt-2 divide-y divide-hairline text-dense">
          {rows.map(({ label, value }) => (
            <Fact key={label} name={label}>
              {value}
            </Fact>
          ))}
        </dl>
      </div>
    </Card>
  )
}

type ClosingCardProps = Pick<NewAuction, 'lot' | 'times'> & { readonly terms: LotForm }

/** Explains the soft close with a drawing and a sentence, and lists the steps after the end. */
function ClosingCard({ lot, times: { startsAt, endsAt, latestEnd }, terms }: ClosingCardProps) {
  const t = useText(addAuctionText)
  const span = useSpan()
  const soft = lot.way === 'english' && terms.soft_close_s > 0 && terms.soft_cap_s > 0
  const plain = { english: t.hard, dutch: t.dutchCloses, sealed: t.sealedCloses }[lot.way]
  const accept = span(terms.accept_s)
  const award = span(terms.award_s)
  const afterwards = ({ way, autoAccept, reserve }: NewAuction['lot']) => {
    if (way === 'dutch') return t.afterDutch(award)
    if (!autoAccept && way !== 'sealed') return t.afterByOwner(accept, award)
    if (reserve.trim() !== '') return t.afterAboveReserve(accept, award)
    return way === 'sealed' ? t.afterSealed(award) : t.afterByItself(award)
  }
  return (
    <>
      <Card as="section" aria-labelledby="closing" className="flex flex-col gap-4 md:p-6">
        <h2 id="closing" className="text-h3">
          {t.closing}
        </h2>
        <div className="flex flex-col gap-1 text-meta">
          <div className="grid grid-cols-[1fr_auto_1fr]">
            <Moment at={startsAt} />
            {soft && <Moment at={endsAt} className="text-center" />}
            <Moment at={soft ? latestEnd : endsAt} className="col-start-3 text-end" />
          </div>
          <div aria-hidden="true" className="flex h-3">
            <span className={classes('grow-9 bg-primary', soft ? 'rounded-s-full' : 'rounded-full')} />
            {soft && (
              <>
                <span className="grow-2 bg-coral" />
                <span className="grow-10 rounded-e-full border-2 border-dashed border-coral" />
              </>
            )}
          </div>
          <div className="grid grid-cols-[1fr_auto_1fr] text-quiet">
            <span>{t.starts}</span>
            {soft && (
              <span className="text-center text-coral">{t.lastMinutes(span(terms.soft_close_s))}</span>
            )}
            <span className="col-start-3 text-end">{soft ? t.latest : t.closes}</span>
          </div>
        </div>
        <p className="text-dense">
          {soft ? t.soft(span(terms.soft_close_s), span(terms.soft_cap_s)) : plain}
        </p>
      </Card>
      <section
        aria-labelledby="afterwards"
        className="flex items-start gap-3 rounded-card bg-sand p-4 text-dense text-on-sand"
      >
        <Gavel aria-hidden size={22} className="onwards mt-0.5 shrink-0" />
        <div className="min-w-0">
          <h2 id="afterwards" className="text-dense font-bold">
            {t.after}
          </h2>
          <p>{afterwards(lot)}</p>
        </div>
      </section>
    </>
  )
}

function Moment({ at, className }: { readonly at: Date | null; readonly className?: string }): ReactNode {
  return <span className={className}>{at ? <Isolate>{riyadhTime(at)}</Isolate> : '—'}</span>
}
