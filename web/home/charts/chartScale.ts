/** An axis from 0 to a round number at or above the largest value, with a tick at every step. */
export type Scale = { readonly top: number; readonly ticks: readonly number[] }

/** An axis with about `steps` steps of 1, 2, 2.5 or 5 times a power of ten. */
export function scaleOf(largest: number, steps = 5): Scale {
  if (largest <= 0) return { top: 1, ticks: [0, 1] }
  const rough = largest / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10) * power
  const count = Math.ceil(largest / step - 1e-9)
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => tidy(index * step)) }
}

/** Removes floating-point errors: 0.30000000000000004 becomes 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}

/** The unit of the axis: tonnes if the largest value is at least ten tonnes. */
export function unitOf(largestKilograms: number): {
  readonly unit: 'kilograms' | 'tonnes'
  readonly size: number
} {
  return largestKilograms >= 10_000 ? { unit: 'tonnes', size: 1000 } : { unit: 'kilograms', size: 1 }
}
