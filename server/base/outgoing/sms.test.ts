import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { type ExternalAnswer, json, openExternal, openFlood } from '#demo/testing/fixtures/external.ts'
import { openSms, type SmsConfig } from './sms.ts'

/** A local provider that gives the answers of a test and records its requests. */
let standIn: Awaited<ReturnType<typeof openExternal>> | undefined
afterEach(async () => {
  await standIn?.close()
  standIn = undefined
})

const message = { to: '+966501234567', text: '123456 رمز استعادة كلمة المرور\n\n@samak.example #123456' }
const noOutbox = { put: () => Promise.reject(new Error('the outbox must not be used')) }

async function sender(SMS_PROVIDER: SmsConfig['SMS_PROVIDER'], answer: ExternalAnswer, longestMs?: number) {
  standIn = await openExternal(answer)
  const config = {
    SANDBOX: false,
    SMS_PROVIDER,
    SMS_URL: `${standIn.url}/send`,
    SMS_TOKEN: 'key-of-the-account',
    SMS_SENDER: 'SAMAK',
  }
  const sms = openSms(config, noOutbox, longestMs)
  if (!sms) throw new Error('no provider is configured')
  return { sms, requests: standIn.requests }
}

describe('openSms', () => {
  it('sends a service message to Unifonic as a form, with the number without a plus sign', async () => {
    const { sms, requests } = await sender('unifonic', json(200, { success: true, errorCode: 'ER-00' }))
    await sms.send(message)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
      AppSid: 'key-of-the-account',
      SenderID: 'SAMAK',
      Recipient: '966501234567',
      Body: message.text,
      responseType: 'JSON',
      MessageType: '3',
    })
  })

  it('sends a message to Taqnyat as JSON with the key as bearer token', async () => {
    const { sms, requests } = await sender('taqnyat', json(201, { statusCode: 201, messageId: 7 }))
    await sms.send(message)
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer key-of-the-account',
      'content-type': 'application/json',
    })
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      recipients: ['966501234567'],
      body: message.text,
      sender: 'SAMAK',
    })
  })
})

describe.each(['unifonic', 'taqnyat'] as const)('openSms with the provider %s', (provider) => {
  /** Returns the error of a failed message. Checks that the error contains neither the message nor the key. */
  async function failure(answer: ExternalAnswer, longestMs?: number) {
    const { sms, requests } = await sender(provider, answer, longestMs)
    const error: unknown = await sms.send(message).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).not.toMatch(/50123|123456|key-of-the-account/)
    return { error: String(error), requests }
  }

  it('throws when the provider answers 500', async () => {
    expect((await failure(json(500, { success: true, statusCode: 201 }))).error).toMatch(/500/)
  })

  it('throws when an answer with the status 200 reports a failure or is no JSON object', async () => {
    await failure(json(200, { success: false, statusCode: 400, message: `bad ${message.to}` }))
    await standIn?.close()
    await failure(json(200, null))
    await standIn?.close()
    await failure((response) => response.writeHead(200).end('<html>'))
  })

  it('throws when the provider does not finish its answer in time', async () => {
    expect((await failure(() => undefined, 200)).error).toMatch(/Timeout/)
    await standIn?.close()
    const hangsHalfWay = (response: ServerResponse) => response.writeHead(200).write('{"success":')
    expect((await failure(hangsHalfWay, 200)).error).toMatch(/Timeout/)
  })

  it('throws without following a redirect', async () => {
    const { requests, error } = await failure((response, request) => {
      response.writeHead(307, { location: `http://${request.headers.host}/elsewhere` }).end()
    })
    expect(error).toMatch(/307/)
    expect(requests.map(({ url }) => url)).toEqual(['/send'])
  })

  it('stops reading an answer of 100 MB early and throws', async () => {
    const flood = openFlood('{"success":true,"statusCode":201}')
    await failure(flood.answer)
    await flood.left
    expect(flood.sentBytes()).toBeLessThan(50 * 1024 * 1024)
  })
})

describe('openSms without a provider', () => {
  const none = {
    SMS_PROVIDER: 'unifonic' as const,
    SMS_URL: undefined,
    SMS_TOKEN: undefined,
    SMS_SENDER: undefined,
  }

  it('writes to the outbox in a sandbox', async () => {
    const stored: unknown[] = []
    const sms = openSms({ ...none, SANDBOX: true }, { put: async (given) => void stored.push(given) })
    await sms?.send(message)
    expect(stored).toEqual([{ ...message, channel: 'sms' }])
  })

  it('returns undefined outside of a sandbox', () => {
    expect(openSms({ ...none, SANDBOX: false }, noOutbox)).toBeUndefined()
  })
})
