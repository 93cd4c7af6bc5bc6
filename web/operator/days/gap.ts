type Sums = { readonly bank_in: number; readonly statement_lines: number; readonly statement_in: number }

/** The amount by which the ledger's income from the bank exceeds the statement, in SAR. */
export const gap = ({ bank_in, statement_in }: Pick<Sums, 'bank_in' | 'statement_in'>): number =>
  (Math.round(bank_in * 100) - Math.round(statement_in * 100)) / 100

/**
 * Whether the difference of a day says nothing: money came in, but no line of a statement of this day was
 * imported.
 */
export const lacksStatement = ({ bank_in, statement_lines }: Sums): boolean =>
  statement_lines === 0 && bank_in !== 0

type Unclosed = { readonly id: string; readonly totals: Sums }

/** The warnings before a day is closed, because a closed day cannot be reopened. */
export function warningsOf(
  { id, totals }: Unclosed,
  today: string,
): ('notOver' | 'noStatement' | 'differs')[] {
  return [
    ...(id >= today ? (['notOver'] as const) : []),
    ...(lacksStatement(totals) ? (['noStatement'] as const) : []),
    ...(!lacksStatement(totals) && gap(totals) !== 0 ? (['differs'] as const) : []),
  ]
}
