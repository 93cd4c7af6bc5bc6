import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { useLocale } from '../../app/texts/text.ts'
import { behar } from '../integration/api.ts'
import type { BeharAnswer, BeharSent } from '../integration/calls.ts'
import { beharQueries } from '../integration/useRead.ts'
import type { TypedGoods } from './goodsForm.ts'

/** The chosen goods, once all three fields are chosen; the query waits for a pause in typing. */
type Goods = Pick<TypedGoods, 'fishType' | 'category' | 'size'>

type ListKey = `POST platforms/behar-market/${'demand' | 'supply'}/list`

/**
 * The newest waiting entries of the other board for the chosen goods; `waiting` contains the ids of the waiting states.
 */
export function useLikely<K extends ListKey>(key: K, goods: Goods, waiting: readonly number[]) {
  const locale = useLocale()
  const body = useDebounced(bodyOf(goods, waiting))
  return useQuery<BeharAnswer<K>>({
    queryKey: [...beharQueries, 'likely', key, body, locale],
    queryFn: ({ signal }) => behar<K>(key, { body: body ?? {} } as BeharSent<K>, { locale, signal }),
    staleTime: 30_000,
    retry: false,
    throwOnError: false,
    placeholderData: keepPreviousData,
    enabled: body !== null,
  })
}

function bodyOf({ fishType, category, size }: Goods, waiting: readonly number[]) {
  if (!fishType || !category || !size || waiting.length === 0) return null
  return {
    fish_type_id: [Number(fishType)],
    category_id: [Number(category)],
    size_id: [Number(size)],
    status_id: [...waiting],
    limit: limits.behar.matches,
  }
}

/** Debounces a value. */
function useDebounced<T>(value: T): T {
  const [rested, setRested] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(text) as T), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

const restMs = 400
