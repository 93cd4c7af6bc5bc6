import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { getOptions } from '#shared/catalog/contract.ts'
import { loadOptions } from './store.ts'

export const catalogHandlers = (db: Database) => [
  handle(getOptions, (_input, { locale }) => loadOptions(db, locale)),
]
