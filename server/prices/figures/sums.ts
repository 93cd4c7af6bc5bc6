import { type Halalas, halalas, toRiyals } from '#shared/base/money.ts'
import { type Grams, grams, toKilograms } from '#shared/base/quantity.ts'
import type { Figure, ShownFigure } from '#shared/prices/contract.ts'
import { countedSellers, fewestSellers, isThin } from '#shared/prices/rules.ts'

/** The sum of some completed sales. Sums can be added without an error; sellers are counted up to `countedSellers`. */
export interface Sum {
  readonly grams: Grams
  /** The sum of price times weight, in halalas per kilogram times grams. */
  readonly worth: number
  readonly sales: number
  /** The ids of the sellers, sorted; only the smallest `countedSellers` ids. */
  readonly sellers: readonly number[]
  readonly least: Halalas
  readonly most: Halalas
}

/** Adds sums to one sum; undefined without any. */
export function addUp(sums: readonly Sum[]): Sum | undefined {
  const [first, ...others] = sums
  return first && others.reduce(add, first)
}

function add(one: Sum, other: Sum): Sum {
  return {
    grams: grams(one.grams + other.grams),
    worth: one.worth + other.worth,
    sales: one.sales + other.sales,
    sellers: [...new Set([...one.sellers, ...other.sellers])].sort((a, b) => a - b).slice(0, countedSellers),
    least: halalas(Math.min(one.least, other.least)),
    most: halalas(Math.max(one.most, other.most)),
  }
}

/** The average price per kilogram, weighted by weight and truncated: the rule of every shown average (decision 92). */
export function averageOf({ worth, grams: weight }: Pick<Sum, 'worth' | 'grams'>): Halalas {
  return halalas(Number(BigInt(worth) / BigInt(weight)))
}

/** Whether a sum may be published, apart from what it could reveal about other sums. */
export const isPublic = (sum: Sum | undefined): sum is Sum =>
  sum !== undefined && sum.sellers.length >= fewestSellers

/** The weight and the number of sellers of a sum, which {@link publishable} needs. */
export const sized = ({ grams: weight, sellers }: Sum) => ({ grams: weight, sellers: sellers.length })

/** The figure of a sum; `open` says whether it may be published. */
export function shownOf(sum: Sum | undefined, open: boolean = isPublic(sum)): ShownFigure {
  if (!sum) return { figure: null, hidden: false }
  return open ? { figure: figureOf(sum), hidden: false } : { figure: null, hidden: true }
}

/** Whether a figure with this sum is based on few sales. */
export const isThinSum = ({ sales, sellers }: Sum) => isThin({ sales, sellers: sellers.length })

export function figureOf(sum: Sum): Figure {
  return {
    average_price: toRiyals(averageOf(sum)),
    min_price: toRiyals(sum.least),
    max_price: toRiyals(sum.most),
    quantity: toKilograms(sum.grams),
    sales: sum.sales,
    sellers: sum.sellers.length,
    thin: isThinSum(sum),
  }
}
