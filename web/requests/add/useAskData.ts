import { useQuery } from '@tanstack/react-query'
import { limits } from '#shared/base/limits.ts'
import { fromRiyals, type Halalas } from '#shared/base/money.ts'
import { fold } from '#shared/base/text/fold.ts'
import type { Options } from '#shared/catalog/contract.ts'
import type { Request } from '#shared/requests/contract.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { loadOptions } from '../../catalog/choices.ts'
import { fetchedPhotos, type Photo } from '../../products/listing/photos/photos.ts'
import { useMyRequests } from '../queries.ts'

/** What the form of a request chooses from, and what it proposes. */
export type AskData = {
  readonly options: Options
  /** Fish that the person asked for lately, the newest first. */
  readonly recent: readonly number[]
  /** Fish that the market sold most lately, the most first. */
  readonly popular: readonly number[]
  /** What a kilogram of a fish brought on average in the last {@link statisticsDays} days; undefined where none was sold. */
  readonly averageOf: (fishId: number) => Halalas | undefined
  /** Where the person had fish asked for or brought to last, or what their address names. */
  readonly ownCity: number | null
}

type Asked =
  | { readonly data: AskData; readonly refusal: null; readonly retry: () => void }
  | { readonly data: null; readonly refusal: Refusal | null; readonly retry: () => void }

/** Only the lists to choose from are needed; without the proposals the form works as well. */
export function useAskData(): Asked {
  const locale = useLocale()
  const { profile } = useSession()
  const options = useQuery({
    queryKey: ['options'],
    queryFn: () => loadOptions({ locale }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const latest = useMyRequests({ limit: limits.page.default })
  const bought = useQuery({
    queryKey: ['askedFrom', 'bought'],
    queryFn: ({ signal }) => api('GET orders/my', { query: { limit: 1 } }, { locale, signal }),
  })
  const sold = useQuery({
    queryKey: ['askedFrom', 'sold'],
    queryFn: ({ signal }) =>
      api('GET main/best_sellers', { query: { limit: limits.page.most } }, { locale, signal }),
    staleTime: 600_000,
  })
  const retry = () => void options.refetch()
  if (!options.data || latest.isPending || bought.isPending)
    return { data: null, refusal: options.error as Refusal | null, retry }
  const asked = latest.data?.data ?? []
  const averages = new Map(sold.data?.data.map(({ id, average_price }) => [id, fromRiyals(average_price)]))
  const known = asked[0]?.city_id ?? bought.data?.data[0]?.city.id
  const data = {
    options: options.data,
    recent: [...new Set(asked.map(({ fish_id }) => fish_id))],
    popular: sold.data?.data.map(({ id }) => id) ?? [],
    averageOf: (fishId: number) => averages.get(fishId),
    ownCity: known ?? cityNamed(options.data, profile?.address ?? ''),
  }
  return { data, refusal: null, retry }
}

/** One's own request that is asked for again, with its picture as a file of its own. Undefined while it is on its way. */
export function useCopied(id: number | undefined): {
  readonly copied: { readonly request: Request; readonly photos: readonly Photo[] } | undefined
  readonly refusal: Refusal | null
  readonly retry: () => void
} {
  const locale = useLocale()
  const asked = useQuery({
    queryKey: ['askedFrom', 'copied', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      const request = await api('GET requests/show/{id}', { params: { id: id ?? 0 } }, { locale, signal })
      if (!request.is_owner) throw new Refusal(notOwn)
      const pictures = request.has_image ? [request.image] : []
      // Without it the request can be asked for again as well.
      return { request, photos: await fetchedPhotos(pictures).catch(() => []) }
    },
    staleTime: 0,
    gcTime: 0,
  })
  return {
    copied: asked.data,
    refusal: asked.error as Refusal | null,
    retry: () => void asked.refetch(),
  }
}

const notOwn = { status: 404, code: 'not_found', message: '', errors: {} } as const

function cityNamed({ cities }: Options, address: string): number | null {
  const folded = ` ${fold(address)} `
  const named = cities.find(({ translations }) =>
    translations.some(({ name }) => folded.includes(` ${fold(name)} `)),
  )
  return named?.id ?? null
}
