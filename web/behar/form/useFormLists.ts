import { useMemo } from 'react'
import type { Option } from '#shared/catalog/contract.ts'
import type { RefusalFacts } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { type SearchedFish, searchedFish } from '../filters/searchedChoices.ts'
import { useMasters } from '../integration/useIntegration.ts'
import { useKnownFish } from '../knownFish.ts'

/** The options of both forms. */
export interface FormLists {
  readonly fish: readonly SearchedFish[]
  readonly categories: readonly Option[]
  readonly sizes: readonly Option[]
  /** Ids of the states in which a demand still waits for a supply. */
  readonly waitingDemands: readonly number[]
  readonly waitingSupplies: readonly number[]
}

type Found =
  | { readonly lists: FormLists; readonly failed: null; readonly retry: () => void }
  | { readonly lists: null; readonly failed: RefusalFacts | null; readonly retry: () => void }

/** The integration's lists, with the pictures and further names of the market; `failed` if they could not be loaded. */
export function useFormLists(): Found {
  const locale = useLocale()
  const known = useKnownFish()
  const { data, refusal, retry } = useMasters()
  const { categories, sizes, fishTypes, statuses } = data ?? {}
  const lists = useMemo(
    () =>
      known && categories && sizes && fishTypes && statuses
        ? {
            fish: searchedFish(fishTypes, known, locale),
            categories,
            sizes,
            waitingDemands: idsOf(statuses.Demands, ['open', 'matched']),
            waitingSupplies: idsOf(statuses.Supplys, ['available']),
          }
        : null,
    [known, categories, sizes, fishTypes, statuses, locale],
  )
  return lists ? { lists, failed: null, retry } : { lists, failed: refusal, retry }
}

function idsOf(statuses: readonly Option[], codes: readonly string[]): number[] {
  return statuses.filter(({ code }) => codes.includes(code)).map(({ id }) => id)
}
