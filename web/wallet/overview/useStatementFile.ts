import { riyadhDay } from '#shared/base/dates.ts'
import { saveFile } from '../../app/calls/saveFile.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { walletText } from '../messages.ts'
import { statementCsv } from './statementCsv.ts'
import { allLines, type Filter } from './useWallet.ts'

/** Downloads all lines of the filter as a CSV file that is made in the browser. */
export function useStatementFile(filter: Filter) {
  const t = useText(walletText)
  const locale = useLocale()
  const { busy, send } = useAction((chosen: Filter) => allLines(chosen, locale), {
    done: t.csvDone,
    unsure: t.csvFailed,
    toastRefusals: true,
    onDone(lines) {
      const name = `samak-${filter.month ?? riyadhDay(new Date(serverNow()))}.csv`
      saveFile(statementCsv(lines, locale), name, 'text/csv;charset=utf-8')
    },
  })
  return { busy, start: () => void send(filter) }
}
