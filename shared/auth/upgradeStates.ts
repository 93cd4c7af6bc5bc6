/** The states of a request to become a seller. The request is pending until staff decide it; the decision is final. */
export const upgradeStates = ['pending', 'approved', 'refused'] as const
