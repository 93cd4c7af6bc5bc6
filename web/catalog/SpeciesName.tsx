import { deviceLanguageOf, speciesNames } from '#shared/catalog/speciesNames.ts'

/** The name of a species in the first further language of this device; nothing without a well-known one. */
export function SpeciesName({ code, className }: { readonly code: string; readonly className?: string }) {
  const language = deviceLanguageOf(navigator.languages)
  const name = language && speciesNames[code]?.[language]
  if (!name) return null
  return (
    <bdi dir="auto" lang={language} className={className}>
      {name}
    </bdi>
  )
}
