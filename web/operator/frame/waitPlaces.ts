import type { Overview, WaitingKind } from '#shared/operator/overview.ts'

type Place = { readonly to: string; readonly search: Readonly<Record<string, string>> }

/** Below /operator/: where each kind of decision is taken, showing what waits and nothing else. */
export const waitPlaces: Readonly<Record<WaitingKind, Place>> = {
  confirmations: { to: 'confirmations', search: { status: 'pending' } },
  upgrades: { to: 'upgrades', search: { status: 'pending' } },
  sellers: { to: 'users', search: { status: 'waiting' } },
  payouts: { to: 'payouts', search: { status: 'pending' } },
  disputes: { to: 'orders', search: { dispute: 'open' } },
  contacts: { to: 'contacts', search: { handled: 'false' } },
}

/** One record alone, opened. */
export function placeOf({
  kind,
  id,
  number,
}: Pick<Overview['due'][number], 'kind' | 'id' | 'number'>): Place {
  if (kind === 'sellers') return { to: `users/${id}`, search: {} }
  const alone: Readonly<Record<string, string>> = number === null ? { id: String(id) } : { s: number }
  return { to: waitPlaces[kind].to, search: { ...alone, open: String(id) } }
}
