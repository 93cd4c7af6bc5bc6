/** An error whose message alone tells the operator what to do. It is printed as one line, without a stack. */
export class PlainError extends Error {}
