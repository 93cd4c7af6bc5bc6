import { CircleAlert, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocale, useText } from '../base/text.ts'
import { classes } from '../base/ui/classes.ts'
import { Name } from '../base/ui/Isolate.tsx'
import { VisuallyHidden } from '../base/ui/VisuallyHidden.tsx'
import { listingText } from './listingMessages.ts'
import { SeasonPanel } from './SeasonPanel.tsx'
import { SpeciesPicker } from './SpeciesPicker.tsx'
import { SpeciesPlate } from './SpeciesPlate.tsx'
import { speciesText } from './speciesMessages.ts'
import type { ListingState } from './useListing.ts'

/** The species, found by any of its names, and what its season says today. */
export function SpeciesStep({
  state,
  recent,
}: {
  readonly state: ListingState
  /** Species that this seller listed lately, the newest first. */
  readonly recent: readonly number[]
}) {
  const t = useText(speciesText)
  const { species } = useText(listingText)
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { fish, change, errorsOf, notices } = state
  const errors = errorsOf('type_fish_id') ?? []
  const other = fish?.translations.find((one) => one.locale !== locale)
  const choose = () => setOpen(true)
  return (
    <>
      <div>
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errors.length > 0 ? 'species-note' : undefined}
          onClick={choose}
          className={classes(
            'flex min-h-18 w-full items-center gap-4 rounded-control border bg-card px-3 py-2 text-start hover:bg-tint',
            errors.length > 0 ? 'border-coral' : 'border-line',
          )}
        >
          {fish ? (
            <>
              <VisuallyHidden>{species}: </VisuallyHidden>
              <SpeciesPlate image={fish.image} />
              <span className="min-w-0 grow">
                <span className="block text-h3">{fish.name}</span>
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
      {notices.map((notice) => (
        <SeasonPanel
          key={`${notice.season.id}${notice.kind}${notice.kind === 'warns' ? notice.reason : ''}`}
          notice={notice}
          state={state}
          onOther={choose}
        />
      ))}
      <SpeciesPicker
        open={open}
        state={state}
        recent={recent}
        onClose={() => setOpen(false)}
        onChoose={(fishId) => {
          change({ fishId })
          setOpen(false)
        }}
        focusAfter={() => button.current}
      />
    </>
  )
}
