import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, api, type Sent } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'

export type NotificationSettings = Answer<'GET profile/notifications'>

/** A change of the settings. Settings that it does not contain stay unchanged. */
export type Change = NonNullable<Sent<'POST profile/notifications'>['body']>

const key = ['notification-settings']

/** The user's settings for notifications outside of the site. */
export function useNotificationSettings(enabled = true) {
  const locale = useLocale()
  return useQuery({
    queryKey: key,
    enabled,
    queryFn: ({ signal }) => api('GET profile/notifications', {}, { locale, signal }),
  })
}

/** Returns a function that shows the settings from the answer of a call. */
export function useShowSettings(): (settings: NotificationSettings) => void {
  const client = useQueryClient()
  return (settings) => void client.setQueryData(key, settings)
}
