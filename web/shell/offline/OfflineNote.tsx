import { WifiOff } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { riyadhTime } from '#shared/base/dates.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { useText } from '../../app/texts/text.ts'
import { offlineNoteText } from './messages.ts'

/** While the browser is offline, says that prices may be outdated, and since when. */
export function OfflineNote() {
  const t = useText(offlineNoteText)
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const lostAt = useRef<number>(undefined)
  if (online) lostAt.current = undefined
  else lostAt.current ??= serverNow()
  return (
    <div role="status" className="fixed inset-x-0 bottom-16 z-40 md:bottom-0">
      {!online && (
        <p className="border-t border-hairline bg-amber-tint text-amber">
          <span className="content flex min-h-11 items-center gap-3 py-2 text-dense">
            <WifiOff aria-hidden size={20} className="shrink-0" />
            <span>
              <span className="font-bold">{t.offline}</span>{' '}
              <span className="text-text">
                {t.offlineBody(`\u2066${riyadhTime(new Date(lostAt.current ?? serverNow()))}\u2069`)}
              </span>
            </span>
          </span>
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
