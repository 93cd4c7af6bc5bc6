import { expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Page } from '#shared/base/page.ts'
import type { DayFacts, ListedDay } from '#shared/operator/bank/days.ts'

const market = await testMarket()
const finance = await addPerson(market.db, { staff: 'finance', firstName: 'فيصل', lastName: 'الغامدي' })
const viewer = await addPerson(market.db, { staff: 'viewer' })
const today = riyadhDay(new Date())

const show = async (day = today) =>
  (await ask<DayFacts>(market, `GET operator/days/${day}`, { token: viewer.token })).data
const close = (day: string, by = finance) =>
  ask<DayFacts>(market, `POST operator/days/${day}/close`, { token: by.token, body: { note: 'طابقت الكشف' } })

/** Reports and approves a transfer of this amount. */
async function credit(person: TestPerson, riyals: number, reference: string): Promise<void> {
  const [row] = await market.db.query<{ id: number }>({
    text: `insert into confirmations (user_id, amount_halalas, bank_name, account_holder, transfer_reference, folded_bank,
             folded_reference, transferred_at)
           values ($1, $2, 'بنك', 'x', $3, 'بنك', lower($3), now()) returning id`,
    values: [person.id, riyals * 100, reference],
  })
  const answer = await ask(market, `POST operator/confirmations/${row?.id}/approve`, {
    token: finance.token,
    body: {},
  })
  expect(answer.status).toBe(200)
}
const importLines = (lines: readonly string[]) =>
  ask(market, 'POST operator/statement', {
    token: finance.token,
    body: formOf({
      file: new File([['date,details,reference,credit', ...lines].join('\n')], 's.csv', { type: 'text/csv' }),
    }),
  })

it('a day lists its sums, the differences to the statement, and the entries that were added after its closing', async () => {
  const before = await show()
  const person = await addPerson(market.db)
  const lines = [`${today},in,DAYREF1,500.00`, `${today},DAYREF9 without its column,,70.00`]
  expect((await importLines(lines)).status).toBe(201)
  await credit(person, 500, 'DAYREF1')
  await credit(person, 30, 'DAYREF2')
  const open = await show()
  expect(open.closing).toBeNull()
  expect(open.totals.bank_in - before.totals.bank_in).toBeCloseTo(530)
  expect(open.totals.statement_in - before.totals.statement_in).toBeCloseTo(570)
  expect(open.totals.entries_sum).toBe(0)
  const own = open.differences.filter(({ reference }) => reference.startsWith('DAYREF'))
  expect(own).toMatchObject([
    { kind: 'line_unmatched', amount: -70, reference: 'DAYREF9 without its column' },
    { kind: 'booking_without_line', amount: 30, reference: 'DAYREF2' },
  ])
  expect(open.totals.kinds.find(({ type }) => type === 'charge')?.amount).toBeGreaterThanOrEqual(530)

  const closed = await close(today)
  expect(closed.data.closing).toMatchObject({
    by: { id: finance.id, name: 'فيصل الغامدي' },
    note: 'طابقت الكشف',
    totals: open.totals,
  })
  expect(closed.data.later).toEqual({ movements: 0, amount: 0, lines: 0, lines_amount: 0 })
  expect((await close(today)).failure.code).toBe('illegal_transition')

  await credit(person, 12, 'DAYREF3')
  await importLines([`${today},in,DAYREF4,8.00`])
  const later = await show()
  expect(later.later).toEqual({ movements: 1, amount: 12, lines: 1, lines_amount: 8 })
  expect(later.closing?.totals).toEqual(open.totals)
  const audit = await market.db.query({
    text: `select actor_id, note from audit where action = 'day.close' and record_id = $1`,
    values: [Number(today.replaceAll('-', ''))],
  })
  expect(audit).toEqual([{ actor_id: finance.id, note: 'طابقت الكشف' }])
})

it('days are listed from today backwards, filtered by state and exported', async () => {
  const list = async (query: string) =>
    (await ask<Page<ListedDay>>(market, `GET operator/days?${query}`, { token: viewer.token })).data
  const [first] = (await list('limit=1')).data
  expect(first?.id).toBe(today)
  const { totals } = await show()
  expect(first).toMatchObject({ bank_in: totals.bank_in, statement_in: totals.statement_in })
  expect(totals.statement_in).toBeGreaterThan(0)
  expect(first?.statement_lines).toBe(totals.statement_lines)
  expect((await list('closed=true')).data.map(({ id }) => id)).toEqual([today])
  expect((await list('closed=false&limit=100')).data.map(({ id }) => id)).not.toContain(today)
  const file = await fetch(`${market.url}/api/operator/days?format=csv&closed=true`, {
    headers: { authorization: `Bearer ${viewer.token}`, 'accept-language': 'en' },
  })
  expect(await file.text()).toContain(`${today},`)
})

it('a day cannot be closed by a viewer, before it begins, or if no money had moved until its end', async () => {
  expect((await close('2026-01-02', viewer)).status).toBe(403)
  const { status, failure } = await close('2999-01-01')
  expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['day']])
  expect((await close('2026-13-01')).status).toBe(404)
  // No money had moved until that day, so the list does not contain it.
  expect((await close('2020-01-01')).status).toBe(404)
  expect((await ask(market, 'GET operator/days/2020-01-01', { token: viewer.token })).status).toBe(404)
  expect((await ask(market, 'GET operator/days/x', { token: viewer.token })).status).toBe(404)
})

it('a day names a credited transfer by its reference even if nobody reported the transfer', async () => {
  const [charge] = await market.db.query<{ reference: string; day: string }>({
    text: `select h.reference, to_char(e.at at time zone 'Asia/Riyadh', 'YYYY-MM-DD') as day
           from entries e join accounts a on a.id = e.account_id and a.kind = 'bank'
           join transfers t on t.id = e.transfer_id and t.reference_type = 'charge' join charges h on h.id = t.reference_id
           where e.amount_halalas < 0 and not exists (select from confirmations c where c.charge_id = h.id)
           order by e.at desc limit 1`,
    values: [],
  })
  const { differences } = await show(charge?.day)
  expect(differences.map(({ reference }) => reference)).toContain(charge?.reference)
  expect(differences.filter(({ reference }) => reference === '')).toEqual([])
})
