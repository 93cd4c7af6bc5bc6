import { useEffect, useState } from 'react'
import type { Options } from '#shared/catalog/contract.ts'
import { useLocale } from '../app/texts/text.ts'
import { loadOptions } from '../catalog/choices.ts'

type KnownFish = Options['fish']

/** The market's own species: by their codes come plates and further names. Undefined until they are there, none without them. */
export function useKnownFish(): KnownFish | undefined {
  const locale = useLocale()
  const [fish, setFish] = useState<KnownFish>()
  useEffect(() => {
    let gone = false
    loadOptions({ locale }).then(
      (options) => gone || setFish(options.fish),
      // A plate is missed, nothing else.
      () => gone || setFish([]),
    )
    return () => {
      gone = true
    }
  }, [locale])
  return fish
}

/** The plate of a species by its code; null where nobody drew it, undefined until that is known. */
export function plateOf(known: KnownFish | undefined, code: string): string | null | undefined {
  return known && (known.find((one) => one.code === code)?.image ?? null)
}
