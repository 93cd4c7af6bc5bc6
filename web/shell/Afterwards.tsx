import { type ComponentType, lazy, Suspense } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { useSession } from '../auth/session.ts'
import { BackToTop } from '../ui/BackToTop.tsx'
import { Confirm } from '../ui/overlay/Confirm.tsx'
import { Toaster } from '../ui/overlay/Toast.tsx'
import { OfflineNote } from './offline/OfflineNote.tsx'

/** What a page shows of the frame only after something happened: it comes after the page itself. */
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

/** The frame is no reason to lose the page: where this cannot be loaded, the page goes on without. */
const SignedIn = lazy(
  (): Promise<{ default: ComponentType<{ readonly profile: Profile }> }> =>
    import('./header/SignedIn.tsx').then(
      (module) => ({ default: module.SignedIn }),
      () => ({ default: () => null }),
    ),
)
