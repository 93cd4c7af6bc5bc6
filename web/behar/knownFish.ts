import { useEffect, useState } from 'react'
import type { Options } from '#shared/catalog/contract.ts'
import { useLocale } from '../app/texts/text.ts'
import { loadOptions } from '../catalog/choices.ts'

type KnownFish = Options['fish']

/**
 * The market's own species, matched by code for plates and further names. Undefined while loading, empty after
 * a failure.
 */
export function useKnownFish(): KnownFish | undefined {
  const locale = useLocale()
  const [fish, setFish] = useState<KnownFish>()
  useEffect(() => {
    let gone = false
    loadOptions({ locale }).then(
      (options) => gone || setFish(options.fish),
      // Only the plates are missing then.
      () => gone || setFish([]),
    )
    return () => {
      gone = true
    }
  }, [locale])
  return fish
}

/** The plate of a species by its code; null without a drawing, undefined while loading. */
export function plateOf(known: KnownFish | undefined, code: string): string | null | undefined {
  return known && (known.find((one) => one.code === code)?.image ?? null)
}
