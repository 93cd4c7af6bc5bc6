import { describe, expect, it } from 'vitest'
import { type Asked, ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { done, makeDeal, refuseReturn } from '#demo/testing/trade/orderLife.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addRequest } from '#demo/testing/trade/requests.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { fillWallet, listGoods, makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import { calls } from '#shared/calls.ts'

/**
 * Checks the audit log for every staff call that writes (contract, section 8). A change writes one entry with actor,
 * record, before and after. A repetition or a refusal writes no entry. The call changes nothing when its entry cannot
 * be written.
 */

const market = await testMarket({ env: { LOG_LEVEL: 'fatal' } })
const actor = await addPerson(market.db, { staff: 'administrator' })
const image = await photograph()
await market.db.query({
  text: `create function audit_is_full() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`,
})

type Fields = Readonly<Record<string, unknown>>
interface Writing {
  readonly call: `${'POST' | 'DELETE'} operator/${string}`
  /** Creates the record that the call changes, and returns its id. */
  readonly on?: () => Promise<number>
  readonly body?: Fields | (() => Promise<Fields>)
  /** Sends form data with this picture or file. */
  readonly file?: () => readonly [field: string, file: Blob]
  readonly action: string
  readonly record: string
  /** The changed fields. `made` means a new record, and `removed` means a deleted record. */
  readonly before: Fields | 'made'
  readonly after: Fields | 'removed'
  readonly note?: string
  /** The tables that the call writes, besides the audit log. */
  readonly tables: readonly string[]
  /** Set when a repeated call creates another record instead of changing nothing. */
  readonly again?: 'makes another'
}

let made = 0
const named = () => ({ ar: `اسم ${++made}`, en: `Name ${made}` })
const note = 'كما اتفقنا'
const one = async (text: string, values: readonly unknown[] = []) =>
  (await market.db.query<{ id: number }>({ text, values: [...values] }))[0]?.id ?? 0
const category = () => one("select id from options where list = 'categories' order by id limit 1")
const region = () => one('select id from regions order by id limit 1')
const city = () => one('select id from cities where not hidden order by id limit 1')
const fish = () => one('select id from fish where not hidden order by id limit 1')

/** Creates a record through a staff call, and returns its id. */
async function make(path: string, body: Fields | FormData): Promise<number> {
  const { status, data } = await ask<{ id: number }>(market, `POST operator/${path}`, {
    token: actor.token,
    body,
  })
  expect(status).toBe(201)
  return data.id
}
const formed = (fields: Fields, file?: readonly [string, Blob]) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && typeof value === 'object') {
      for (const [part, word] of Object.entries(value)) form.append(`${name}[${part}]`, String(word))
    } else form.append(name, String(value))
  }
  if (file) form.append(...file)
  return form
}
const picture = () => ['image', image] as const

const newFish = () => category().then((id) => make('fish', { name: named(), category: id }))
const newMarket = () => city().then((city_id) => make('markets', { name: named(), city_id }))
const newCity = () => region().then((region_id) => make('cities', { name: named(), region_id }))
const newOption = () => make('options', { list: 'sizes', name: named() })
const newSeason = async () =>
  make('seasons', { fish_ids: [await fish()], region_ids: [await region()], rule: named() })
const newNews = () => make('blogs', formed({ title: named(), body: named() }, picture()))
const newPicture = () => make('gallery', formed({ title: named() }, picture()))
const person = async () => (await addPerson(market.db)).id
const upgrade = async () =>
  one(`insert into upgrades (user_id, type) values ($1, 'fisherman') returning id`, [await person()])
const transfer = async () =>
  one(
    `insert into confirmations (user_id, amount_halalas, bank_name, account_holder, transfer_reference, folded_bank,
       folded_reference, transferred_at)
     values ($1, 25000, 'مصرف الراجحي', 'نورة', $2, 'مصرفالراجحي', lower($2), now()) returning id`,
    [await person(), `AUDIT${++made}`],
  )
