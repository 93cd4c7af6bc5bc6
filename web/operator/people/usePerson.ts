import { useQuery } from '@tanstack/react-query'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'

/** Loads the data of a user that staff may see. */
export function usePerson(id: number) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['operator', 'user', id, locale],
    queryFn: ({ signal }) => api('GET operator/users/{id}', { params: { id } }, { locale, signal }),
  })
}
