import { createFileRoute } from '@tanstack/react-router'
import { landingTitle } from '../app/titles.ts'
import { guardOffline } from '../auth/guard.ts'
import { Quay } from '../landings/quay/Quay.tsx'
import { BlankSkeleton } from '../ui/states/Skeleton.tsx'

/** The page on which sellers announce a catch (contract, section 2, Arriving catches). */
export const Route = createFileRoute('/quay')({
  // The server does not know who is signed in.
  ssr: false,
  beforeLoad: guardOffline,
  staticData: { privateTitle: { title: landingTitle, up: '/home' }, bare: true, showsNetwork: true },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: BlankSkeleton,
  component: Quay,
})
