import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/database/db.ts'
import type { AnswerOf } from '#shared/base/call.ts'
import type { HallSale, RecordedSale, recordSales, SentSale } from '#shared/hall/contract.ts'
import { ask } from '../ask.ts'
import { addPerson, type TestPerson } from './people.ts'

/** A hall with a clerk, a chief and a dallal, opened for one test by the calls of the back office. */
export interface TestHall {
  readonly id: number
  readonly clerk: TestPerson
  readonly chief: TestPerson
  readonly dallal: TestPerson
  readonly administrator: TestPerson
}

type Market = { readonly url: string; readonly db: Database }

/** Opens a hall in a market that has none; by default with 2.5 % for the hall, 1.5 % for the dallal and no VAT number. */
export async function openHall(
  market: Market,
  {
    hall_bp = 250,
    say_bp = 150,
    vat_number,
  }: { readonly hall_bp?: number; readonly say_bp?: number; readonly vat_number?: string } = {},
): Promise<TestHall> {
  const { db } = market
  const administrator = await addPerson(db, { staff: 'administrator' })
  const clerk = await addPerson(db, { firstName: 'علي', lastName: 'الخنيزي' })
  const chief = await addPerson(db, { firstName: 'جاسم', lastName: 'الدلال' })
  const dallal = await addPerson(db, { firstName: 'مهدي', lastName: 'السيهاتي' })
  const { token } = administrator
  const id = await openOne(market, {
    token,
    body: { hall_bp, say_bp, vat_number, active: true, dallal_mobile: dallal.mobile },
  })
  for (const [person, role] of [
    [clerk, 'clerk'],
    [chief, 'chief'],
  ] as const) {
    await ask(market, `POST operator/halls/${id}/staff`, { token, body: { mobile: person.mobile, role } })
  }
  return { id, clerk, chief, dallal, administrator }
}

/** Opens a hall in the first market that has none. Retries, because another test may open one there at the same time. */
async function openOne(
  market: Market,
  { token, body }: { readonly token: string; readonly body: object },
): Promise<number> {
  for (;;) {
    const [free] = await market.db.query<{ id: number }>({
      text: `select id from markets m where not hidden and kind <> 'landing_site'
               and not exists (select from halls h where h.market_id = m.id) order by id limit 1`,
    })
    if (!free) throw new Error('every market has a hall')
    const opened = await ask(market, 'POST operator/halls', { token, body: { market_id: free.id, ...body } })
    if (opened.status === 201) return free.id
    if (opened.failure.code !== 'already_exists') throw new Error(JSON.stringify(opened.failure))
  }
}

type Sent = Partial<Record<keyof SentSale, unknown>>

let references = 0

/** A sale as a device sends it: 32 kg for 1,000 riyals in cash, by a seller without an account. */
export function sentSale(sale: Sent = {}): Record<string, unknown> {
  references += 1
  return {
    key: randomBytes(16).toString('hex'),
    reference: `T-${references}`,
    sold_at: new Date().toISOString(),
    tubs: 1,
    quantity: 32,
    price: 1_000,
    payment: 'cash',
    ...(sale.product_id === undefined && { fish_id: 1, seller_mobile: '0580000000' }),
    ...sale,
  }
}

/** Sends sales as the clerk, or as somebody else. */
export function sendSales(
  market: Market,
  { id, clerk }: Pick<TestHall, 'id' | 'clerk'>,
  sales: readonly object[],
  {
    by = clerk,
    sentAt = new Date(),
  }: { readonly by?: { readonly token?: string }; readonly sentAt?: Date } = {},
) {
  return ask<AnswerOf<typeof recordSales>>(market, `POST halls/${id}/sales`, {
    token: by.token,
    body: { sent_at: sentAt.toISOString(), sales },
  })
}

/** Records one sale and returns it; throws if it is refused. */
export async function recordOne(
  market: Market,
  hall: Pick<TestHall, 'id' | 'clerk'>,
  sale: Sent = {},
): Promise<HallSale> {
  const outcome = await tryOne(market, hall, sale)
  if (!outcome.sale) throw new Error(`the sale was refused: ${JSON.stringify(outcome.refused)}`)
  return outcome.sale
}

/** Sends one sale and returns the outcome. */
export async function tryOne(
  market: Market,
  hall: Pick<TestHall, 'id' | 'clerk'>,
  sale: Sent = {},
): Promise<RecordedSale> {
  const { status, data, failure } = await sendSales(market, hall, [sentSale(sale)])
  const outcome = data?.sales[0]
  if (status !== 200 || !outcome) throw new Error(`the call was refused: ${JSON.stringify(failure)}`)
  return outcome
}
