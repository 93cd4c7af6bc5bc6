import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { getOptions } from '#shared/catalog/contract.ts'
import { loadOptions } from './store.ts'

/** `offered` contains the codes of the payment methods that this installation offers. */
export const catalogHandlers = (db: Database, offered: readonly string[]) => [
  handle(getOptions, async (_input, { locale }) => {
    const options = await loadOptions(db, locale)
    return { ...options, payments: options.payments.filter(({ code }) => offered.includes(code)) }
  }),
]
