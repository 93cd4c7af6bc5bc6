/** The kinds of records that one search finds; `line` is a line of a bank statement. */
export const foundKinds = [
  'order',
  'person',
  'confirmation',
  'payout',
  'line',
  'product',
  'auction',
  'request',
  'contact',
] as const
export type FoundKind = (typeof foundKinds)[number]
