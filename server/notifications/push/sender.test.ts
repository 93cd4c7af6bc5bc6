import { createECDH, randomBytes } from 'node:crypto'
import { importJWK, jwtVerify } from 'jose'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { temporaryDataDir } from '#demo/testing/fixtures/market.ts'
import { makeBrowser, openPushService } from '#demo/testing/push/pushService.ts'
import { lookupPublic } from '#platform/publicAddresses.ts'
import { openPushKeys, type PushKeys } from './keys.ts'
import { openPushSender, type PushMessage } from './sender.ts'

const service = await openPushService()
afterAll(() => service.close())
afterEach(() => {
  Object.assign(service.answer, { status: 201, headers: {} })
  service.received.length = 0
})

const dataDir = await temporaryDataDir()
const noAddress = { PUSH_PRIVATE_KEY: undefined, PUBLIC_URL: undefined, SMTP_FROM: undefined }
const keys = await openPushKeys({ ...noAddress, DATA_DIR: dataDir })
const sender = openPushSender(keys, service.services)
const message: PushMessage = {
  payload: JSON.stringify({ title: 'زاد عليك مزايد آخر', body: 'هامور 20 كجم' }),
  urgent: true,
  ttlS: 600,
  topic: 'notification-7',
}
const send = (subscription = service.makeBrowser().subscription) => sender.send(subscription, message)

describe('openPushSender', () => {
  it('sends a message that only the browser can decrypt', async () => {
    const browser = service.makeBrowser()
    expect(await send(browser.subscription)).toBe('sent')
    const [push] = service.received
    expect(push?.body.includes(Buffer.from('هامور'))).toBe(false)
    expect(browser.decrypt(push?.body ?? Buffer.alloc(0))).toBe(message.payload)
    expect(() => service.makeBrowser().decrypt(push?.body ?? Buffer.alloc(0))).toThrow()
    expect(push?.headers).toMatchObject({
      ttl: '600',
      urgency: 'high',
      topic: 'notification-7',
      'content-encoding': 'aes128gcm',
    })
  })

  it('signs the request to the push service with the key of the market (VAPID)', async () => {
    await send()
    const [, token = '', k = ''] =
      /^vapid t=([^,]+), k=(.+)$/.exec(service.received[0]?.headers.authorization ?? '') ?? []
    expect(k).toBe(keys.publicKey)
    const { payload } = await jwtVerify(token, await verificationKey(keys))
    expect(payload).toMatchObject({ aud: service.origin, sub: 'mailto:push@localhost' })
    expect(payload.exp).toBeLessThan(Date.now() / 1_000 + 24 * 3_600 + 60)
  })

  it.each([404, 410])('reports a subscription as gone when the push service answers %i', async (status) => {
    service.answer.status = status
    expect(await send()).toBe('gone')
  })

  it.each([400, 403, 413])(
    'reports a message as refused when the push service answers %i',
    async (status) => {
      service.answer.status = status
      expect(await send()).toBe('refused')
    },
  )

  it.each([429, 500, 503])(
    'throws when the push service answers %i, so that the message is retried',
    async (status) => {
      service.answer.status = status
      await expect(send()).rejects.toThrow(`status ${status}`)
    },
  )

  it('does not follow a redirect', async () => {
    Object.assign(service.answer, { status: 307, headers: { location: `${service.origin}/elsewhere` } })
    await expect(send()).rejects.toThrow('status 307')
    expect(service.received).toHaveLength(1)
  })

  it('throws if no answer arrives in time', async () => {
    service.answer.status = 0
    const hasty = openPushSender(keys, service.services, 50)
    await expect(hasty.send(service.makeBrowser().subscription, message)).rejects.toThrow()
  })
})

describe('the sender of a market', () => {
  const real = openPushSender(keys)

  it.each([
    ...['http://push.example.com/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://2130706433/x'],
    ...['https://localhost/x', 'https://push.example.com:8443/x', 'https://a:b@push.example.com/x'],
    ...['https://push.example.com\\@127.0.0.1/x', 'https://169.254.169.254/latest'],
  ])('does not connect to %s', async (endpoint) => {
    expect(await real.send(makeBrowser(endpoint).subscription, message)).toBe('refused')
  })

  it('does not connect to a name that resolves to this machine', async () => {
    // The other senders of this test resolve names to the test's push service. This sender resolves names as a market does.
    const strict = openPushSender(keys, {
      admits: () => true,
      connection: { ...service.services.connection, lookup: lookupPublic },
    })
    const { port } = new URL(service.origin)
    expect(await strict.send(makeBrowser(`https://localhost:${port}/x`).subscription, message)).toBe(
      'refused',
    )
    expect(service.received).toEqual([])
  })
})

describe('openPushKeys', () => {
  it('returns the same keys at every start', async () => {
    expect(await openPushKeys({ ...noAddress, DATA_DIR: dataDir })).toEqual(keys)
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
  })

  it('returns the configured key and a contact of the market', async () => {
    const own = createECDH('prime256v1')
    const secret = randomBytes(32)
    own.setPrivateKey(secret)
    const given = { PUSH_PRIVATE_KEY: secret.toString('base64url'), DATA_DIR: dataDir }
    const withMail = await openPushKeys({ ...noAddress, ...given, SMTP_FROM: 'Samak <care@samak.example>' })
    expect(withMail.publicKey).toBe(own.getPublicKey().toString('base64url'))
    expect(withMail.subject).toBe('mailto:care@samak.example')
    const withSite = await openPushKeys({ ...noAddress, ...given, PUBLIC_URL: 'https://samak.example/' })
    expect(withSite.subject).toBe('https://samak.example')
  })
})

async function verificationKey({ publicKey }: PushKeys) {
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  return importJWK(jwk, 'ES256')
}
