import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { UploadedFile } from '#shared/base/files.ts'
import { limits } from '#shared/base/limits.ts'
import { withoutInvisible } from '#shared/base/text/digits.ts'
import { openGate } from '../../auth/limits/gate.ts'
import type { ChargeListeners } from '../../wallet/charges.ts'
import { isDoubted } from '../money/present.ts'
import { listConsumed, nameLines } from '../money/receiptsStore.ts'
import { listConfirmationsById } from '../money/store.ts'
import { decideTransfer } from '../money/transfers.ts'
import { insertAudit } from '../store.ts'
import type { ReadyCount } from './present.ts'
import type { MatchOrder, Reading, ReadingOrder } from './reading.ts'
import {
  type ExactRow,
  findStatement,
  holdStatements,
  insertStatement,
  type LineRow,
  listExact,
  listKnown,
  listWaiting,
  type StatementRow,
  writeLines,
} from './store.ts'

/**
 * An uploaded file. If the headings do not name the columns, the positions of the heading row and of the columns are given,
 * numbered from 1.
 */
export type SentStatement = Omit<ReadingOrder, 'path'> & { readonly file: UploadedFile }

/**
 * Imports a statement and matches each line; the import decides no transfer (contract, section 8). Lines of an earlier
 * import are recognized and matched again with the transfers that are pending now. Refuses: validation_failed at the
 * fields (not a table, too many lines, unknown columns).
 */
export async function takeStatement(
  db: Database,
  caller: Pick<Caller, 'id'>,
  { now, ...sent }: SentStatement & { readonly now: Date },
): Promise<StatementRow> {
  const { file, ...named } = sent
  return inThread({ path: file.path, ...named }, caller.id, ({ lines, skipped, ...read }) =>
    db.transaction(async (tx) => {
      await holdStatements(tx)
      const { known, done } = await listKnown(tx, read.hashes)
      const matched = await read.match({
        done,
        waiting: await listWaiting(tx, read),
        consumed: await listConsumed(tx, read.references),
      })
      const name = nameOf(file)
      const id = await insertStatement(tx, { name, by: caller.id, now, lines, known, skipped })
      await writeLines(tx, id, matched)
      await nameLines(tx, id)
      await insertAudit(tx, {
        actorId: caller.id,
        action: 'statement.import',
        record: { type: 'statement', id },
        note: null,
        before: null,
        after: { name, lines, known, skipped },
      })
      return required(await findStatement(tx, id))
    }),
  )
}

/**
 * The end of a file's name, which distinguishes the files of one bank. Half surrogate pairs and invisible characters are
 * removed.
 */
function nameOf({ name }: UploadedFile): string {
  const plain = withoutInvisible(name.replace(/\p{Cc}/gu, '')).slice(-limits.text.name)
  return plain.replace(/^[\udc00-\udfff]/, '').trim() || 'statement.csv'
}

type ReadInThread = Exclude<Reading, { problems: unknown }> & {
  /** Matches the lines and returns them as JSON text. Call it once. */
  readonly match: (order: MatchOrder) => Promise<string>
}

/**
 * Reads an uploaded file in a worker thread, one file at a time in this process. The thread and the lines exist while
 * `work` runs. Refuses: validation_failed for unreadable files; unavailable when the queue is full.
 */
export function inThread<T>(
  order: ReadingOrder,
  personId: number,
  work: (read: ReadInThread) => Promise<T>,
): Promise<T> {
  return gate(String(personId), async () => {
    const thread = new Worker(new URL('./reading.ts', import.meta.url), { workerData: order })
    const answer = async <Answer>() => (await once(thread, 'message'))[0] as Answer
    try {
      const reading = await answer<Reading>()
      if ('problems' in reading) throw new Refusal('validation_failed', reading.problems)
      const match = (matchOrder: MatchOrder) => {
        thread.postMessage(matchOrder)
        return answer<string>()
      }
      return await work({ ...reading, match })
    } finally {
      await thread.terminate()
    }
  })
}

