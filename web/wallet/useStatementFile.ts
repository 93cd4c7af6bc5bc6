import { useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { Refusal } from '../base/api.ts'
import { serverNow } from '../base/serverClock.ts'
import { useLocale, useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { walletText } from './messages.ts'
import { statementCsv } from './statementCsv.ts'
import { allLines, type Filter } from './useWallet.ts'

/** The chosen month's lines as a file for a spreadsheet, all of them; made in the browser of what the wallet answers. */
export function useStatementFile(filter: Filter) {
  const t = useText(walletText)
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    if (busy) return
    setBusy(true)
    try {
      const lines = await allLines(filter, locale)
      save(statementCsv(lines, locale), `samak-${filter.month ?? riyadhDay(new Date(serverNow()))}.csv`)
      showToast('success', t.csvDone)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      showToast('wrong', t.csvFailed)
    } finally {
      setBusy(false)
    }
  }
  return { busy, start: () => void start() }
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken its own hold of it by now; some take it a moment after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
