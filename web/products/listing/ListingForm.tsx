import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { AutosaveState } from '../../app/calls/useAutosave.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { ListingPreview, ListingWorth } from './ListingPreview.tsx'
import { ListingProgress } from './ListingProgress.tsx'
import { ListingWaiting } from './ListingWaiting.tsx'
import { listingText } from './messages.ts'
import { OriginStep } from './OriginStep.tsx'
import { PlaceStep } from './PlaceStep.tsx'
import { PriceStep } from './PriceStep.tsx'
import { PhotosStep } from './photos/PhotosStep.tsx'
import type { ListingPhotos } from './photos/useListingPhotos.ts'
import { QuantityStep } from './QuantityStep.tsx'
import { StepCard } from './StepCard.tsx'
import { SpeciesStep } from './species/SpeciesStep.tsx'
import { isWrong, type Step, stepDone, stepNames, stepTitles } from './state/steps.ts'
import type { ListingState } from './useListing.ts'
import type { NewListing, Phase } from './useNewListing.ts'

type ListingFormProps = {
  readonly title: string
  readonly state: ListingState
  readonly photos: ListingPhotos
  readonly phase: Phase
  /** The share uploaded so far, from 0 to 1. */
  readonly share: number
  /** The refusal's text when no field is wrong. */
  readonly reason: string | undefined
  readonly form: Pick<NewListing['form'], 'ref' | 'wrong' | 'goTo'>
  readonly submit: NewListing['submit']
  /** The label of the submit button. */
  readonly send: string
  readonly keeping?: AutosaveState
  readonly recent: readonly number[]
  /** Above the first card: a restored draft, a hidden product. */
  readonly note?: ReactNode
  readonly onStopWaiting?: (() => void) | undefined
}

/** One card per step, a preview beside them on wide screens, and the submit button. */
export function ListingForm(props: ListingFormProps) {
  const { title, state, photos, phase, share, reason, form, submit, keeping = 'idle', note } = props
  const t = useText(listingText)
  const [seen, setSeen] = useState(false)
  const missing = state.missing(state.now)
  const done = stepNames.filter((step) => stepDone(step, missing, photos.ready.length))
  const wait = photos.working ? t.preparing : undefined
  const busy = phase !== 'writing'
  const send = (
    <Button
      type="submit"
      size="main"
      wide
      busy={busy || photos.working}
      className={busy ? 'opacity-70' : undefined}
    >
      {phase === 'sending' ? t.sending : (wait ?? props.send)}
    </Button>
  )
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
          <h1 className="text-h1 max-md:visually-hidden">{title}</h1>
          <ListingProgress steps={stepNames} done={done} keeping={keeping} />
        </div>
        {note}
        {phase === 'waiting' && <ListingWaiting onStop={props.onStopWaiting} />}
        <FormTrouble reason={reason} fields={form.wrong} onField={form.goTo} />
        <fieldset disabled={busy} className="flex min-w-0 flex-col gap-3 md:gap-4">
          {stepNames.map((step, place) => (
            <StepCard
              key={step}
              number={place + 1}
              title={t[stepTitles[step]]}
              state={isWrong(step, state.errors) ? 'wrong' : done.includes(step) ? 'done' : 'open'}
            >
              {contentOf(step, props, phase === 'sending' ? share : null)}
            </StepCard>
          ))}
        </fieldset>
      </div>
      <aside aria-label={t.seenAs} className="sticky top-24 flex flex-col gap-4 max-xl:contents">
        <h2 className="text-dense font-normal text-quiet max-xl:hidden">{t.seenAs}</h2>
        <div className="max-xl:hidden">
          <ListingPreview state={state} photos={photos.photos} />
        </div>
        <Card className="py-2 max-xl:hidden">
          <ListingWorth state={state} />
        </Card>
        <div
          data-dock
          className="flex gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:border-hairline max-md:bg-card max-md:px-4 max-md:py-3"
        >
          <Button
            kind="outlined"
            icon={Eye}
            className="min-h-13 shrink-0 xl:hidden"
            onClick={() => setSeen(true)}
          >
            {t.preview}
          </Button>
          {send}
        </div>
      </aside>
      <Sheet open={seen} onClose={() => setSeen(false)} title={t.seenAs} side="panel">
        <div className="flex flex-col gap-4 bg-ground p-4">
          <div className="mx-auto w-full max-w-80">
            <ListingPreview state={state} photos={photos.photos} />
          </div>
          <ListingWorth state={state} />
        </div>
      </Sheet>
    </form>
  )
}

function contentOf(step: Step, { state, photos, recent }: ListingFormProps, sent: number | null): ReactNode {
  switch (step) {
    case 'photos':
      return <PhotosStep photos={photos} errors={state.errors.image ?? []} sent={sent} />
    case 'species':
      return <SpeciesStep state={state} recent={recent} />
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
