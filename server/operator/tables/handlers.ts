import type { Database } from '#platform/database/db.ts'
import { type Handler, handleTable, type SignedInContext } from '#platform/http/http.ts'
import type { AnswerOf, Call, CallInput } from '#shared/base/call.ts'
import { type Paging, paged } from '#shared/base/page.ts'
import { type FileShape, fileOf, mapParts } from './files.ts'

type QueryOf<C> = CallInput<C>['query'] & Paging
type RowOf<C> = AnswerOf<C> extends { readonly data: readonly (infer Shown)[] } ? Shown : never

interface Reading<C, Row> {
  /** One page with the count of all rows. */
  readonly list: (
    db: Database,
    query: QueryOf<C>,
    context: SignedInContext,
  ) => Promise<{ readonly rows: readonly Row[]; readonly count: number }>
  /** The rows for the CSV export in chunks, in the order of the pages. */
  readonly read: (db: Database, query: QueryOf<C>, context: SignedInContext) => AsyncIterable<readonly Row[]>
  readonly show: (row: Row, context: SignedInContext) => RowOf<C>
  readonly file: FileShape<RowOf<C>>
}

/** Answers a table's call with a page of shown rows, and answers its CSV export with the rows of all pages. */
export function handleRows<C extends Call & { readonly query: object }, Row>(
  db: Database,
  call: C,
  { list, read, show, file }: Reading<C, Row>,
): Handler {
  const run = async (input: CallInput<C>, context: SignedInContext) => {
    const query = input.query as QueryOf<C>
    const { rows, count } = await list(db, query, context)
    return paged(
      rows.map((row) => show(row, context)),
      count,
      query,
    )
  }
  const lines = (input: CallInput<C>, context: SignedInContext) => {
    const parts = mapParts(read(db, input.query as QueryOf<C>, context), (row) => show(row, context))
    return fileOf(parts, file, context.locale)
  }
  return handleTable(
    call,
    run as unknown as Handler<C>['run'],
    lines as unknown as NonNullable<Handler<C>['file']>,
  )
}
