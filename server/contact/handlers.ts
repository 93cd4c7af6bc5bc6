import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { createContact } from '#shared/contact/contract.ts'
import type { Outgoing } from '../base/outgoing/outgoing.ts'
import { writeToMarket } from './actions.ts'

export const contactHandlers = (db: Database, outgoing: Outgoing) => [
  handle(createContact, ({ body }, { locale }) => writeToMarket({ db, outgoing }, body, locale)),
]
