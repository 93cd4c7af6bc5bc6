/** A request to become a seller waits until it is decided, once. */
export const upgradeStates = ['pending', 'approved', 'refused'] as const
