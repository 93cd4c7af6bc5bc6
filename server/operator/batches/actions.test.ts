import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { fillWallet } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { BatchItem, PayoutBatch } from '#shared/operator/bank/batches.ts'
import type { PayoutToSettle } from '#shared/operator/contract.ts'
import type { Payout } from '#shared/wallet/contract.ts'
import { fileHash } from './bankFile.ts'

const market = await testMarket({ env: { SANDBOX: '1' } })
keepInvariants(market)
const finance = await addPerson(market.db, { staff: 'finance', firstName: 'فيصل' })
const colleague = await addPerson(market.db, { staff: 'finance' })

/** Requests a payout for `person`, or for a new person. */
async function payout(riyals: number, person?: TestPerson): Promise<{ id: number; person: TestPerson }> {
  const owner = person ?? (await addPerson(market.db))
  await fillWallet(market.db, owner.id, riyals)
  const body = { amount: riyals, iban: 'SA0380000000608010167519', account_holder: 'منى الغامدي' }
  const { data } = await ask<Payout>(market, 'POST wallet/payout', { token: owner.token, body })
  return { id: data.id, person: owner }
}
const create = (ids: readonly number[], by = finance) =>
  ask<PayoutBatch>(market, 'POST operator/batches', { token: by.token, body: { payout_ids: ids } })
const act = <Answer = PayoutBatch>(id: number, verb: string, body: object = {}, by = finance) =>
  ask<Answer>(market, `POST operator/batches/${id}/${verb}`, { token: by.token, body })
type Sent = { batch: PayoutBatch; refused: { payout_id: number; code: string }[] }
const itemsOf = async (id: number) =>
  (await ask<{ items: BatchItem[] }>(market, `GET operator/batches/${id}`, { token: finance.token })).data
    .items
const settle = (id: number, reference: string) =>
  ask<Payout>(market, `POST operator/payouts/${id}/settle`, { token: finance.token, body: { reference } })
const refuse = (id: number) =>
  ask<Payout>(market, `POST operator/payouts/${id}/refuse`, { token: finance.token, body: { note: 'x' } })
const shown = async (id: number) =>
  (await ask<Page<PayoutToSettle>>(market, `GET operator/payouts?id=${id}`, { token: finance.token })).data
    .data[0]