async function approvedTransfer(): Promise<number> {
  const id = await transfer()
  const { token } = await addPerson(market.db, { staff: 'finance' })
  await ask(market, `POST operator/confirmations/${id}/approve`, { token, body: {} })
  return id
}
async function payout(): Promise<number> {
  const buyer = await makeBuyer(market.db)
  await fillWallet(market.db, buyer.id, 500)
  const body = { amount: 120, iban: 'SA0380000000608010167519', account_holder: 'نورة' }
  const { data } = await ask<{ id: number }>(market, 'POST wallet/payout', { token: buyer.token, body })
  return data.id
}
/** The payout of the batch that was created last. */
let batched = 0
async function batch(): Promise<number> {
  batched = await payout()
  return make('batches', { payout_ids: [batched] })
}
const invitation = () => make('invitations', { to: `audit-${++made}@example.com`, role: 'viewer' })
const template = () =>
  make('templates', { name: { ar: 'قالب', en: 'Template' }, body: { ar: 'نص', en: 'Text' } })
const planBody = { name: { ar: 'باقة', en: 'Plan' }, length: 3, unit: 'months', price: 300, active: true }
/** A day that is not closed, as a number: 20250101. */
let days = 20_250_100
async function openDay(): Promise<number> {
  // The list of days begins with the first movement of money.
  await market.db.query({
    text: `insert into transfers (key, type, reference_type, reference_id, at)
           values ('audit:first', 'release', 'hold', 1, '2025-01-01') on conflict do nothing`,
  })
  return ++days
}
const plan = () => make('plans', planBody)
const marketWithoutHall = () =>
  one(`select id from markets m where kind <> 'landing_site' and not exists (select from halls h where h.market_id = m.id)
       order by id limit 1`)
const hallBody = async () => ({
  market_id: await marketWithoutHall(),
  hall_bp: 250,
  say_bp: 150,
  active: true,
})
const hall = async () => make('halls', await hallBody())
/** The person who was named last to a hall. */
let colleague = 0
async function staffedHall(): Promise<number> {
  const [id, { id: userId, mobile }] = [await hall(), await addPerson(market.db)]
  colleague = userId
  const body = { mobile, role: 'clerk' }
  await ask(market, `POST operator/halls/${id}/staff`, { token: actor.token, body })
  return id
}
async function dispute(): Promise<number> {
  const deal = await makeDeal(market, { upTo: done })
  const body = { order_id: deal.id, reason: 'ليست طازجة' }
  await ask(market, 'POST orders/return', { token: deal.buyer.token, body })
  await refuseReturn(market, deal)
  await ask(market, 'POST orders/dispute', { token: deal.buyer.token, body })
  return deal.id
}
const order = async () => (await makeDeal(market)).id
const goods = async () => listGoods(market.db, (await makeSeller(market.db)).id)
const lot = async () => openLot(market.db, await makeSeller(market.db))
const request = async () => addRequest(market.db, await makeBuyer(market.db))
const message = () =>
  one(`insert into contacts (name, email, subject, message, locale)
       values ('سائل', 'asker@example.com', 'سؤال', 'متى يفتح السوق؟', 'ar') returning id`)
/** Creates a statement with one line that matches a pending transfer exactly, and returns its id. */
async function statement(): Promise<number> {
  const reference = `EXACT-${++made}-0001`
  await market.db.query({
    text: `insert into confirmations (user_id, amount_halalas, bank_name, account_holder, transfer_reference, folded_bank,
             folded_reference, transferred_at)
           select id, 700, 'مصرف الراجحي', f_name || ' ' || l_name, $2, 'مصرفالراجحي', lower(replace($2, '-', '')), now()
           from users where id = $1`,
    values: [await person(), reference],
  })
  return make('statement', formed({}, ['file', statementFile(reference)]))
}
const statementFile = (reference = `FILE-${++made}-0001`) =>
  new File([`amount,reference\n7,${reference}\n`], 'statement.csv', { type: 'text/csv' })

