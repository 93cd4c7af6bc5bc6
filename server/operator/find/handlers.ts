import type { Sql } from '#platform/database/db.ts'
import { handle, type SignedInContext } from '#platform/http/http.ts'
import { type FoundRecord, findRecords, readWanted } from '#shared/operator/find.ts'
import { findPeopleByCloseness } from '../tables/searchStore.ts'
import * as shown from './present.ts'
import * as store from './store.ts'

/** The search over every kind of record (contract, section 8). */
export const findHandlers = ({ db }: { readonly db: Sql }) => [
  handle(findRecords, async ({ query: { s } }, context) => ({ data: await find(db, s, context) })),
]

async function find(db: Sql, typed: string, { locale, caller }: SignedInContext): Promise<FoundRecord[]> {
  const sends = caller.staff === 'finance' || caller.staff === 'administrator'
  // Only the staff who send payouts may search them by IBAN.
  const wanted = { ...readWanted(typed), ...(!sends && { iban: null }) }
  const { closest, others } = await findPeopleByCloseness(db, typed)
  const people = [...closest, ...others]
  // If many people have the name, their records are left out, because a few of them would be an arbitrary selection.
  const few = closest.length <= store.mostOfKind ? closest : []
  const [orders, persons, transfers, payouts, lines, goods, lots, requests, contacts] = await Promise.all([
    store.findOrders(db, wanted, few),
    store.findPersons(db, wanted, people),
    store.findTransfers(db, wanted, few),
    store.findPayouts(db, wanted, few),
    store.findLines(db, wanted),
    store.findGoods(db, wanted, 'normal'),
    store.findGoods(db, wanted, 'auction'),
    store.findRequests(db, wanted),
    store.findContacts(db, wanted),
  ])
  return [
    ...orders.map((row) => shown.foundOrder(row, locale)),
    ...persons.map((row) => shown.foundPerson(row, locale)),
    ...transfers.map((row) => shown.foundTransfer(row, locale)),
    ...payouts.map((row) => shown.foundPayout(row, locale, sends)),
    ...lines.map(shown.foundLine),
    ...[...goods, ...lots].map((row) => shown.foundGoods(row, locale)),
    ...requests.map((row) => shown.foundRequest(row, locale)),
    ...contacts.map(shown.foundContact),
  ]
}
