import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { newQueryClient } from '../app/calls/queryClient.ts'
import { hallTitle } from '../app/titles.ts'
import { guardOffline } from '../auth/guard.ts'
import { Hall } from '../hall/Hall.tsx'
import { LoadingNote, useSkeletonHydrated } from '../ui/states/Skeleton.tsx'

/** The clerk's page in the auction hall (contract, section 2, The hall). */
export const Route = createFileRoute('/hall')({
  // The server does not know who is signed in.
  ssr: false,
  beforeLoad: guardOffline,
  staticData: { privateTitle: { title: hallTitle, up: '/home' }, bare: true, showsNetwork: true },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: HallSkeleton,
  component: Page,
})

function HallSkeleton() {
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
      <Hall />
    </QueryClientProvider>
  )
}
