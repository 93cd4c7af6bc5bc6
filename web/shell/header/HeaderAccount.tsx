import { useRouterState } from '@tanstack/react-router'
import { useHydrated } from '../../app/state/useHydrated.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { shellText } from '../messages.ts'
import { headerToolsId } from './places.ts'

/**
 * The sign-in button; or cart, notifications and account (specification, section 2, Header). CSS chooses one of the two
 * boxes before the first paint; the content of the second box is rendered later (SignedIn.tsx).
 */
export function HeaderAccount() {
  const t = useText(shellText)
  const redirect = useReturnAddress()
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
      <div
        id={headerToolsId}
        className="hidden min-w-11 shrink-0 justify-end gap-1 max-md:docked:w-23 md:w-35 signed-in:flex max-md:sells:w-auto!"
      />
    </>
  )
}

/** The current address. Before hydration it has no query, because the server's cached pages ignore unknown parameters. */
function useReturnAddress(): string | undefined {
  const hydrated = useHydrated()
  const { pathname, href } = useRouterState({ select: ({ location }) => location })
  if (pathname.startsWith('/auth')) return undefined
  return hydrated ? href : pathname
}
