import { type RequestOptions, request as requestHttps } from 'node:https'
import webPush from 'web-push'
import { lookupPublic, PrivateAddressError } from '#platform/publicAddresses.ts'
import { pushAddress } from '#shared/notifications/settingsRules.ts'
import type { PushKeys } from './keys.ts'
import type { Subscription } from './store.ts'

export interface PushMessage {
  /** The content of the message for the service worker, as JSON; at most about 3 kB. */
  readonly payload: string
  readonly urgent: boolean
  /** The time for which the push service keeps the message for a browser that is not reachable. */
  readonly ttlS: number
  /** A later message of the same topic replaces one that is not delivered yet; base64url, at most 32 characters. */
  readonly topic: string
}

/**
 * Encrypts a message (RFC 8291) and sends it to the push service. `gone`: the subscription has ended. `refused`: the push
 * service or its address does not take it, and a retry would not help. Throws if a retry may succeed.
 */
export interface PushSender {
  send(subscription: Subscription, message: PushMessage): Promise<'sent' | 'gone' | 'refused'>
}

/** The push services to which the sender connects. Only tests use others than {@link publicServices}. */
export interface PushServices {
  readonly admits: (endpoint: string) => boolean
  readonly connection: Pick<RequestOptions, 'lookup' | 'ca' | 'rejectUnauthorized'>
}

/** The endpoint comes from a browser and may name any host, so the sender connects only to names with public addresses. */
export const publicServices: PushServices = {
  admits: (endpoint) => pushAddress.pattern.test(endpoint),
  connection: { lookup: lookupPublic },
}

export function openPushSender(
  keys: PushKeys,
  { admits, connection }: PushServices = publicServices,
  longestMs = 10_000,
): PushSender {
  return {
    async send({ endpoint, p256dh, auth }, { payload, urgent, ttlS, topic }) {
      if (!admits(endpoint)) return 'refused'
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          vapidDetails: keys,
          TTL: ttlS,
          urgency: urgent ? 'high' : 'normal',
          topic,
          contentEncoding: 'aes128gcm',
        },
      )
      const signal = AbortSignal.timeout(longestMs)
      const options = { ...connection, method, headers: headers as Record<string, string>, signal }
      const status = await statusOf(endpoint, options, body).catch((error: unknown) => {
        if (error instanceof PrivateAddressError) return 403
        throw error
      })
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      if (status >= 400 && status < 500 && status !== 429) return 'refused'
      throw new Error(`the push service answers with status ${status}`)
    },
  }
}

/** Sends one request and returns the status. Follows no redirect, and does not read the answer. */
function statusOf(url: string, options: RequestOptions, body: Buffer | null): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = requestHttps(url, options, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    request.on('error', reject)
    request.end(body)
  })
}
