import type { Locale, Pair } from '#shared/base/locale.ts'

type Named = {
  readonly code: string
  readonly translations: readonly { readonly locale: Locale; readonly name: string }[]
}

/** The proposed name: the species, its size if the size matters, and its condition if the goods are not fresh. */
export function proposedName({
  fish,
  size,
  state,
}: {
  readonly fish: Named | undefined
  readonly size: Named | undefined
  readonly state: Named | undefined
}): Pair {
  if (!fish) return { ar: '', en: '' }
  const unlessPlain = (option: Named | undefined, silent: ReadonlySet<string>) =>
    option && !silent.has(option.code) ? option : undefined
  const namedSize = unlessPlain(size, plainSizes)
  const namedState = unlessPlain(state, plainStates)
  const ar = [
    nameIn(fish, 'ar'),
    namedSize && nameIn(namedSize, 'ar'),
    namedState && nameIn(namedState, 'ar'),
  ]
  const species = nameIn(fish, 'en')
  const front = namedState ? `${nameIn(namedState, 'en')} ${lowered(species)}` : species
  return {
    ar: ar
      .filter(Boolean)
      .map((word, place) => (place === 0 ? word : agreeing(nameIn(fish, 'ar'), String(word))))
      .join(' '),
    en: namedSize ? `${front}, ${nameIn(namedSize, 'en').toLowerCase()}` : front,
  }
}

const plainSizes: ReadonlySet<string> = new Set(['medium', 'mixed'])
const plainStates: ReadonlySet<string> = new Set(['fresh', 'chilled'])

function nameIn({ translations }: Named, locale: Locale): string {
  return translations.find((one) => one.locale === locale)?.name ?? ''
}

/** One-word names that end in ة take the feminine form of the adjective; جامبو does not change. */
function agreeing(fish: string, adjective: string): string {
  return /^\S+ة$/.test(fish) && /^(صغير|كبير|مجمد|مجفف|مدخن|حي)$/.test(adjective)
    ? `${adjective}ة`
    : adjective
}

/** Makes the first letter lower-case, unless the name starts with a proper name, such as Indian or Red Sea. */
function lowered(name: string): string {
  return /^(Indian|Indo|Atlantic|Nile|Pacific|Chilean|Malabar|Spanish|Japanese|European|American|Alaska|Arabian|Red Sea|Asian|Gulf|Sultan)\b/.test(
    name,
  )
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1)
}
