import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { hallTitle } from '../app/titles.ts'
import { guardPage } from '../auth/guard.ts'
import { LoadingNote, useSkeletonHydrated } from '../ui/states/Skeleton.tsx'

/** The sessions of the market of a hall, for its chief (contract, section 2, Auctions, "Sessions"). */
export const Route = createFileRoute('/hall/sessions')({
  // The server does not know who is signed in.
  ssr: false,
  beforeLoad: guardPage,
  staticData: { privateTitle: { title: hallTitle, up: '/home' } },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: Waiting,
  component: Page,
})

function Waiting() {
  useSkeletonHydrated()
  return <LoadingNote />
}

// Loaded lazily, so that the first load of other pages does not list its files.
const OwnSessions = lazy(() =>
  import('../operator/sessions/OwnSessions.tsx').then((module) => ({ default: module.OwnSessions })),
)

function Page() {
  return (
    <Suspense fallback={<LoadingNote />}>
      <OwnSessions />
    </Suspense>
  )
}
