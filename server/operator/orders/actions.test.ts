import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { bidOn } from '#demo/testing/trade/awards.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { done, makeDeal, notificationsOf, refuseReturn, showOrder } from '#demo/testing/trade/orderLife.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { ageRequest, makeOffer, makeRequest } from '#demo/testing/trade/requests.ts'
import { fillWallet, makeSeller } from '#demo/testing/trade/trade.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Page } from '#shared/base/page.ts'
import type { ConfirmationToDecide, PayoutToSettle } from '#shared/operator/contract.ts'
import type {
  AuctionBehind,
  ListedAuction,
  ListedOrder,
  ListedRequest,
  OrderBehind,
} from '#shared/operator/orders.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'

const market = await testMarket()
const finance = await addPerson(market.db, { staff: 'finance', firstName: 'فيصل' })
const editor = await addPerson(market.db, { staff: 'editor' })
const viewer = await addPerson(market.db, { staff: 'viewer' })

const page = async <Row>(path: string, by = viewer) =>
  (await ask<Page<Row>>(market, `GET operator/${path}`, { token: by.token })).data
const file = async (path: string) => {
  const headers = { authorization: `Bearer ${viewer.token}`, 'accept-language': 'ar' }
  const answer = await fetch(`${market.url}/api/operator/${path}&format=csv`, { headers })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  return (await answer.text()).split('\r\n').slice(0, -1)
}
const actionsOf = async (type: string, id: number) =>
  market.db.query<{ action: string; actor_id: number; before: object; after: object; note: string }>({
    text: 'select action, actor_id, before, after, note from audit where record_type = $1 and record_id = $2',
    values: [type, id],
  })

describe.each([
  'orders',
  'orders/999999',
  'auctions',
  'auctions/999999',
  'requests',
  'statement',
  'statements',
])('GET operator/%s', (path) => {
  it('is refused to callers who are not staff', async () => {
    expect((await ask(market, `GET operator/${path}`)).status).toBe(401)
    const { token } = await addPerson(market.db)
    expect((await ask(market, `GET operator/${path}`, { token })).status).toBe(403)
    const { status } = await ask(market, `GET operator/${path}`, { token: viewer.token })
    expect(status).toBe(path.endsWith('/999999') ? 404 : 200)
  })
})

describe('GET operator/orders', () => {
  it('filters orders by state, payment, dispute, person, number, name and day', async () => {
    const deal = await makeDeal(market, { upTo: done })
    const other = await makeDeal(market, { payment: 'cod' })
    await market.db.query({
      text: "update users set f_name = 'غازي', l_name = '=الفريد' where id = $1",
      values: [deal.buyer.id],
    })
    const body = { order_id: deal.id, reason: 'ليست طازجة' }
    await ask(market, 'POST orders/return', { token: deal.buyer.token, body })
    await refuseReturn(market, deal)
    await ask(market, 'POST orders/dispute', { token: deal.buyer.token, body })
    const found = async (query: string) =>
      (await page<ListedOrder>(`orders?${query}`)).data
        .map(({ id }) => id)
        .filter((id) => id === deal.id || id === other.id)
    const today = riyadhDay(new Date())
    expect(await found('')).toEqual([other.id, deal.id])
    expect(await found(`order=asc&from=${today}&limit=100`)).toEqual([deal.id, other.id])
    expect(await found(`sort=total&order=asc&from=${today}&limit=100`)).toHaveLength(2)
    for (const query of [
      ...['status=disputed', 'dispute=open', 'dispute=any', 'sort=disputed_at', 'payment=wallet'],
      ...[
        `person=${deal.buyer.id}`,
        `s=${100_000 + deal.id}`,
        's=غازي',
        `person=${deal.seller.id}&from=${today}`,
      ],
    ])
      expect(await found(query), query).toEqual([deal.id])
    expect(await found('payment=cod&sale_type=normal&payment_status=unpaid')).toEqual([other.id])
    for (const query of ['dispute=decided', 'sale_type=auction', 'to=2020-01-01', 's=%25', 'page=40'])
      expect(await found(query), query).toEqual([])
    const [row] = (await page<ListedOrder>(`orders?dispute=open&person=${deal.buyer.id}`)).data
    expect(row).toMatchObject({
      number: String(100_000 + deal.id),
      status: 'disputed',
      payment: 'wallet',
      total: deal.order.total,
      buyer: { id: deal.buyer.id, name: 'غازي =الفريد' },
      goods: { lines: 1, quantity: 4 },
      decided_refund: null,
      notes: 0,
    })
    expect(row?.disputed_at).not.toBeNull()
    expect(await file(`orders?dispute=open&person=${deal.buyer.id}`)).toHaveLength(2)
    const { status } = await ask(market, 'GET operator/orders?status=lost', { token: viewer.token })
    expect(status).toBe(422)
  })
})

