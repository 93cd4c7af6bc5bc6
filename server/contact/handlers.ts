import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { createContact } from '#shared/contact/contract.ts'
import type { Outgoing } from '../base/outgoing.ts'
import { writeToMarket } from './actions.ts'

export const contactHandlers = (db: Database, outgoing: Outgoing) => [
  handle(createContact, ({ body }, { locale }) => writeToMarket({ db, outgoing }, body, locale)),
]
