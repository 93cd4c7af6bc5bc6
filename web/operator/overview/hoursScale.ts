type Hours = { readonly today: readonly number[]; readonly last_week: readonly number[] }

/**
 * The hours that the chart shows. They begin at an even hour, cover at least six hours, and include the current hour
 * and all hours with sales.
 */
export function hoursShown({ today, last_week }: Hours): { readonly first: number; readonly last: number } {
  const sold = (values: readonly number[]) => values.flatMap((value, hour) => (value > 0 ? [hour] : []))
  const busy = [...sold(today), ...sold(last_week), today.length - 1]
  const [earliest, latest] = [Math.min(...busy), Math.max(...busy)]
  const first = Math.min(earliest - (earliest % 2), 16)
  return { first, last: Math.min(23, Math.max(latest, first + 6)) }
}

/** Axis values in three equal steps from 0 to a round number at or above the largest value. */
export function stepsTo(largest: number): readonly number[] {
  const rough = Math.max(largest, 1) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 4, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough
  return [0, 1, 2, 3].map((count) => Number((count * step).toPrecision(6)))
}
