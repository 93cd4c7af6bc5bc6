/** The stream channel of the audit log. Other channels have a key for each person or auction; this one has a single key. */
export const changesTopic = 'staff'
export const changesKey = 1
