import { useRef, useState } from 'react'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { settingsText } from './messages.ts'
import { type Change, type NotificationSettings, useShowSettings } from './queries.ts'

/**
 * Shows changes of the settings at once, and sends one request at a time. The next request contains all changes that
 * were made meanwhile. After a refusal, the stored settings are shown again.
 */
export function useChanges(stored: NotificationSettings): {
  readonly shown: NotificationSettings
  readonly busy: boolean
  readonly change: (change: Change) => void
} {
  const t = useText(settingsText)
  const locale = useLocale()
  const show = useShowSettings()
  /** Changes that are not stored yet, including those that are being sent. */
  const [draft, setDraft] = useState<Change | null>(null)
  const waiting = useRef<Change | null>(null)
  const sending = useRef(false)

  const send = async () => {
    if (sending.current) return
    sending.current = true
    try {
      while (waiting.current) {
        const body = waiting.current
        waiting.current = null
        show(await api('POST profile/notifications', { body }, { locale }))
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      waiting.current = null
      showToast('wrong', t.failed)
    } finally {
      sending.current = false
      setDraft(null)
    }
  }
  return {
    shown: draft ? applied(stored, draft) : stored,
    busy: draft !== null,
    change(next) {
      waiting.current = joined(waiting.current, next)
      setDraft((before) => joined(before, next))
      void send()
    },
  }
}

/** Merges two changes; the later one has priority. */
function joined(before: Change | null, next: Change): Change {
  return {
    ...before,
    ...next,
    choices: { ...before?.choices, ...next.choices },
    subjects: { ...before?.subjects, ...next.subjects },
  }
}

function applied(
  stored: NotificationSettings,
  { language, quiet, urgent_in_quiet, choices, subjects }: Change,
): NotificationSettings {
  // A subject whose channels are null follows its group.
  const differing = Object.entries({ ...stored.subjects, ...subjects }).filter(([, list]) => list !== null)
  return {
    ...stored,
    ...(language && { language }),
    ...(quiet !== undefined && { quiet }),
    ...(urgent_in_quiet !== undefined && { urgent_in_quiet: Boolean(urgent_in_quiet) }),
    choices: { ...stored.choices, ...(choices as Partial<NotificationSettings['choices']>) },
    subjects: Object.fromEntries(differing) as NotificationSettings['subjects'],
  }
}
