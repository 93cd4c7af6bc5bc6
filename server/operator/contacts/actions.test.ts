import { expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { readOutbox } from '#demo/testing/outbox.ts'
import { openTestMarket } from '#demo/testing/server.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { fillWallet, listGoods, makeSeller, orderForm, orderOne } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { ContactToAnswer } from '#shared/operator/support/contacts.ts'
import { orderNumber } from '#shared/orders/rules.ts'

const market = await testMarket({ ownFiles: true })
const dataDir = market.config.DATA_DIR
const editor = await addPerson(market.db, { staff: 'editor', firstName: 'هند', lastName: 'القحطاني' })
const viewer = await addPerson(market.db, { staff: 'viewer' })

type Listed = Page<ContactToAnswer> & {
  readonly staff: readonly { readonly id: number }[]
  readonly mail: string
}
const list = async (query = '', { token }: { token: string } = editor) =>
  (await ask<Listed>(market, `GET operator/contacts?${query}`, { token })).data
const change = (id: number, body: object, { token }: { token: string } = editor) =>
  ask<ContactToAnswer>(market, `POST operator/contacts/${id}`, { token, body })

let written = 0
/** Sends a contact message with a unique name and e-mail address, and returns its id and the address. */
async function receive(more: object = {}, locale: 'ar' | 'en' = 'ar') {
  const email = `asker-${++written}@example.com`
  const body = { name: `سائل ${written}`, email, subject: 'سؤال', message: 'أول سطر\nوثاني سطر', ...more }
  const { data } = await ask<{ id: number }>(market, 'POST contact/create', { body, locale })
  return { id: data.id, email }
}

const auditActionsOf = (id: number) =>
  market.db.query<{ action: string; actor_id: number; before: object; after: object }>({
    text: "select action, actor_id, before, after from audit where record_type = 'contact' and record_id = $1 order by id",
    values: [id],
  })

it('a contact message can be assigned, and an answer by mail marks it as handled', async () => {
  const { id, email } = await receive()
  const [waiting] = (await list()).data
  expect(waiting).toMatchObject({
    id,
    email: expect.stringMatching(/^ask\*+@example\.com$/),
    handled_at: null,
    assigned_to: null,
  })
  const given = await change(id, { assigned_to: editor.id })
  expect(given.data.assigned_to).toEqual({ id: editor.id, name: 'هند القحطاني' })
  expect((await list('mine=true')).data.map((one) => one.id)).toEqual([id])
  expect((await change(id, { reply: 'طلبك {order} في الطريق' })).status).toBe(422)
  const answered = await change(id, { reply: 'نعم، نوصل إلى الرياض.' })
  expect(answered.data).toMatchObject({
    replies: [{ reply: 'نعم، نوصل إلى الرياض.', author: { id: editor.id } }],
    replies_count: 1,
    handled_by: { id: editor.id },
  })
  await expect.poll(() => readOutbox(dataDir, email)).toHaveLength(1)
  const [mail] = await readOutbox(dataDir, email)
  expect(mail?.text).toContain('رد: سؤال')
  expect(mail?.text).toContain('نعم، نوصل إلى الرياض.')
  expect(mail?.text).toContain('> أول سطر\n> وثاني سطر')
  expect(await auditActionsOf(id)).toMatchObject([
    { action: 'contact.change', before: { assigned_to: null }, after: { assigned_to: editor.id } },
    { action: 'contact.reply', actor_id: editor.id, before: { handled: false }, after: { handled: true } },
  ])
  // Repeating the latest answer sends no second mail, even if its author has seen no answer.
  expect((await change(id, { reply: 'نعم، نوصل إلى الرياض.', replies_seen: 0 })).status).toBe(200)
  expect(await auditActionsOf(id)).toHaveLength(2)
  expect(await readOutbox(dataDir, email)).toHaveLength(1)
})

it('a contact message has several answers with author and time, and a new answer is refused until its author has read the latest', async () => {
  const colleague = await addPerson(market.db, { staff: 'editor', firstName: 'فهد', lastName: 'الشهري' })
  const { id, email } = await receive()
  const first = await change(id, { reply: 'نبحث عنه.', replies_seen: 0, handled: false })
  expect(first.data).toMatchObject({ state: 'open', replies_count: 1 })
  const late = await change(id, { reply: 'وصل طلبك.', replies_seen: 0 }, colleague)
  expect([late.status, late.failure.code]).toEqual([409, 'conflict'])
  expect(late.failure.message).toContain('ردّ زميلك على هذه الرسالة قبلك')
  const second = await change(id, { reply: 'وصل طلبك.', replies_seen: 1 }, colleague)
  expect(second.data).toMatchObject({
    state: 'solved',
    replies_count: 2,
    replies: [
      { reply: 'نبحث عنه.', author: { id: editor.id } },
      { reply: 'وصل طلبك.', author: { id: colleague.id, name: 'فهد الشهري' } },
    ],
  })
  await expect.poll(() => readOutbox(dataDir, email)).toHaveLength(2)
  // Mails leave after a random delay, so their order may change.
  const mails = (await readOutbox(dataDir, email)).map(({ text }) => text)
  expect(mails.some((text) => text.includes('وصل طلبك.'))).toBe(true)
  expect((await change(id, { reply: 'رد', replies_seen: 2 }, viewer)).status).toBe(403)
  expect((await auditActionsOf(id)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['contact.reply', editor.id],
    ['contact.reply', colleague.id],
  ])
})

it('a message written in English is answered in English', async () => {
  const { id, email } = await receive({ subject: 'Ice', message: 'How much?' }, 'en')
  await change(id, { reply: 'Two kilos.' })
  await expect.poll(() => readOutbox(dataDir, email)).toHaveLength(1)
  expect((await readOutbox(dataDir, email))[0]?.text).toContain('Re: Ice')
})

it('a message is linked to the account and the order that it names, and staff can change the order', async () => {
  const [buyer, seller, stranger] = [
    await addPerson(market.db),
    await makeSeller(market.db),
    await addPerson(market.db),
  ]
  await fillWallet(market.db, buyer.id, 500)
  const goods = await listGoods(market.db, seller.id)
  const ordered = await orderOne(market, buyer, goods, { ...(await orderForm(market.db)), quantity: 2 })
  const orderId = ordered.data.id
  const number = orderNumber(orderId)
  const one = async (id: number) => (await list(`id=${id}`)).data[0]
  const arabic = [...number].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')
  const mine = await receive({ email: buyer.email.toUpperCase(), message: `طلبي رقم ${arabic} تأخر` })
  expect(await one(mine.id)).toMatchObject({
    user: { id: buyer.id },
    order: { id: orderId, number, of_others: false },
    state: 'open',
    notes: [],
  })
  const byMobile = await receive({ message: `جوالي 0${seller.mobile.slice(4)} والطلب ${number}` })
  expect(await one(byMobile.id)).toMatchObject({ user: { id: seller.id }, order: { id: orderId } })
  // A message is not linked to an order in which its sender takes no part.
  const foreign = await receive({ email: stranger.email, message: number })
  expect(await one(foreign.id)).toMatchObject({ user: { id: stranger.id }, order: null })
  const wrong = await change(foreign.id, { order: '100000' })
  expect([wrong.status, wrong.failure.errors]).toEqual([422, { order: ['لا طلب بهذا الرقم'] }])
  expect((await change(foreign.id, { order: `#${number}` })).data.order).toEqual({
    id: orderId,
    number,
    of_others: true,
  })
  expect((await change(foreign.id, { order: '' })).data.order).toBeNull()
  expect((await list(`user=${buyer.id}`)).data.map(({ id }) => id)).toEqual([mine.id])
  const timeline = await ask<{ data: object[] }>(market, `GET operator/users/${buyer.id}/timeline`, {
    token: viewer.token,
  })
  expect(timeline.data.data).toContainEqual(
    expect.objectContaining({ kind: 'contact', id: mine.id, code: 'open', order_id: orderId }),
  )
})

it('a message can be marked as waiting and can have notes about calls, which are not sent to its sender', async () => {
  const { id, email } = await receive()
  expect((await change(id, { state: 'waiting' })).data.state).toBe('waiting')
  expect((await list('state=waiting&limit=100')).data.map((one) => one.id)).toContain(id)
  const note = { kind: 'call', note: 'اتصلنا به ولم يرد' }
  const noted = await ask<ContactToAnswer>(market, `POST operator/contacts/${id}/note`, {
    token: editor.token,
    body: note,
  })
  expect(noted.data.notes).toMatchObject([{ ...note, author: { id: editor.id } }])
  expect((await change(id, { state: 'solved' })).data).toMatchObject({
    state: 'solved',
    handled_by: { id: editor.id },
  })
  expect((await change(id, { state: 'open' })).data).toMatchObject({ state: 'open', handled_at: null })
  expect(await readOutbox(dataDir, email)).toEqual([])
  const refused = await ask(market, `POST operator/contacts/${id}/note`, { token: viewer.token, body: note })
  expect(refused.status).toBe(403)
  expect((await auditActionsOf(id)).map(({ action }) => action)).toEqual([
    ...['contact.change', 'contact.note', 'contact.change', 'contact.change'],
  ])
})

it('a handled message is listed after pending messages until it is reopened', async () => {
  const [older, newer] = [await receive(), await receive()]
  await change(newer.id, { handled: true })
  const ids = (await list('limit=100')).data.map(({ id }) => id)
  expect(ids.indexOf(older.id)).toBeLessThan(ids.indexOf(newer.id))
  expect((await list('handled=true&limit=100')).data.map(({ id }) => id)).toContain(newer.id)
  expect((await list(`id=${older.id}`)).data.map(({ id }) => id)).toEqual([older.id])
  const again = await change(newer.id, { handled: false })
  expect([again.data.handled_at, again.data.handled_by]).toEqual([null, null])
  expect((await list('handled=false&limit=100')).data.map(({ id }) => id)).toContain(newer.id)
})

it('viewers can neither change messages nor be assigned to them', async () => {
  const { id } = await receive()
  for (const stranger of [viewer.id, 987_654_321]) {
    const { status, failure } = await change(id, { assigned_to: stranger })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['assigned_to']])
  }
  expect((await list('', viewer)).staff.map((one) => one.id)).not.toContain(viewer.id)
  expect((await change(id, { handled: true }, viewer)).status).toBe(403)
  expect((await change(987_654_321, { handled: true })).status).toBe(404)
  await change(id, { assigned_to: editor.id })
  expect((await change(id, { assigned_to: '' })).data.assigned_to).toBeNull()
})

