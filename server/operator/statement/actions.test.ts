import { randomBytes } from 'node:crypto'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { moneyOf } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { Statement, StatementLine } from '#shared/operator/statement/statement.ts'
import { inThread } from './actions.ts'

const market = await testMarket()
keepInvariants(market)
const finance = await addPerson(market.db, { staff: 'finance', firstName: 'فيصل' })
const picture = new Uint8Array(await (await photograph()).arrayBuffer())

/** Inserts a reported transfer without a receipt, and returns its id. */
async function reported(person: Pick<TestPerson, 'id'>, riyals: number, reference: string): Promise<number> {
  const [row] = await market.db.query<{ id: number }>({
    text: `insert into confirmations (user_id, amount_halalas, bank_name, account_holder, transfer_reference, folded_bank,
             folded_reference, transferred_at, created_at)
           select id, $2, 'مصرف الراجحي', f_name || ' ' || l_name, $3, 'مصرفالراجحي',
             lower(regexp_replace($3, '[^[:alnum:]]', '', 'g')), '2026-01-05T09:00:00Z', '2026-01-05T10:00:00Z'
           from users where id = $1 returning id`,
    values: [person.id, riyals * 100, reference],
  })
  return row?.id ?? 0
}

const csv = (bytes: string | Uint8Array, name = 'كشف.csv') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type: 'text/csv' })
const send = (file: File | null, fields: Record<string, string> = {}, by: Partial<TestPerson> = finance) =>
  ask<Statement>(market, 'POST operator/statement', {
    token: by.token,
    body: formOf({ ...fields, ...(file && { file }) }),
  })
const MB = 1024 * 1024
const text = (words: string) => new TextEncoder().encode(words)
const read = (path: string) => inThread({ path }, finance.id, async (found) => found)
const linesOf = async (id: number, by = finance) =>
  (await ask<Page<StatementLine>>(market, `GET operator/statement?statement=${id}`, { token: by.token })).data
    .data
const statusOf = async (id: number) =>
  (
    await market.db.query<{ status: string }>({
      text: 'select status from confirmations where id = $1',
      values: [id],
    })
  )[0]?.status

