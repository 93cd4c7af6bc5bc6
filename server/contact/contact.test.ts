import { describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { readOutbox } from '#demo/testing/outbox.ts'

const market = await testMarket({ env: { RATE_LIMITS: 'on' }, ownFiles: true })
const dataDir = market.config.DATA_DIR

const message = {
  name: 'هدى السالم',
  email: 'huda@example.com',
  subject: 'سؤال عن التوصيل',
  message: 'هل يصل السمك إلى الرياض مبردًا؟',
}

function write(body: unknown) {
  return fetch(`${market.url}/api/contact/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ar' },
    body: JSON.stringify(body),
  })
}

describe('POST contact/create', () => {
  it('stores the message without surrounding spaces, and ignores unknown fields', async () => {
    const answer = await write({
      ...message,
      message: `  ${message.message}  `,
      handled_at: '2020-01-01',
      id: 7,
    })
    expect(answer.status).toBe(201)
    const { data } = (await answer.json()) as { data: { id: number } }
    const [row] = await market.db.query<Record<string, unknown>>({
      text: 'select * from contacts where id = $1',
      values: [data.id],
    })
    expect(row).toMatchObject({ ...message, locale: 'ar', handled_at: null })
  })

  it('mails the message to the market’s address with the writer as Reply-To', async () => {
    const subject = 'متى يفتح السوق؟'
    expect((await write({ ...message, subject })).status).toBe(201)
    const [site] = await market.db.query<{ email: string }>({ text: 'select email from site' })
    const sent = async () =>
      (await readOutbox(dataDir, site?.email)).find(({ text }) => text.startsWith(`${subject}\n\n`))
    await expect.poll(sent).toMatchObject({ channel: 'email' })
    expect((await sent())?.text).toBe(`${subject}\n\n${message.message}\n\n${message.name}\n${message.email}`)
  })

  it('names every invalid field with its message', async () => {
    const answer = await write({ name: ' ', email: 'huda@', subject: 'س'.repeat(201) })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      errors: {
        name: ['اكتب اسمك'],
        email: ['البريد الإلكتروني غير صحيح'],
        subject: ['النص طويل: 200 حرف على الأكثر'],
        message: ['اكتب رسالتك'],
      },
    })
  })

  it('accepts at most twenty messages an hour from one IP address', async () => {
    let last = await write(message)
    for (let count = 0; count < 20 && last.status === 201; count++) last = await write(message)
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(60)
    const [row] = await market.db.query<{ count: number }>({ text: 'select count(*) from contacts' })
    expect(row?.count).toBeLessThanOrEqual(20)
    expect((await fetch(`${market.url}/api/blogs`)).status).toBe(200)
  })
})
