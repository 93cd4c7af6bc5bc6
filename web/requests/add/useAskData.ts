import { useQuery } from '@tanstack/react-query'
import { limits } from '#shared/base/limits.ts'
import { type Halalas, halalasOf } from '#shared/base/money.ts'
import { fold } from '#shared/base/text/fold.ts'
import type { Options } from '#shared/catalog/contract.ts'
import type { Request } from '#shared/requests/contract.ts'
import { useAddressBook } from '../../addresses/addressQueries.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { loadOptions } from '../../catalog/choices.ts'
import { fetchedPhotos, type Photo } from '../../products/listing/photos/photos.ts'
import { useMyRequests } from '../queries.ts'

/** The options of the request form, and its proposals. */
export type AskData = {
  readonly options: Options
  /** The species that the user requested last, newest first. */
  readonly recent: readonly number[]
  /** The best-selling species of the market in recent days. */
  readonly popular: readonly number[]
  /** The average price per kilogram of a species in the last {@link statisticsDays} days; undefined without sales. */
  readonly averageOf: (fishId: number) => Halalas | undefined
  /**
   * The likely city: that of the user's last request, default address or last order; without these, that of the profile's
   * address.
   */
  readonly ownCity: number | null
}

type AskDataState =
  | { readonly data: AskData; readonly refusal: null; readonly retry: () => void }
  | { readonly data: null; readonly refusal: Refusal | null; readonly retry: () => void }

/** Loads the data. Only the options are required; the form also works without the proposals. */
export function useAskData(): AskDataState {
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
  const book = useAddressBook()
  const sold = useQuery({
    queryKey: ['askedFrom', 'sold'],
    queryFn: ({ signal }) =>
      api('GET main/best_sellers', { query: { limit: limits.page.most } }, { locale, signal }),
    staleTime: 600_000,
  })
  const retry = () => void options.refetch()
  if (!options.data || latest.isPending || bought.isPending || book.isPending)
    return { data: null, refusal: options.error as Refusal | null, retry }
  const requests = latest.data?.data ?? []
  const averages = new Map(sold.data?.data.map(({ id, average_price }) => [id, halalasOf(average_price)]))
  // The city of an order that was picked up is the market's, so the address book comes first.
  const known = requests[0]?.city_id ?? book.data?.addresses[0]?.city.id ?? bought.data?.data[0]?.city.id
  const data = {
    options: options.data,
    recent: [...new Set(requests.map(({ fish_id }) => fish_id))],
    popular: sold.data?.data.map(({ id }) => id) ?? [],
    averageOf: (fishId: number) => averages.get(fishId),
    ownCity: known ?? cityNamed(options.data, profile?.address ?? ''),
  }
  return { data, refusal: null, retry }
}

/** The user's request to repeat, with its picture as a file. Undefined while it loads. */
export function useCopied(id: number | undefined): {
  readonly copied: { readonly request: Request; readonly photos: readonly Photo[] } | undefined
  readonly refusal: Refusal | null
  readonly retry: () => void
} {
  const locale = useLocale()
  const query = useQuery({
    queryKey: ['askedFrom', 'copied', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      const request = await api('GET requests/show/{id}', { params: { id: id ?? 0 } }, { locale, signal })
      if (!request.is_owner) throw new Refusal(notOwn)
      const pictures = request.has_image ? [request.image] : []
      // The form also works without the picture.
      return { request, photos: await fetchedPhotos(pictures).catch(() => []) }
    },
    staleTime: 0,
    gcTime: 0,
  })
  return {
    copied: query.data,
    refusal: query.error as Refusal | null,
    retry: () => void query.refetch(),
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
