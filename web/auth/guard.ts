import { redirect } from '@tanstack/react-router'
import { paths } from '#shared/base/paths.ts'
import type { Visit } from '../app/state/visit.ts'
import { skeletonHydrated } from '../ui/states/Skeleton.tsx'

/** The part of `beforeLoad`'s argument that a layout needs. The router's own type depends on every route. */
export type GuardedEntry = {
  readonly context: Visit
  readonly location: { readonly href: string; readonly pathname: string }
  readonly matches: readonly { readonly staticData: { readonly view?: string } }[]
}

/** The guard of a layout, for the view in the innermost page's `staticData`. */
export function guardLayout({ context, location, matches }: GuardedEntry): Promise<void> {
  const view = matches.at(-1)?.staticData.view
  return guard({ context, location, view, before: () => skeletonHydrated(location.pathname) })
}

/** The guard of a page that has no layout. Every signed-in user may open such a page. */
export function guardPage({ context, location }: Omit<GuardedEntry, 'matches'>): Promise<void> {
  return guard({ context, location, before: () => skeletonHydrated(location.pathname) })
}

/**
 * Guards a page that works without a network. If a token is stored, the page opens even if the profile cannot be
 * loaded; the page then shows the data that this device has stored.
 */
export async function guardOffline({ context, location }: Omit<GuardedEntry, 'matches'>): Promise<void> {
  const { loadSession } = await import('./session.ts')
  if ((await loadSession(context.locale)).state === 'failed') return
  return guardPage({ context, location })
}

/**
 * Guards a page that requires a sign-in (specification, section 5). Loads the profile; if there is none, redirects to
 * sign-in with a return address. `view` is the route's name in the role table; a role that may not view the page is
 * redirected home, where a note says why (web/shell/notes/ArrivalNote.tsx). Runs only in the browser (`ssr: false`),
 * because the server does not know who is signed in.
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
  /** True for pages that are only for staff. */
  readonly staff?: boolean
  /** Runs before a redirect (web/ui/states/Skeleton.tsx). */
  readonly before?: () => Promise<void>
}): Promise<void> {
  parts ??= await loadParts()
  const [{ loadSession }, { arrival }, { canView }] = parts
  const session = await loadSession(context.locale)
  const { profile } = session
  const redirects = profile ? (staff && !profile.staff_role) || (view && !canView(profile.type, view)) : true
  if (redirects) await before?.()
  if (!profile) throw redirect({ href: paths.signIn(location.href), replace: true })
  if (!redirects) return
  arrival.set({ kind: 'refused', view })
  throw redirect({ href: paths.home(), replace: true })
}

/** Loaded lazily, because the guards of all routes are part of every first load. */
const loadParts = () =>
  Promise.all([import('./session.ts'), import('./arrival.ts'), import('#shared/base/access/permissions.ts')])

/**
 * Stored in a variable, because even a loaded import resolves in a later task. With `pendingMs: 0` the router would then hide the
 * old page for a moment, and its fields would lose the focus and typed keys.
 */
let parts: Awaited<ReturnType<typeof loadParts>> | undefined
