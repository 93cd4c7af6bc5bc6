import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { brokenInvariants } from '#demo/testing/trade/trade.ts'
import type { Confirmation, Wallet } from '#shared/wallet/contract.ts'

let [administrator, finance]: TestPerson[] = []
const market = await testMarket()
keepInvariants(market)
administrator = await addPerson(market.db, { staff: 'administrator', firstName: 'نورة' })
finance = await addPerson(market.db, { staff: 'finance', firstName: 'فيصل' })
const receipt = await photograph()

let references = 0
const newReference = () => `FT26328K${++references}00`
const report = (
  { token }: TestPerson,
  transfer_reference: string,
  amount = 250,
  bank_name = 'مصرف الراجحي',
) =>
  ask<Confirmation>(market, 'POST confirm_bank/create', {
    token,
    body: formOf({
      amount: String(amount),
      bank_name,
      account_holder: 'منى الغامدي',
      transfer_reference,
      transferred_at: '2026-01-05',
      receipt,
    }),
  })
const approve = (id: number, by = finance) =>
  ask<Confirmation>(market, `POST operator/confirmations/${id}/approve`, { token: by?.token, body: {} })
const reverse = (id: number, body: object = { note: 'سُجّل مرتين' }, by = administrator) =>
  ask<Confirmation>(market, `POST operator/confirmations/${id}/reverse`, { token: by?.token, body })
const walletOf = async ({ token }: TestPerson) => (await ask<Wallet>(market, 'GET wallet', { token })).data
async function approved(person: TestPerson, reference = newReference(), amount = 250): Promise<number> {
  const { data } = await report(person, reference, amount)
  expect((await approve(data.id)).status).toBe(200)
  return data.id
}
/** Spends money by requesting a payout. */
const spend = ({ token }: TestPerson, amount: number) =>
  ask(market, 'POST wallet/payout', {
    token,
    body: { amount, iban: 'SA0380000000608010167519', account_holder: 'منى الغامدي' },
  })
const entriesOf = (id: number) =>
  market.db.query({
    text: `select a.kind, e.type, e.amount_halalas from transfers t join entries e on e.transfer_id = t.id
           join accounts a on a.id = e.account_id
           where t.reference_type = 'confirmation' and t.reference_id = $1 and t.type = 'reversal' order by t.id, e.amount_halalas`,
    values: [id],
  })