it('messages can be searched and exported as CSV with escaped formulas', async () => {
  const { id } = await receive({ name: '=cmd|calc', message: 'ذو الكلمة النادرة طرخمان' })
  expect((await list(`s=${encodeURIComponent('طرخمان')}`)).data.map((one) => one.id)).toEqual([id])
  const file = await fetch(
    `${market.url}/api/operator/contacts?format=csv&s=${encodeURIComponent('طرخمان')}`,
    {
      headers: { authorization: `Bearer ${viewer.token}` },
    },
  )
  expect(await file.text()).toContain(`'=cmd|calc`)
})

it('an answer is refused with the reason when mail is not configured', async () => {
  const silent = await openTestMarket({ env: { SANDBOX: '0', DEMO: '0' } })
  try {
    const answerer = await addPerson(silent.db, { staff: 'editor' })
    const body = { name: 'س', email: 's@example.com', subject: 'س', message: 'س' }
    const { data } = await ask<{ id: number; by_mail: boolean }>(silent, 'POST contact/create', { body })
    const { mail } = (await ask<Listed>(silent, 'GET operator/contacts', { token: answerer.token })).data
    expect([data.by_mail, mail, (await list()).mail]).toEqual([false, 'off', 'sandbox'])
    const answer = await ask(silent, `POST operator/contacts/${data.id}`, {
      token: answerer.token,
      body: { reply: 'نعم' },
    })
    expect([answer.status, answer.failure.message]).toEqual([503, expect.stringContaining('البريد غير مفعّل')])
  } finally {
    await silent.close()
  }
})
