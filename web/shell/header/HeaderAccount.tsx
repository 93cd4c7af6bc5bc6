import { useRouterState } from '@tanstack/react-router'
import { useAlive } from '../../app/alive.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { shellText } from '../messages.ts'
import { headerToolsId } from './places.ts'

/**
 * Signed out a sign-in button, signed in cart, notifications and account (specification, section 2, Header). Which of
 * the boxes is there is known before the first paint; what stands in the second comes later (SignedIn.tsx).
 */
export function HeaderAccount() {
  const t = useText(shellText)
  const redirect = useWayBack()
  return (
    <>
      <ButtonLink
        kind="ink"
        to="/auth/sign-in"
        search={redirect ? { redirect } : {}}
        className="shrink-0 whitespace-nowrap max-md:min-h-9 max-md:px-3 signed-in:hidden"
      >
        <span className="md:hidden">{t.signInShort}</span>
        <span className="max-md:hidden">{t.signIn}</span>
      </ButtonLink>
      <div id={headerToolsId} className="hidden w-11 shrink-0 justify-end gap-1 md:w-35 signed-in:flex" />
    </>
  )
}

/** This page; without its query while the server draws, whose pages are the same for everyone. */
function useWayBack(): string | undefined {
  const alive = useAlive()
  const { pathname, href } = useRouterState({ select: ({ location }) => location })
  if (pathname.startsWith('/auth')) return undefined
  return alive ? href : pathname
}
