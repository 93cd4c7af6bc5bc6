/** The states of a request to become a seller. It is pending until staff decide it, once. */
export const upgradeStates = ['pending', 'approved', 'refused'] as const
