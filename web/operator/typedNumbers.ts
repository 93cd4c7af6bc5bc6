import { optionalProblemIn, printDecimal, readDecimal, sureValueIn } from '#shared/base/text/digits.ts'

/** Degrees with six decimals; the server checks that a point is inside of the country. */
export const degrees = { decimals: 6, least: -180_000_000, most: 180_000_000 } as const
/** The bounds of a season's announcement, equal to those in `shared/operator/lists/seasons.ts`. */
export const centimetres = { decimals: 0, least: 1, most: 500 } as const
export const years = { decimals: 0, least: 2000, most: 2100 } as const

export const degreesProblem = (typed: string) => optionalProblemIn(readDecimal(typed, degrees))

/** Degrees for the request; blank for a blank field. Throws for an unreadable number. */
export function degreesOf(typed: string): number | '' {
  const read = readDecimal(typed, degrees)
  return read.kind === 'empty' ? '' : sureValueIn(read) / 1_000_000
}

export function printedDegrees(value: number | null | undefined): string {
  return value == null ? '' : printDecimal(Math.round(value * 1_000_000), degrees.decimals)
}

/** The typed numbers of a season's announcement. */
export type SeasonNumbers = { readonly min_size_cm: string; readonly year: string }

export function seasonProblems({ min_size_cm, year }: SeasonNumbers) {
  return {
    min_size_cm: optionalProblemIn(readDecimal(min_size_cm, centimetres)),
    year: optionalProblemIn(readDecimal(year, years)),
  }
}

/** The numbers of a season's announcement for the request; blank for a blank field. Throws for an unreadable number. */
export function seasonNumbers({ min_size_cm, year }: SeasonNumbers) {
  const wholeOf = (typed: string, bounds: typeof years | typeof centimetres) => {
    const read = readDecimal(typed, bounds)
    return read.kind === 'empty' ? ('' as const) : sureValueIn(read)
  }
  return { min_size_cm: wholeOf(min_size_cm, centimetres), year: wholeOf(year, years) }
}
