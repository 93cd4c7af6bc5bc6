import { useEffect, useState } from 'react'
import type { Options } from '#shared/catalog/contract.ts'
import { useLocale } from '../app/texts/text.ts'
import { loadOptions } from '../catalog/choices.ts'

type KnownFish = Options['fish']

/**
 * The market's own species, which provide pictures and further names by code. Undefined while loading, empty after a
 * failure.
 */
export function useKnownFish(): KnownFish | undefined {
  const locale = useLocale()
  const [fish, setFish] = useState<KnownFish>()
  useEffect(() => {
    let gone = false
    loadOptions({ locale }).then(
      (options) => gone || setFish(options.fish),
      // Without the species, only the pictures are missing.
      () => gone || setFish([]),
    )
    return () => {
      gone = true
    }
  }, [locale])
  return fish
}

/** The picture of a species by its code; null if there is no drawing, undefined while loading. */
export function plateOf(known: KnownFish | undefined, code: string): string | null | undefined {
  return known && (known.find((one) => one.code === code)?.image ?? null)
}
