import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { fillWallet } from '#demo/testing/trade/trade.ts'

const market = await testMarket()
const finance = await addPerson(market.db, { staff: 'finance' })

const iban = 'SA0380000000608010167519'
const leave = ({ token, password }: TestPerson) =>
  ask(market, 'POST profile/delete', { token, body: { password } })
const payout = (person: TestPerson, amount: number) =>
  ask<{ id: number }>(market, 'POST wallet/payout', {
    token: person.token,
    body: { amount, iban, account_holder: 'منى الغامدي' },
  })
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const report = (person: TestPerson) =>
  ask<{ id: number; receipt: string }>(market, 'POST confirm_bank/create', {
    token: person.token,
    body: formOf({
      amount: '5',
      bank_name: 'SNB',
      account_holder: 'منى الغامدي',
      transferred_at: '2026-01-01',
      transfer_reference: `leaving ${person.id}`,
      receipt: new Blob([png], { type: 'image/png' }),
    }),
  })

describe('the wallet of an account', () => {
  it('is part of the export of the account', async () => {
    const person = await addPerson(market.db)
    await fillWallet(market.db, person.id, 90)
    await payout(person, 40)
    const confirmation = (await report(person)).data
    const { data } = await ask<{ wallet: object }>(market, 'GET profile/export', { token: person.token })
    expect(data.wallet).toMatchObject({
      balance: 50,
      held: 0,
      currency: 'SAR',
      charges: [],
      transactions: [
        { type: 'payout', amount: -40 },
        { type: 'charge', amount: 90 },
      ],
      payouts: [{ amount: 40, iban }],
      confirmations: [{ id: confirmation.id, account_holder: 'منى الغامدي' }],
    })
  })

  it('prevents the removal of the account while it has money or pending payments', async () => {
    const person = await addPerson(market.db)
    const refusedFor = async () => (await leave(person)).failure.message
    const message = 'في محفظتك رصيد أو عمليات لم تكتمل: اسحب رصيدك أولًا'
    await fillWallet(market.db, person.id, 40)
    expect(await refusedFor()).toBe(message)
    const { id } = (await payout(person, 40)).data
    expect(await refusedFor()).toBe(message)
    await ask(market, `POST operator/payouts/${id}/settle`, {
      token: finance.token,
      body: { reference: `TRF-${id}` },
    })
    const reported = (await report(person)).data
    expect(await refusedFor()).toBe(message)
    await ask(market, `POST operator/confirmations/${reported.id}/refuse`, {
      token: finance.token,
      body: { note: 'x' },
    })
    const charged = await ask(market, 'POST wallet/charge', {
      token: person.token,
      body: { amount: 5, method: 'card' },
    })
    expect([charged.status, await refusedFor()]).toEqual([201, message])
    await market.db.query({
      text: "update charges set created_at = now() - interval '2 days' where user_id = $1",
      values: [person.id],
    })
    expect((await leave(person)).status).toBe(200)
    const [left] = await market.db.query({
      text: `select (select count(*) from payouts where user_id = $1 and (iban is not null or account_holder <> '')) as accounts,
               (select count(*) from confirmations where user_id = $1
                  and (receipt_id is not null or account_holder <> '')) as holders,
               (select count(*) from images where path = $2) as receipts,
               (select count(*) from entries e join accounts a on a.id = e.account_id where a.user_id = $1) as entries`,
      values: [person.id, reported.receipt.slice('/uploads/'.length)],
    })
    expect(left).toEqual({ accounts: 0, holders: 0, receipts: 0, entries: 2 })
    const listed = await ask<{ data: { id: number; user: { name: string } }[] }>(
      market,
      'GET operator/confirmations?limit=100',
      { token: finance.token },
    )
    expect(listed.data.data.find((row) => row.id === reported.id)?.user.name).not.toContain('منى')
  })
})
