type Sums = { readonly bank_in: number; readonly statement_in: number }

/** The amount by which the ledger's income from the bank exceeds the statement, in SAR. */
export const gap = ({ bank_in, statement_in }: Sums): number =>
  (Math.round(bank_in * 100) - Math.round(statement_in * 100)) / 100

type Unclosed = { readonly id: string; readonly totals: Sums }

/** The warnings before a day is closed, because a closed day cannot be reopened. */
export function warningsOf({ id, totals }: Unclosed, today: string): ('notOver' | 'differs')[] {
  return [
    ...(id >= today ? (['notOver'] as const) : []),
    ...(gap(totals) !== 0 ? (['differs'] as const) : []),
  ]
}
