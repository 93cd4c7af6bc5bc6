import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { paths } from '#shared/base/paths.ts'
import { useLocale } from '../../app/texts/text.ts'
import { loadSession, refreshSession, useSession } from '../../auth/session.ts'
import { useSignInRedirect } from '../../auth/useSignInRedirect.ts'
import { useTryAgain } from '../../products/useOnline.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { BoardsHead } from '../boards/BoardsHead.tsx'
import { FormSheet } from '../form/FormSheet.tsx'
import { tidyKnown } from '../integration/lastKnown.ts'
import { integrationLost } from '../integration/tokenLife.ts'
import { useIntegration } from '../integration/useIntegration.ts'
import { BeharSkeleton } from './BeharSkeleton.tsx'

/** What both pages of the behar market stand in: who looks, what they load of the integration, and the way to a new token. */
export function BeharFrame({ children }: { readonly children: ReactNode }) {
  const { state, profile } = useSession()
  const locale = useLocale()
  useSignInRedirect(state === 'out')
  useWayToNewToken()
  if (state === 'failed' && !profile)
    return <ErrorState onRetry={() => void loadSession(locale)} headingLevel={1} />
  if (!profile) return <BeharSkeleton />
  return (
    <Queries key={profile.id} userId={profile.id}>
      <Page>{children}</Page>
    </Queries>
  )
}

function Page({ children }: { readonly children: ReactNode }) {
  const { state, retry } = useIntegration()
  useTryAgain(state === 'known' || state === 'down', retry)
  // One's own demands have a head of their own.
  const atBoards = useRouterState({ select: ({ location }) => location.pathname === paths.beharMarketMain() })
  return (
    <>
      <div className="content pb-10 md:pt-4 md:pb-14">
        {atBoards && <BoardsHead />}
        {children}
      </div>
      <FormSheet />
    </>
  )
}

/** Nothing of one person is kept for the next. */
function Queries({ userId, children }: { readonly userId: number; readonly children: ReactNode }) {
  const [client] = useState(newQueryClient)
  useEffect(() => void tidyKnown(userId), [userId])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** What fails is tried again by useRead.ts and the note, with what is known in its place. */
function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, refetchOnReconnect: true, throwOnError: true },
    },
  })
}

/**
 * When the integration's token could not be renewed: to sign-in, which says why, with the way back (specification, section 8). The
 * main session stays, unless its own API says that it is over.
 */
function useWayToNewToken() {
  const router = useRouter()
  const locale = useLocale()
  useEffect(() => {
    integrationLost.heard = () => {
      const { href, pathname } = router.latestLocation
      if (pathname.startsWith('/auth')) return
      void router.navigate({ href: `${paths.signIn(href)}&why=behar`, replace: true })
      void refreshSession(locale)
    }
    return () => {
      integrationLost.heard = () => undefined
    }
  }, [router, locale])
}
