import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import type { Log } from '#platform/logs/log.ts'
import { addDays, riyadhDay, startOfDay } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { halalas, toRiyals } from '#shared/base/money.ts'
import { paged } from '#shared/base/page.ts'
import { toKilograms } from '#shared/base/quantity.ts'
import {
  addHallPerson,
  changeHallCard,
  listHallCards,
  listHallDues,
  listHallSales,
  listHalls,
  payHallSeller,
  recordSales,
  reverseHallSale,
  showHall,
} from '#shared/hall/contract.ts'
import { once } from '../base/once.ts'
import { boardHandlers } from './board/handlers.ts'
import { paySeller } from './paying/actions.ts'
import { listDues } from './paying/store.ts'
import { cardOf, hallOf, lotOf, personOf, saleOf, totalsOf } from './present.ts'
import { recordEach, requireHall, reverseSale } from './selling/actions.ts'
import { addNamed, personOfMobile } from './selling/people.ts'
import { findSale, listSales, sumDay } from './selling/store.ts'
import {
  findPerson,
  listCards,
  listHallsOf,
  listLots,
  listPeople,
  listUsual,
  setCardWallet,
} from './store.ts'

/** The hall: sales of clerks, corrections, cash for sellers, and the cards of people (contract, section 2, The hall). */
export const hallHandlers = ({ db, log }: { readonly db: Database; readonly log: Log }) => [
  ...boardHandlers({ db }),

  handle(listHalls, async (_input, { caller, locale, now }) => {
    const today = riyadhDay(now)
    const halls = await listHallsOf(db, caller.id)
    return { halls: halls.map((row) => hallOf(row, today, locale)) }
  }),

  handle(showHall, async ({ params: { id } }, { caller, locale, now }) => {
    const hall = await requireHall(db, { hallId: id, userId: caller.id })
    const [people, lots, usual] = await Promise.all([listPeople(db, id), listLots(db, id), listUsual(db, id)])
    return {
      hall: hallOf(hall, riyadhDay(now), locale),
      people: people.map(personOf),
      lots: lots.map((row) => lotOf(row, locale)),
      usual: usual.map(({ fish_id, tub, price }) => ({
        fish_id,
        tub: toKilograms(tub),
        price: toRiyals(price),
      })),
      server_time: now.toISOString(),
    }
  }),

  handle(recordSales, async ({ params: { id }, body }, { caller, locale }) => {
    const outcomes = await recordEach(db, { hallId: id, userId: caller.id }, body, { locale, log })
    return {
      sales: outcomes.map(({ key, sale, refused }) => ({ key, sale: sale && saleOf(sale, locale), refused })),
    }
  }),

  handle(listHallSales, async ({ params: { id }, query }, { caller, locale, now }) => {
    await requireHall(db, { hallId: id, userId: caller.id })
    const from = startOfDay(query.day ?? now)
    const day = { hallId: id, from, to: addDays(from, 1) }
    const [{ rows, count }, totals] = await Promise.all([listSales(db, day, query), sumDay(db, day)])
    return {
      sales: paged(
        rows.map((row) => saleOf(row, locale)),
        count,
        query,
      ),
      totals: totalsOf(totals),
      day: riyadhDay(from),
    }
  }),

  handle(reverseHallSale, async ({ params: { id }, body }, { caller, locale }) => {
    const { reason, cash_returned: cashReturned = false } = body
    const sale = await db.transaction((tx) =>
      reverseSale(tx, { id, userId: caller.id, reason, cashReturned }),
    )
    return saleOf(sale, locale)
  }),

  handle(addHallPerson, async ({ params: { id }, body: { name, mobile } }, context) => {
    const { caller, now } = context
    const added = await once(db, context, async (tx) => {
      const place = { hallId: (await requireHall(tx, { hallId: id, userId: caller.id })).id, now }
      const person =
        mobile === undefined ? addNamed(tx, place, name) : personOfMobile(tx, place, { mobile, name })
      return { id: (await person).id }
    })
    return personOf(await personById(db, id, added.id))
  }),

  handle(listHallDues, async ({ params: { id } }, { caller }) => {
    await requireHall(db, { hallId: id, userId: caller.id })
    const dues = await listDues(db, id)
    return {
      dues: dues.map((row) => ({ person: personOf(row), amount: toRiyals(row.amount), sales: row.sales })),
    }
  }),

  handle(payHallSeller, async ({ params: { id }, body }, context) => {
    const { caller, locale } = context
    const serving = { hallId: id, userId: caller.id }
    const paid = await once(db, context, async (tx) => {
      const payout = { personId: body.person_id, expected: body.amount }
      const { amount, ids, at } = await paySeller(tx, serving, payout)
      return { amount, ids, at: at.toISOString() }
    })
    const sales = await Promise.all(paid.ids.map((saleId) => findSale(db, { id: saleId })))
    return {
      person: personOf(await personById(db, id, body.person_id)),
      amount: toRiyals(halalas(paid.amount)),
      sales: sales.flatMap((row) => (row ? [saleOf(row, locale)] : [])),
      paid_at: paid.at,
    }
  }),

  handle(listHallCards, async (_input, { caller, locale }) => ({
    cards: (await listCards(db, caller.id)).map((row) => cardOf(row, locale)),
  })),

  handle(changeHallCard, async ({ params: { id }, body: { wallet } }, { caller, locale, now }) => {
    const isOwn = await db.transaction((tx) => setCardWallet(tx, { id, userId: caller.id, wallet, now }))
    const card = (await listCards(db, caller.id)).find((row) => row.id === id)
    if (!isOwn || !card) throw new Refusal('not_found')
    return cardOf(card, locale)
  }),
]

async function personById(db: Database, hallId: number, id: number) {
  const row = await findPerson(db, hallId, { id })
  if (!row) throw new RangeError(`person ${id} of hall ${hallId} is gone`)
  return row
}