describe('POST operator/confirmations/{id}/reverse', () => {
  it('debits the amount, notifies the person and makes the receipt available again', async () => {
    const person = await addPerson(market.db)
    const reference = newReference()
    const id = await approved(person, reference)
    const { status, data } = await reverse(id)
    expect([status, data.status, data.note]).toEqual([200, 'reversed', 'سُجّل مرتين'])
    const wallet = await walletOf(person)
    expect(wallet).toMatchObject({ balance: 0, available: 0, confirmations: [{ status: 'reversed' }] })
    expect(wallet.transactions.data[0]).toMatchObject({
      type: 'reversal',
      amount: -250,
      balance_after: 0,
      reference: { type: 'confirmation', id },
      detail: `مصرف الراجحي ${reference}`,
    })
    expect(await entriesOf(id)).toEqual([
      { kind: 'person', type: 'reversal', amount_halalas: -25_000 },
      { kind: 'bank', type: 'reversal', amount_halalas: 25_000 },
    ])
    const [link] = await market.db.query({
      text: `select o.key as original, t.key as reversal, r.write_off_id from reversals r
             join transfers o on o.id = r.original_id join transfers t on t.id = r.transfer_id where confirmation_id = $1`,
      values: [id],
    })
    expect(link).toEqual({
      original: `confirmation:${id}:paid`,
      reversal: `confirmation:${id}:reversed`,
      write_off_id: null,
    })
    const notified = await market.db.query({
      text: "select facts from notifications where user_id = $1 and kind = 'confirmation_reversed'",
      values: [person.id],
    })
    expect(notified).toMatchObject([{ facts: { note: 'سُجّل مرتين' } }])
    // The receipt can now be credited to its real owner.
    expect((await reverse(id)).data.status).toBe('reversed')
    expect((await approve(id)).failure.code).toBe('illegal_transition')
    const owner = await addPerson(market.db)
    expect((await approve((await report(owner, reference)).data.id)).status).toBe(200)
    expect((await walletOf(owner)).balance).toBe(250)
    expect((await walletOf(person)).balance).toBe(0)
  })

  it('takes back one of two credits of the same receipt', async () => {
    const reference = newReference()
    const [first, second] = [await addPerson(market.db), await addPerson(market.db)]
    const both = [await report(first, reference), await report(second, reference, 250, 'Al Rajhi')].map(
      ({ data }) => data.id,
    )
    await approve(both[0] ?? 0)
    // Creates data as an earlier version did, in which the second approval did not check the receipt.
    const [receipt] = await market.db.query<object>({
      text: 'delete from bank_receipts where confirmation_id = $1 returning *',
      values: [both[0]],
    })
    expect((await approve(both[1] ?? 0)).status).toBe(200)
    await market.db.query({
      text: `delete from bank_receipts where confirmation_id = $1`,
      values: [both[1]],
    })
    await market.db.query({
      text: 'insert into bank_receipts select * from json_populate_record(null::bank_receipts, $1)',
      values: [JSON.stringify(receipt)],
    })
    expect(await brokenInvariants(market.db)).toEqual({ 'a bank receipt credits one transfer': 1 })
    expect((await reverse(both[1] ?? 0)).status).toBe(200)
    expect(await brokenInvariants(market.db)).toEqual({})
    expect([(await walletOf(first)).balance, (await walletOf(second)).balance]).toEqual([250, 0])
  })

  it('is refused when the balance is too low, unless the loss is written off', async () => {
    const person = await addPerson(market.db)
    const id = await approved(person)
    expect((await spend(person, 200)).status).toBe(201)
    const short = await reverse(id)
    expect([short.status, short.failure.code]).toEqual([409, 'insufficient_funds'])
    expect(await walletOf(person)).toMatchObject({ available: 50, confirmations: [{ status: 'approved' }] })
    expect((await reverse(id, { note: 'احتيال', write_off: true })).status).toBe(200)
    expect((await walletOf(person)).available).toBe(0)
    expect(await entriesOf(id)).toEqual([
      { kind: 'person', type: 'reversal', amount_halalas: -5_000 },
      { kind: 'bank', type: 'reversal', amount_halalas: 5_000 },
      { kind: 'loss', type: 'reversal', amount_halalas: -20_000 },
      { kind: 'bank', type: 'reversal', amount_halalas: 20_000 },
    ])
  })

  it('takes effect once for concurrent calls', async () => {
    const person = await addPerson(market.db)
    const id = await approved(person)
    await approved(person)
    const answers = await Promise.all([reverse(id), reverse(id, { note: 'مكرر' }), reverse(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await walletOf(person)).balance).toBe(250)
    expect(await entriesOf(id)).toHaveLength(2)
  })

  it('is refused to other roles, without a note, for the caller’s own transfer, and for a transfer that is not approved', async () => {
    const id = await approved(await addPerson(market.db))
    expect(Object.keys((await reverse(id, {})).failure.errors ?? {})).toEqual(['note'])
    expect((await reverse(id, undefined, finance)).status).toBe(403)
    const waiting = (await report(await addPerson(market.db), newReference())).data.id
    expect((await reverse(waiting)).failure.code).toBe('illegal_transition')
    expect((await reverse(999_999)).status).toBe(404)
    const own = await approved(administrator as TestPerson)
    expect((await reverse(own)).status).toBe(403)
    expect(
      (await ask(market, `POST operator/confirmations/${id}/reverse`, { body: { note: 'x' } })).status,
    ).toBe(401)
  })
})
