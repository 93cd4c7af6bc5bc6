import { expect } from 'vitest'
import { ask } from '../ask.ts'
import { addPerson } from '../trade/people.ts'
import { fillWallet, makeBuyer } from '../trade/trade.ts'
import { type Desk, formed, note, type Writing } from './writing.ts'

const transfer = async ({ one, person, count }: Desk) =>
  one(
    `insert into confirmations (user_id, amount_halalas, bank_name, account_holder, transfer_reference, folded_bank,
       folded_reference, transferred_at)
     values ($1, 25000, 'مصرف الراجحي', 'نورة', $2, 'مصرفالراجحي', lower($2), now()) returning id`,
    [await person(), `AUDIT${count()}`],
  )
async function approvedTransfer(desk: Desk): Promise<number> {
  const { market } = desk
  const id = await transfer(desk)
  const { token } = await addPerson(market.db, { staff: 'finance' })
  await ask(market, `POST operator/confirmations/${id}/approve`, { token, body: {} })
  return id
}
async function payout({ market }: Desk): Promise<number> {
  const buyer = await makeBuyer(market.db)
  await fillWallet(market.db, buyer.id, 500)
  const body = { amount: 120, iban: 'SA0380000000608010167519', account_holder: 'نورة' }
  const { data } = await ask<{ id: number }>(market, 'POST wallet/payout', { token: buyer.token, body })
  return data.id
}
/** The payout of the batch that was created last. */
let batched = 0
async function batch(desk: Desk): Promise<number> {
  batched = await payout(desk)
  return desk.make('batches', { payout_ids: [batched] })
}
/** The day that openDay returned last, as a number: 20250101. */
let days = 20_250_100
async function openDay({ market }: Desk): Promise<number> {
  // The list of days begins with the first movement of money.
  await market.db.query({
    text: `insert into transfers (key, type, reference_type, reference_id, at)
           values ('audit:first', 'release', 'hold', 1, '2025-01-01') on conflict do nothing`,
  })
  return ++days
}
/** Creates a statement with one line that matches a pending transfer exactly, and returns its id. */
async function statement(desk: Desk): Promise<number> {
  const reference = `EXACT-${desk.count()}-0001`
  await desk.market.db.query({
    text: `insert into confirmations (user_id, amount_halalas, bank_name, account_holder, transfer_reference, folded_bank,
             folded_reference, transferred_at)
           select id, 700, 'مصرف الراجحي', f_name || ' ' || l_name, $2, 'مصرفالراجحي', lower(replace($2, '-', '')), now()
           from users where id = $1`,
    values: [await desk.person(), reference],
  })
  return desk.make('statement', formed({}, ['file', statementFile(desk, reference)]))
}
const statementFile = ({ count }: Desk, reference = `FILE-${count()}-0001`) =>
  new File([`amount,reference\n7,${reference}\n`], 'statement.csv', { type: 'text/csv' })

