import { beforeEach, describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { signInAs } from '#demo/testing/signIn.ts'
import type { Page } from '#shared/base/page.ts'
import type { Notification } from '#shared/notifications/contract.ts'
import { type News, notify } from './actions.ts'
import { deleteOldNotifications } from './store.ts'

const market = await testMarket()
const buyer = await readerOf('local_buyer')
const seller = await readerOf('local_seller')
beforeEach(() => market.db.query({ text: 'delete from notifications' }))

type Reader = Awaited<ReturnType<typeof readerOf>>

async function readerOf(type: 'local_buyer' | 'local_seller') {
  const { token, caller } = await signInAs(market.db, type)
  const headers = { authorization: `Bearer ${token}` }
  return {
    id: caller.id,
    async list(query = '', locale = 'ar') {
      const answer = await fetch(`${market.url}/api/notifications${query}`, {
        headers: { ...headers, 'accept-language': locale },
      })
      expect(answer.status).toBe(200)
      return ((await answer.json()) as { data: Page<Notification> & { unread: number } }).data
    },
    read: (body: unknown) =>
      fetch(`${market.url}/api/notifications/read`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}

const sent = (to: Reader, number: string): News => ({
  to: to.id,
  kind: 'order_sent',
  facts: { number },
  about: 7,
  by: seller.id,
  event: `order:${number}:sent`,
})

const tell = (...news: News[]) => market.db.transaction((tx) => notify(tx, ...news))

describe('notify', () => {
  it('writes nothing when the transaction rolls back', async () => {
    await expect(
      market.db.transaction(async (tx) => {
        await notify(tx, sent(buyer, '100481'))
        throw new Error('the order could not be changed')
      }),
    ).rejects.toThrow('could not be changed')
    expect(await buyer.list()).toMatchObject({ total: 0, unread: 0, data: [] })
    await tell(sent(buyer, '100481'))
    expect(await buyer.list()).toMatchObject({ total: 1, unread: 1 })
  })

  it('writes one notification per receiver and event key', async () => {
    await tell(sent(buyer, '100482'), sent(buyer, '100482'), sent(seller, '100482'))
    await tell(sent(buyer, '100482'))
    expect((await buyer.list()).total).toBe(1)
    expect((await seller.list()).total).toBe(1)
  })

  it('does not deadlock when transactions notify the same receivers in a different order', async () => {
    const both = Array.from({ length: 20 }, (_, round) => {
      const [first, second] = round % 2 ? [buyer, seller] : [seller, buyer]
      return market.db.transaction(async (tx) => {
        await notify(tx, sent(first, `${round}`))
        await tx.query({ text: 'select pg_sleep(0.01)' })
        await notify(tx, sent(second, `${round}`))
      })
    })
    await Promise.all(both)
    expect((await buyer.list()).total).toBe(20)
    expect((await seller.list()).total).toBe(20)
  })

  it('does not deadlock with a transaction that locks a person and then notifies the person', async () => {
    const waiting = async () => {
      const [row] = await market.db.query<{ count: number }>({
        text: 'select count(*)::int from pg_locks where not granted',
      })
      return row?.count
    }
    let other: Promise<unknown> = Promise.resolve()
    await market.db.transaction(async (tx) => {
      await tx.query({ text: 'select from users where id = $1 for update', values: [buyer.id] })
      other = tell(sent(buyer, 'other'))
      await expect.poll(waiting).toBeGreaterThan(0)
      await notify(tx, sent(buyer, 'own'))
    })
    await other
    expect((await buyer.list()).data.map(({ data }) => data.strong)).toEqual([['other'], ['own']])
  })

  it('updates one unread row per auction for all bids', async () => {
    const bid = (about: number, price: number, bids: number): News => ({
      to: seller.id,
      kind: 'bid_placed',
      facts: { fish: { ar: 'كنعد', en: 'Kanad' }, weight: 96_000 as never, price: price as never, bids },
      about,
      by: buyer.id,
      event: 'gathered',
    })
    await tell(bid(7, 400_000, 1), bid(7, 410_000, 2), bid(8, 5_000, 1))
    await tell(bid(7, 418_000, 3))
    const { data, unread } = await seller.list()
    expect(unread).toBe(2)
    expect(data[0]?.data).toMatchObject({
      data_type: 'auction',
      data_id: 7,
      message: 'مزايدة جديدة في مزادك على كنعد 96 كجم: السعر الآن 4,180.00 ريال، عدد المزايدات 3',
      strong: ['كنعد', '96 كجم', '4,180.00 ريال', '3'],
      user: { avatar: null },
    })
    // Only the first letters of a bidder's name are shown.
    expect(data[0]?.data.user.name).toMatch(/^.\* .\*$/)
    await seller.read({})
    await tell(bid(7, 420_000, 4))
    expect(await seller.list()).toMatchObject({ total: 3, unread: 1 })
  })
})

describe('GET notifications', () => {
  it('lists notifications in pages, newest first, in the reader’s language', async () => {
    await tell(sent(buyer, '1'), sent(buyer, '2'), sent(buyer, '3'))
    const first = await buyer.list('?limit=2', 'en')
    expect(first).toMatchObject({ total: 3, per_page: 2, last_page: 2, unread: 3 })
    expect(first.data.map(({ data }) => data.message)).toEqual([
      'Your order 3 is on the way',
      'Your order 2 is on the way',
    ])
    const second = await buyer.list('?limit=2&page=2', 'ar')
    expect(second.data.map(({ data }) => data.message)).toEqual(['خرج طلبك 1 للتوصيل'])
    expect((await buyer.list('?page=9')).data).toEqual([])
  })

  it('names the person who caused a notification, and otherwise the market', async () => {
    await tell(
      {
        to: buyer.id,
        kind: 'upgrade_approved',
        facts: { role: { ar: 'صياد', en: 'a fisherman' } },
        about: 1,
        by: null,
        event: 'a',
      },
      sent(buyer, '5'),
    )
    const names = async (locale: string) =>
      (await buyer.list('', locale)).data.map(({ data }) => data.user.name)
    const [person] = await market.db.query<{ f_name: string; l_name: string }>({
      text: 'select f_name, l_name from users where id = $1',
      values: [seller.id],
    })
    expect(await names('ar')).toEqual([`${person?.f_name} ${person?.l_name}`, 'سوق السمك'])
    const rename = (f_name = '', l_name = '') =>
      market.db.query({
        text: 'update users set f_name = $2, l_name = $3 where id = $1',
        values: [seller.id, f_name, l_name],
      })
    await rename()
    expect((await names('en'))[0]).toBe('Removed account')
    await rename(person?.f_name, person?.l_name)
  })

  it('returns markup in facts as plain text', async () => {
    const note = '<script>alert(1)</script> "مرحبا"'
    await tell({
      to: buyer.id,
      kind: 'upgrade_refused',
      facts: { role: { ar: 'صياد', en: 'a fisherman' }, note },
      about: 1,
      by: null,
      event: 'b',
    })
    expect((await buyer.list('', 'en')).data[0]?.data.message).toBe(
      `Your upgrade to a fisherman was not approved: ${note}`,
    )
  })

  it.each(['?page=0', '?limit=x', '?limit=0'])('refuses the query %s', async (query) => {
    const { token } = await signInAs(market.db, 'local_buyer')
    const answer = await fetch(`${market.url}/api/notifications${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(422)
  })
})

describe('POST notifications/read', () => {
  it('marks the given or all notifications as read and returns the number of unread notifications', async () => {
    await tell(sent(buyer, '1'), sent(buyer, '2'), sent(buyer, '3'))
    const { data } = await buyer.list()
    const answer = await buyer.read({ ids: [data[0]?.id, data[0]?.id] })
    expect(await answer.json()).toEqual({ data: { unread: 2 } })
    expect((await buyer.list()).data.map(({ read_at }) => read_at !== null)).toEqual([true, false, false])
    expect(await (await buyer.read({ ids: [data[0]?.id] })).json()).toEqual({ data: { unread: 2 } })
    expect(await (await buyer.read({})).json()).toEqual({ data: { unread: 0 } })
    expect(await (await buyer.read({ ids: [] })).json()).toEqual({ data: { unread: 0 } })
  })

  it('marks no notification when one of the ids belongs to another person', async () => {
    await tell(sent(buyer, '1'), sent(seller, '1'))
    const [own] = (await buyer.list()).data
    const [foreign] = (await seller.list()).data
    const refused = await buyer.read({ ids: [own?.id, foreign?.id] })
    const unknown = await buyer.read({ ids: [own?.id, 987_654_321] })
    expect([refused.status, unknown.status]).toEqual([404, 404])
    expect(await refused.text()).toBe(await unknown.text())
    expect((await buyer.list()).unread).toBe(1)
    expect((await seller.list()).unread).toBe(1)
  })

  it.each([
    [{ ids: 'all' }, 'ids'],
    [{ ids: [0] }, 'ids.0'],
    [{ ids: ['x'] }, 'ids.0'],
    [{ ids: Array.from({ length: 101 }, (_, place) => place + 1) }, 'ids'],
  ])('refuses %j at its field', async (body, field) => {
    const answer = await buyer.read(body)
    expect(answer.status).toBe(422)
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toContain(field)
  })

  it('starts the 180 days after which deleteOldNotifications deletes a notification', async () => {
    await tell(sent(buyer, '1'), sent(buyer, '2'), sent(buyer, '3'))
    const [third, second] = (await buyer.list()).data
    const readDaysAgo = (id: number | undefined, days: number) =>
      market.db.query({
        text: 'update notifications set read_at = now() - make_interval(days => $2) where id = $1',
        values: [id, days],
      })
    await readDaysAgo(third?.id, 181)
    await readDaysAgo(second?.id, 179)
    expect(await deleteOldNotifications(market.db, 180)).toBe(1)
    expect((await buyer.list()).total).toBe(2)
  })
})
