import type { Locale, Pair } from '#shared/base/locale.ts'

type Named = {
  readonly code: string
  readonly translations: readonly { readonly locale: Locale; readonly name: string }[]
}

/** A name as buyers look for it: the species, its size where that says something, its state where it is not fresh. */
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
  const told = (option: Named | undefined, silent: ReadonlySet<string>) =>
    option && !silent.has(option.code) ? option : undefined
  const sizeTold = told(size, plainSizes)
  const stateTold = told(state, plainStates)
  const ar = [nameIn(fish, 'ar'), sizeTold && nameIn(sizeTold, 'ar'), stateTold && nameIn(stateTold, 'ar')]
  const species = nameIn(fish, 'en')
  const front = stateTold ? `${nameIn(stateTold, 'en')} ${lowered(species)}` : species
  return {
    ar: ar
      .filter(Boolean)
      .map((word, place) => (place === 0 ? word : agreeing(nameIn(fish, 'ar'), String(word))))
      .join(' '),
    en: sizeTold ? `${front}, ${nameIn(sizeTold, 'en').toLowerCase()}` : front,
  }
}

const plainSizes: ReadonlySet<string> = new Set(['medium', 'mixed'])
const plainStates: ReadonlySet<string> = new Set(['fresh', 'chilled'])

function nameIn({ translations }: Named, locale: Locale): string {
  return translations.find((one) => one.locale === locale)?.name ?? ''
}

/** Names of one word that end in ة take the adjective's ending; جامبو takes none. */
function agreeing(fish: string, adjective: string): string {
  return /^\S+ة$/.test(fish) && /^(صغير|كبير|مجمد|مجفف|مدخن|حي)$/.test(adjective)
    ? `${adjective}ة`
    : adjective
}

/** Only the first word's capital goes, and only where it is no name of a sea or a person. */
function lowered(name: string): string {
  return /^(Indian|Indo|Atlantic|Nile|Pacific|Chilean|Malabar|Spanish|Japanese|European|American|Alaska|Arabian|Red Sea|Asian|Gulf)\b/.test(
    name,
  )
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1)
}
