import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { openHall, recordOne } from '#demo/testing/trade/halls.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Page } from '#shared/base/page.ts'
import type { Hall } from '#shared/hall/contract.ts'
import type { ListedHall } from '#shared/operator/lists/halls.ts'

const market = await testMarket()
const { db } = market
keepInvariants(market)
const hall = await openHall(market)
const { token } = hall.administrator

const change = (body: object) =>
  ask<ListedHall>(market, `POST operator/halls/${hall.id}`, {
    token,
    body: { hall_bp: 250, say_bp: 150, active: true, ...body },
  })
const listed = async () =>
  (await ask<Page<ListedHall>>(market, `GET operator/halls?id=${hall.id}`, { token })).data.data[0]
const auditOf = async () =>
  (
    await db.query<{ action: string; before: object | null; after: object | null }>({
      text: `select action, before, after from audit where record_type = 'hall' and record_id = $1 order by id`,
      values: [hall.id],
    })
  ).map(({ action, before, after }) => [action, before, after])
const hallsOf = async (person: { readonly token: string }) =>
  (await ask<{ halls: Hall[] }>(market, 'GET halls', { token: person.token })).data.halls

describe('a hall', () => {
  it('is opened once in a market, with its people and an audit entry', async () => {
    expect(await listed()).toMatchObject({
      id: hall.id,
      active: true,
      dallal: { name: 'مهدي السيهاتي' },
      terms: [{ from: riyadhDay(new Date()), hall_bp: 250, say_bp: 150, vat_number: null }],
      staff: [
        { name: 'جاسم الدلال', role: 'chief' },
        { name: 'علي الخنيزي', role: 'clerk' },
      ],
    })
    expect((await auditOf()).map(([action]) => action)).toEqual(['hall.open', 'hall.name', 'hall.name'])
    const again = await ask(market, 'POST operator/halls', {
      token,
      body: { market_id: hall.id, hall_bp: 0, say_bp: 0, active: true },
    })
    expect(again.failure.code).toBe('already_exists')
    const nowhere = await ask(market, 'POST operator/halls', {
      token,
      body: { market_id: 99_999, hall_bp: 0, say_bp: 0, active: true },
    })
    expect(nowhere.failure.errors).toHaveProperty('market_id')
  })

  it('applies new commissions from the next day only', async () => {
    const { data } = await change({ hall_bp: 300 })
    const tomorrow = riyadhDay(addDays(new Date(), 1))
    expect(data.terms).toEqual([
      { from: riyadhDay(new Date()), hall_bp: 250, say_bp: 150, vat_number: null },
      { from: tomorrow, hall_bp: 300, say_bp: 150, vat_number: null },
    ])
    expect((await recordOne(market, hall, { price: 1_000 })).hall_commission).toBe(25)
    expect((await auditOf()).at(-1)).toEqual(['hall.change', { hall_bp: 250 }, { hall_bp: 300 }])
    const audits = (await auditOf()).length
    await change({ hall_bp: 300 })
    expect(await auditOf()).toHaveLength(audits)
  })

  it('includes VAT in its commission from the day after its registration', async () => {
    const tomorrow = { from: riyadhDay(addDays(new Date(), 1)) }
    const number = '310175397400003'
    expect((await change({ vat_number: '٣١٠١٧٥٣٩٧٤٠٠٠٠٣', hall_bp: 250 })).data.terms.at(-1)).toMatchObject({
      ...tomorrow,
      vat_number: number,
    })
    expect((await recordOne(market, hall, { price: 1_000 })).vat).toBeNull()
    expect((await change({ hall_bp: 200 })).data.terms.at(-1)?.vat_number).toBe(number)
    expect((await change({ vat_number: '310175397400004' })).failure.errors).toHaveProperty('vat_number')
    expect((await change({ vat_number: '' })).data.terms.at(-1)?.vat_number).toBeNull()
  })

  it('keeps the sa’y if it has no dallal', async () => {
    await change({ dallal_mobile: '' })
    expect((await recordOne(market, hall, { price: 1_000 })).say).toBe(15)
    expect((await listed())?.dallal).toBeNull()
    await change({ dallal_mobile: hall.dallal.mobile })
    expect((await listed())?.dallal?.id).toBe(hall.dallal.id)
  })

  it('is not in the list of any clerk once it is closed', async () => {
    expect(await hallsOf(hall.clerk)).toMatchObject([{ id: hall.id, role: 'clerk' }])
    await change({ active: false })
    expect(await hallsOf(hall.clerk)).toEqual([])
    await change({ active: true })
  })
})

describe('the clerks and chiefs of a hall', () => {
  const name = (body: object) =>
    ask<ListedHall>(market, `POST operator/halls/${hall.id}/staff`, { token, body })

  it('are named, promoted and dismissed, each with an audit entry', async () => {
    const { mobile, id, ...person } = await addPerson(db)
    await name({ mobile, role: 'clerk' })
    await name({ mobile, role: 'chief' })
    expect((await hallsOf(person))[0]?.role).toBe('chief')
    const ended = await ask(market, `DELETE operator/halls/${hall.id}/staff/${id}`, { token })
    expect(ended.status).toBe(200)
    expect(await hallsOf(person)).toEqual([])
    expect((await ask(market, `DELETE operator/halls/${hall.id}/staff/${id}`, { token })).status).toBe(404)
    expect((await auditOf()).slice(-3)).toEqual([
      ['hall.name', null, { user_id: id, role: 'clerk' }],
      ['hall.name', { user_id: id, role: 'clerk' }, { user_id: id, role: 'chief' }],
      ['hall.dismiss', { user_id: id, role: 'chief' }, null],
    ])
  })

  it('need a verified account of the market', async () => {
    expect((await name({ mobile: '0589999999', role: 'clerk' })).failure.errors).toHaveProperty('mobile')
    const { mobile, id } = await addPerson(db)
    await db.query({ text: 'update users set mobile_verified_at = null where id = $1', values: [id] })
    expect((await name({ mobile, role: 'clerk' })).failure.errors).toHaveProperty('mobile')
  })
})
