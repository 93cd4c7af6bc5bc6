import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushServices } from '#server/notifications/push/sender.ts'
import type { Subscription } from '#server/notifications/push/store.ts'
import { makeCertificate } from './certificate.ts'

/** A message that a push service received for a browser. */
export interface ReceivedPush {
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
}

/** A browser that a push service serves: its subscription, and the decryption of its messages. */
export interface TestBrowser {
  readonly subscription: Subscription
  decrypt(body: Buffer): string
}

const host = 'push.example.test'

/**
 * Opens a local push service with TLS. It records its messages and answers with `answer.status`; with status 0 it does not
 * answer.
 */
export async function openPushService() {
  const { key, cert } = makeCertificate(host)
  const answer: { status: number; headers: Readonly<Record<string, string>> } = { status: 201, headers: {} }
  const received: ReceivedPush[] = []
  const server = createServer({ key, cert }, async (request, response) => {
    const headers = request.headers as Record<string, string | undefined>
    received.push({ path: request.url ?? '', headers, body: await buffer(request) })
    if (answer.status === 0) return
    response.writeHead(answer.status, { ...answer.headers }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `https://${host}:${port}`
  const lookup: LookupFunction = (_name, options, callback) =>
    options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)
  const services: PushServices = {
    admits: (endpoint) => endpoint.startsWith(`${origin}/`),
    connection: { lookup, ca: cert },
  }
  let browsers = 0
  return {
    origin,
    answer,
    received,
    /** The `PushServices` of a market, which connect to this service only. */
    services,
    makeBrowser: () => makeBrowser(`${origin}/send/${++browsers}`),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Creates a browser with keys of its own (RFC 8291). */
export function makeBrowser(endpoint: string): TestBrowser {
  const keys = createECDH('prime256v1')
  const own = keys.generateKeys()
  const secret = randomBytes(16)
  return {
    subscription: {
      endpoint,
      p256dh: own.toString('base64url'),
      auth: secret.toString('base64url'),
    },
    decrypt(body) {
      // RFC 8188: salt, record size, length of the sender's key, the sender's key, one record.
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body.readUInt8(20))
      const record = body.subarray(21 + sender.length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const input = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), secret, info, 32))
      const derived = (label: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${label}\0`, bytes))
      const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
      decipher.setAuthTag(record.subarray(-16))
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      // The text ends with the delimiter of the last record, and padding follows.
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
    },
  }
}
