import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { paths } from '#shared/base/paths.ts'
import { useTryAgain } from '../../app/live/useOnline.ts'
import { useLocale } from '../../app/texts/text.ts'
import { loadSession, refreshSession, useSession } from '../../auth/session.ts'
import { useSignInRedirect } from '../../auth/useSignInRedirect.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { BoardsHead } from '../boards/BoardsHead.tsx'
import { InterestSheet } from '../deals/InterestSheet.tsx'
import { FormSheet } from '../form/FormSheet.tsx'
import { trimCachedAnswers } from '../integration/cachedAnswers.ts'
import { integrationLost } from '../integration/tokenRenewal.ts'
import { useIntegration } from '../integration/useIntegration.ts'
import { StepSheet } from '../steps/StepSheet.tsx'
import { BeharSkeleton } from './BeharSkeleton.tsx'

/**
 * The frame of both Behar pages. It requires a session, provides the integration's query client, and redirects to sign-in
 * when the integration's token is lost.
 */
export function BeharFrame({ children }: { readonly children: ReactNode }) {
  const { state, profile } = useSession()
  const locale = useLocale()
  useSignInRedirect(state === 'out')
  useSignInOnLostToken()
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
  // The page of the user's own demands has its own head.
  const atBoards = useRouterState({ select: ({ location }) => location.pathname === paths.beharMarketMain() })
  return (
    <>
      <div className="content pb-10 md:pt-4 md:pb-14">
        {atBoards && <BoardsHead />}
        {children}
      </div>
      <FormSheet />
      <StepSheet />
      <InterestSheet />
    </>
  )
}

/** Creates a query client per user, so that users share no answers. */
function Queries({ userId, children }: { readonly userId: number; readonly children: ReactNode }) {
  const [client] = useState(newQueryClient)
  useEffect(() => void trimCachedAnswers(userId), [userId])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/**
 * Creates the query client. Failures are not retried here: useRead.ts and the note retry them and show the cached answer
 * meanwhile.
 */
function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, refetchOnReconnect: true, throwOnError: true },
    },
  })
}

/**
 * Redirects to sign-in when the integration's token cannot be renewed. The sign-in page says why, and returns to this
 * page (specification, section 8). The main session stays, unless its own API ends it.
 */
function useSignInOnLostToken() {
  const router = useRouter()
  const locale = useLocale()
  useEffect(() => {
    integrationLost.notify = () => {
      const { href, pathname } = router.latestLocation
      if (pathname.startsWith('/auth')) return
      void router.navigate({ href: `${paths.signIn(href)}&why=behar`, replace: true })
      void refreshSession(locale)
    }
    return () => {
      integrationLost.notify = () => undefined
    }
  }, [router, locale])
}
