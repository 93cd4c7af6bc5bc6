import type { Locale } from '#shared/base/locale.ts'
import { type Grams, grams, printKilograms, readKilograms } from '#shared/base/quantity.ts'
import { type Read, valueIn } from '#shared/base/text/digits.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'
import { isolated } from '../app/texts/isolate.ts'
import { messages, textIn } from '../app/texts/text.ts'
import type { Bounds } from './details/calculation.ts'

/** Reads a quantity. Blank text, and a quantity outside of the bounds, is a problem. */
export function readQuantity(text: string, bounds: Bounds): Read<Grams> {
  const read = readKilograms(text, bounds)
  return read.kind === 'empty' ? { kind: 'problem', problem: { code: 'number' } } : read
}

/** The typed quantity, even if it is outside of the bounds; undefined for text that is no quantity. */
export const typedQuantity = (text: string): Grams | undefined =>
  valueIn(readKilograms(text, { least: grams(0) }))

/** The text of a problem at the field. `tooMuch` says where the upper bound comes from; the default is the stock. */
export function quantityProblem(
  text: string,
  {
    bounds,
    locale,
    tooMuch,
  }: { readonly bounds: Bounds; readonly locale: Locale; readonly tooMuch?: TooMuch },
): string | undefined {
  const read = readQuantity(text, bounds)
  if (read.kind !== 'problem') return undefined
  if (read.problem.code !== 'at_most') return fieldMessage(read.problem, locale, 'quantity')
  const most = isolated(printKilograms(bounds.most))
  return (tooMuch ?? textIn(quantityText, locale).free)(most)
}

/** Says that a quantity is more than these kilograms. */
export type TooMuch = (most: string) => string

const quantityText = messages({
  free: { ar: (most: string) => `المتاح ${most} كجم`, en: (most: string) => `${most} kg available` },
})
