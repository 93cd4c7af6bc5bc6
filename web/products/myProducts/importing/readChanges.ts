import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Halalas, halalasOf, readAmount } from '#shared/base/money.ts'
import { type Grams, grams, gramsOf, readKilograms } from '#shared/base/quantity.ts'
import { csvRows } from '#shared/base/text/csvRows.ts'
import { grouped, latinDigits, type Read, valueIn } from '#shared/base/text/digits.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'
import { fold } from '#shared/base/text/fold.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { textIn } from '../../../app/texts/text.ts'
import { importText, productsFileText } from '../messages.ts'
import { type NewGoodsFacts, type NewLine, newColumns, readNewLine } from './newLines.ts'

/** A new price, a new stock or both, from a line of a file. */
export interface LineChange {
  /** The line of the file, from 1. */
  readonly line: number
  readonly product: OwnProduct
  readonly price: Halalas | undefined
  readonly quantity: Grams | undefined
}

/** A line of a file that cannot be used: its field, and a text that says how to correct it. */
export interface LineProblem {
  readonly line: number
  readonly field: string
  readonly text: string
}

export interface FileChanges {
  readonly changes: readonly LineChange[]
  readonly made: readonly NewLine[]
  readonly problems: readonly LineProblem[]
  /** The number of lines without a change. */
  readonly same: number
  /** The number of new lines whose products this page has listed before; they are not in `made`. */
  readonly before: number
}

/**
 * Removes the new lines that this page has already listed from a file, so a user who corrects other lines and chooses the file
 * again does not list them twice.
 */
export async function withoutListed(
  file: FileChanges,
  isListed: (line: NewLine) => Promise<boolean>,
): Promise<FileChanges> {
  const listed = await Promise.all(file.made.map(isListed))
  const made = file.made.filter((_, place) => !listed[place])
  return { ...file, made, before: file.made.length - made.length }
}

/**
 * The changes that a file makes to the seller's products, by product number, and the new products of lines without a
 * number. Of a line with a number, only price and stock are read. A stock that the seller did not edit is left as it is
 * now, because fish may have been sold since the file was saved.
 */
export function readChanges(
  text: string,
  products: readonly OwnProduct[],
  locale: Locale,
  facts: NewGoodsFacts,
): FileChanges | { readonly trouble: string } {
  const t = textIn(importText, locale)
  const { rows, trouble } = csvRows(text, { lines: limits.product.importLines + 1, columns: 50 })
  if (trouble) return { trouble: t[trouble] }
  const [headings = [], ...lines] = rows
  if (headings.every((cell) => cell.trim() === '')) return { trouble: t.noLines }
  const columns = columnsOf(headings)
  const named = columns.number !== undefined || columns.fish !== undefined
  if (!named || (columns.price === undefined && columns.left === undefined)) {
    return { trouble: t.noColumns }
  }
  if (lines.every(isBlank)) return { trouble: t.noLines }
  const file = { locale, known: new Map(products.map((product) => [product.id, product])) }
  const seen = new Set<number>()
  const changes: LineChange[] = []
  const made: NewLine[] = []
  const problems: LineProblem[] = []
  let same = 0
  lines.forEach((cells, place) => {
    if (isBlank(cells)) return
    const line = place + 2
    const cellOf = (column: Column) => cells[columns[column] ?? -1] ?? ''
    if (latinDigits(cellOf('number')).trim() === '' && cellOf('fish') !== '') {
      const fresh = readNewLine(line, cellOf, { ...facts, own: products, locale })
      const { importedNew } = limits.product
      const full = fresh.made && made.length >= importedNew
      if (fresh.made && !full) made.push(fresh.made)
      const heading = textIn(productsFileText, locale).fish
      const found = full ? [{ field: heading, text: t.tooManyNew(grouped(importedNew)) }] : fresh.problems
      problems.push(...found.map((problem) => ({ line, ...problem })))
      return
    }
    const read = readLine({ cellOf, line, seen, ...file })
    problems.push(...read.problems)
    if (read.change) changes.push(read.change)
    else if (read.problems.length === 0) same += 1
  })
  return { changes, made, problems, same, before: 0 }
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell === '')

const columnNames = ['number', 'listed', 'sold', ...newColumns] as const
type Column = (typeof columnNames)[number]

/** The places of the columns, by their headings in either language. */
function columnsOf(headings: readonly string[]): Partial<Record<Column, number>> {
  const folded = headings.map((heading) => fold(heading.replace(/^\uFEFF/, '')))
  const places = columnNames.map((column) => {
    const { ar, en } = productsFileText[column]
    return [column, folded.findIndex((heading) => heading === fold(ar) || heading === fold(en))] as const
  })
  return Object.fromEntries(places.filter(([, place]) => place >= 0))
}

function readLine({
  cellOf,
  line,
  known,
  seen,
  locale,
}: {
  readonly cellOf: (column: Column) => string
  readonly line: number
  readonly known: ReadonlyMap<number, OwnProduct>
  readonly seen: Set<number>
  readonly locale: Locale
}): { readonly change?: LineChange; readonly problems: readonly LineProblem[] } {
  const t = textIn(importText, locale)
  const names = textIn(productsFileText, locale)
  const wrong = (field: 'number' | 'price' | 'left', text: string) => ({ line, field: names[field], text })
  const number = latinDigits(cellOf('number')).trim()
  const product = /^\d+$/.test(number) ? known.get(Number(number)) : undefined
  if (!product) return { problems: [wrong('number', number === '' ? t.noNumber : t.unknownNumber)] }
  if (seen.has(product.id)) return { problems: [wrong('number', t.twice)] }
  seen.add(product.id)

  const price = readAmount(cellOf('price'))
  const quantity = readKilograms(cellOf('left'), { least: grams(0) })
  const problems = [
    ...problemsOf(price, (problem) => wrong('price', fieldMessage(problem, locale, 'price'))),
    ...problemsOf(quantity, (problem) => wrong('left', fieldMessage(problem, locale, 'quantity'))),
  ]
  const now = gramsOf(product.quantity)
  const saved = difference(
    readKilograms(cellOf('listed')),
    readKilograms(cellOf('sold'), { least: grams(0) }),
  )
  const newPrice = otherThan(valueIn(price), halalasOf(product.price))
  const newQuantity = valueIn(quantity) === saved ? undefined : otherThan(valueIn(quantity), now)
  if (newQuantity !== undefined && saved !== undefined && saved !== now) {
    problems.push(wrong('left', t.soldSince))
  }
  if (problems.length > 0) return { problems }
  if (newPrice === undefined && newQuantity === undefined) return { problems }
  return { change: { line, product, price: newPrice, quantity: newQuantity }, problems }
}

type Problem = Extract<Read<never>, { kind: 'problem' }>['problem']

function problemsOf(read: Read<unknown>, problem: (problem: Problem) => LineProblem): LineProblem[] {
  return read.kind === 'problem' ? [problem(read.problem)] : []
}

function otherThan<Value>(value: Value | undefined, now: Value): Value | undefined {
  return value === now ? undefined : value
}

/**
 * The stock when the file was saved: the listed minus the sold quantity. Undefined if one of these columns
 * is missing.
 */
function difference(listed: Read<Grams>, sold: Read<Grams>): Grams | undefined {
  const [all, gone] = [valueIn(listed), valueIn(sold)]
  return all === undefined || gone === undefined ? undefined : grams(all - gone)
}
