import type { FieldProblem } from '#shared/base/errors.ts'
import { readAmount, toRiyals } from '#shared/base/money.ts'
import { grams, readKilograms, toKilograms } from '#shared/base/quantity.ts'
import { problemIn, type Read } from '#shared/base/text/digits.ts'

/** The fields of a product that are changed in its row. */
export type CellField = 'price' | 'quantity'

type CellChange = { readonly price: number } | { readonly quantity: number }

/** The least stock: 0 means sold out. */
export const leastStock = grams(0)

/** The change that is sent for a typed price or stock, or the reason why the text cannot be read. */
export function readCell(
  field: CellField,
  typed: string,
): { readonly change: CellChange } | { readonly problem: FieldProblem } {
  if (field === 'price') return changeOf(readAmount(typed), (price) => ({ price: toRiyals(price) }))
  return changeOf(readKilograms(typed, { least: leastStock }), (weight) => ({
    quantity: toKilograms(weight),
  }))
}

function changeOf<Value>(
  read: Read<Value>,
  change: (value: Value) => CellChange,
): ReturnType<typeof readCell> {
  if (read.kind === 'value') return { change: change(read.value) }
  return { problem: problemIn(read) ?? { code: 'required' } }
}
