import { createFileRoute } from '@tanstack/react-router'
import { hallTitle } from '../app/titles.ts'
import { guardOffline } from '../auth/guard.ts'
import { Hall } from '../hall/Hall.tsx'
import { BlankSkeleton } from '../ui/states/Skeleton.tsx'

/** The clerk's page in the auction hall (contract, section 2, The hall). */
export const Route = createFileRoute('/hall')({
  // The server does not know who is signed in.
  ssr: false,
  beforeLoad: guardOffline,
  staticData: { privateTitle: { title: hallTitle, up: '/home' }, bare: true, showsNetwork: true },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: BlankSkeleton,
  component: Hall,
})
