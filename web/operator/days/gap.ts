type Sums = { readonly bank_in: number; readonly statement_in: number }

/** What the ledger received from the bank beyond the statement, in SAR. */
export const gap = ({ bank_in, statement_in }: Sums): number =>
  (Math.round(bank_in * 100) - Math.round(statement_in * 100)) / 100
