import { type ComponentType, lazy, Suspense } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { useSession } from '../auth/session.ts'
import { BackToTop } from '../ui/BackToTop.tsx'
import { Confirm } from '../ui/overlay/Confirm.tsx'
import { Toaster } from '../ui/overlay/Toast.tsx'
import { OfflineNote } from './offline/OfflineNote.tsx'

/** Parts of the shell that appear only after an event; they are loaded after hydration. */
export function Afterwards() {
  const { profile } = useSession()
  return (
    <>
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

/** Renders nothing if the chunk does not load, so that the page continues to work. */
const SignedIn = lazy(
  (): Promise<{ default: ComponentType<{ readonly profile: Profile }> }> =>
    import('./header/SignedIn.tsx').then(
      (module) => ({ default: module.SignedIn }),
      () => ({ default: () => null }),
    ),
)
