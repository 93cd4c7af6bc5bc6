import { useEffect, useState } from 'react'
import { fold } from '#shared/base/text/fold.ts'
import { AlertButton } from '../../alerts/AlertButton.tsx'
import { Refusal } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { type Choice, loadSpecies } from '../../catalog/choices.ts'
import { foldSpecies } from '../../catalog/species.ts'
import type { SearchFilters } from './filters.ts'

/** Offers an alert where a search for one species has no result: the filtered species, or the one that the text names. */
export function SearchAlert({
  filters: { s, marketId, kind },
  chosen,
}: {
  readonly filters: SearchFilters
  readonly chosen: readonly Choice[]
}) {
  const named = useNamedSpecies(chosen.length === 0 ? fold(s ?? '') : '')
  const fish = chosen.length === 1 ? chosen[0] : named
  if (!fish) return null
  return (
    <AlertButton
      fish={fish}
      origin={kind === 'imported' ? 'imported' : 'local'}
      place={marketId?.length === 1 ? (marketId[0] ?? null) : null}
    />
  )
}

/** The species with exactly this folded name in either language; undefined until it is found. */
function useNamedSpecies(words: string): Choice | undefined {
  const locale = useLocale()
  const [found, setFound] = useState<{ readonly words: string; readonly fish: Choice | undefined }>()
  useEffect(() => {
    if (words === '') return
    loadSpecies({ locale }).then(
      (species) =>
        setFound({ words, fish: foldSpecies(species).find(({ folded }) => folded.includes(words)) }),
      // The alert is an addition: the page itself already says that nothing was found, so a failure is ignored.
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      },
    )
  }, [words, locale])
  return found?.words === words ? found.fish : undefined
}
