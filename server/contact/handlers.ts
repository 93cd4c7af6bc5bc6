import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { createContact } from '#shared/contact/contract.ts'
import { insertContact } from './store.ts'

export const contactHandlers = (db: Database) => [
  handle(createContact, ({ body }, { locale }) => insertContact(db, body, locale)),
]
