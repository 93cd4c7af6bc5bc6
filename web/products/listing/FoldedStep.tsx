import { useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { listingText } from './messages.ts'
import { speciesText } from './species/messages.ts'
import { isWrong, type Step, stepTitles } from './state/steps.ts'
import type { ListingState } from './useListing.ts'

/**
 * The cards whose values usually stay the same from one catch to the next. A card can be folded once these fields have
 * values.
 */
const foldable = {
  origin: ['origin', 'origin_country', 'fish_type', 'size', 'quality'],
  place: ['market_id', 'city_id'],
} as const satisfies Partial<Record<Step, readonly string[]>>
type Foldable = keyof typeof foldable

const isFoldable = (step: Step): step is Foldable => step in foldable

/** The folded cards: those that had all values when the form opened, have no error, and were not opened since. */
export function useFoldedSteps(state: ListingState, folds: boolean) {
  const [known] = useState(() => {
    const missing = state.missing(state.now)
    return (Object.keys(foldable) as Foldable[]).filter((step) =>
      foldable[step].every((field) => !missing[field]),
    )
  })
  const [opened, setOpened] = useState<readonly Step[]>([])
  // A card that had an error stays open while it is corrected.
  const wrong = known.filter((step) => isWrong(step, state.errors) && !opened.includes(step))
  if (wrong.length > 0) setOpened([...opened, ...wrong])
  return {
    has: (step: Step): boolean =>
      folds && isFoldable(step) && known.includes(step) && !opened.includes(step) && !wrong.includes(step),
    open: (step: Step) => setOpened([...opened, step]),
  }
}

export type FoldedSteps = ReturnType<typeof useFoldedSteps>

/** The values of a card in one line, with a button that opens the card. */
export function FoldedStep({
  step,
  state,
  onOpen,
}: {
  readonly step: Step
  readonly state: ListingState
  readonly onOpen: () => void
}) {
  const t = useText(listingText)
  const { change } = useText(speciesText)
  const { listing, size, state: condition, city, options, day } = state
  const named = (list: readonly { readonly id: number; readonly name: string }[], id: number | null) =>
    list.find((one) => one.id === id)?.name
  const caught = listing.caughtAt && (listing.caughtAt === day ? t.caughtToday : listing.caughtAt)
  const values =
    step === 'origin'
      ? [
          listing.source && t[listing.source],
          condition?.name,
          size?.name,
          named(options.qualities, listing.qualityId),
        ]
      : [named(options.markets, listing.marketId), city?.name, listing.landing, caught]
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 text-dense">{values.filter(Boolean).join(' · ')}</p>
      <Button
        kind="text"
        onClick={onOpen}
        aria-label={t.changeStep(t[stepTitles[step]])}
        className="-me-2 shrink-0"
      >
        {change}
      </Button>
    </div>
  )
}