describe('POST operator/statement', () => {
  it('matches lines to transfers by reference and amount and recognizes repeated lines', async () => {
    const person = await addPerson(market.db)
    const exact = await reported(person, 1_250.5, 'FT26-7701')
    const other = await reported(person, 80, 'FT26-7702')
    const alike = await reported(person, 333, 'FT26-7703')
    const file = csv(
      [
        'كشف حساب,,,,',
        'التاريخ,البيان,المرجع,مدين,دائن',
        '2026-01-05,حوالة واردة,ft26 7701,,"1,250.50"',
        '05/01/2026,حوالة واردة FT26-7702,,,81.00',
        '06/01/2026,إيداع نقدي,,,٣٣٣٫٠٠',
        '06/01/2026,إيداع نقدي,,,444',
        '07/01/2026,رسوم,,12.00,',
      ].join('\r\n'),
    )
    const { status, data } = await send(file)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      lines: 4,
      known: 0,
      skipped: 1,
      exact: 1,
      ready: 1,
      approved: 0,
      name: 'كشف.csv',
    })
    expect(data.by).toMatchObject({ id: finance.id })
    const lines = await linesOf(data.id)
    expect(lines.map(({ line, match, confirmation }) => [line, match, confirmation?.id ?? null])).toEqual([
      [3, 'exact', exact],
      [4, 'reference', other],
      [5, 'amount', alike],
      [6, 'none', null],
    ])
    expect(lines[0]).toMatchObject({ day: '2026-01-05', amount: 1250.5, known: false })
    expect(await statusOf(exact)).toBe('pending')
    const [auditAction] = await market.db.query({
      text: "select action, actor_id, after from audit where record_type = 'statement' and record_id = $1",
      values: [data.id],
    })
    expect(auditAction).toMatchObject({
      action: 'statement.import',
      actor_id: finance.id,
      after: { lines: 4 },
    })

    const late = await reported(person, 444, 'FT26-7704')
    const again = (await send(file)).data
    expect(again).toMatchObject({ lines: 4, known: 4, exact: 1 })
    const moved = await linesOf(again.id)
    expect(moved.every(({ known }) => known)).toBe(true)
    expect(moved.at(-1)).toMatchObject({ match: 'amount', confirmation: { id: late } })
    expect(await linesOf(data.id)).toEqual([])
  })

  it('reads files in Windows-1256, with semicolons or tabs, and with chosen columns', async () => {
    const arabic = new Map([...'التاريخ المبلغ المرجع'].map((letter) => [letter, windows1256(letter)]))
    const bytes = [...'التاريخ;المبلغ;المرجع'].map((letter) => arabic.get(letter) ?? letter.charCodeAt(0))
    const line = [...'\n01-02-2026;77.25;ZX900-1\n'].map((sign) => sign.charCodeAt(0))
    const first = await send(csv(new Uint8Array([...bytes, ...line])))
    expect(first.data).toMatchObject({ lines: 1 })
    expect((await linesOf(first.data.id))[0]).toMatchObject({
      day: '2026-02-01',
      amount: 77.25,
      reference: 'ZX900-1',
    })

    const unnamed = csv('a\tb\tc\n2026-02-03\tQQ-100-1\t50\n')
    const refused = await send(unnamed)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.failure.errors ?? {})).toEqual(['amount', 'reference'])
    const chosen = await send(unnamed, { headings: '1', date: '1', reference: '2', amount: '3' })
    expect((await linesOf(chosen.data.id))[0]).toMatchObject({
      amount: 50,
      reference: 'QQ-100-1',
      day: '2026-02-03',
    })
  })

  it('refuses invalid tables, invalid amounts and files beyond the limits at their fields', async () => {
    const problem = async (file: File | null, fields = {}) => {
      const { status, failure } = await send(file, fields)
      return [status, Object.keys(failure.errors ?? {}).join()]
    }
    expect(await problem(null)).toEqual([422, 'file'])
    expect(await problem(csv('مرحبا'))).toEqual([422, 'file'])
    expect(await problem(csv(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 10, 0])))).toEqual([422, 'file'])
    expect(await problem(csv(`amount,reference\n${'1,x\n'.repeat(5_100)}`))).toEqual([422, 'file'])
    expect(await problem(csv('amount,reference\n-5,x\n'))).toEqual([422, 'amount'])
    expect(await problem(csv('amount,reference\n5,x\n'), { amount: '9' })).toEqual([422, 'amount'])
    expect(await problem(csv('x'.repeat(2 * 1024 * 1024 + 1)))).toEqual([413, 'file'])
  })

  const head = 'التاريخ,المبلغ,المرجع\n'
  const notRead: readonly (readonly [string, () => Uint8Array, RegExp])[] = [
    ['a file with only headings', () => text(head), /^اختر ملف CSV/],
    ['a file with only commas', () => text(','.repeat(2 * MB - 10)), /^أعمدة الملف أكثر من الحد: 100/],
    ['ten thousand columns', () => text(`${'x,'.repeat(10_000)}\n${'5,'.repeat(10_000)}\n`), /^أعمدة الملف/],
    ['a line of a megabyte', () => text('x'.repeat(MB)), /^اختر ملف CSV/],
    ['a file with only line ends', () => text('\n'.repeat(2 * MB - 10)), /^أسطر الملف أكثر من الحد: 5,000/],
    ['lines beyond the limit', () => text(`${head}${',5,x\n'.repeat(5_030)}`), /^أسطر الملف/],
    ['an unclosed quotation mark', () => text(`${head}2026-01-05,5,"X\n${',5,x\n'.repeat(9_000)}`), /اقتباس/],
    ['a file with only quotation marks', () => text('"'.repeat(2 * MB - 11)), /اقتباس|^اختر ملف CSV/],
    ['a zero byte in a cell', () => text(`${head}2026-01-05,5,A\u0000B\n`), /^اختر ملف CSV/],
    ['terminal control characters', () => text(`${head}2026-01-05,5,A\u001b[2JB\n`), /^اختر ملف CSV/],
    [
      'a compressed file that is large when decompressed',
      () => gzipSync(new Uint8Array(64 * MB)),
      /^اختر ملف CSV/,
    ],
    ['a spreadsheet file', () => zipped(deflateRawSync(new Uint8Array(MB))), /^اختر ملف CSV/],
    ['a picture', () => picture, /^اختر ملف CSV/],
    ['UTF-16 text', () => Buffer.from(`\ufeff${head}2026-01-05,5,A-100100\n`, 'utf16le'), /^اختر ملف CSV/],
    ['random bytes', () => randomBytes(MB), /^اختر ملف CSV/],
  ]
  it.each(notRead)('refuses %s with a message in the reader’s language', async (_what, bytes, words) => {
    const before = (await market.db.query({ text: 'select id from statements' })).length
    const file = csv(bytes())
    const { status, failure } = await send(file)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['file']])
    expect(failure.errors?.file?.[0]).toMatch(words)
    const english = await ask(market, 'POST operator/statement', {
      token: finance.token,
      locale: 'en',
      body: formOf({ file }),
    })
    expect(english.failure.errors?.file?.[0]).toMatch(/^[ -~]+$/)
    expect(await market.db.query({ text: 'select id from statements' })).toHaveLength(before)
  })

  it('reads several adversarial files concurrently in linear time', async () => {
    const slow = text(`amount,reference\n5,${'a"'.repeat(MB - 20)}\n`)
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(csv(slow))))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    // Both files contain the same line, so each import moves the stored line to its own statement.
    const [line] = await linesOf(Math.max(...answers.map(({ data }) => data.id)))
    expect(line?.reference).toHaveLength(200)
    expect((await fetch(`${market.url}/readyz`)).status).toBe(200)
  })

  it('truncates long cells and file names without splitting a character', async () => {
    const long = `${'x'.repeat(199)}🐟`
    const name = `🐟${'x'.repeat(115)}.csv`
    const { status, data } = await send(csv(`amount,reference,details\n5,${long},${long}\n`, name))
    expect([status, data.name]).toEqual([201, `${'x'.repeat(115)}.csv`])
    expect((await linesOf(data.id))[0]).toMatchObject({
      reference: 'x'.repeat(199),
      details: 'x'.repeat(199),
    })
  })

  it('removes control characters from the file name', async () => {
    const file = (name: string) => csv('amount,reference\n5,NAME-10001\n', name)
    expect((await send(file('كشف\u202Evsc.exe'))).data.name).toBe('كشفvsc.exe')
    expect((await send(file('../../etc/passwd'))).data.name).toBe('passwd')
    expect((await send(file(' \u200f '))).data.name).toBe('statement.csv')
    // No browser sends a zero byte in a file name, so this test writes the body itself.
    const boundary = 'samak-boundary'
    const answer = await fetch(`${market.url}/api/operator/statement`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${finance.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a\u0000b.csv"\r\n\r\namount,reference\n5,NAME-10002\n\r\n--${boundary}--\r\n`,
    })
    expect(answer.status).toBeLessThan(500)
  })

  it('accepts only one file and refuses bytes beyond the limit', async () => {
    const form = formOf({ file: csv('amount,reference\n5,TWO-10001\n') })
    form.append('file', csv('amount,reference\n5,TWO-10002\n'))
    const two = await ask(market, 'POST operator/statement', { token: finance.token, body: form })
    expect([413, 422]).toContain(two.status)
    const full = text(`amount,reference\n5,${'y'.repeat(2 * MB - 30)}`)
    expect((await send(csv(full))).status).toBe(201)
    expect((await send(csv(new Uint8Array(2 * MB + 1).fill(97)))).status).toBe(413)
    // A text part in place of the file is refused.
    const typed = await ask(market, 'POST operator/statement', {
      token: finance.token,
      body: formOf({ file: 'amount,reference\n5,x\n' }),
    })
    expect([typed.status, Object.keys(typed.failure.errors ?? {})]).toEqual([422, ['file']])
    const asJson = await ask(market, 'POST operator/statement', { token: finance.token, body: { file: 'x' } })
    expect([asJson.status, Object.keys(asJson.failure.errors ?? {})]).toEqual([422, ['file']])
  })

  it('requires finance staff, while all staff may read statements', async () => {
    const file = csv('amount,reference\n5,AB-12345\n')
    for (const staff of ['viewer', 'editor'] as const) {
      const reader = await addPerson(market.db, { staff })
      expect((await send(file, {}, reader)).status).toBe(403)
      const read = await ask(market, 'GET operator/statements', { token: reader.token })
      expect(read.status).toBe(200)
    }
    expect((await send(file, {}, await addPerson(market.db))).status).toBe(403)
    expect((await send(file, {}, {})).status).toBe(401)
  })
})

