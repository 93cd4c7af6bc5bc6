import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { newQueryClient } from '../app/calls/queryClient.ts'
import { landingTitle } from '../app/titles.ts'
import { guardOffline } from '../auth/guard.ts'
import { Quay } from '../landings/quay/Quay.tsx'
import { LoadingNote, useSkeletonHydrated } from '../ui/states/Skeleton.tsx'

/** The form of a catch at sea (contract, section 2, Arriving catches). */
export const Route = createFileRoute('/quay')({
  // The server does not know who is signed in.
  ssr: false,
  beforeLoad: guardOffline,
  staticData: { privateTitle: { title: landingTitle, up: '/home' }, bare: true, showsNetwork: true },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: QuaySkeleton,
  component: Page,
})

function QuaySkeleton() {
  useSkeletonHydrated()
  return (
    <div className="min-h-dvh">
      <LoadingNote />
    </div>
  )
}

function Page() {
  const [client] = useState(newQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Quay />
    </QueryClientProvider>
  )
}
