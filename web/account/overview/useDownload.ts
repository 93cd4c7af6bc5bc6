import { riyadhDay } from '#shared/base/dates.ts'
import { saveFile } from '../../app/calls/saveFile.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { useText } from '../../app/texts/text.ts'
import { accountText } from '../messages.ts'

/** Downloads the user's data. A plain link cannot send the bearer header. */
export function useDownload() {
  const t = useText(accountText)
  const { busy, send } = useCall('GET profile/export', {
    done: t.downloaded,
    unsure: t.failed,
    toastRefusals: true,
    onDone(data) {
      const name = `samak-${riyadhDay(new Date(serverNow()))}.json`
      saveFile(JSON.stringify(data, null, 2), name, 'application/json')
    },
  })
  return { busy, start: () => send({}) }
}
