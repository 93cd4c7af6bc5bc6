/**
 * An axis that contains all prices and whose ends are multiples of a round step. It need not begin at 0, because a bar
 * shows a range and not an amount.
 */
export function priceScale(
  least: readonly number[],
  most: readonly number[],
): { readonly bottom: number; readonly top: number; readonly ticks: readonly number[] } {
  const [low, high] = [Math.min(...least), Math.max(...most)]
  const rough = Math.max(high - low, high * 0.1, 0.04) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10) * power
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9))
  const ticks = Array.from({ length: last - first + 1 }, (_, place) =>
    Number(((first + place) * step).toPrecision(12)),
  )
  return { bottom: ticks[0] ?? 0, top: ticks.at(-1) ?? 1, ticks }
}
