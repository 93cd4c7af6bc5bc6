import { deviceLanguageOf, speciesNames } from '#shared/catalog/speciesNames.ts'

/** The name of a species in the first further language of this device. Renders nothing if there is no well-known name. */
export function SpeciesName({ code, className }: { readonly code: string; readonly className?: string }) {
  const language = deviceLanguageOf(navigator.languages)
  const name = language && speciesNames[code]?.[language]
  if (!name) return null
  return (
    // The outer element has the direction of the page, so a block starts where the other names start.
    <span className={className}>
      <bdi dir="auto" lang={language}>
        {name}
      </bdi>
    </span>
  )
}