it('inThread reads a file without blocking the event loop', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'samak-statement-'))
  const path = join(folder.path, 'slow.csv')
  await writeFile(path, text(`amount,reference\n5,${'a"'.repeat(MB - 20)}\n`))
  let [longest, last, reading] = [0, performance.now(), true]
  const startedAt = last
  const turn = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
    if (reading) setImmediate(turn)
  }
  turn()
  const { lines } = await read(path)
  reading = false
  turn()
  expect(lines).toBe(1)
  expect(longest).toBeLessThan((last - startedAt) / 2)
})

it('inThread reads one file at a time and refuses files beyond the length of the queue', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'samak-statement-'))
  const path = join(folder.path, 'bank.csv')
  await writeFile(path, text('amount,reference\n5,QUEUE-1\n'))
  const readings = await Promise.allSettled(Array.from({ length: 6 }, () => read(path)))
  expect(readings.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected'])
  expect(readings[5]).toMatchObject({ reason: { code: 'unavailable' } })
  expect((await read(path)).lines).toBe(1)
})

describe('POST operator/statement/{id}/approve', () => {
  it('credits each exact match once, except transfers of the caller', async () => {
    const [one, two] = [await addPerson(market.db), await addPerson(market.db)]
    await reported(one, 10, 'EX-0000-1')
    await reported(two, 20, 'EX-0000-2')
    const own = await reported(finance, 30, 'EX-0000-3')
    const { data } = await send(csv('amount;reference\n10;EX-0000-1\n20;ex00002\n30;EX 0000 3\n'))
    expect(data).toMatchObject({ exact: 3, ready: 2 })
    const approve = (id: number, by = finance) =>
      ask<{ approved: number; own: number; late: number; statement: Statement }>(
        market,
        `POST operator/statement/${id}/approve`,
        { token: by.token, body: {} },
      )
    const both = await Promise.all([approve(data.id), approve(data.id)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.data.own).toBe(1)
    expect((await approve(data.id)).data).toMatchObject({
      approved: 0,
      own: 1,
      statement: { approved: 2, ready: 0 },
    })
    expect((await moneyOf(market.db, one.id)).free).toBe(1_000)
    expect((await moneyOf(market.db, two.id)).free).toBe(2_000)
    expect(await statusOf(own)).toBe('pending')
    expect((await approve(999_999)).status).toBe(404)
    const editor = await addPerson(market.db, { staff: 'editor' })
    expect((await approve(data.id, editor)).status).toBe(403)
  })
})

/** Returns the Windows-1256 byte of a letter of this test, or a question mark. */
function windows1256(letter: string): number {
  const table: Record<string, number> = {
    ا: 0xc7,
    ل: 0xe1,
    ت: 0xca,
    ر: 0xd1,
    ي: 0xed,
    خ: 0xce,
    م: 0xe3,
    ب: 0xc8,
    غ: 0xdb,
    ج: 0xcc,
    ع: 0xda,
    ' ': 0x20,
  }
  return table[letter] ?? 0x3f
}

/** Returns the start of a ZIP file with one entry, like the file of a spreadsheet. */
function zipped(part: Uint8Array): Uint8Array {
  const name = new TextEncoder().encode('xl/worksheets/sheet1.xml')
  const head = new DataView(new ArrayBuffer(30))
  head.setUint32(0, 0x504b0304)
  head.setUint16(8, 8, true)
  head.setUint32(18, part.length, true)
  head.setUint16(26, name.length, true)
  return new Uint8Array([...new Uint8Array(head.buffer), ...name, ...part])
}
