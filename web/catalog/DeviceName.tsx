import { useEffect, useState } from 'react'
import { useHydrated } from '../app/state/useHydrated.ts'

type Names = typeof import('#shared/catalog/speciesNames.ts')

let loading: Promise<Names> | undefined

/**
 * The name of a species in a further language that the reader's device asks for. Pages are the same for all readers, so only the
 * browser adds it, and only such a device loads the names.
 */
export function DeviceName({ code, className }: { readonly code: string; readonly className?: string }) {
  const hydrated = useHydrated()
  const [shown, setShown] = useState<{ readonly name: string; readonly language: string } | null>(null)
  const asks = hydrated && asksForMore(navigator.languages)
  useEffect(() => {
    if (!asks) return undefined
    let gone = false
    loading ??= import('#shared/catalog/speciesNames.ts')
    loading.then(
      ({ deviceLanguageOf, speciesNames }) => {
        const language = deviceLanguageOf(navigator.languages)
        const name = language && speciesNames[code]?.[language]
        if (!gone) setShown(name ? { name, language } : null)
      },
      () => {
        loading = undefined
      },
    )
    return () => {
      gone = true
    }
  }, [asks, code])
  if (!shown) return null
  return (
    <bdi dir="auto" lang={shown.language} className={className}>
      {shown.name}
    </bdi>
  )
}

/** A cheap test before the names are loaded, which decide. */
const asksForMore = (languages: readonly string[]) =>
  languages.some((tag) => /^(ur|bn|hi|fil|tl)\b/i.test(tag))
