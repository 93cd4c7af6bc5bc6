import { mostCommission } from '#shared/base/settings.ts'
import { problemIn, readDecimal, sureValueIn } from '#shared/base/text/digits.ts'

/** The bounds of a percentage with two decimals, which is read as a number of basis points. */
export const percent = { decimals: 2, least: 0, most: mostCommission } as const

/** The commissions of a hall as typed, in percent. */
export type TypedTerms = { readonly hall: string; readonly say: string }

export const termsProblems = ({ hall, say }: TypedTerms) => ({
  hall_bp: problemIn(readDecimal(hall, percent)),
  say_bp: problemIn(readDecimal(say, percent)),
})

/** The commissions in basis points. Throws RangeError for a text that is no percentage. */
export const termsOf = ({ hall, say }: TypedTerms) => ({
  hall_bp: sureValueIn(readDecimal(hall, percent)),
  say_bp: sureValueIn(readDecimal(say, percent)),
})
