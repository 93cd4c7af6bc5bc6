import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { openMail } from './mail.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Starts a local mail server that records its messages. */
async function openServer(options: SMTPServerOptions = {}) {
  const taken: { from: string; to: string[]; text: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    async onData(stream, { envelope }, done) {
      const { mailFrom, rcptTo } = envelope
      const from = mailFrom ? mailFrom.address : ''
      taken.push({ from, to: rcptTo.map(({ address }) => address), text: await text(stream) })
      done()
    },
    ...options,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken }
}

const noOutbox = { put: () => Promise.reject(new Error('the outbox must not be used')) }

function mailOf(SMTP_URL: string, longestMs?: number) {
  const mail = openMail({ SANDBOX: false, SMTP_URL, SMTP_FROM: 'market@samak.example' }, noOutbox, longestMs)
  if (!mail) throw new Error('no mail server is configured')
  return mail
}

const message = {
  to: 'care@samak.example',
  replyTo: { name: 'هدى السالم', address: 'huda@example.com' },
  subject: 'سؤال عن التوصيل',
  text: 'هل يصل السمك إلى الرياض مبردًا؟',
}

describe('openMail', () => {
  it('sends plain text from the market’s address with the writer as Reply-To', async () => {
    const { url, taken } = await openServer()
    await mailOf(url).send(message)
    expect(taken).toMatchObject([{ from: 'market@samak.example', to: ['care@samak.example'] }])
    const [{ text: sent = '' } = {}] = taken
    expect(sent).toMatch(/^Reply-To: .*<huda@example\.com>$/m)
    expect(sent).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
    expect(decoded(sent)).toContain(message.text)
    expect(subjectOf(sent)).toBe(message.subject)
  })

  it('sends the headers of RFC 8058 for one-click unsubscribe only if the message has an unsubscribe address', async () => {
    const { url, taken } = await openServer()
    const unsubscribe = `https://market.samak.example/unsubscribe/123456789.${'x'.repeat(22)}?lang=ar`
    await mailOf(url).send({ ...message, unsubscribe })
    await mailOf(url).send(message)
    const heads = taken.map(({ text: sent }) => sent.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' '))
    expect(
      heads[0]
        ?.split('\r\n')
        .filter((line) => /^List-/i.test(line))
        .toSorted(),
    ).toEqual(['List-Unsubscribe-Post: List-Unsubscribe=One-Click', `List-Unsubscribe: <${unsubscribe}>`])
    expect(heads[1]).not.toMatch(/^List-/im)
  })

  it('sends no additional message or header when the fields contain line breaks', async () => {
    const { url, taken } = await openServer()
    const line = '\r\nBcc: everybody@example.com\r\n\r\nanother body'
    await mailOf(url).send({
      ...message,
      subject: `سؤال${line}`,
      text: `.\r\n${line}\r\n.\r\nQUIT`,
      replyTo: { name: `هدى${line}`, address: 'huda@example.com' },
    })
    expect(taken).toHaveLength(1)
    const [{ text: sent = '', to = [] } = {}] = taken
    expect(to).toEqual(['care@samak.example'])
    const [head = ''] = sent.split('\r\n\r\n')
    expect(head).not.toMatch(/^Bcc:/im)
  })
})

describe('openMail', () => {
  it('throws when the server refuses a message', async () => {
    const { url } = await openServer({
      onRcptTo: (_address, _session, done) => done(new Error('no such box')),
    })
    await expect(mailOf(url).send(message)).rejects.toMatchObject({ responseCode: 550 })
  })

  it('throws after its time limit when the server hangs', async () => {
    const server = createServer(() => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    ends.push(() => new Promise((resolve) => server.close(() => resolve())))
    await expect(mailOf(`smtp://127.0.0.1:${port}`, 200).send(message)).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  it('writes to the outbox in a sandbox without a mail server', async () => {
    const none = { SMTP_URL: undefined, SMTP_FROM: undefined }
    const stored: unknown[] = []
    const mail = openMail({ ...none, SANDBOX: true }, { put: async (given) => void stored.push(given) })
    await mail?.send(message)
    const { to, subject, text: said } = message
    expect(stored).toEqual([{ to, channel: 'email', text: `${subject}\n\n${said}` }])
    expect(openMail({ ...none, SANDBOX: false }, noOutbox)).toBeUndefined()
  })
})

function subjectOf(sent: string): string {
  const folded = /^Subject: ((?:.*)(?:\r\n[ \t].*)*)/m.exec(sent)?.[1] ?? ''
  return folded
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, part: string) => Buffer.from(part, 'base64').toString())
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/g, (_, part: string) => quoted(part.replace(/_/g, ' ')))
}

function decoded(sent: string): string {
  const [head = '', ...body] = sent.split('\r\n\r\n')
  const whole = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(whole, 'base64').toString()
  return quoted(whole.replace(/=\r\n/g, ''))
}

function quoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}
