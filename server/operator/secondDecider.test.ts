import { afterAll, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { makeDeal, refuseReturn, done as upToDone } from '#demo/testing/trade/orderLife.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { addRequest } from '#demo/testing/trade/requests.ts'
import { brokenInvariants, fillWallet, listGoods, makeSeller } from '#demo/testing/trade/trade.ts'
import type { Upgrade } from '#shared/auth/profile.ts'
import type { Payout } from '#shared/wallet/contract.ts'

/** In these tests, two colleagues open the same record and both decide it. */
const market = await testMarket()
const hind = await addPerson(market.db, { staff: 'administrator', firstName: 'هند', lastName: 'القحطاني' })
const saad = await addPerson(market.db, { staff: 'administrator', firstName: 'سعد', lastName: 'المطيري' })
afterAll(async () => {
  expect(await brokenInvariants(market.db)).toEqual({})
})

const note = 'بعد الاطلاع على المرفقات'
const send = (path: string, by: TestPerson, body: object, locale: 'ar' | 'en' = 'ar') =>
  ask<{ decided_by: { id: number; name: string } | null }>(market, `POST operator/${path}`, {
    token: by.token,
    body: { note, ...body },
    locale,
  })

async function disputed(): Promise<string> {
  const deal = await makeDeal(market, { upTo: upToDone })
  const body = { order_id: deal.id, reason: 'ليست طازجة' }
  await ask(market, 'POST orders/return', { token: deal.buyer.token, body })
  await refuseReturn(market, deal)
  await ask(market, 'POST orders/dispute', { token: deal.buyer.token, body })
  return `orders/${deal.id}/decide`
}

async function upgrade(): Promise<string> {
  const { token } = await addPerson(market.db)
  const body = { type: 'fisherman' }
  const { data } = await ask<Upgrade>(market, 'POST profile/upgrade', { token, body })
  return `upgrades/${data.id}`
}

let transfers = 0
async function transfer(): Promise<string> {
  const { id: person } = await addPerson(market.db)
  const [row] = await market.db.query<{ id: number }>({
    text: `insert into confirmations (user_id, amount_halalas, bank_name, account_holder, transfer_reference, folded_bank,
             folded_reference, transferred_at)
           values ($1, 12000, 'مصرف الراجحي', 'منى الغامدي', $2, 'alrajhi', $2, now()) returning id`,
    values: [person, `SECOND${++transfers}`],
  })
  return `confirmations/${row?.id}`
}

async function payout(): Promise<string> {
  const { id, token } = await addPerson(market.db)
  await fillWallet(market.db, id, 100)
  const body = { amount: 10, iban: 'SA0380000000608010167519', account_holder: 'منى الغامدي' }
  return `payouts/${(await ask<Payout>(market, 'POST wallet/payout', { token, body })).data.id}`
}

const waitingSeller = async () => `users/${(await makeSeller(market.db)).id}`

describe('a second, different decision', () => {
  it.each([
    {
      what: 'a dispute with a refund',
      make: disputed,
      first: ['', { refund: 40.5 }],
      second: ['', { refund: 0 }],
      ar: 'يعود للمشتري \u206840.50 ريال\u2069',
      en: 'SR 40.50 goes back to the buyer',
    },
    {
      what: 'a dispute without a refund',
      make: disputed,
      first: ['', { refund: 0 }],
      second: ['', { refund: 102 }],
      ar: 'يبقى المبلغ كاملًا للبائع',
      en: 'nothing goes back to the buyer',
    },
    {
      what: 'a request to sell',
      make: upgrade,
      first: ['/approve', {}],
      second: ['/refuse', {}],
      ar: 'اعتُمد',
      en: 'approved',
    },
    {
      what: 'the verification of a seller',
      make: waitingSeller,
      first: ['', { verified: true, verified_from: 'waiting' }],
      second: ['', { verified: false, verified_from: 'waiting' }],
      ar: 'وُثّق الحساب',
      en: 'the account is verified',
    },
    {
      what: 'the refused verification of a seller',
      make: waitingSeller,
      first: ['', { verified: false, verified_from: 'waiting' }],
      second: ['', { verified: true, verified_from: 'waiting' }],
      ar: 'رُفض',
      en: 'refused',
    },
    {
      what: 'a bank transfer',
      make: transfer,
      first: ['/refuse', {}],
      second: ['/approve', {}],
      ar: 'رُفض',
      en: 'refused',
    },
    {
      what: 'a payout',
      make: payout,
      first: ['/settle', { reference: 'FT-SECOND-1' }],
      second: ['/refuse', {}],
      ar: 'سُدّد السحب',
      en: 'the withdrawal is settled',
    },
  ] as const)(
    'is refused with the first decider’s name and decision for $what',
    async ({ make, first, second, ar, en }) => {
      const path = await make()
      expect((await send(path + first[0], hind, first[1])).status).toBe(200)
      const words = {
        ar: `سبقك \u2068هند القحطاني\u2069 إلى القرار: ${ar}`,
        en: `\u2068هند القحطاني\u2069 decided it before you: ${en}`,
      }
      for (const locale of ['ar', 'en'] as const) {
        const late = await send(path + second[0], saad, second[1], locale)
        expect([late.status, late.failure.code, late.failure.message]).toEqual([
          409,
          'illegal_transition',
          words[locale],
        ])
      }
      // A second decision by the first decider names nobody.
      const own = await send(path + second[0], hind, second[1], 'en')
      expect(own.failure.message).toBe('The status has changed, so this step is no longer possible')
    },
  )
})

describe('a second, equal decision', () => {
  it.each([
    { what: 'a dispute', make: disputed, body: { refund: 40.5 } },
    { what: 'a request to sell', make: async () => `${await upgrade()}/approve`, body: {} },
    { what: 'a verification', make: waitingSeller, body: { verified: true, verified_from: 'waiting' } },
    { what: 'a block', make: waitingSeller, body: { blocked: true } },
    { what: 'a bank transfer', make: async () => `${await transfer()}/approve`, body: {} },
    { what: 'a payout', make: async () => `${await payout()}/settle`, body: { reference: 'FT-SECOND-2' } },
    {
      what: 'hidden goods',
      make: async () => `products/${await listGoods(market.db, (await makeSeller(market.db)).id)}`,
      body: { hidden: true },
    },
    {
      what: 'a stopped auction',
      make: async () => `auctions/${await openLot(market.db, await makeSeller(market.db))}/void`,
      body: {},
    },
    {
      what: 'a closed request',
      make: async () => `requests/${await addRequest(market.db, await addPerson(market.db))}/close`,
      body: {},
    },
  ])('returns the name of the first decider for $what', async ({ make, body }) => {
    const path = await make()
    const decided_by = { id: hind.id, name: 'هند القحطاني' }
    expect((await send(path, hind, body)).data).toMatchObject({ decided_by })
    expect((await send(path, saad, body)).data).toMatchObject({ decided_by })
  })
})
