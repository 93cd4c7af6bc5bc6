import { Download } from 'lucide-react'
import { useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { saveFile } from '../../app/calls/saveFile.ts'
import { storedToken } from '../../app/calls/token.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import type { Listing } from './listing.ts'
import { tableText } from './messages.ts'

/** Downloads all rows that match the filters as CSV, from the table's call with `?format=csv`. */
export function ExportButton({ path, listing }: { readonly path: string; readonly listing: Listing }) {
  const t = useText(tableText)
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const query = new URLSearchParams({ ...asText(listing.query), format: 'csv' })
      const answer = await fetch(`/api/${path}?${query}`, {
        headers: { 'Accept-Language': locale, Authorization: `Bearer ${storedToken()}` },
      })
      if (!answer.ok) throw new Error(String(answer.status))
      const name = `${path.replace(/\W+/g, '-')}-${riyadhDay(new Date(serverNow()))}.csv`
      saveFile(await answer.blob(), name)
    } catch {
      showToast('wrong', t.csvFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="outlined" icon={Download} busy={busy} onClick={() => void save()}>
      {t.csv}
    </Button>
  )
}

const asText = (query: Listing['query']) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
