import type { ReactNode } from 'react'
import { OwnQueries } from '../app/calls/OwnQueries.tsx'
import { AccountSkeleton } from './AccountSkeleton.tsx'
import { SideMenu } from './overview/Menu.tsx'
import { ProfileContext } from './profile.ts'
import { SignedInOnly } from './SignedInOnly.tsx'

/** Layout of the private pages: side menu on wide screens, profile context and query client. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SignedInOnly loading={<AccountSkeleton />}>
      {(profile) => (
        <OwnQueries key={profile.id}>
          <ProfileContext value={profile}>
            <div className="content grid items-start gap-5 pt-3 pb-10 md:pt-8 md:pb-14 lg:grid-cols-[16rem_minmax(0,1fr)]">
              <SideMenu />
              <div className="min-w-0">{children}</div>
            </div>
          </ProfileContext>
        </OwnQueries>
      )}
    </SignedInOnly>
  )
}
