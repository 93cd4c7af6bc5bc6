import type { Locale } from '#shared/base/locale.ts'
import { api } from '../app/calls/api.ts'
import { requireSignIn, type SignInRouter } from '../auth/signIn/askSignIn.ts'
import { heartsNow, showHearts } from './hearts.ts'

/**
 * Shows the other state at once and asks for it; who is not signed in is asked to first (specification, section 5).
 * A failure is only logged and what it claimed put back (section 8).
 */
export async function toggle(id: number, router: SignInRouter): Promise<void> {
  const { locale } = router.options.context
  if (!(await requireSignIn(router))) return
  show(id, !heartsNow().has(id))
  // One after the other: each answer then speaks of the newest press that was sent.
  const turn = (turns.get(id) ?? Promise.resolve()).then(() => send(id, locale))
  turns.set(id, turn)
  const held = await turn
  if (turns.get(id) !== turn) return
  turns.delete(id)
  if (held !== heartsNow().has(id)) show(id, held)
}

/** The hearts of the reader who just signed in; what is pressed meanwhile counts more than what was read before it. */
export async function loadHearts(locale: Locale, signal: AbortSignal): Promise<void> {
  const { ids } = await api('GET favorite/ids', {}, { locale, signal })
  const pressed = [...turns.keys()]
  const before = heartsNow()
  const next = new Set(ids)
  for (const id of ids) settled.set(id, true)
  for (const id of pressed) {
    if (before.has(id)) next.add(id)
    else next.delete(id)
  }
  showHearts(next)
}

/** Says of a product that stands among the favourites that it has a heart, whatever was heard of it so far. */
export function knowHeart(id: number): void {
  settled.set(id, true)
  show(id, true)
}

/** Nobody's hearts: after a sign-out. */
export function dropHearts(): void {
  settled.clear()
  showHearts(new Set())
}

/** What the server last said of a product; where it said nothing, there is no heart. */
async function send(id: number, locale: Locale): Promise<boolean> {
  try {
    const { is_fav } = await api('GET favorite/{id}', { params: { id } }, { locale })
    settled.set(id, is_fav)
  } catch (error) {
    console.warn('the heart could not be changed', error)
  }
  return settled.get(id) ?? false
}

function show(id: number, held: boolean): void {
  const next = new Set(heartsNow())
  if (held) next.add(id)
  else next.delete(id)
  showHearts(next)
}

/** The last press of each product that is still under router. */
const turns = new Map<number, Promise<boolean>>()
const settled = new Map<number, boolean>()
