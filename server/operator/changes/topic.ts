/** The channel of the audit log; it has one key. */
export const changesTopic = 'staff'
export const changesKey = 1
