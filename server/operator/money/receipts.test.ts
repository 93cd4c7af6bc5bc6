import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { moneyOf } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { Statement, StatementLine } from '#shared/operator/statement/statement.ts'
import type { Confirmation } from '#shared/wallet/contract.ts'

let [finance, colleague]: TestPerson[] = []
const market = await testMarket()
keepInvariants(market)
finance = await addPerson(market.db, { staff: 'finance', firstName: 'فيصل' })
colleague = await addPerson(market.db, { staff: 'finance', firstName: 'هند' })
const receipt = await photograph()

const today = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)
let references = 0
const newReference = () => `FT26327K${++references}00`

interface Report {
  readonly reference: string
  readonly bank?: string
  readonly amount?: number
  readonly holder?: string
  readonly day?: string
}
const report = (
  { token }: TestPerson,
  { reference, bank = 'مصرف الراجحي', amount = 250, holder = 'منى الغامدي', day = today() }: Report,
) =>
  ask<Confirmation>(market, 'POST confirm_bank/create', {
    token,
    body: formOf({
      amount: String(amount),
      bank_name: bank,
      account_holder: holder,
      transfer_reference: reference,
      transferred_at: day,
      receipt,
    }),
  })
/** Adds a person who reports a transfer. A transfer can be reported twice under different bank names. */
async function reported(transfer: Report): Promise<{ id: number; person: TestPerson }> {
  const person = await addPerson(market.db)
  const { status, data } = await report(person, transfer)
  expect(status).toBe(201)
  return { id: data.id, person }
}
const approve = (id: number, by = finance) =>
  ask<Confirmation>(market, `POST operator/confirmations/${id}/approve`, { token: by?.token, body: {} })
const importLines = async (
  ...lines: readonly (readonly [reference: string, amount: number, day?: string])[]
) => {
  const rows = lines.map(([reference, amount, day = today()]) => `${day},${reference},${amount}`)
  const file = new File([['date,reference,amount', ...rows].join('\n')], 'bank.csv', { type: 'text/csv' })
  const { status, data } = await ask<Statement>(market, 'POST operator/statement', {
    token: finance?.token,
    body: formOf({ file }),
  })
  expect(status).toBe(201)
  return data
}
const bulk = (id: number, by = finance) =>
  ask<{ approved: number; warned: number }>(market, `POST operator/statement/${id}/approve`, {
    token: by?.token,
    body: {},
  })
const linesOf = async (statement: number) =>
  (
    await ask<Page<StatementLine>>(market, `GET operator/statement?statement=${statement}`, {
      token: finance?.token,
    })
  ).data.data
const freeOf = async ({ id }: TestPerson) => (await moneyOf(market.db, id)).free
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

