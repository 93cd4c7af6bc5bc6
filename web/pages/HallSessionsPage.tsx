import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { newQueryClient } from '../app/calls/queryClient.ts'
import { useText } from '../app/texts/text.ts'
import { hallTitle } from '../app/titles.ts'
import { sessionText } from '../auctions/sessions/messages.ts'
import { guardPage } from '../auth/guard.ts'
import { SessionsPage } from '../operator/sessions/SessionsPage.tsx'
import { LoadingNote, Skeleton, useSkeletonHydrated } from '../ui/states/Skeleton.tsx'

/** The sessions of the market of a hall, for its chief (contract, section 2, Auctions, "Sessions"). */
export const Route = createFileRoute('/hall/sessions')({
  // The server does not know who is signed in.
  ssr: false,
  beforeLoad: guardPage,
  staticData: { privateTitle: { title: hallTitle, up: '/home' } },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: SessionsSkeleton,
  component: Page,
})

function SessionsSkeleton() {
  useSkeletonHydrated()
  return (
    <div className="content pt-4">
      <LoadingNote />
      <Skeleton className="h-96 rounded-card" />
    </div>
  )
}

function Page() {
  const t = useText(sessionText)
  const [client] = useState(newQueryClient)
  return (
    <QueryClientProvider client={client}>
      <div className="content pt-4 pb-10">
        <h1 className="mb-4 text-h1">{t.sessions}</h1>
        <SessionsPage />
      </div>
    </QueryClientProvider>
  )
}
