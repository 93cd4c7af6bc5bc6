import type { Database } from '#platform/database/db.ts'
import { handle, handleTable, type SignedInContext } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { paged } from '#shared/base/page.ts'
import {
  approveExact,
  importStatement,
  listStatementLines,
  listStatements,
} from '#shared/operator/statement/statement.ts'
import type { ChargeListeners } from '../../wallet/charges.ts'
import { fileOf, mapParts } from '../tables/files.ts'
import { approveReady, countReady, takeStatement, warnedAmong } from './actions.ts'
import { lineOf, linesFile, statementHead, statementOf, statementsFile } from './present.ts'
import {
  findStatement,
  listLines,
  listStatementsBy,
  readLinesBy,
  readStatements,
  type StatementRow,
} from './store.ts'

/** Statements of the market's bank account with the matches of their lines. */
export const statementHandlers = (deps: { readonly db: Database; readonly listeners: ChargeListeners }) => {
  const { db } = deps
  const show = async (row: StatementRow, context: SignedInContext) => {
    const count = await countReady(db, [row.id], context.caller.id)
    return statementOf(row, context.locale, count(row.id))
  }
  return [
    handle(importStatement, async ({ body }, context) =>
      show(await takeStatement(db, context.caller, { ...body, now: context.now }), context),
    ),

    handleTable(
      listStatements,
      async ({ query }, context) => {
        const { rows, count } = await listStatementsBy(db, query)
        const ids = rows.map(({ id }) => id)
        const ready = await countReady(db, ids, context.caller.id)
        const shown = rows.map((row) => statementOf(row, context.locale, ready(row.id)))
        return paged(shown, count, query)
      },
      ({ query }, context) => {
        const parts = mapParts(readStatements(db, query), (row) => statementHead(row, context.locale))
        return fileOf(parts, statementsFile, context.locale)
      },
    ),

    handleTable(
      listStatementLines,
      async ({ query }, context) => {
        const reading = { reader: context.caller.id, locale: context.locale }
        const { rows, count } = await listLines(db, query)
        const warned = await warnedAmong(db, rows)
        const shown = rows.map((row) => ({ ...lineOf(row, reading), warned: warned.has(row.id) }))
        return paged(shown, count, query)
      },
      ({ query }, context) => {
        const reading = { reader: context.caller.id, locale: context.locale }
        return fileOf(
          mapParts(readLinesBy(db, query), (row) => lineOf(row, reading)),
          linesFile,
          context.locale,
        )
      },
    ),

    handle(approveExact, async ({ params: { id }, body: { note = null } }, context) => {
      const outcome = await approveReady(deps, context.caller, { id, note })
      const row = await findStatement(db, id)
      if (!row) throw new Refusal('not_found')
      return { ...outcome, statement: await show(row, context) }
    }),
  ]
}
