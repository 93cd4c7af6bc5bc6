import type { ReactNode, RefObject } from 'react'
import { useSession } from '../auth/session.ts'
import { UnverifiedNote } from '../auth/UnverifiedNote.tsx'
import type { Keeping } from '../base/keeping.ts'
import { useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { DraftKept } from '../products/DraftKept.tsx'
import { ListingWaiting } from '../products/ListingWaiting.tsx'
import { listingText } from '../products/listingMessages.ts'
import { StepCard } from '../products/StepCard.tsx'
import type { ListingPhotos } from '../products/useListingPhotos.ts'
import type { Phase } from '../products/useNewListing.ts'
import { useWrongFields } from '../products/useWrongFields.ts'
import { AmountStep } from './AmountStep.tsx'
import { AskAside } from './AskAside.tsx'
import { AskSum } from './AskSum.tsx'
import { askText } from './askMessages.ts'
import { FishStep } from './FishStep.tsx'
import { FoldedWishes } from './FoldedWishes.tsx'
import type { AskData } from './useAskData.ts'
import type { RequestState } from './useRequestForm.ts'
import { WhereStep } from './WhereStep.tsx'

type RequestFormProps = {
  readonly title: string
  readonly state: RequestState
  readonly photos: ListingPhotos
  readonly data: AskData
  readonly phase: Phase
  /** How much has left while it is sent, from 0 to 1. */
  readonly share: number
  /** Why it was not taken, where no field is to blame. */
  readonly reason: string | null
  readonly form: RefObject<HTMLFormElement | null>
  readonly submit: () => void
  /** The words of the one filled button. */
  readonly send: string
  readonly keeping?: Keeping
  /** Above the first card: a kept draft, who is told of a change. */
  readonly note?: ReactNode
  /** Beside the filled button in place of the sum: the way back. */
  readonly cancel?: ReactNode
  readonly stopWaiting?: () => void
}

/** Three short cards, what nobody has to say behind a fourth, and one filled button. */
export function RequestForm(props: RequestFormProps) {
  const { title, state, photos, data, phase, reason, form, note } = props
  const t = useText(askText)
  const words = useText(listingText)
  const { profile } = useSession()
  const wrong = useWrongFields(state.errors, form, labelsOf(t))
  const missing = state.missing(state.now)
  const cardOf = (number: number, ...fields: readonly string[]) => {
    const among = (errors: object) => fields.some((field) => field in errors)
    return { number, state: among(state.errors) ? 'wrong' : among(missing) ? 'open' : 'done' } as const
  }
  const busy = phase !== 'writing'
  const unverified = profile?.mobile_verified === false
  return (
    <form
      ref={form}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        props.submit()
      }}
      className="grid items-start gap-5 pb-20 md:pb-0 max-md:[&_:is(input,button,select,textarea)]:scroll-mb-28 xl:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <div className="flex min-w-0 flex-col gap-3 md:gap-4">
        <div className="max-md:contents">
          <h1 className="text-h1 max-md:visually-hidden">{title}</h1>
        </div>
        {note}
        {unverified && <UnverifiedNote words={t} />}
        {phase === 'waiting' && <ListingWaiting onStop={props.stopWaiting} body={t.waitingBody} />}
        <FormTrouble
          reason={wrong.fields.length > 0 ? words.wrongFields(wrong.fields.length) : (reason ?? undefined)}
          fields={wrong.fields}
          onField={wrong.goTo}
        />
        <fieldset disabled={busy} className="flex min-w-0 flex-col gap-3 md:gap-4">
          <StepCard title={t.what} {...cardOf(1, 'fish_id')}>
            <FishStep {...{ state, data }} />
          </StepCard>
          <StepCard title={t.howMuch} {...cardOf(2, 'quantity')}>
            <AmountStep state={state} />
          </StepCard>
          <StepCard title={t.whereWhen} {...cardOf(3, 'city_id', 'needed_by')}>
            <WhereStep state={state} ownCity={data.ownCity} />
          </StepCard>
          <FoldedWishes {...{ state, data, photos }} sent={phase === 'sending' ? props.share : null} />
        </fieldset>
      </div>
      <AskAside {...{ state, data, photos }} fresh={props.keeping !== undefined}>
        {props.keeping && (
          <div className="min-h-6 text-meta">
            <DraftKept keeping={props.keeping} />
          </div>
        )}
        <div
          data-dock
          className="flex items-center gap-4 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:border-hairline max-md:bg-card max-md:px-4 max-md:py-3"
        >
          {props.cancel ?? <AskSum {...{ state, data }} />}
          <Button
            type="submit"
            size="main"
            wide
            busy={busy || photos.working}
            refusedBecause={unverified ? t.unverified : null}
            className={busy ? 'opacity-70' : undefined}
          >
            {phase === 'sending' ? words.sending : photos.working ? words.preparing : props.send}
          </Button>
        </div>
      </AskAside>
    </form>
  )
}

type Words = { readonly [key in 'quantity' | 'city' | 'neededBy' | 'price' | 'size']: string } & {
  readonly [key in 'quality' | 'weight' | 'body' | 'picture' | 'title' | 'fish']: string
}

/** By the fields of the wire, in the order in which they stand. */
function labelsOf(t: Words): Readonly<Record<string, string>> {
  return {
    ...{ fish_id: t.fish, quantity: t.quantity, city_id: t.city, needed_by: t.neededBy },
    ...{ price: t.price, size: t.size, quality: t.quality, weight: t.weight },
    ...{ body: t.body, image: t.picture, title: t.title },
  }
}
