import type { Caller } from '#node/caller.ts'
import type { Database } from '#node/db.ts'
import { type Context, handle, handleTable } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { paged } from '#shared/base/page.ts'
import {
  approveExact,
  importStatement,
  listStatementLines,
  listStatements,
} from '#shared/operator/statement.ts'
import type { ChargeListeners } from '../wallet/charges.ts'
import { approveReady, takeStatement } from './statement.ts'
import { lineOf, linesFile, statementOf, statementsFile } from './statementPresent.ts'
import { findStatement, listLines, listStatementsBy, readLinesBy, readStatements } from './statementStore.ts'
import { fileOf, shownOf } from './tableFiles.ts'

/** Statements of the market's bank account, and what their lines may be. */
export const statementHandlers = (deps: { readonly db: Database; readonly listeners: ChargeListeners }) => {
  const { db } = deps
  return [
    handle(importStatement, async ({ body }, context) =>
      statementOf(await takeStatement(db, signedIn(context), { ...body, now: context.now }), context.locale),
    ),

    handleTable(
      listStatements,
      async ({ query }, context) => {
        const { rows, count } = await listStatementsBy(db, query, signedIn(context).id)
        return paged(
          rows.map((row) => statementOf(row, context.locale)),
          count,
          query,
        )
      },
      ({ query }, context) => {
        const parts = readStatements(db, query, signedIn(context).id)
        return fileOf(
          shownOf(parts, (row) => statementOf(row, context.locale)),
          statementsFile,
          context.locale,
        )
      },
    ),

    handleTable(
      listStatementLines,
      async ({ query }, context) => {
        const reading = { reader: signedIn(context).id, locale: context.locale }
        const { rows, count } = await listLines(db, query)
        return paged(
          rows.map((row) => lineOf(row, reading)),
          count,
          query,
        )
      },
      ({ query }, context) => {
        const reading = { reader: signedIn(context).id, locale: context.locale }
        return fileOf(
          shownOf(readLinesBy(db, query), (row) => lineOf(row, reading)),
          linesFile,
          context.locale,
        )
      },
    ),

    handle(approveExact, async ({ params: { id }, body: { note = null } }, context) => {
      const caller = signedIn(context)
      const outcome = await approveReady(deps, caller, { id, note })
      const row = await findStatement(db, id, caller.id)
      if (!row) throw new Refusal('not_found')
      return { ...outcome, statement: statementOf(row, context.locale) }
    }),
  ]
}

/** Who calls; the edge has turned away everybody else. */
function signedIn({ caller }: Context): Caller {
  if (!caller) throw new Refusal('unauthenticated')
  return caller
}
