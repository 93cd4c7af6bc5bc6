import { createHash } from 'node:crypto'
import type { Caller } from '#node/caller.ts'
import type { Database } from '#node/db.ts'
import { type FieldProblem, type FieldProblems, Refusal } from '#shared/base/errors.ts'
import type { UploadedFile } from '#shared/base/fields.ts'
import { limits } from '#shared/base/limits.ts'
import {
  columnsOf,
  type Decode,
  findHeadings,
  type ReadLine,
  readLines,
  type StatementColumn,
  statementColumns,
  statementRows,
  statementText,
  type TableTrouble,
} from '#shared/operator/statementFile.ts'
import { proposalsOf, referencesOf } from '#shared/operator/statementMatch.ts'
import { foldedReference } from '#shared/wallet/rules.ts'
import type { ChargeListeners } from '../wallet/charges.ts'
import { decideTransfer } from './moneyActions.ts'
import {
  findStatement,
  holdStatements,
  insertStatement,
  listKnown,
  listReady,
  listWaiting,
  type StatementRow,
  writeLines,
} from './statementStore.ts'
import { insertAudit } from './store.ts'

/** A file, and where in it things stand where its headings do not say so; numbers from 1. */
export type SentStatement = { readonly file: UploadedFile; readonly headings?: number | undefined } & {
  readonly [Column in StatementColumn]?: number | undefined
}

/**
 * Takes a statement in with what each line may be; nothing is decided by it (contract, section 8). Lines that were there
 * before are known again and held against what waits now. Refuses at the fields what is no table, has too many lines, or
 * whose columns cannot be told.
 */
export async function takeStatement(
  db: Database,
  caller: Pick<Caller, 'id'>,
  { now, ...sent }: SentStatement & { readonly now: Date },
): Promise<StatementRow> {
  const { lines, skipped } = readStatement(sent)
  const hashed = withHashes(lines)
  return db.transaction(async (tx) => {
    await holdStatements(tx)
    const known = await listKnown(
      tx,
      hashed.map(({ hash }) => hash),
    )
    const done = new Set(known.flatMap(({ hash, done }) => (done ? [hash] : [])))
    const open = hashed.filter(({ hash }) => !done.has(hash))
    const waiting = await listWaiting(tx, {
      amounts: [...new Set(open.map(({ amount_halalas }) => amount_halalas))],
      references: [...new Set(open.flatMap(referencesOf))],
    })
    const proposals = proposalsOf(open, waiting)
    const proposed = new Map(open.map(({ hash }, place) => [hash, proposals[place]]))
    const name = nameOf(sent.file)
    const id = await insertStatement(tx, {
      ...{ name, by: caller.id, now, lines: lines.length, known: known.length, skipped },
    })
    const none = { match: 'none', id: null } as const
    await writeLines(
      tx,
      id,
      hashed.map((line) => ({ ...line, ...(proposed.get(line.hash) ?? none) })),
    )
    await insertAudit(tx, {
      ...{ actorId: caller.id, action: 'statement.import', record: { type: 'statement', id }, note: null },
      before: null,
      after: { name, lines: lines.length, known: known.length, skipped },
    })
    return standing(await findStatement(tx, id, caller.id))
  })
}

/** The end of a file's name, which tells files of one bank apart; no half letters, and nothing that steers a reader. */
function nameOf({ name }: UploadedFile): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-limits.text.name)
  return plain.replace(/^[\udc00-\udfff]/, '').trim() || 'statement.csv'
}

/** What the file says, read with the columns that were named or found. */
function readStatement({ file, headings, ...named }: Omit<SentStatement, 'now'>): {
  readonly lines: readonly ReadLine[]
  readonly skipped: number
} {
  const text = statementText(file.bytes, decode)
  const { rows, trouble } = text === undefined ? noTable : statementRows(text)
  if (trouble) wrong({ file: [problemOf(trouble)] })
  if (rows.length < 2 || rows.every((cells) => cells.length < 2)) wrong({ file: [{ code: 'csv' }] })
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
  if (missing.length > 0) wrong(Object.fromEntries(missing.map((column) => [column, [{ code: 'column' }]])))
  const { lines, skipped } = readLines(rows, { at, columns })
  if (lines.length === 0) wrong({ amount: [{ code: 'no_amounts' }] })
  if (lines.length > limits.statement.lines)
    wrong({ file: [{ code: 'lines', bound: limits.statement.lines }] })
  return { lines, skipped }
}

const noTable: ReturnType<typeof statementRows> = { rows: [], trouble: null }

const problemOf = (trouble: TableTrouble): FieldProblem =>
  trouble === 'open_quote' ? { code: trouble } : { code: trouble, bound: limits.statement[trouble] }

const decode: Decode = (bytes, encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes)

function wrong(problems: FieldProblems): never {
  throw new Refusal('validation_failed', problems)
}

/** The same line in another file has the same hash; the second of two that say the same has one of its own. */
function withHashes(lines: readonly ReadLine[]): readonly (ReadLine & { readonly hash: string })[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const { day, amount_halalas, reference, details } = line
    const said = [day ?? '', amount_halalas, foldedReference(reference), foldedReference(details)].join('\n')
    const before = seen.get(said) ?? 0
    seen.set(said, before + 1)
    return { ...line, hash: createHash('sha256').update(`${said}\n${before}`).digest('hex') }
  })
}

export interface ExactOutcome {
  readonly approved: number
  readonly own: number
  readonly late: number
}

/**
 * Approves what fits exactly and waits, each transfer in a transaction of its own, as if one by one; the caller's own are
 * left, and so is what somebody decided meanwhile. Refuses: not_found.
 */
export async function approveReady(
  deps: { readonly db: Database; readonly listeners: ChargeListeners },
  caller: Caller,
  { id, note }: { readonly id: number; readonly note: string | null },
): Promise<ExactOutcome> {
  if (!(await findStatement(deps.db, id, caller.id))) throw new Refusal('not_found')
  const ready = await listReady(deps.db, id)
  const others = ready.filter(({ user_id }) => user_id !== caller.id)
  let late = 0
  for (const one of others) {
    try {
      await decideTransfer(deps, caller, { id: one.id, outcome: 'approved', note })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'illegal_transition') throw error
      late += 1
    }
  }
  return { approved: others.length - late, own: ready.length - others.length, late }
}

function standing(row: StatementRow | undefined): StatementRow {
  if (!row) throw new RangeError('the statement is gone')
  return row
}