describe('a bank receipt', () => {
  it('is credited once when it is reported under two bank names and approved twice', async () => {
    const reference = newReference()
    const first = await reported({ reference })
    const second = await reported({ reference, bank: 'Al Rajhi' })
    expect((await approve(first.id)).status).toBe(200)
    const again = await approve(second.id, colleague)
    expect([again.status, again.failure.code]).toEqual([409, 'conflict'])
    expect(again.failure.message).toContain('اعتُمد تحويل آخر بهذا الإيصال')
    expect([await freeOf(first.person), await freeOf(second.person)]).toEqual([25_000, 0])
  })

  it('is credited once when it is approved by hand and later imported in a statement', async () => {
    const reference = newReference()
    const first = await reported({ reference })
    const second = await reported({ reference, bank: 'Al Rajhi' })
    await approve(first.id)
    const statement = await importLines([reference, 250])
    expect((await linesOf(statement.id))[0]?.confirmation).toMatchObject({ id: first.id, status: 'approved' })
    expect((await bulk(statement.id)).data).toMatchObject({ approved: 0 })
    expect(await freeOf(second.person)).toBe(0)
  })

  it('is not matched by amount to another reported transfer once it has been credited', async () => {
    const [reference, amount] = [newReference(), 311]
    const first = await reported({ reference, amount })
    await approve(first.id)
    const other = await reported({ reference: newReference(), amount })
    const statement = await importLines([reference, amount])
    expect((await linesOf(statement.id))[0]?.confirmation?.id).toBe(first.id)
    expect((await approve(other.id)).status).toBe(200)
  })

  it('is matched to the transfer with its reference once staff approve this transfer after the import', async () => {
    const [reference, amount] = [newReference(), 312]
    const other = await reported({ reference: newReference(), amount })
    const statement = await importLines([reference, amount])
    expect((await linesOf(statement.id))[0]?.confirmation?.id).toBe(other.id)
    const own = await reported({ reference, amount })
    expect((await approve(own.id)).status).toBe(200)
    expect((await linesOf(statement.id))[0]?.confirmation?.id).toBe(own.id)
  })

  it('cannot be credited to the transfer with its reference after it was credited to another transfer with the same amount', async () => {
    const [reference, amount] = [newReference(), 313]
    const other = await reported({ reference: newReference(), amount })
    await importLines([reference, amount])
    expect((await approve(other.id)).status).toBe(200)
    const own = await reported({ reference, amount })
    expect((await approve(own.id)).failure.code).toBe('conflict')
  })

  it('is refused in a new report under any bank name once it has been credited', async () => {
    const reference = newReference()
    await approve((await reported({ reference })).id)
    const again = await report(await addPerson(market.db), {
      reference: reference.toLowerCase(),
      bank: 'SNB',
    })
    expect([again.status, again.failure.code]).toEqual([409, 'already_exists'])
  })

  it('is credited once by two concurrent approvals', async () => {
    for (let round = 0; round < 5; round++) {
      const reference = newReference()
      const both = [await reported({ reference }), await reported({ reference, bank: 'Al Rajhi' })]
      const answers = await Promise.all(both.map(({ id }, place) => approve(id, place ? colleague : finance)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(sum(await Promise.all(both.map(({ person }) => freeOf(person))))).toBe(25_000)
    }
  })

  it('is credited once when staff approve it by hand and in bulk during an import', async () => {
    for (let round = 0; round < 5; round++) {
      const [reference, amount] = [newReference(), 400 + round]
      const first = await reported({ reference, amount })
      const statement = await importLines([reference, amount])
      const other = await reported({ reference: newReference(), amount })
      const answers = await Promise.all([
        bulk(statement.id),
        approve(first.id, colleague),
        bulk(statement.id, colleague),
        importLines([reference, amount]),
      ])
      expect(answers.slice(0, 3).map((answer) => 'status' in answer && answer.status)).toEqual([
        200, 200, 200,
      ])
      expect(await freeOf(first.person)).toBe(amount * 100)
      const [line] = await linesOf((answers[3] as Statement).id)
      expect(line?.confirmation?.id).toBe(first.id)
      expect(await freeOf(other.person)).toBe(0)
    }
  })
})

describe('POST operator/statement/{id}/approve', () => {
  it('approves only rows without a warning', async () => {
    const clean = await reported({ reference: newReference(), amount: 501 })
    const holder = await reported({ reference: newReference(), amount: 502, holder: 'شركة البحر المحدودة' })
    const late = await reported({ reference: newReference(), amount: 503, day: '2026-01-05' })
    const day = await reported({ reference: newReference(), amount: 504 })
    const reference = newReference()
    const twice = await reported({ reference, amount: 505 })
    await reported({ reference, amount: 505, bank: 'Al Rajhi' })
    const alike = await addPerson(market.db)
    const pair = [newReference(), newReference()]
    for (const each of pair) await report(alike, { reference: each, amount: 506 })
    const referenceOf = async ({ id }: { id: number }) =>
      (
        await market.db.query<{ transfer_reference: string }>({
          text: 'select transfer_reference from confirmations where id = $1',
          values: [id],
        })
      )[0]?.transfer_reference ?? ''
    const statement = await importLines(
      [await referenceOf(clean), 501],
      [await referenceOf(holder), 502],
      [await referenceOf(late), 503, '2026-01-05'],
      [await referenceOf(day), 504, '2026-11-02'],
      [await referenceOf(twice), 505],
      [pair[0] ?? '', 506],
    )
    expect(statement).toMatchObject({ exact: 6, ready: 1, warned: 5 })
    const warned = (await linesOf(statement.id)).map((line) => line.warned)
    expect(warned).toEqual([false, true, true, true, true, true])
    expect((await bulk(statement.id)).data).toMatchObject({ approved: 1, warned: 5 })
    expect(await freeOf(clean.person)).toBe(50_100)
    for (const { person } of [holder, late, day, twice]) expect(await freeOf(person)).toBe(0)
    expect(await freeOf(alike)).toBe(0)
    // A row with a warning can still be approved by hand.
    expect((await approve(holder.id)).status).toBe(200)
  })

  it('matches the name of an account holder in another script', async () => {
    const person = await addPerson(market.db, { firstName: 'نورة', lastName: 'القحطاني' })
    const reference = newReference()
    await report(person, { reference, amount: 507, holder: 'Noura Saad Al-Qahtani' })
    const statement = await importLines([reference, 507])
    expect((await bulk(statement.id)).data).toMatchObject({ approved: 1, warned: 0 })
  })
})
