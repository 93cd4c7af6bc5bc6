import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { listGoods, makeBuyer, makeSeller, orderForm, orderOne } from '#demo/testing/trade/trade.ts'
import type { Sql } from '#platform/database/db.ts'
import { type FoundRecord, readWanted } from '#shared/operator/find.ts'
import type { Order } from '#shared/orders/contract.ts'
import type { Confirmation } from '#shared/wallet/contract.ts'
import { findPeople } from '../tables/searchStore.ts'
import * as store from './store.ts'

const market = await testMarket()
const { db } = market
const administrator = await addPerson(db, { staff: 'administrator' })
const buyer = await makeBuyer(db, { riyals: 1_000, firstName: 'جواهر', lastName: 'الزنيدي' })
const seller = await makeSeller(db, { firstName: 'Thamer', lastName: 'Al-Otaibi' })
const productId = await listGoods(db, seller.id, { quantity: 100, price: 30 })
const { data: order } = await orderOne(market, buyer, productId, { ...(await orderForm(db)), quantity: 5 })
const number = String(100_000 + order.id)

const find = async (s: string, { token }: Pick<TestPerson, 'token'> = administrator) => {
  const path = `GET operator/find?s=${encodeURIComponent(s)}` as const
  const { status, data } = await ask<{ data: FoundRecord[] }>(market, path, { token })
  expect(status).toBe(200)
  return data.data
}
const idsOf = (records: readonly FoundRecord[], kind: FoundRecord['kind']) =>
  records.filter((record) => record.kind === kind).map(({ id }) => id)

