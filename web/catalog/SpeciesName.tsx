import { deviceLanguageOf, speciesNames } from '#shared/catalog/speciesNames.ts'

/** The name of a species in the first further language of this device. Renders nothing if there is no well-known name. */
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
