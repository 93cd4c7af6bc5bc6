import { expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testOffice } from '#demo/testing/fixtures/office.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { listGoods, makeSeller } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { Main } from '#shared/home/contract.ts'
import type { Notification } from '#shared/notifications/contract.ts'
import type { ListedProduct } from '#shared/operator/products.ts'
import type { Product } from '#shared/products/contract.ts'

const { market, editor, viewer, everywhere } = await testOffice()
const seller = await makeSeller(market.db)

const change = (id: number, body: object, { token }: { token: string } = editor) =>
  ask<ListedProduct>(market, `POST operator/products/${id}`, { token, body })
const list = async (query: string, { token }: { token: string } = editor) =>
  (await ask<Page<ListedProduct>>(market, `GET operator/products?${query}`, { token })).data

const specials = async (process: { url: string } = market) =>
  (await ask<{ products: Page<Product> }>(process, 'GET products/special?limit=100')).data.products.data.map(
    ({ id }) => id,
  )

const auditActionsOf = (id: number) =>
  market.db.query<{ action: string; before: object; after: object; note: string | null }>({
    text: "select action, before, after, note from audit where record_type = 'product' and record_id = $1 order by id",
    values: [id],
  })

const isPublic = (id: number) => async (process: { url: string }) => {
  const [shown, listed, found] = await Promise.all([
    ask(process, `GET products/show/${id}`),
    ask<{ products: Page<Product> }>(process, 'GET products/local?limit=100'),
    ask<Page<Product>>(process, `GET products/special?limit=100`),
  ])
  const seen = [...JSON.stringify([listed.data, found.data]).matchAll(/"id":(\d+),/g)].some(
    ([, each]) => Number(each) === id,
  )
  return shown.status === 200 || seen
}

it('goods hidden by staff are not public, and their seller cannot show them again', async () => {
  const id = await listGoods(market.db, seller.id)
  await everywhere(isPublic(id))
  const bare = await change(id, { hidden: true })
  expect([bare.status, Object.keys(bare.failure.errors ?? {})]).toEqual([422, ['note']])
  const { data } = await change(id, { hidden: true, note: 'الصورة لا تخص المنتج' })
  expect(data).toMatchObject({
    status: 'hidden',
    hidden_by_staff: true,
    hiding: { note: 'الصورة لا تخص المنتج', by: { id: editor.id } },
  })
  await everywhere(async (process) => !(await isPublic(id)(process)))
  const own = await ask(market, `POST product/status/${id}`, {
    token: seller.token,
    body: { status: 'active' },
  })
  expect(own.status).not.toBe(200)
  const notifications = await ask<Page<{ data: { message: string; data_type: string } }>>(
    market,
    'GET notifications',
    {
      token: seller.token,
    },
  )
  expect(notifications.data.data[0]?.data).toMatchObject({
    data_type: 'product',
    message: expect.stringContaining('الصورة لا تخص المنتج'),
  })
  expect((await change(id, { hidden: false })).data).toMatchObject({ status: 'active', hiding: null })
  await everywhere(isPublic(id))
  expect(await auditActionsOf(id)).toMatchObject([
    { action: 'product.hide', before: { status: 'active' }, after: { status: 'hidden' } },
    { action: 'product.show', after: { status: 'active', hidden_by_staff: false }, note: null },
  ])
})

it('the seller of a hidden lot is notified about the auction', async () => {
  const owner = await makeSeller(market.db)
  const id = await openLot(market.db, owner)
  await change(id, { hidden: true, note: 'الصورة لا تخص المنتج' })
  await change(id, { hidden: false })
  const { data } = await ask<Page<Notification>>(market, 'GET notifications?limit=2', owner)
  expect(data.data.map(({ data: { data_type, data_id } }) => [data_type, data_id])).toEqual([
    ['auction', id],
    ['auction', id],
  ])
})

it('goods that their seller has hidden stay hidden when staff show them again', async () => {
  const id = await listGoods(market.db, seller.id, { status: 'hidden' })
  await change(id, { hidden: true, note: 'مكرر' })
  expect((await change(id, { hidden: false })).data).toMatchObject({
    status: 'hidden',
    hidden_by_staff: false,
  })
})

it('special products have, in every process, the order that editors set', async () => {
  const before = await specials()
  const id = await listGoods(market.db, seller.id)
  expect((await change(id, { is_special: true })).data.special_position).toBe(before.length + 1)
  expect((await change(id, { special_position: 2 })).data.special_position).toBe(2)
  const wanted = [before[0], id, ...before.slice(1)]
  await everywhere(async (process) => String(await specials(process)) === String(wanted))
  await everywhere(async (process) => {
    const { data } = await ask<Main>(process, 'GET main')
    return String(data.specials.map((one) => one.id).slice(0, 3)) === String(wanted.slice(0, 3))
  })
  const listed = await list('special=true&sort=special_position&limit=100')
  expect(listed.data.map(({ special_position: place }) => place)).toEqual(wanted.map((_, place) => place + 1))
  expect((await change(id, { is_special: false })).data.is_special).toBe(false)
  await everywhere(async (process) => String(await specials(process)) === String(before))
  expect((await auditActionsOf(id)).map(({ before: was, after }) => [was, after])).toEqual([
    [{ special_position: null }, { special_position: before.length + 1 }],
    [{ special_position: before.length + 1 }, { special_position: 2 }],
    [{ special_position: 2 }, { special_position: null }],
  ])
})

it('concurrent reordering of special products leaves an order without gaps', async () => {
  const ids = (await specials()).slice(0, 6)
  const answers = await Promise.all(ids.map((id, place) => change(id, { special_position: 6 - place })))
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
  const places = (await list('special=true&sort=special_position&limit=100')).data.map(
    (one) => one.special_position,
  )
  expect(places).toEqual(places.map((_, place) => place + 1))
})

it('POST operator/products/{id} refuses lots as special products, the caller’s own goods and viewers', async () => {
  const lot = await listGoods(market.db, seller.id, { saleType: 'auction' })
  expect(Object.keys((await change(lot, { is_special: true })).failure.errors ?? {})).toEqual(['is_special'])
  const selling = await addPerson(market.db, { staff: 'editor', type: 'local_seller' })
  const own = await listGoods(market.db, selling.id)
  expect((await change(own, { is_special: true }, selling)).status).toBe(403)
  expect((await change(own, { is_special: true }, viewer)).status).toBe(403)
  expect((await change(987_654_321, { is_special: true })).status).toBe(404)
  const [bid] = await market.db.query<{ id: number }>({
    text: 'select product_id as id from auctions where bids_count > 0 and voided_at is null limit 1',
  })
  expect((await change(bid?.id ?? 0, { hidden: true, note: 'سبب' })).status).toBe(409)
})

it('GET operator/products filters, sorts and exports goods', async () => {
  const id = await listGoods(market.db, seller.id, { price: 987.65 })
  expect((await list(`seller=${seller.id}&sort=price`, viewer)).data[0]).toMatchObject({ id, price: 987.65 })
  expect((await list(`s=${id}`)).data.map((one) => one.id)).toEqual([id])
  expect((await list('status=hidden&origin=imported&sale_type=normal&s=xyz')).total).toBe(0)
  const file = await fetch(`${market.url}/api/operator/products?format=csv&seller=${seller.id}`, {
    headers: { authorization: `Bearer ${viewer.token}` },
  })
  expect(await file.text()).toContain('987.65')
})
