import type { Locale } from '#shared/base/locale.ts'
import { api } from '../app/calls/api.ts'
import { requireSignIn, type SignInRouter } from '../auth/signIn/askSignIn.ts'
import { heartsNow, showHearts } from './hearts.ts'

/**
 * Toggles a favourite optimistically; a visitor is asked to sign in first (specification, section 5). A failure is logged
 * and rolled back (section 8).
 */
export async function toggle(id: number, router: SignInRouter): Promise<void> {
  const { locale } = router.options.context
  if (!(await requireSignIn(router))) return
  show(id, !heartsNow().has(id))
  // Requests for one product run one after the other, so that the last answer is the current state.
  const turn = (turns.get(id) ?? Promise.resolve()).then(() => send(id, locale))
  turns.set(id, turn)
  const favorite = await turn
  if (turns.get(id) !== turn) return
  turns.delete(id)
  if (favorite !== heartsNow().has(id)) show(id, favorite)
}

/** Loads the favourites after a sign-in; toggles that are pending take precedence over the answer. */
export async function loadHearts(locale: Locale, signal: AbortSignal): Promise<void> {
  const { ids } = await api('GET favorite/ids', {}, { locale, signal })
  const pending = [...turns.keys()]
  const before = heartsNow()
  const next = new Set(ids)
  for (const id of ids) settled.set(id, true)
  for (const id of pending) {
    if (before.has(id)) next.add(id)
    else next.delete(id)
  }
  showHearts(next)
}

/** Marks a product from the list of favourites as a favourite; used when the ids are not loaded. */
export function knowHeart(id: number): void {
  settled.set(id, true)
  show(id, true)
}

/** Clears the favourites after a sign-out. */
export function dropHearts(): void {
  settled.clear()
  showHearts(new Set())
}

/** Toggles on the server; returns the last state that the server reported, or false. */
async function send(id: number, locale: Locale): Promise<boolean> {
  try {
    const { is_fav } = await api('GET favorite/{id}', { params: { id } }, { locale })
    settled.set(id, is_fav)
  } catch (error) {
    console.warn('the favourite could not be changed', error)
  }
  return settled.get(id) ?? false
}

function show(id: number, favorite: boolean): void {
  const next = new Set(heartsNow())
  if (favorite) next.add(id)
  else next.delete(id)
  showHearts(next)
}

/** The last pending toggle of each product. */
const turns = new Map<number, Promise<boolean>>()
const settled = new Map<number, boolean>()
