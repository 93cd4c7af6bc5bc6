import { useMatches } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import { serverNow } from '../app/live/serverClock.ts'
import { useText } from '../app/texts/text.ts'
import { arrival } from '../auth/arrival.ts'
import { useSession } from '../auth/session.ts'
import { BackToTop } from '../ui/BackToTop.tsx'
import { Confirm } from '../ui/overlay/Confirm.tsx'
import { Toaster } from '../ui/overlay/Toast.tsx'
import { useKeptFocus } from './keptFocus.ts'
import { offlineNoteText } from './offline/messages.ts'
import { useRestoredScroll } from './restoredScroll.ts'

/** Parts of the shell that appear only after an event; they are loaded after hydration. */
export function Afterwards() {
  const { profile } = useSession()
  useRestoredScroll()
  useKeptFocus()
  const arrived = useEver(arrival.use() !== null)
  return (
    <>
      {arrived && (
        <Suspense fallback={null}>
          <ArrivalNote />
        </Suspense>
      )}
      <OfflineNote />
      <BackToTop />
      <Toaster />
      <Confirm />
      {profile && (
        <Suspense fallback={null}>
          <SignedIn profile={profile} />
        </Suspense>
      )}
    </>
  )
}

/**
 * Returns true once `now` has been true. The part then stays mounted, so that it can announce the end of
 * its event.
 */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever
}

const ArrivalNote = lazy(() =>
  import('./notes/ArrivalNote.tsx').then(
    (module) => ({ default: module.ArrivalNote }),
    () => ({ default: () => null }),
  ),
)

/** Renders nothing if the chunk does not load, so that the page continues to work. */
const SignedIn = lazy(
  (): Promise<{ default: ComponentType<{ readonly profile: Profile }> }> =>
    import('./header/SignedIn.tsx').then(
      (module) => ({ default: module.SignedIn }),
      () => ({ default: () => null }),
    ),
)

/** A note while the browser is offline: the shown prices are those of the time at which the connection was lost. */
function OfflineNote() {
  const t = useText(offlineNoteText)
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const showsNetwork = useMatches({ select: (matches) => matches.at(-1)?.staticData.showsNetwork })
  const lostAt = useRef<number>(undefined)
  if (online) lostAt.current = undefined
  else lostAt.current ??= serverNow()
  return (
    <div role="status" className="fixed inset-x-0 bottom-16 z-40 md:bottom-0">
      {!online && !showsNetwork && (
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
