import { useQuery } from '@tanstack/react-query'
import type { Options } from '#shared/catalog/contract.ts'
import type { OwnProduct, Season } from '#shared/products/listing.ts'
import { api, type Refusal } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { loadOptions } from '../../catalog/choices.ts'
import { useLatestGoods } from '../market/useLatestGoods.ts'

export type ListingData = {
  readonly options: Options
  readonly seasons: readonly Season[]
  /** The user's latest goods, newest first, which the form suggests. */
  readonly latest: readonly OwnProduct[]
  /** The product to edit or to copy. */
  readonly product: OwnProduct | null
}

type ListingDataState =
  | { readonly data: ListingData; readonly refusal: null; readonly retry: () => void }
  | { readonly data: null; readonly refusal: Refusal | null; readonly retry: () => void }

/** The options of the form. The form also works if the list of the user's goods did not load. */
export function useListingData(productId: number | null): ListingDataState {
  const locale = useLocale()
  const options = useQuery({
    queryKey: ['options'],
    queryFn: () => loadOptions({ locale }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const seasons = useQuery({
    queryKey: ['seasons'],
    queryFn: ({ signal }) => api('GET product/seasons', {}, { locale, signal }),
    staleTime: 600_000,
  })
  const latest = useLatestGoods()
  const product = useQuery({
    queryKey: ['myProducts', 'one', productId],
    enabled: productId !== null,
    queryFn: ({ signal }) =>
      api('GET product/update/{id}', { params: { id: productId ?? 0 } }, { locale, signal }),
    // Not cached, so that the form starts with current data.
    staleTime: 0,
    gcTime: 0,
  })
  const retry = () => {
    for (const one of [options, seasons, product]) if (one.isError) void one.refetch()
  }
  const refusal = (options.error ?? seasons.error ?? product.error) as Refusal | null
  const whole = options.data && seasons.data && !latest.isPending && (productId === null || product.data)
  if (!options.data || !seasons.data || !whole) return { data: null, refusal, retry }
  const data = {
    options: options.data,
    seasons: seasons.data,
    latest: latest.data?.products.data ?? [],
    product: product.data ?? null,
  }
  return { data, refusal: null, retry }
}
