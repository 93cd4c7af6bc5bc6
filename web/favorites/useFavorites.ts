import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Page } from '#shared/base/page.ts'
import { api } from '../app/calls/api.ts'
import { useLocale } from '../app/texts/text.ts'
import { type CardProduct, cardOf } from '../products/card.ts'

export const favoritesKey = ['favorites']
export type FavoritesPage = Page<CardProduct>

/** A page of favourites. Rows stay while the next page loads and after a failure, which is then only logged (specification, section 8). */
export function useFavorites(page: number) {
  const locale = useLocale()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...favoritesKey, page],
    queryFn: async ({ signal }): Promise<FavoritesPage> => {
      const list = await api('GET favorite', { query: { page } }, { locale, signal })
      return { ...list, data: list.data.map(cardOf) }
    },
    placeholderData: keepPreviousData,
  })
  const last = useRef(data)
  if (data) last.current = data
  useEffect(() => {
    if (error && last.current) console.warn('the favourites could not be loaded', error)
  }, [error])
  return {
    list: data ?? last.current,
    error,
    busy: isFetching && (isPlaceholderData || error !== null),
    refetch: () => void refetch(),
  }
}