describe('a bank file', () => {
  it('is recorded with number, sum and hash, and its payouts are settled with the reference of the bank', async () => {
    const [one, two] = [await payout(40.25), await payout(60)]
    const { status, data } = await create([two.id, one.id])
    expect([status, data]).toMatchObject([
      201,
      { status: 'open', payouts: 2, total: 100.25, sent: 0, failed: 0 },
    ])
    const csv = await act<{ name: string; text: string }>(data.id, 'file', { type: 'csv' })
    expect(csv.data.name).toBe(`samak-payouts-${data.id}.csv`)
    expect(csv.data.text).toContain(`1,منى الغامدي,SA0380000000608010167519,40.25,SAR,PO-${one.id},`)
    expect(fileHash(csv.data.text)).toBe(data.sha256)
    expect((await act<{ text: string }>(data.id, 'file', { type: 'xml' })).data.text).toContain(
      '<CtrlSum>100.25</CtrlSum>',
    )
    const signs = await act(data.id, 'sent', { reference: '@@' })
    expect([signs.status, Object.keys(signs.failure.errors ?? {})]).toEqual([422, ['reference']])
    const sent = await act<Sent>(data.id, 'sent', { reference: 'BULK-77' })
    expect(sent.data).toMatchObject({
      batch: { status: 'sent', sent: 2, reference: 'BULK-77', closed_by: { id: finance.id } },
      refused: [],
    })
    expect(await shown(one.id)).toMatchObject({
      status: 'settled',
      reference: `BULK-77 PO-${one.id}`,
      batch: null,
    })
    expect((await act(data.id, 'sent', { reference: 'BULK-78' })).failure.code).toBe('illegal_transition')
    expect((await act(data.id, 'file', { type: 'csv' })).failure.code).toBe('illegal_transition')
    const audit = await market.db.query<{ action: string }>({
      text: `select action from audit where record_type = 'batch' and record_id = $1 order by id`,
      values: [data.id],
    })
    expect(audit.map(({ action }) => action)).toEqual([...['batch.add', 'batch.download', 'batch.download']])
  })

  it('cannot be settled with the bank reference of another file', async () => {
    const [first, second] = [await create([(await payout(11)).id]), await create([(await payout(12)).id])]
    expect((await act<Sent>(first.data.id, 'sent', { reference: 'FT-2026/81' })).status).toBe(200)
    const again = await ask(market, `POST operator/batches/${second.data.id}/sent`, {
      token: finance.token,
      locale: 'en',
      body: { reference: 'ft 2026 ٨١' },
    })
    expect([again.status, again.failure.errors]).toEqual([
      422,
      {
        reference: [`File no. ${first.data.id} already has this reference. Enter the reference of this file`],
      },
    ])
    expect((await itemsOf(second.data.id)).map(({ status }) => status)).toEqual(['open'])
    expect((await act<Sent>(second.data.id, 'sent', { reference: 'FT-2026/82' })).data.batch).toMatchObject({
      status: 'sent',
      reference: 'FT-2026/82',
    })
  })

  it('cannot be sent with a reference that is sent for another file at the same time', async () => {
    const made = await Promise.all([13, 14].map(async (riyals) => create([(await payout(riyals)).id])))
    const sent = await Promise.all(
      made.map(({ data }) => act<Sent>(data.id, 'sent', { reference: 'SAME-1' })),
    )
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 422])
    const lost = sent.find(({ status }) => status === 422)
    expect(Object.keys(lost?.failure.errors ?? {})).toEqual(['reference'])
  })

  it('is the only open file that contains a payout, and the payout cannot be decided outside of it', async () => {
    const { id } = await payout(10)
    const both = await Promise.all([create([id]), create([id], colleague)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const batch = both.find(({ status }) => status === 201)?.data.id ?? 0
    expect((await create([id])).failure.code).toBe('conflict')
    expect([(await settle(id, 'BY-HAND')).status, (await refuse(id)).status]).toEqual([409, 409])
    expect((await shown(id))?.batch).toBe(batch)
    const isListed = async (status: string) => {
      const answer = await ask<Page<PayoutToSettle>>(
        market,
        `GET operator/payouts?id=${id}&status=${status}`,
        {
          token: finance.token,
        },
      )
      return answer.data.data.some((one) => one.id === id)
    }
    expect([await isListed('pending'), await isListed('batched')]).toEqual([false, true])
    expect((await act(batch, 'cancel')).data.status).toBe('cancelled')
    expect((await act(batch, 'cancel')).failure.code).toBe('illegal_transition')
    expect([await isListed('pending'), await isListed('batched')]).toEqual([true, false])
    expect((await settle(id, `BY-HAND ${id}`)).status).toBe(200)
  })

  it('releases a payout that the bank did not send, and stores the reason', async () => {
    const [good, bad] = [await payout(10), await payout(20)]
    const batch = (await create([good.id, bad.id])).data.id
    const failed = await act(batch, 'fail', { payout_id: bad.id, note: 'الحساب مغلق' })
    expect(failed.data).toMatchObject({ status: 'open', failed: 1 })
    expect((await act(batch, 'fail', { payout_id: bad.id, note: 'x' })).failure.code).toBe(
      'illegal_transition',
    )
    expect(await shown(bad.id)).toMatchObject({ status: 'pending', batch: null, failure: 'الحساب مغلق' })
    expect((await act<Sent>(batch, 'sent', { reference: 'B2' })).data.batch).toMatchObject({
      status: 'sent',
      sent: 1,
      failed: 1,
    })
    expect((await refuse(bad.id)).data.status).toBe('refused')
    expect((await itemsOf(batch)).map(({ status }) => status)).toEqual(['sent', 'failed'])
  })

  it('stays open until every payout that could not be settled is decided', async () => {
    const [fine, blocked] = [await payout(10), await payout(20)]
    const batch = (await create([fine.id, blocked.id])).data.id
    await market.db.query({
      text: 'update users set blocked = true where id = $1',
      values: [blocked.person.id],
    })
    const sent = await act<Sent>(batch, 'sent', { reference: 'B3' })
    expect(sent.data).toMatchObject({
      batch: { status: 'open', sent: 1 },
      refused: [{ payout_id: blocked.id, code: 'conflict' }],
    })
    expect((await act(batch, 'cancel')).failure.code).toBe('illegal_transition')
    const last = await act(batch, 'fail', { payout_id: blocked.id, note: 'موقوف' })
    expect(last.data).toMatchObject({ status: 'sent', reference: 'B3', sent: 1, failed: 1 })
  })

  it('refuses a payout of its author, a decided payout and an unknown payout', async () => {
    const own = await payout(10, finance)
    const done = await payout(10)
    await settle(done.id, `DONE-${done.id}`)
    for (const ids of [[own.id], [done.id], [987_654_321]]) {
      const { status, failure } = await create(ids)
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['payout_ids']])
    }
    // A colleague may put a person's own payout into a batch, but this person cannot confirm it.
    const batch = (await create([own.id], colleague)).data.id
    const sent = await act<Sent>(batch, 'sent', { reference: 'B4' })
    expect(sent.data.refused).toMatchObject([{ payout_id: own.id, code: 'forbidden' }])
    expect((await act<Sent>(batch, 'sent', { reference: 'B4' }, colleague)).data.batch.status).toBe('sent')
  })
})
