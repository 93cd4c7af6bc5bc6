import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { settingsText } from './messages.ts'

const key = ['sign-ins']

/** The user's active sign-ins, the current one first. */
export function useSignIns() {
  const locale = useLocale()
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api('GET profile/sessions', {}, { locale, signal }),
  })
}

/** Ends a sign-in by its id, or with null all other sign-ins, and reloads the list. */
export function useEndSignIns() {
  const t = useText(settingsText)
  const locale = useLocale()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number | null) =>
      api('POST profile/sessions/revoke', { body: id === null ? {} : { id } }, { locale }),
    onSuccess: ({ revoked }, id) => showToast('success', id === null ? t.endedOthers(revoked) : t.ended),
    onError: () => showToast('wrong', t.failed),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}
