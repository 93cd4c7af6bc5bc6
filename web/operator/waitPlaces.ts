import type { WaitingKind } from '#shared/operator/overview.ts'

/** Below /operator/: where each kind of decision is taken. */
export const waitPlaces: Record<WaitingKind, string> = {
  ...{ confirmations: 'confirmations', upgrades: 'upgrades', payouts: 'payouts' },
  ...{ disputes: 'orders', contacts: 'contacts' },
}
