import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newQueryClient } from '../app/calls/queryClient.ts'
import { AccountSkeleton } from './AccountSkeleton.tsx'
import { SideMenu } from './overview/Menu.tsx'
import { ProfileContext } from './profile.ts'
import { SignedInOnly } from './SignedInOnly.tsx'

/** Layout of the private pages: side menu on wide screens, profile context and query client. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SignedInOnly loading={<AccountSkeleton />}>
      {(profile) => (
        <Queries key={profile.id}>
          <ProfileContext value={profile}>
            <div className="content grid items-start gap-5 pt-3 pb-10 md:pt-8 md:pb-14 lg:grid-cols-[16rem_minmax(0,1fr)]">
              <SideMenu />
              <div className="min-w-0">{children}</div>
            </div>
          </ProfileContext>
        </Queries>
      )}
    </SignedInOnly>
  )
}

/** Creates a client per user, so that one user's data is never shown to another user. */
function Queries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(newQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
