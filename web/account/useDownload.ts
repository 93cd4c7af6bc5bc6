import { useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { api, Refusal } from '../base/api.ts'
import { serverNow } from '../base/serverClock.ts'
import { useLocale, useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { accountText } from './messages.ts'

/** Everything that is known of me as a file: asked for with the bearer header, which a plain link could not carry. */
export function useDownload() {
  const t = useText(accountText)
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      const data = await api('GET profile/export', {}, { locale })
      save(JSON.stringify(data, null, 2), `samak-${riyadhDay(new Date(serverNow()))}.json`)
      showToast('success', t.downloaded)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      showToast('wrong', t.failed)
    } finally {
      setBusy(false)
    }
  }
  return { busy, start }
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken its own hold of it by now; some take it a moment after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