const gate = openGate({ atOnce: 1, waiting: 8, waitingPerSource: 4 })

export interface ExactOutcome {
  readonly approved: number
  readonly own: number
  readonly warned: number
  readonly late: number
}

/**
 * Approves exact, pending matches without a warning, each transfer in its own transaction. Skips the caller's own
 * transfers, and matches that were decided or used meanwhile. Refuses: not_found.
 */
export async function approveReady(
  deps: { readonly db: Database; readonly listeners: ChargeListeners },
  caller: Caller,
  { id, note }: { readonly id: number; readonly note: string | null },
): Promise<ExactOutcome> {
  if (!(await findStatement(deps.db, id))) throw new Refusal('not_found')
  const outcome = { approved: 0, own: 0, warned: 0, late: 0 }
  for (const { row, line } of await withChecks(deps.db, await listExact(deps.db, [id]))) {
    if (row.user_id === caller.id) outcome.own += 1
    else outcome[await approveUnseen(deps, caller, line, note)] += 1
  }
  return outcome
}

/** Approves one transfer if it has no warning. The warnings are checked while the transfer is locked. */
async function approveUnseen(
  deps: { readonly db: Database; readonly listeners: ChargeListeners },
  caller: Caller,
  { confirmation_id: id, day }: ExactRow,
  note: string | null,
): Promise<'approved' | 'warned' | 'late'> {
  try {
    await decideTransfer(deps, caller, { id, outcome: 'approved', note }, async (tx) => {
      const row = (await listConfirmationsById(tx, [id])).get(id)
      if (!row || isDoubted(row, day)) throw new Doubted()
    })
    return 'approved'
  } catch (error) {
    if (error instanceof Doubted) return 'warned'
    if (error instanceof Refusal && ['illegal_transition', 'conflict'].includes(error.code)) return 'late'
    throw error
  }
}

/** Thrown when a transfer has a warning. */
class Doubted extends Error {}

/** For each statement, the number of lines that can be approved in bulk, and the number of lines with a warning. */
export async function countReady(
  db: Sql,
  statementIds: readonly number[],
  readerId: number,
): Promise<(statementId: number) => ReadyCount> {
  const counts = new Map<number, { ready: number; warned: number }>()
  for (const { row, line } of await withChecks(db, await listExact(db, statementIds))) {
    const count = counts.get(line.statement_id) ?? { ready: 0, warned: 0 }
    counts.set(line.statement_id, count)
    if (isDoubted(row, line.day)) count.warned += 1
    else if (row.user_id !== readerId) count.ready += 1
  }
  return (id) => counts.get(id) ?? { ready: 0, warned: 0 }
}

/** The lines that are matched to a pending transfer with a warning. */
export async function warnedAmong(
  db: Sql,
  lines: readonly Pick<LineRow, 'id' | 'day' | 'confirmation_id' | 'status'>[],
): Promise<ReadonlySet<number>> {
  const waiting = lines.filter(({ status }) => status === 'pending')
  const rows = await listConfirmationsById(
    db,
    waiting.flatMap(({ confirmation_id }) => confirmation_id ?? []),
  )
  const warned = waiting.filter(({ confirmation_id, day }) => {
    const row = rows.get(confirmation_id ?? 0)
    return row !== undefined && isDoubted(row, day)
  })
  return new Set(warned.map(({ id }) => id))
}

async function withChecks(db: Sql, exact: readonly ExactRow[]) {
  const rows = await listConfirmationsById(
    db,
    exact.map(({ confirmation_id }) => confirmation_id),
  )
  return exact.flatMap((line) => {
    const row = rows.get(line.confirmation_id)
    return row ? [{ row, line }] : []
  })
}

function required(row: StatementRow | undefined): StatementRow {
  if (!row) throw new RangeError('the inserted statement was not found')
  return row
}
