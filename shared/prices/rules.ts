import { addDays, startOfDay } from '../base/dates.ts'

/** The start of a period of whole days that ends today (Asia/Riyadh). */
export function spanStart(days: number, now: Date): Date {
  return addDays(startOfDay(now), 1 - days)
}

/**
 * The smallest number of sellers of a published figure. With fewer, a figure could show the sales of one seller, or could show
 * a seller those of the only competitor.
 */
export const fewestSellers = 3

/** The sellers of a figure are counted up to this number. The number itself means "this many or more". */
export const countedSellers = 5

/** A figure from fewer sales or sellers than these is published with the note that it is based on few sales. */
export const solid = { sales: 10, sellers: countedSellers } as const

/** Whether a published figure is based on few sales. */
export function isThin({ sales, sellers }: { readonly sales: number; readonly sellers: number }): boolean {
  return sales < solid.sales || sellers < solid.sellers
}

/**
 * The figures that may be published. If exactly one is hidden, the smallest of the others is hidden too, because the hidden figure could be computed
 * as the total minus the rest.
 */
export function publishable<Figure extends { readonly sellers: number; readonly grams: number }>(
  figures: readonly Figure[],
): Figure[] {
  const shown = figures.filter(({ sellers }) => sellers >= fewestSellers)
  if (figures.length - shown.length !== 1) return shown
  return shown.toSorted((one, other) => other.grams - one.grams).slice(0, -1)
}

/**
 * Returns the starts of the figures in a series that may be published. Each larger period, such as the week of a day, has a published total, so
 * {@link publishable} applies within it. `within` returns the larger period of a start.
 */
export function publishableWithin<
  Figure extends { readonly sellers: number; readonly grams: number; readonly start: string },
>(figures: readonly Figure[], within: (start: string) => string): ReadonlySet<string> {
  const groups = Map.groupBy(figures, ({ start }) => within(start))
  return new Set([...groups.values()].flatMap((group) => publishable(group).map(({ start }) => start)))
}

/** The change of a price in percent with one decimal, truncated; null if there is nothing to compare. */
export function changeOf(now: number, before: number | null): number | null {
  // A very small fall is truncated to -0; adding 0 turns -0 into 0.
  return before ? Math.trunc(((now - before) * 1000) / before) / 10 + 0 : null
}
