import { useQuery } from '@tanstack/react-query'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'

/** One's own goods of lately, the newest first; the form and the menu ask the same. */
export function useLatestGoods() {
  const locale = useLocale()
  return useQuery({
    queryKey: ['myProducts', 'latest'],
    queryFn: ({ signal }) => api('GET product/my/local/normal', { query: { limit: 12 } }, { locale, signal }),
  })
}

/** How many goods are one's own, in whatever state; 0 until it is known. */
export function useOwnGoodsCount(): number {
  const counts = useLatestGoods().data?.counts
  return counts ? counts.active + counts.sold_out + counts.hidden : 0
}
