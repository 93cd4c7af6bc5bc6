import type { AutosaveState } from '../../app/calls/useAutosave.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { DraftSaved } from './draft/DraftSaved.tsx'
import { listingText } from './messages.ts'

/** The progress in words and in bars of 6 px: done in palm, the next one in amber; and whether the draft is saved. */
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
