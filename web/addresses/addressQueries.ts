import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../app/calls/api.ts'
import { useLocale } from '../app/texts/text.ts'
import { loadCities } from '../catalog/cities.ts'

const key = ['addresses']

/** The user's address book, the default first, with the cities to which goods are delivered. */
export function useAddressBook() {
  const locale = useLocale()
  return useQuery({
    queryKey: [...key, locale],
    // An order may have added an address since the last visit.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [addresses, cities] = await Promise.all([
        api('GET profile/addresses', {}, { locale, signal }),
        loadCities({ locale, signal }),
      ])
      return { addresses, cities }
    },
  })
}

/** Reloads the address book after a change. */
export function useReloadAddresses() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: key })
}