it('POST operator/orders/{id}/note adds a note of staff that buyer and seller cannot read', async () => {
  const deal = await makeDeal(market)
  const note = (by: TestPerson, text = 'اتصلنا بالمشتري') =>
    ask<OrderBehind>(market, `POST operator/orders/${deal.id}/note`, {
      token: by.token,
      body: { note: text },
    })
  expect((await note(viewer)).status).toBe(403)
  expect((await note(editor, ' ')).status).toBe(422)
  const { status, data } = await note(editor)
  expect(status).toBe(201)
  expect(data.notes).toEqual([
    {
      id: expect.any(Number),
      note: 'اتصلنا بالمشتري',
      at: expect.stringMatching(/Z$/),
      author: expect.objectContaining({ id: editor.id }),
    },
  ])
  expect(data).toMatchObject({ own: false, charge: null, order: { id: deal.id, side: 'staff' } })
  expect(data.order.buyer.mobile).toMatch(/^05\d\d\*{4}\d\d$/)
  expect(await actionsOf('order', deal.id)).toMatchObject([
    { action: 'order.note', actor_id: editor.id, note: 'اتصلنا بالمشتري' },
  ])
  for (const side of [deal.buyer, deal.seller])
    expect(JSON.stringify((await showOrder(market, deal, side)).data)).not.toContain('اتصلنا')
  const missing = { token: editor.token, body: { note: 'لا طلب' } }
  expect((await ask(market, 'POST operator/orders/999999/note', missing)).status).toBe(404)
})

describe('GET operator/auctions', () => {
  it('filters auctions by state, seller, number and fish', async () => {
    const seller = await makeSeller(market.db)
    const open = await openLot(market.db, seller)
    const coming = await openLot(market.db, seller, { startsInS: 600, endsInS: 1_200 })
    const over = await openLot(market.db, seller, { startsInS: -1_200, endsInS: -600 })
    const stopped = await openLot(market.db, seller)
    const body = { note: 'بيانات غير صحيحة' }
    await ask(market, `POST operator/auctions/${stopped}/void`, { token: editor.token, body })
    const found = async (query: string) =>
      (await page<ListedAuction>(`auctions?seller=${seller.id}&${query}`)).data.map(({ id, status }) => [
        id,
        status,
      ])
    expect(await found('state=open')).toEqual([[open, 'open']])
    expect(await found('state=scheduled')).toEqual([[coming, 'scheduled']])
    expect(await found('state=ended')).toEqual([[over, 'unsold']])
    expect(await found('state=void')).toEqual([[stopped, 'void']])
    expect(await found(`s=${open}`)).toEqual([[open, 'open']])
    expect((await found('sort=starts_at&order=asc')).map(([id]) => id)[0]).toBe(over)
    const mine = await page<ListedAuction>(`auctions?s=${open}`)
    expect(mine.data).toMatchObject([{ own: false, hidden: false, quantity: 50, starting_price: 1_000 }])
    expect(await file(`auctions?seller=${seller.id}`)).toHaveLength(5)
  })
})

describe('GET operator/auctions/{id}', () => {
  it('shows masked bids, also of a hidden auction, and the colleague who stopped the auction', async () => {
    const seller = await makeSeller(market.db)
    const id = await openLot(market.db, seller)
    const bidder = await addPerson(market.db, { type: 'local_seller', firstName: 'ماجد' })
    await bidOn(market.db, id, [{ by: bidder, riyals: 1_000, agoS: 30 }])
    const shown = (by = viewer) =>
      ask<AuctionBehind>(market, `GET operator/auctions/${id}`, { token: by.token })
    const { data } = await shown()
    expect(data).toMatchObject({ row: { id, own: false, hidden: false }, voided: null })
    expect(data.auction).toMatchObject({ status: 'open', bids_count: 1, bids: [{ amount: 1_000 }] })
    expect(JSON.stringify(data.auction.bids)).not.toContain('ماجد')
    await market.db.query({ text: "update products set status = 'hidden' where id = $1", values: [id] })
    expect((await ask(market, `GET auction/show/${id}`)).status).toBe(404)
    expect((await shown()).data).toMatchObject({ row: { hidden: true }, auction: { bids_count: 1 } })
    const body = { note: 'بيانات غير صحيحة' }
    await ask(market, `POST operator/auctions/${id}/void`, { token: editor.token, body })
    expect((await shown()).data).toMatchObject({
      row: { status: 'void' },
      auction: { status: 'void' },
      voided: { by: { id: editor.id }, note: body.note },
    })
  })
})

