import { redirect } from '@tanstack/react-router'
import { paths } from '#shared/base/paths.ts'
import type { Visit } from '../app/state/visit.ts'
import { skeletonAlive } from '../ui/states/Skeleton.tsx'

/** What a frame knows of whoever enters a page within it, said here: the router's own type is made of every route's. */
export type Entering = {
  readonly context: Visit
  readonly location: { readonly href: string; readonly pathname: string }
  readonly matches: readonly { readonly staticData: { readonly view?: string } }[]
}

/** The guard of a frame, for the view that the innermost page names in its `staticData`. */
export function guardFrame({ context, location, matches }: Entering): Promise<void> {
  const view = matches.at(-1)?.staticData.view
  return guard({ context, location, view, before: () => skeletonAlive(location.pathname) })
}

/** The guard of a page outside of a frame that every signed-in person may open. */
export function guardPage({ context, location }: Omit<Entering, 'matches'>): Promise<void> {
  return guard({ context, location, before: () => skeletonAlive(location.pathname) })
}

/**
 * Who may open a page behind a sign-in (specification, section 5): the profile is loaded first; without a token or when it
 * fails, to sign-in with the way back. `view` is the route's name for those that the role table guards: who may not
 * view it goes home. Runs in the browser only (`ssr: false`): the server never knows its reader.
 */
export async function guard({
  context,
  location,
  view,
  staff = false,
  before,
}: {
  readonly context: Visit
  readonly location: { readonly href: string }
  readonly view?: string | undefined
  /** For the market's own people alone. */
  readonly staff?: boolean
  /** What must have happened before anybody is led away (web/ui/states/Skeleton.tsx). */
  readonly before?: () => Promise<void>
}): Promise<void> {
  // Their code comes with the first guarded page: every route's guard is in the first load of every page.
  const [{ loadSession }, { canView }] = await Promise.all([
    import('./session.ts'),
    import('#shared/base/access/permissions.ts'),
  ])
  const session = await loadSession(context.locale)
  const { profile } = session
  const away = profile ? (staff && !profile.staff_role) || (view && !canView(profile.type, view)) : true
  if (away) await before?.()
  if (!profile) throw redirect({ href: paths.signIn(location.href), replace: true })
  if (away) throw redirect({ href: paths.home(), replace: true })
}
