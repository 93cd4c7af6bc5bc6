import { WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { AutosaveState } from '../../app/calls/useAutosave.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { DraftSaved } from './draft/DraftSaved.tsx'
import { listingText } from './messages.ts'
import type { ListingPhotos } from './photos/useListingPhotos.ts'
import type { NewListing } from './useNewListing.ts'
import type { Phase } from './useSending.ts'

type StepFormProps = {
  /** The accessible name of the form. */
  readonly title: string
  readonly heading?: string
  readonly form: Pick<NewListing['form'], 'ref' | 'wrong' | 'goTo'>
  readonly phase: Phase
  /** The text of the refusal if no field is wrong. */
  readonly reason: string | undefined
  readonly submit: NewListing['submit']
  readonly progress?: ReactNode
  /** A note above the first card, such as for a restored draft or a hidden product. */
  readonly note?: ReactNode
  readonly waiting?: { readonly onStop: (() => void) | undefined; readonly body?: string }
  /** The preview and the submit button, which are next to the cards on wide screens. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** The frame of a long form: title, progress, notes and the cards of the steps. */
export function StepForm({ title, heading = title, form, phase, reason, ...rest }: StepFormProps) {
  return (
    <form
      ref={form.ref}
      noValidate
      aria-label={title}
      onSubmit={rest.submit}
      className="grid items-start gap-5 pb-20 md:pb-0 max-md:[&_:is(input,button,select,textarea)]:scroll-mb-28 xl:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <div className="flex min-w-0 flex-col gap-3 md:gap-4">
        <div className="max-md:contents">
          <h1 className="text-h1 max-md:visually-hidden">{heading}</h1>
          {rest.progress}
        </div>
        {rest.note}
        {phase === 'waiting' && rest.waiting && <ListingWaiting {...rest.waiting} />}
        <FormTrouble reason={reason} fields={form.wrong} onField={form.goTo} />
        <fieldset disabled={phase !== 'writing'} className="flex min-w-0 flex-col gap-3 md:gap-4">
          {rest.children}
        </fieldset>
      </div>
      {rest.aside}
    </form>
  )
}

type SubmitDockProps = {
  readonly phase: Phase
  readonly photos: ListingPhotos
  readonly label: string
  /** The reason why the user may not send the form; null if the user may. */
  readonly refusedBecause?: string | null
  /** Content before the button. */
  readonly children: ReactNode
}

/** The submit button, docked at the bottom on a phone. */
export function SubmitDock({ phase, photos, label, refusedBecause, children }: SubmitDockProps) {
  const t = useText(listingText)
  const busy = phase !== 'writing'
  return (
    <div
      data-dock
      className="flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:border-hairline max-md:bg-card max-md:px-4 max-md:py-3"
    >
      {children}
      <Button
        type="submit"
        size="main"
        wide
        busy={busy || photos.working}
        refusedBecause={refusedBecause}
        className={busy ? 'opacity-70' : undefined}
      >
        {phase === 'sending'
          ? t.sending
          : phase === 'waiting'
            ? t.waiting
            : photos.working
              ? t.preparing
              : label}
      </Button>
    </div>
  )
}

/** Says that the form is saved on this device and will be sent automatically. */
function ListingWaiting({
  onStop,
  body,
}: {
  readonly onStop: (() => void) | undefined
  /** The text of the notice if the form is not about goods. */
  readonly body?: string | undefined
}) {
  const t = useText(listingText)
  const ref = useRef<HTMLDivElement>(null)
  // The form is longer than the screen of a phone, so the notice is scrolled into view.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={ref}>
      <Notice icon={WifiOff} title={t.waitingTitle} corners="rounded-card" role="status">
        <p>{body ?? t.waitingBody}</p>
        <Button kind="outlined" className="mt-2" onClick={onStop}>
          {t.writeOn}
        </Button>
      </Notice>
    </div>
  )
}

/**
 * The progress as text and as bars of 6 px: steps that are done are in the palm colour, the next step is amber. Also
 * shows whether the draft is saved.
 */
export function ListingProgress<Step extends string>({
  steps,
  done,
  keeping,
}: {
  readonly steps: readonly Step[]
  readonly done: readonly Step[]
  readonly keeping: AutosaveState
}) {
  const t = useText(listingText)
  const next = steps.find((step) => !done.includes(step))
  return (
    <div>
      <div className="mb-1.5 flex min-h-6 items-center justify-between gap-3 text-meta">
        <p className="font-bold">{t.progress(done.length, steps.length)}</p>
        <DraftSaved keeping={keeping} />
      </div>
      <div aria-hidden="true" className="flex gap-1.5">
        {steps.map((step) => (
          <span
            key={step}
            className={classes(
              'h-1.5 grow rounded-full',
              done.includes(step) ? 'bg-local' : step === next ? 'bg-amber-dot' : 'bg-hairline',
            )}
          />
        ))}
      </div>
    </div>
  )
}
