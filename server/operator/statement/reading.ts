import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { FieldProblem, FieldProblems } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { type Decode, fileText, type TableTrouble } from '#shared/base/text/csvRows.ts'
import {
  columnsOf,
  findHeadings,
  type ReadLine,
  readLines,
  type StatementColumn,
  statementColumns,
  statementRows,
} from '#shared/operator/statement/file.ts'
import {
  type ConsumedTransfer,
  proposalsOf,
  referencesOf,
  type WaitingTransfer,
} from '#shared/operator/statement/match.ts'
import { foldedReference } from '#shared/wallet/rules.ts'

/**
 * Worker thread that reads one statement and matches its lines; each of the two may take most of a second. actions.ts
 * starts and ends the thread. Large data goes between this thread and PostgreSQL as JSON text, which the web process
 * passes on without parsing, so that its event loop is not blocked.
 */

/**
 * A file. If the headings do not name the columns, the positions of the heading row and of the columns are given, numbered from
 * 1.
 */
export type ReadingOrder = { readonly path: string; readonly headings?: number | undefined } & {
  readonly [Column in StatementColumn]?: number | undefined
}

type HashedLine = ReadLine & {
  /** The hash of the line, in hexadecimal digits. */
  readonly hash: string
  readonly folded_reference: string
  /** The possible references of the line (`referencesOf`). */
  readonly reference_keys: readonly string[]
}

/** The result of reading; the lists are JSON text. */
export type Reading =
  | {
      readonly lines: number
      readonly skipped: number
      readonly hashes: string
      readonly references: string
      readonly amounts: string
    }
  | { readonly problems: FieldProblems }

/** The input of matching, as JSON text. */
export interface MatchOrder {
  /** Hashes of the lines whose transfer was approved; these lines are not matched again. */
  readonly done: string
  readonly waiting: string
  readonly consumed: string
}

async function serve(): Promise<void> {
  const order = workerData as ReadingOrder
  const found = readStatement(await readFile(order.path), order)
  if ('problems' in found) return parentPort?.postMessage(found satisfies Reading)
  const lines = withHashes(found.lines)
  parentPort?.once('message', (request: MatchOrder) => parentPort?.postMessage(matched(lines, request)))
  parentPort?.postMessage({
    lines: lines.length,
    skipped: found.skipped,
    hashes: JSON.stringify(lines.map(({ hash }) => hash)),
    references: JSON.stringify([...new Set(lines.flatMap(({ reference_keys }) => reference_keys))]),
    amounts: JSON.stringify([...new Set(lines.map(({ amount_halalas }) => amount_halalas))]),
  } satisfies Reading)
}

/** Returns the lines, each with its match, as JSON text. */
function matched(lines: readonly HashedLine[], { done, waiting, consumed }: MatchOrder): string {
  const known = new Set(JSON.parse(done) as string[])
  const open = lines.filter(({ hash }) => !known.has(hash))
  const proposals = proposalsOf(
    open,
    JSON.parse(waiting) as WaitingTransfer[],
    JSON.parse(consumed) as ConsumedTransfer[],
  )
  const proposed = new Map(open.map(({ hash }, place) => [hash, proposals[place]]))
  const none = { match: 'none', id: null }
  return JSON.stringify(lines.map((line) => ({ ...line, ...(proposed.get(line.hash) ?? none) })))
}

/** Reads the lines with the chosen or recognized columns. */
function readStatement(
  bytes: Uint8Array,
  { headings, ...named }: ReadingOrder,
): { readonly lines: readonly ReadLine[]; readonly skipped: number } | { readonly problems: FieldProblems } {
  const text = fileText(bytes, decode)
  const { rows, trouble } = text === undefined ? noTable : statementRows(text)
  if (trouble) return wrong({ file: [problemOf(trouble)] })
  if (rows.length < 2 || rows.every((cells) => cells.length < 2)) return wrong({ file: [{ code: 'csv' }] })
  const found = findHeadings(rows)
  const at = headings === undefined ? found.at : headings - 1
  const guessed = headings === undefined ? found.columns : columnsOf(rows[at] ?? [])
  const columns = { ...guessed }
  for (const column of statementColumns) {
    const chosen = named[column]
    if (chosen !== undefined) columns[column] = chosen - 1
  }
  const widest = Math.max(...rows.map((cells) => cells.length))
  const beyond = statementColumns.filter((column) => (columns[column] ?? 0) >= widest)
  const missing = [
    ...beyond,
    ...(columns.amount === null ? (['amount'] as const) : []),
    ...(columns.reference === null && columns.details === null ? (['reference'] as const) : []),
  ]
  if (missing.length > 0)
    return wrong(Object.fromEntries(missing.map((column) => [column, [{ code: 'column' }]])))
  const { lines, skipped } = readLines(rows, { at, columns })
  if (lines.length === 0) return wrong({ amount: [{ code: 'no_amounts' }] })
  if (lines.length > limits.statement.lines)
    return wrong({ file: [{ code: 'lines', bound: limits.statement.lines }] })
  return { lines, skipped }
}

const noTable: ReturnType<typeof statementRows> = { rows: [], trouble: null }

const problemOf = (trouble: TableTrouble): FieldProblem =>
  trouble === 'open_quote' ? { code: trouble } : { code: trouble, bound: limits.statement[trouble] }

const decode: Decode = (bytes, encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes)

const wrong = (problems: FieldProblems) => ({ problems })

/**
 * Hashes lines. Equal lines of different files get equal hashes; equal lines within a file are numbered, so that their
 * hashes differ.
 */
function withHashes(lines: readonly ReadLine[]): readonly HashedLine[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const { day, amount_halalas, reference, details } = line
    const folded = foldedReference(reference)
    const content = [day ?? '', amount_halalas, folded, foldedReference(details)].join('\n')
    const before = seen.get(content) ?? 0
    seen.set(content, before + 1)
    const hash = createHash('sha256').update(`${content}\n${before}`).digest('hex')
    return { ...line, hash, folded_reference: folded, reference_keys: referencesOf(line) }
  })
}

await serve()
