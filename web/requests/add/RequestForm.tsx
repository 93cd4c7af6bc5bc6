import { type ReactNode, useState } from 'react'
import { weightLabel } from '#shared/base/quantity.ts'
import type { AutosaveState } from '../../app/calls/useAutosave.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { UnverifiedNote } from '../../auth/UnverifiedNote.tsx'
import { BoxChoice } from '../../products/listing/BoxChoice.tsx'
import { CountField } from '../../products/listing/CountField.tsx'
import { DraftSaved } from '../../products/listing/draft/DraftSaved.tsx'
import { StepCard } from '../../products/listing/StepCard.tsx'
import { StepForm, SubmitDock } from '../../products/listing/StepForm.tsx'
import { SpeciesField } from '../../products/listing/species/SpeciesField.tsx'
import { SpeciesPlate } from '../../products/listing/species/SpeciesPicker.tsx'
import { AskAside, AskSum } from './AskAside.tsx'
import { FoldedWishes } from './FoldedWishes.tsx'
import { askText } from './messages.ts'
import type { AskData } from './useAskData.ts'
import type { NewRequest } from './useNewRequest.ts'
import type { RequestState } from './useRequestForm.ts'
import { WhereStep } from './WhereStep.tsx'

type RequestFormProps = Pick<NewRequest, 'state' | 'photos' | 'phase' | 'share' | 'reason' | 'submit'> & {
  readonly form: Pick<NewRequest['form'], 'ref' | 'wrong' | 'goTo'>
  readonly title: string
  readonly data: AskData
  /** The label of the submit button. */
  readonly send: string
  readonly keeping?: AutosaveState
  /** A note above the first card, for example about a restored draft, or about the sellers who are notified of a change. */
  readonly note?: ReactNode
  /** The cancel button, which replaces the total next to the submit button. */
  readonly cancel?: ReactNode
  readonly stopWaiting?: () => void
}

/** A form of three short cards, a fourth card with optional details, and the submit button. */
export function RequestForm(props: RequestFormProps) {
  const { state, photos, data, phase, keeping } = props
  const t = useText(askText)
  const { profile } = useSession()
  const missing = state.missing(state.now)
  const cardOf = (number: number, ...fields: readonly string[]) => {
    const among = (errors: object) => fields.some((field) => field in errors)
    return { number, state: among(state.errors) ? 'wrong' : among(missing) ? 'open' : 'done' } as const
  }
  const unverified = profile?.mobile_verified === false
  return (
    <StepForm
      {...props}
      note={
        <>
          {props.note}
          {unverified && <UnverifiedNote words={t} />}
        </>
      }
      waiting={{ onStop: props.stopWaiting, body: t.waitingBody }}
      aside={
        <AskAside state={state} data={data} photos={photos} fresh={keeping !== undefined}>
          {keeping && (
            <div className="min-h-6 text-meta">
              <DraftSaved keeping={keeping} />
            </div>
          )}
          <SubmitDock
            phase={phase}
            photos={photos}
            label={props.send}
            refusedBecause={unverified ? t.unverified : null}
          >
            {props.cancel ?? <AskSum state={state} data={data} />}
          </SubmitDock>
        </AskAside>
      }
    >
      <StepCard title={t.what} {...cardOf(1, 'fish_id')}>
        <FishStep state={state} data={data} />
      </StepCard>
      <StepCard title={t.howMuch} {...cardOf(2, 'quantity')}>
        <AmountStep state={state} />
      </StepCard>
      <StepCard title={t.whereWhen} {...cardOf(3, 'city_id', 'needed_by')}>
        <WhereStep state={state} ownCity={data.ownCity} />
      </StepCard>
      <FoldedWishes
        state={state}
        data={data}
        photos={photos}
        sent={phase === 'sending' ? props.share : null}
      />
    </StepForm>
  )
}

/** The quantity in kilograms: buttons for common quantities, a field, and steps that grow with the quantity. */
function AmountStep({ state: { ask, change, errorsOf, quantity } }: { readonly state: RequestState }) {
  const t = useText(askText)
  const locale = useLocale()
  const chosen = usual.find((kilograms) => kilograms * 1_000 === quantity) ?? null
  return (
    <>
      <BoxChoice
        inOneRow
        label={t.usual}
        choices={usual.map((value) => ({ value, label: String(value) }))}
        value={chosen}
        onChange={(kilograms) => change({ quantity: String(kilograms) })}
      />
      <CountField
        label={t.quantity}
        errors={errorsOf('quantity')}
        count={ask.quantity}
        onChange={(next) => change({ quantity: next })}
        stepFrom={stepFrom}
        unit={weightLabel[locale]}
      />
    </>
  )
}

const usual = [5, 10, 25, 50, 100] as const

/** The step of the buttons: 1 kg up to 10 kg, 5 kg up to 100 kg, and 10 kg above. */
function stepFrom(number: number, direction: 'less' | 'more'): number {
  const below = direction === 'less'
  if (number < 10 || (below && number === 10)) return 1
  return number < 100 || (below && number === 100) ? 5 : 10
}

type FishStepProps = { readonly state: RequestState; readonly data: AskData }

/** The species: buttons for recent and popular species, and a search by name for the others. */
function FishStep({ state: { ask, change, errorsOf, options }, data }: FishStepProps) {
  const t = useText(askText)
  const [open, setOpen] = useState(false)
  const choose = (fishId: number) => change({ fishId })
  const near = [...new Set([...data.recent, ...data.popular])]
    .flatMap((id) => options.fish.find((fish) => fish.id === id) ?? [])
    .slice(0, mostNear)
  return (
    <>
      <SpeciesField
        fish={options.fish}
        chosen={ask.fishId}
        errors={errorsOf('fish_id') ?? []}
        recent={data.recent}
        open={open}
        onOpen={setOpen}
        onChoose={choose}
      />
      {ask.fishId === null && near.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-meta text-quiet">{t.near}</legend>
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
            {near.map(({ id, name, image }) => (
              <li key={id} className="min-w-0">
                <button
                  type="button"
                  onClick={() => choose(id)}
                  className="flex h-full w-full min-w-0 flex-col items-center gap-1 rounded-control border border-line bg-card p-2 text-center text-dense hover:bg-tint"
                >
                  <SpeciesPlate image={image} />
                  <span className="max-w-full min-w-0 break-words">{name}</span>
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  )
}

const mostNear = 6
