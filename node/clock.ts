/**
 * The time as an argument: rules and actions are given a clock, so that a test can set it.
 * Auctions never use it: they keep to the database's clock (trust.md, Faults).
 */
export type Clock = () => Date

/** The clock of this machine. */
export const systemClock: Clock = () => new Date()
