import { useQuery } from '@tanstack/react-query'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'

/** The user's latest goods, newest first. The form and the menu use the same query. */
export function useLatestGoods() {
  const locale = useLocale()
  return useQuery({
    queryKey: ['myProducts', 'latest'],
    queryFn: ({ signal }) => api('GET product/my/local/normal', { query: { limit: 12 } }, { locale, signal }),
  })
}

/** The number of the user's goods in any state; 0 until the number is known. */
export function useOwnGoodsCount(): number {
  const counts = useLatestGoods().data?.counts
  return counts ? counts.active + counts.sold_out + counts.hidden : 0
}
