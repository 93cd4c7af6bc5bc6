import type { ReactNode } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { useLocale } from '../app/texts/text.ts'
import { loadSession, useSession } from '../auth/session.ts'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { useRedirectSignedOut } from './overview/signOut.ts'

type SignedInOnlyProps = {
  /** Shown while the session is loading. */
  readonly loading: ReactNode
  readonly children: (profile: Profile) => ReactNode
}

/** Renders private content for the signed-in user; redirects when the session ends (`useRedirectSignedOut`). */
export function SignedInOnly({ loading, children }: SignedInOnlyProps) {
  const session = useSession()
  const locale = useLocale()
  useRedirectSignedOut(session.state === 'out')
  if (session.state === 'failed' && !session.profile)
    return <ErrorState onRetry={() => void loadSession(locale)} headingLevel={1} />
  return session.profile ? children(session.profile) : loading
}