describe('requests in the back office', () => {
  it('can be filtered by state, number, title and person', async () => {
    const asker = await addPerson(market.db, { firstName: 'رزان' })
    const one = await makeRequest(market, asker, { title: 'هامور للمطعم' })
    const past = await makeRequest(market, asker, { title: 'ناجل كبير' })
    await ageRequest(market.db, past.id, 60)
    const found = async (query: string) =>
      (await page<ListedRequest>(`requests?person=${asker.id}&${query}`)).data.map(({ id }) => id)
    expect(await found('status=open')).toEqual([one.id])
    expect(await found('status=closed')).toEqual([past.id])
    expect(await found('s=المطعم')).toEqual([one.id])
    expect(await found(`s=R-${one.id}`)).toEqual([one.id])
    expect((await page<ListedRequest>('requests?s=رزان')).data).toHaveLength(2)
    expect(await file(`requests?person=${asker.id}`)).toHaveLength(3)
  })

  it('can be closed once, which notifies the asker and the sellers', async () => {
    const asker = await addPerson(market.db)
    const request = await makeRequest(market, asker)
    const seller = await makeSeller(market.db)
    await makeOffer(market, seller, request.id)
    const close = (by: TestPerson, id = request.id, note = 'طلب مكرر') =>
      ask<RequestDetails>(market, `POST operator/requests/${id}/close`, { token: by.token, body: { note } })
    expect((await close(viewer)).status).toBe(403)
    expect((await close(finance)).status).toBe(403)
    expect((await close(editor, request.id, '')).status).toBe(422)
    expect((await close(editor, 999_999)).status).toBe(404)
    const { status, data } = await close(editor)
    expect([status, data.status]).toEqual([200, 'closed'])
    expect((await close(editor)).status).toBe(200)
    expect(await actionsOf('request', request.id)).toMatchObject([
      {
        action: 'request.close',
        before: { status: 'open', offers: 1 },
        after: { status: 'closed' },
        note: 'طلب مكرر',
      },
    ])
    expect(
      (await notificationsOf(market, request, asker)).filter((kind) => kind === 'request_stopped'),
    ).toHaveLength(1)
    expect(
      (await notificationsOf(market, request, seller)).filter((kind) => kind === 'request_closed'),
    ).toHaveLength(1)
    const own = await makeRequest(market, editor)
    expect((await close(editor, own.id)).status).toBe(403)
    const [row] = (await page<ListedRequest>(`requests?s=R-${request.id}`)).data
    expect(row).toMatchObject({ status: 'closed', closed_by: 'operator' })
  })
})

describe('pending payments in the back office', () => {
  it('include similar transfers and whether the day of the transfer is plausible', async () => {
    const person = await addPerson(market.db, { firstName: 'لطيفة' })
    const tell = async (reference: string, bank: string, day: string, status = 'pending') => {
      const [row] = await market.db.query<{ id: number }>({
        text: `insert into confirmations (user_id, amount_halalas, bank_name, account_holder, transfer_reference, folded_bank,
                 folded_reference, transferred_at, status, decided_at, decided_by)
               values ($1, 25000, $3, 'لطيفة', $2, lower($3), lower($2), $4, $5,
                 case when $5 <> 'pending' then now() end, case when $5 <> 'pending' then $6::bigint end) returning id`,
        values: [person.id, reference, bank, day, status, finance.id],
      })
      return row?.id ?? 0
    }
    const old = await tell('FT777', 'Alinma', '2020-05-05T10:00:00Z', 'refused')
    const now = new Date()
    const first = await tell('FT777', 'Riyad', now.toISOString())
    const alike = await tell('FT778', 'Riyad', now.toISOString())
    const one = (await page<ConfirmationToDecide>(`confirmations?id=${first}`, finance)).data[0]
    expect(one?.checks.due).toBeNull()
    expect(one?.checks.day).toBe('fits')
    expect(one?.checks.duplicates.map(({ id, same, status }) => [id, same, status])).toEqual([
      [old, 'reference', 'refused'],
      [alike, 'amount_and_day', 'pending'],
    ])
    expect(one).toMatchObject({
      own: false,
      decided_by: null,
      user: { mobile: expect.stringMatching(/\*{4}/) },
    })
    const past = (await page<ConfirmationToDecide>(`confirmations?id=${old}`)).data[0]
    expect(past).toMatchObject({ decided_by: { id: finance.id }, checks: { day: 'long_ago' } })
    const found = async (query: string) =>
      (await page<ConfirmationToDecide>(`confirmations?${query}`)).data
        .map(({ id }) => id)
        .filter((id) => id === old || id >= first)
    expect(await found('s=ft%20777')).toEqual([first, old])
    expect(await found('s=لطيفة&status=pending')).toEqual([first, alike])
    expect(await found('sort=transferred_at&order=asc')).toHaveLength(3)
    expect(await found('sort=amount')).toHaveLength(3)
    expect(await file('confirmations?s=لطيفة')).toHaveLength(4)
  })

  it('include the full IBAN of a payout only for finance staff', async () => {
    const person = await addPerson(market.db)
    await fillWallet(market.db, person.id, 500)
    const iban = 'SA0380000000608010167519'
    const body = { amount: 120, iban, account_holder: 'نورة' }
    await ask(market, 'POST wallet/payout', { token: person.token, body })
    const look = async (by: TestPerson) => (await page<PayoutToSettle>('payouts?s=7519', by)).data[0]
    expect((await look(finance))?.iban).toBe(iban)
    expect((await look(viewer))?.iban).toBe('SA03 **** 7519')
    expect((await file('payouts?s=7519'))[1]).toContain('SA03 **** 7519')
    expect((await page<PayoutToSettle>('payouts?s=9999')).data).toEqual([])
  })
})
