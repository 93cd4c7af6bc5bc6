import { useQuery } from '@tanstack/react-query'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { allPages } from '../frame/allPages.ts'

/** The records of a list as options, including hidden records, because old records may refer to them. */
export function useNamed(of: 'categories' | 'cities' | 'markets' | 'regions' | 'fish') {
  const locale = useLocale()
  const { data = [] } = useQuery({
    queryKey: ['operator', 'named', of, locale],
    queryFn: async ({ signal }) => {
      const rows = await loaders[of]({ locale, signal })
      return rows.map(({ id, name }) => ({ value: String(id), label: name }))
    },
  })
  return data
}

type Asking = { readonly locale: ReturnType<typeof useLocale>; readonly signal: AbortSignal }
type Row = { readonly id: number; readonly name: string }

const most = 100

/** Regions cannot be edited, so they come with the public options. */
const loaders: Record<Parameters<typeof useNamed>[0], (asking: Asking) => Promise<readonly Row[]>> = {
  regions: async (asking) => (await api('GET main/options', {}, asking)).regions,
  categories: (asking) =>
    allPages((page) =>
      api('GET operator/options', { query: { list: 'categories', page, limit: most } }, asking),
    ),
  cities: (asking) =>
    allPages((page) => api('GET operator/cities', { query: { page, limit: most } }, asking)),
  markets: (asking) =>
    allPages((page) => api('GET operator/markets', { query: { page, limit: most } }, asking)),
  fish: (asking) => allPages((page) => api('GET operator/fish', { query: { page, limit: most } }, asking)),
}
