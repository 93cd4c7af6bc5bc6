import { CircleAlert, Search } from 'lucide-react'
import { useRef } from 'react'
import type { Options } from '#shared/catalog/contract.ts'
import { useLocale, useText } from '../../../app/texts/text.ts'
import { classes } from '../../../ui/classes.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { Name } from '../../../ui/values/Isolate.tsx'
import { listingText } from '../messages.ts'
import { speciesText } from './messages.ts'
import { SpeciesPicker, SpeciesPlate } from './SpeciesPicker.tsx'

type SpeciesFieldProps = {
  readonly fish: Options['fish']
  readonly chosen: number | null
  readonly errors: readonly string[]
  /** The species that the user listed last, newest first. */
  readonly recent: readonly number[]
  /** Whether the picker is open; a second button next to the field opens it too. */
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly onChoose: (fishId: number) => void
  readonly isClosed?: ((fishId: number) => boolean) | undefined
}

/** The chosen species with its picture, and a button that opens the picker. */
export function SpeciesField({
  fish,
  chosen,
  errors,
  recent,
  open,
  onOpen,
  onChoose,
  isClosed,
}: SpeciesFieldProps) {
  const t = useText(speciesText)
  const { species } = useText(listingText)
  const locale = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  const one = fish.find(({ id }) => id === chosen)
  const other = one?.translations.find((each) => each.locale !== locale)
  return (
    <>
      <div>
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errors.length > 0 ? 'species-note' : undefined}
          onClick={() => onOpen(true)}
          className={classes(
            'flex min-h-18 w-full items-center gap-4 rounded-control border bg-card px-3 py-2 text-start hover:bg-tint',
            errors.length > 0 ? 'border-coral' : 'border-line',
          )}
        >
          {one ? (
            <>
              <VisuallyHidden>{species}: </VisuallyHidden>
              <SpeciesPlate image={one.image} />
              <span className="min-w-0 grow">
                <span className="block text-h3">{one.name}</span>
                {other && (
                  <span className="block text-meta text-quiet">
                    <Name lang={other.locale}>{other.name}</Name>
                  </span>
                )}
              </span>
              <span className="shrink-0 px-2 text-dense font-bold text-primary">{t.change}</span>
            </>
          ) : (
            <>
              <Search aria-hidden size={20} className="shrink-0 text-quiet" />
              <span className="grow text-dense text-quiet">{t.hint}</span>
              <span className="shrink-0 px-2 text-dense font-bold text-primary">{t.choose}</span>
            </>
          )}
        </button>
        <div id="species-note" aria-live="polite">
          {errors.map((error) => (
            <p key={error} className="mt-1 flex items-start gap-2 text-meta text-coral">
              <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
              {error}
            </p>
          ))}
        </div>
      </div>
      <SpeciesPicker
        open={open}
        fish={fish}
        chosen={chosen}
        recent={recent}
        isClosed={isClosed}
        onClose={() => onOpen(false)}
        onChoose={(fishId) => {
          onChoose(fishId)
          onOpen(false)
        }}
        focusAfter={() => button.current}
      />
    </>
  )
}