/** A new name that no other record has. */
const renamed = () => ({ ar: `اسم جديد ${++made}`, en: `New name ${made}` })
/** The change of a generated name to a new name. */
const renaming = {
  before: { name_ar: expect.stringMatching(/^اسم \d+$/), name_en: expect.stringMatching(/^Name \d+$/) },
  after: {
    name_ar: expect.stringMatching(/^اسم جديد \d+$/),
    name_en: expect.stringMatching(/^New name \d+$/),
  },
}
const lists = (
  path: string,
  record: string,
  body: () => Promise<Fields>,
  on: () => Promise<number>,
): Writing[] => [
  {
    call: `POST operator/${path}`,
    body,
    again: 'makes another',
    action: `${record}.add`,
    record,
    before: 'made',
    after: { name_ar: expect.any(String), hidden: false },
    tables: [path],
  },
  {
    call: `POST operator/${path}/{id}`,
    on,
    body: async () => ({ name: renamed() }),
    action: `${record}.change`,
    record,
    ...renaming,
    tables: [path],
  },
  {
    call: `DELETE operator/${path}/{id}`,
    on,
    action: `${record}.remove`,
    record,
    before: { name_ar: expect.any(String) },
    after: 'removed',
    tables: [path],
  },
]

const writings: readonly Writing[] = [
  ...lists('fish', 'fish', async () => ({ name: named(), category: await category() }), newFish),
  ...lists('markets', 'market', async () => ({ name: named(), city_id: await city() }), newMarket),
  ...lists('cities', 'city', async () => ({ name: named(), region_id: await region() }), newCity),
  ...lists('options', 'option', async () => ({ list: 'sizes', name: named() }), newOption),
  {
    call: 'POST operator/seasons',
    action: 'season.add',
    record: 'season',
    again: 'makes another',
    body: async () => ({ fish_ids: [await fish()], region_ids: [await region()], rule: named() }),
    before: 'made',
    after: { rule_en: expect.any(String) },
    tables: ['seasons', 'season_fish'],
  },
  {
    call: 'POST operator/seasons/{id}',
    on: newSeason,
    body: { from: '02-01', to: '03-15' },
    action: 'season.change',
    record: 'season',
    tables: ['seasons'],
    before: { from_day: null, to_day: null },
    after: { from_day: '02-01', to_day: '03-15' },
  },
  {
    call: 'POST operator/blogs',
    body: async () => ({ title: named(), body: named() }),
    file: picture,
    action: 'blog.add',
    record: 'blog',
    again: 'makes another',
    tables: ['blogs', 'images'],
    before: 'made',
    after: { title_ar: expect.any(String), hidden: false },
  },
  {
    call: 'POST operator/blogs/{id}',
    on: newNews,
    body: { hidden: true },
    tables: ['blogs'],
    action: 'blog.change',
    record: 'blog',
    before: { hidden: false },
    after: { hidden: true },
  },
  {
    call: 'DELETE operator/blogs/{id}',
    on: newNews,
    tables: ['blogs'],
    action: 'blog.remove',
    record: 'blog',
    before: { title_ar: expect.any(String) },
    after: 'removed',
  },
  {
    call: 'POST operator/gallery',
    body: async () => ({ title: named() }),
    file: picture,
    action: 'picture.add',
    record: 'picture',
    again: 'makes another',
    tables: ['gallery', 'images'],
    before: 'made',
    after: { title_ar: expect.any(String) },
  },
  {
    call: 'POST operator/gallery/{id}',
    on: newPicture,
    body: { hidden: true },
    tables: ['gallery'],
    action: 'picture.change',
    record: 'picture',
    before: { hidden: false },
    after: { hidden: true },
  },
  {
    call: 'DELETE operator/gallery/{id}',
    on: newPicture,
    tables: ['gallery'],
    action: 'picture.remove',
    record: 'picture',
    before: { title_ar: expect.any(String) },
    after: 'removed',
  },
  {
    call: 'POST operator/site',
    body: { mobile: '920001234' },
    tables: ['site'],
    action: 'site.change',
    record: 'site',
    before: { mobile: expect.any(String) },
    after: { mobile: '920001234' },
  },
  {
    call: 'POST operator/settings',
    body: { commission_bp: 275, note },
    tables: ['trade_settings'],
    action: 'settings.change',
    record: 'settings',
    note,
    before: { commission_bp: 0 },
    after: { commission_bp: 275 },
  },
  {
    call: 'POST operator/contacts/{id}',
    on: message,
    body: { handled: true },
    tables: ['contacts'],
    action: 'contact.change',
    record: 'contact',
    before: { handled: false },
    after: { handled: true },
  },
  {
    call: 'POST operator/products/{id}',
    on: goods,
    body: { hidden: true, note },
    action: 'product.hide',
    record: 'product',
    note,
    tables: ['products', 'notifications'],
    before: { status: 'active', hidden_by_staff: false },
    after: { status: 'hidden', hidden_by_staff: true },
  },
  {
    call: 'POST operator/products/{id}',
    on: goods,
    body: { is_special: true, special_position: 1 },
    action: 'product.special',
    record: 'product',
    tables: ['products'],
    before: { special_position: null },
    after: { special_position: 1 },
  },
  {
    call: 'POST operator/auctions/{id}/void',
    on: lot,
    body: { note },
    note,
    action: 'auction.void',
    record: 'auction',
    tables: ['auctions', 'notifications'],
    before: { status: 'open', current_price: null, bids_count: 0 },
    after: { status: 'void', current_price: null, bids_count: 0 },
  },
  {
    call: 'POST operator/requests/{id}/close',
    on: request,
    body: { note },
    note,
    action: 'request.close',
    record: 'request',
    tables: ['requests', 'notifications'],
    before: { status: 'open', offers: 0 },
    after: { status: 'closed', offers: 0 },
  },
  {
    call: 'POST operator/orders/{id}/note',
    on: order,
    body: { note },
    note,
    again: 'makes another',
    action: 'order.note',
    record: 'order',
    before: 'made',
    after: 'removed',
    tables: ['order_notes'],
  },
  {
    call: 'POST operator/orders/{id}/decide',
    on: dispute,
    body: { refund: 40, note },
    note,
    action: 'order.decide',
    record: 'order',
    tables: ['orders', 'order_events', 'entries', 'accounts'],
    before: { status: 'disputed', payment_status: 'paid' },
    after: { status: 'returned', payment_status: expect.any(String), refund: 40 },
  },
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
    body: async () => ({ payout_ids: [await payout()] }),
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
    body: async () => ({ reference: `BULK-${++made}` }),
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
    call: 'POST operator/invitations',
    body: async () => ({ to: `audit-${++made}@example.com`, role: 'viewer' }),
    again: 'makes another',
    action: 'invitation.add',
    record: 'invitation',
    before: 'made',
    after: { staff_role: 'viewer' },
    tables: ['staff_invitations'],
  },
  {
    call: 'POST operator/invitations/{id}/send',
    on: invitation,
    body: {},
    again: 'makes another',
    action: 'invitation.send',
    record: 'invitation',
    before: 'made',
    after: 'removed',
    tables: ['staff_invitations'],
  },
  {
    call: 'POST operator/invitations/{id}/withdraw',
    on: invitation,
    body: {},
    action: 'invitation.withdraw',
    record: 'invitation',
    before: 'made',
    after: 'removed',
    tables: ['staff_invitations'],
  },
  {
    call: 'POST operator/contacts/{id}/note',
    on: message,
    body: { kind: 'call', note },
    note,
    again: 'makes another',
    action: 'contact.note',
    record: 'contact',
    before: 'made',
    after: { kind: 'call' },
    tables: ['contact_notes'],
  },
  {
    call: 'POST operator/plans',
    body: async () => planBody,
    again: 'makes another',
    action: 'plan.add',
    record: 'plan',
    before: 'made',
    after: { length: 3, price_halalas: 30_000 },
    tables: ['plans'],
  },
  {
    call: 'POST operator/plans/{id}',
    on: plan,
    body: { ...planBody, length: 6 },
    action: 'plan.change',
    record: 'plan',
    before: { length: 3 },
    after: { length: 6 },
    tables: ['plans'],
  },
  {
    call: 'DELETE operator/plans/{id}',
    on: plan,
    action: 'plan.remove',
    record: 'plan',
    before: { length: 3 },
    after: 'removed',
    tables: ['plans'],
  },
  {
    call: 'POST operator/halls',
    body: hallBody,
    again: 'makes another',
    action: 'hall.open',
    record: 'hall',
    before: 'made',
    after: { active: true, dallal_id: null, hall_bp: 250, say_bp: 150, vat_number: null },
    tables: ['halls', 'hall_terms'],
  },
  {
    call: 'POST operator/halls/{id}',
    on: hall,
    body: { hall_bp: 300, say_bp: 150, active: true },
    action: 'hall.change',
    record: 'hall',
    before: { hall_bp: 250 },
    after: { hall_bp: 300 },
    tables: ['halls', 'hall_terms'],
  },
  {
    call: 'POST operator/halls/{id}/staff',
    on: hall,
    body: async () => ({ mobile: (await addPerson(market.db)).mobile, role: 'clerk' }),
    action: 'hall.name',
    record: 'hall',
    before: 'made',
    after: { role: 'clerk' },
    tables: ['hall_staff'],
  },
  {
    call: 'DELETE operator/halls/{id}/staff/{userId}',
    on: staffedHall,
    action: 'hall.dismiss',
    record: 'hall',
    before: { role: 'clerk' },
    after: 'removed',
    tables: ['hall_staff'],
  },
  {
    call: 'POST operator/templates',
    body: async () => ({ name: named(), body: named() }),
    again: 'makes another',
    action: 'template.add',
    record: 'template',
    before: 'made',
    after: {},
    tables: ['reply_templates'],
  },
  {
    call: 'POST operator/templates/{id}',
    on: template,
    body: { name: { ar: 'قالب', en: 'Template' }, body: { ar: 'نص', en: 'Other' } },
    action: 'template.change',
    record: 'template',
    before: { body_en: 'Text' },
    after: { body_en: 'Other' },
    tables: ['reply_templates'],
  },
  {
    call: 'DELETE operator/templates/{id}',
    on: template,
    action: 'template.remove',
    record: 'template',
    before: { name_en: 'Template' },
    after: 'removed',
    tables: ['reply_templates'],
  },
  {
    call: 'POST operator/upgrades/{id}/approve',
    on: upgrade,
    body: {},
    action: 'upgrade.approve',
    record: 'upgrade',
    tables: ['upgrades', 'users', 'notifications'],
    before: { status: 'pending', type: 'local_buyer', verified: false },
    after: { status: 'approved', type: 'fisherman', verified: true },
  },
  {
    call: 'POST operator/upgrades/{id}/refuse',
    on: upgrade,
    body: { note },
    note,
    action: 'upgrade.refuse',
    record: 'upgrade',
    tables: ['upgrades', 'notifications'],
    before: { status: 'pending' },
    after: { status: 'refused' },
  },
  {
    call: 'POST operator/users/{id}/reveal',
    on: person,
    again: 'makes another',
    action: 'user.reveal',
    record: 'user',
    // The entry has neither values before nor after.
    before: 'made',
    after: 'removed',
    tables: [],
  },
  {
    call: 'POST operator/users/{id}',
    on: person,
    body: { staff: 'viewer', note },
    note,
    tables: ['users'],
    action: 'user.staff',
    record: 'user',
    before: { staff_role: null },
    after: { staff_role: 'viewer' },
  },
  {
    call: 'POST operator/users/{id}',
    on: person,
    body: { blocked: true, note },
    note,
    action: 'user.block',
    record: 'user',
    tables: ['users', 'tokens', 'notifications'],
    before: { blocked: false },
    after: { blocked: true },
  },
  {
    call: 'POST operator/users/{id}',
    on: person,
    body: { blocked: true, verified: true, note },
    note,
    action: 'user.change',
    record: 'user',
    tables: ['users', 'tokens'],
    before: { blocked: false, verified: false },
    after: { blocked: true, verified: true },
  },
  {
    call: 'POST operator/statement',
    file: () => ['file', statementFile()] as const,
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
const rows = writings.map((writing) => ({ name: `${writing.call} (${writing.action})`, ...writing }))

it('the list of writing calls in this test contains every staff call that writes', () => {
  const writing = calls.filter(({ path, method }) => path.startsWith('operator/') && method !== 'GET')
  expect([...new Set(writings.map(({ call }) => call as string))].sort()).toEqual(
    writing.map(({ key }) => key).sort(),
  )
})

interface AuditAction {
  readonly id: number
  readonly actor_id: number
  readonly action: string
  readonly record_type: string
  readonly record_id: number
  readonly before: Fields | null
  readonly after: Fields | null
  readonly note: string | null
}
const lastAuditAction = () => one('select coalesce(max(id), 0) as id from audit')
const auditActionsSince = (id: number) =>
  market.db.query<AuditAction>({
    text: `select id, actor_id, action, record_type, record_id, before, after, note from audit where id > $1 order by id`,
    values: [id],
  })

/** Creates the record of a call, and returns a function that sends the call. */
async function prepared({ call, on, body, file }: Writing) {
  const id = (await on?.()) ?? 0
  const day = String(id).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  const path = call
    .replace('{id}', String(id))
    .replace('{userId}', String(colleague))
    .replace('{day}', day) as Writing['call']
  // A repeated change of one record sends the same body.
  const change = on && typeof body === 'function' ? await body() : undefined
  return async (token: string): Promise<Asked<{ id?: number }>> => {
    const fields = change ?? (typeof body === 'function' ? await body() : body)
    const sent = file && fields ? formed(fields, file()) : fields
    return ask(market, path, { token, ...(sent ? { body: sent } : {}) })
  }
}

/** Returns a hash of the rows of each table. */
async function hashesOf(tables: readonly string[]): Promise<string[]> {
  const found = tables.map(async (table) => {
    const [row] = await market.db.query<{ sum: string }>({
      text: `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${table} t`,
    })
    return `${table} ${row?.sum}`
  })
  return Promise.all(found)
}

describe.each(rows)('$name', (writing) => {
  it('writes one audit entry for a change and none for a repetition', async () => {
    const send = await prepared(writing)
    const last = await lastAuditAction()
    const { status, failure } = await send(actor.token)
    expect([status, failure.errors]).toEqual([expect.toBeOneOf([200, 201]), undefined])
    const auditActions = await auditActionsSince(last)
    expect(auditActions).toHaveLength(1)
    const [auditAction] = auditActions
    expect(auditAction).toMatchObject({
      actor_id: actor.id,
      action: writing.action,
      record_type: writing.record,
    })
    expect(auditAction?.record_id).toBeGreaterThan(0)
    expect(auditAction?.note).toBe(writing.note ?? null)
    if (writing.before === 'made') expect(auditAction?.before).toBeNull()
    if (writing.after === 'removed') expect(auditAction?.after).toBeNull()
    if (typeof writing.before === 'object' && typeof writing.after === 'object') {
      // `before` and `after` contain only changed fields.
      expect(auditAction?.before).toEqual(writing.before)
      expect(auditAction?.after).toEqual(writing.after)
    } else if (typeof writing.after === 'object') expect(auditAction?.after).toMatchObject(writing.after)
    else if (typeof writing.before === 'object') expect(auditAction?.before).toMatchObject(writing.before)

    if (writing.again) return
    const second = await lastAuditAction()
    await send(actor.token)
    expect(await auditActionsSince(second)).toEqual([])
  })

  it('writes no audit entry when it is refused', async () => {
    const send = await prepared(writing)
    const viewer = await addPerson(market.db, { staff: 'viewer' })
    const [last, before] = [await lastAuditAction(), await hashesOf(writing.tables)]
    expect((await send(viewer.token)).status).toBe(403)
    expect(await auditActionsSince(last)).toEqual([])
    expect(await hashesOf(writing.tables)).toEqual(before)
  })

  it('changes nothing when the audit entry cannot be written', async () => {
    if (writing.call === 'POST operator/settings') {
      await market.db.query({ text: 'update trade_settings set commission_bp = 0' })
    }
    if (writing.call === 'POST operator/site')
      await market.db.query({ text: `update site set mobile = '920000000'` })
    const send = await prepared(writing)
    const before = await hashesOf(writing.tables)
    await market.db.query({
      text: 'create trigger audit_is_full before insert on audit for each row execute function audit_is_full()',
    })
    const answer = await send(actor.token).finally(() =>
      market.db.query({ text: 'drop trigger audit_is_full on audit' }),
    )
    expect(answer.status).toBe(500)
    expect(await hashesOf(writing.tables)).toEqual(before)
  })
})
