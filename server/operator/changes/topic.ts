/** The channel of the audit log; all of it is one key. */
export const changesTopic = 'staff'
export const changesKey = 1