/** The staff calls that change bank transfers, payouts and their batches, closings of days, and bank statements. */
export const moneyWritings: readonly Writing[] = [
  {
    call: 'POST operator/confirmations/{id}/approve',
    on: transfer,
    body: {},
    action: 'confirmation.approve',
    record: 'confirmation',
    tables: ['confirmations', 'entries', 'accounts'],
    before: { status: 'pending' },
    after: { status: 'approved', amount_halalas: 25_000, charge_id: null },
  },
  {
    call: 'POST operator/confirmations/{id}/refuse',
    on: transfer,
    body: { note },
    note,
    action: 'confirmation.refuse',
    record: 'confirmation',
    tables: ['confirmations', 'notifications'],
    before: { status: 'pending' },
    after: { status: 'refused', amount_halalas: 25_000, charge_id: null },
  },
  {
    call: 'POST operator/confirmations/{id}/reverse',
    on: approvedTransfer,
    body: { note },
    note,
    action: 'confirmation.reverse',
    record: 'confirmation',
    tables: ['confirmations', 'entries', 'reversals'],
    before: { status: 'approved' },
    after: { status: 'reversed', amount_halalas: 25_000, written_off_halalas: 0 },
  },
  {
    call: 'POST operator/payouts/{id}/settle',
    on: payout,
    body: { reference: 'TRF-2601' },
    action: 'payout.settle',
    record: 'payout',
    tables: ['payouts', 'entries', 'accounts'],
    before: { status: 'pending' },
    after: {
      status: 'settled',
      amount_halalas: 12_000,
      iban: 'SA03 **** 7519',
      bank_reference: 'TRF-2601',
    },
  },
  {
    call: 'POST operator/payouts/{id}/refuse',
    on: payout,
    body: { note },
    note,
    action: 'payout.refuse',
    record: 'payout',
    tables: ['payouts', 'entries', 'accounts'],
    before: { status: 'pending' },
    after: { status: 'refused', amount_halalas: 12_000, iban: 'SA03 **** 7519' },
  },
  {
    call: 'POST operator/batches',
    body: async (desk) => ({ payout_ids: [await payout(desk)] }),
    again: 'makes another',
    action: 'batch.add',
    record: 'batch',
    before: 'made',
    after: { payouts: 1, amount_halalas: 12_000 },
    tables: ['payout_batches', 'payout_batch_items'],
  },
  {
    call: 'POST operator/batches/{id}/file',
    on: batch,
    body: { type: 'csv' },
    again: 'makes another',
    action: 'batch.download',
    record: 'batch',
    before: 'made',
    after: { type: 'csv' },
    tables: [],
  },
  {
    call: 'POST operator/batches/{id}/fail',
    on: batch,
    body: async () => ({ payout_id: batched, note }),
    note,
    action: 'payout.fail',
    record: 'payout',
    before: 'made',
    after: { amount_halalas: 12_000 },
    tables: ['payout_batches', 'payout_batch_items'],
  },
  {
    // For each payout, the call writes the entry that payouts/{id}/settle writes.
    call: 'POST operator/batches/{id}/sent',
    on: batch,
    body: async ({ count }) => ({ reference: `BULK-${count()}` }),
    action: 'payout.settle',
    record: 'payout',
    before: { status: 'pending' },
    after: {
      status: 'settled',
      amount_halalas: 12_000,
      iban: 'SA03 **** 7519',
      bank_reference: expect.stringMatching(/^BULK-\d+ PO-\d+$/),
      batch: expect.any(Number),
    },
    tables: ['payouts', 'entries', 'accounts', 'payout_batch_items'],
  },
  {
    call: 'POST operator/batches/{id}/cancel',
    on: batch,
    body: {},
    action: 'batch.cancel',
    record: 'batch',
    before: 'made',
    after: 'removed',
    tables: ['payout_batches', 'payout_batch_items'],
  },
  {
    call: 'POST operator/days/{day}/close',
    on: openDay,
    body: { note },
    note,
    action: 'day.close',
    record: 'day',
    before: 'made',
    after: { bank_in_halalas: 0, statement_in_halalas: 0 },
    tables: ['day_closings'],
  },
  {
    call: 'POST operator/statement',
    file: (desk) => ['file', statementFile(desk)] as const,
    body: {},
    action: 'statement.import',
    record: 'statement',
    tables: ['statements', 'statement_lines'],
    again: 'makes another',
    before: 'made',
    after: { name: 'statement.csv', lines: 1, known: 0, skipped: 0 },
  },
  {
    // For each transfer, the call writes the entry that confirmations/{id}/approve writes.
    call: 'POST operator/statement/{id}/approve',
    on: statement,
    body: {},
    action: 'confirmation.approve',
    record: 'confirmation',
    tables: ['confirmations', 'entries'],
    before: { status: 'pending' },
    after: { status: 'approved', amount_halalas: 700, charge_id: null },
  },
]
