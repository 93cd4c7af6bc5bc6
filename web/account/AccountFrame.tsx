import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { paths } from '#shared/base/paths.ts'
import { useLocale } from '../app/texts/text.ts'
import { loadSession, useSession } from '../auth/session.ts'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { AccountSkeleton } from './AccountSkeleton.tsx'
import { SideMenu } from './overview/Menu.tsx'
import { takeDeparture } from './overview/signOut.ts'
import { ProfileContext } from './profile.ts'
import { newQueryClient } from './queryClient.ts'

/** The private pages' frame: the menu beside the page on wide screens, and what their parts load and ask. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const locale = useLocale()
  useWayOut(session.state === 'out')
  if (session.state === 'failed' && !session.profile)
    return <ErrorState onRetry={() => void loadSession(locale)} headingLevel={1} />
  const { profile } = session
  if (!profile) return <AccountSkeleton />
  return (
    <Queries key={profile.id}>
      <ProfileContext value={profile}>
        <div className="content grid items-start gap-5 pt-3 pb-10 md:pt-8 md:pb-14 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <SideMenu />
          <div className="min-w-0">{children}</div>
        </div>
      </ProfileContext>
    </Queries>
  )
}

/** Nothing of one person is kept for the next. */
function Queries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(newQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** Home after signing out; to sign-in with the way back where the session ended by itself or in another tab. */
function useWayOut(out: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (!out) return
    const { href } = router.state.location
    void router.navigate({ href: takeDeparture() ? paths.home() : paths.signIn(href), replace: true })
  }, [out, router])
}