describe('GET operator/find', () => {
  it('finds an order by its number in Latin and in Arabic-Indic digits', async () => {
    const arabic = [...number].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')
    for (const typed of [number, `#${number}`, arabic]) {
      const [first] = await find(typed)
      expect(first).toMatchObject({
        kind: 'order',
        number,
        name: 'جواهر الزنيدي',
        detail: 'Thamer Al-Otaibi',
      })
    }
  })

  it('finds a person and their orders by a mobile in every usual form', async () => {
    const national = buyer.mobile.replace('+966', '')
    for (const typed of [`0${national}`, buyer.mobile, `966${national}`, `00966 ${national}`]) {
      const records = await find(typed)
      expect(idsOf(records, 'person')).toEqual([buyer.id])
      expect(idsOf(records, 'order')).toEqual([order.id])
    }
    expect(idsOf(await find(buyer.email.toUpperCase()), 'person')).toEqual([buyer.id])
  })

  it('finds people by a name in the other alphabet and in any spelling', async () => {
    expect(idsOf(await find('Jawahir Alzunaidi'), 'person')).toContain(buyer.id)
    expect(idsOf(await find('ثامر العتيبي'), 'person')).toContain(seller.id)
    expect(idsOf(await find('al otaibi, thamir'), 'person')).toContain(seller.id)
    expect(idsOf(await find('جواهر'), 'person')).toContain(buyer.id)
    expect(idsOf(await find('الزنيدي جواهر'), 'person')).toContain(buyer.id)
    const users = await ask<{ data: { id: number }[] }>(market, 'GET operator/users?s=الزنيدي جواهر', {
      token: administrator.token,
    })
    expect(users.data.data.map(({ id }) => id)).toEqual([buyer.id])
    const orders = await ask<{ data: Order[] }>(market, 'GET operator/orders?s=Jawahir%20Alzunaidi', {
      token: administrator.token,
    })
    expect(orders.data.data.map(({ id }) => id)).toContain(order.id)
  })

  it('lists the closest name first, and the orders of the people whose name contains the words', async () => {
    const owner = await makeBuyer(db, { riyals: 1_000, firstName: 'خلف', lastName: 'العمري' })
    await addPerson(db, { firstName: 'Maria', lastName: 'Islam' })
    for (let n = 0; n < 6; n += 1) await addPerson(db, { firstName: 'عمر', lastName: 'السلمي' })
    const placed = await orderOne(market, owner, productId, { ...(await orderForm(db)), quantity: 1 })
    const byName = await find('العمري')
    expect(idsOf(byName, 'person')[0]).toBe(owner.id)
    expect(byName.filter(({ name }) => name.startsWith('Maria'))).toEqual([])
    for (const typed of ['alomari', 'Al-Omari', 'khalaf omari']) {
      expect(idsOf(await find(typed), 'person')[0], typed).toBe(owner.id)
    }
    expect(idsOf(await find('خلف العمري'), 'order')).toEqual([placed.data.id])
  })

  it('masks the mobile of a found person', async () => {
    const [person] = (await find(buyer.mobile)).filter(({ kind }) => kind === 'person')
    expect(person?.detail).toMatch(/^05\d\d\*{4}\d\d$/)
  })

  it('finds a transfer by its bank reference, and a payout by its IBAN for finance only', async () => {
    const person = await makeBuyer(db, { riyals: 100 })
    const transfer_reference = `FT99${person.id}Z1`
    const { data } = await ask<Confirmation>(market, 'POST confirm_bank/create', {
      token: person.token,
      body: formOf({
        amount: '75',
        bank_name: 'مصرف الراجحي',
        account_holder: 'منى الغامدي',
        transfer_reference,
        transferred_at: '2026-01-05',
        receipt: await photograph(),
      }),
    })
    const separated = `ft99 ${person.id}-z1`
    expect(idsOf(await find(separated), 'confirmation')).toEqual([data.id])
    const payout = await ask<{ id: number }>(market, 'POST wallet/payout', {
      token: person.token,
      body: { amount: 20, iban: 'SA0380000000608010167519', account_holder: 'منى الغامدي' },
    })
    expect(payout.status).toBe(201)
    const [finance, viewer] = [
      await addPerson(db, { staff: 'finance' }),
      await addPerson(db, { staff: 'viewer' }),
    ]
    const iban = 'SA03 8000 0000 6080 1016 7519'
    expect(idsOf(await find(iban, finance), 'payout')).toContain(payout.data.id)
    expect(idsOf(await find('7519', finance), 'payout')).toContain(payout.data.id)
    expect(idsOf(await find(iban, viewer), 'payout')).toEqual([])
    const [seen] = (await find(String(payout.data.id), viewer)).filter(({ kind }) => kind === 'payout')
    expect(seen?.detail).toBe('SA03 **** 7519')
  })

  it('finds goods by id and by words of their name', async () => {
    expect(idsOf(await find(String(productId)), 'product')).toContain(productId)
    expect((await find('هامور')).some(({ kind }) => kind === 'product')).toBe(true)
    expect(await find('؟؟')).toEqual([])
  })

  it('is refused to callers who are not staff', async () => {
    const answer = await ask(market, 'GET operator/find?s=1', { token: buyer.token })
    expect(answer.status).toBe(403)
    expect((await ask(market, 'GET operator/find?s=1')).status).toBe(401)
  })

  it('has an index for every condition', async () => {
    const plans: string[] = []
    await db.transaction(async (tx) => {
      await tx.query({ text: 'set local enable_seqscan = off' })
      const explaining = {
        query: async ({ text, values = [] }: { text: string; values?: readonly unknown[] }) => {
          const rows = await tx.query<Record<string, string>>({
            text: `explain ${text}`,
            values: [...values],
          })
          plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
          return tx.query({ text, values: [...values] })
        },
      } as unknown as Sql
      for (const typed of [
        number,
        buyer.mobile,
        'SA0380000000608010167519',
        'SMK-7K2M4Q',
        'Jawahir',
        'هامور',
      ]) {
        const wanted = readWanted(typed)
        const people = await findPeople(explaining, typed)
        await store.findOrders(explaining, wanted, people)
        await store.findPersons(explaining, wanted, people)
        await store.findTransfers(explaining, wanted, people)
        await store.findPayouts(explaining, wanted, people)
        await store.findLines(explaining, wanted)
        await store.findGoods(explaining, wanted, 'normal')
        await store.findGoods(explaining, wanted, 'auction')
        await store.findRequests(explaining, wanted)
        await store.findContacts(explaining, wanted)
      }
    })
    const scanned = plans.flatMap((plan) => /Seq Scan on (\w+)/.exec(plan)?.[1] ?? [])
    expect(scanned).toEqual([])
  })
})
