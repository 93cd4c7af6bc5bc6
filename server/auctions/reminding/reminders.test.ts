import { expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { bidOn } from '#demo/testing/trade/awards.ts'
import { type Lot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import type { Notification } from '#shared/notifications/contract.ts'
import { remindOfEnding } from './reminders.ts'

const market = await testMarket()
const { db } = market
const seller = await makeSeller(db)
const open = (lot: Lot) => openLot(db, seller, lot)
const bidder = () => addPerson(db, { type: 'local_seller' })
const toldOf = async (auction: number, { token }: TestPerson) => {
  const { data } = await ask<{ data: Notification[] }>(market, 'GET notifications', { token })
  return data.data.filter(({ data: one }) => one.data_id === auction && /^ينتهي مزاد/.test(one.message))
}

it('remindOfEnding notifies bidders and people who saved the lot once, ten minutes before the end', async () => {
  const lot = await open({ startsInS: -3_600, endsInS: 540 })
  const [led, outbid, fan, stranger] = [
    await bidder(),
    await bidder(),
    await addPerson(db),
    await addPerson(db),
  ]
  await bidOn(db, lot, [
    { by: outbid, riyals: 1_000 },
    { by: led, riyals: 1_100 },
  ])
  await db.query({
    text: 'insert into favorites (user_id, product_id) values ($1, $2)',
    values: [fan.id, lot],
  })
  await remindOfEnding(db)
  await remindOfEnding(db)
  for (const person of [led, outbid, fan]) {
    const [message, ...more] = await toldOf(lot, person)
    expect(more).toEqual([])
    expect(message?.data).toMatchObject({ data_type: 'auction_outbid' })
    expect(message?.data.message).toMatch(/الساعة \d\d:\d\d، والسعر الآن 1,100\.00 ريال$/)
  }
  expect(await toldOf(lot, stranger)).toEqual([])
  expect(await toldOf(lot, seller)).toEqual([])
})

it.each<[string, Lot]>([
  ['that ends later', { startsInS: -3_600, endsInS: 660 }],
  ['that has ended', { startsInS: -3_600, endsInS: -1 }],
  ['in the first half of a short run', { startsInS: -60, endsInS: 240 }],
])('remindOfEnding notifies nobody of a lot %s', async (_which, times) => {
  const lot = await open({ ...times, softCloseS: 0 })
  const person = await addPerson(db)
  await db.query({
    text: 'insert into favorites (user_id, product_id) values ($1, $2)',
    values: [person.id, lot],
  })
  await remindOfEnding(db)
  expect(await toldOf(lot, person)).toEqual([])
})
