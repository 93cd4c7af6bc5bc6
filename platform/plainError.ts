/** An error whose message alone tells a person what to do: shown as one line, without a stack. */
export class PlainError extends Error {}
