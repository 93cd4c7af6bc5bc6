import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#platform/logs/log.ts'
import { type MailConfig, type MailMessage, openMail } from './mail.ts'
import { openOutbox } from './outbox.ts'
import { openSms, type SmsConfig, type SmsMessage } from './sms.ts'

/** Sends messages after a commit, in the background; failures are logged. */
export interface Outgoing {
  /** False if no SMS provider is configured, except in the sandbox. Calls that need an SMS are then answered with 503. */
  readonly sendsSms: boolean
  /** False if no mail server is configured, except in the sandbox. Calls that need mail are then refused. */
  readonly sendsMail: boolean
  sms(message: SmsMessage): void
  mail(message: MailMessage): void
  /** Waits up to 2 s for messages that are being sent. */
  close(): Promise<void>
}

export function openOutgoing(
  config: SmsConfig & MailConfig & { readonly DATA_DIR: string },
  log: Log,
): Outgoing {
  const outbox = openOutbox(config.DATA_DIR)
  const sms = openSms(config, outbox)
  const mail = openMail(config, outbox)
  const pending = new Set<Promise<void>>()

  function sendLater(channel: 'sms' | 'email', send: () => Promise<void>): void {
    const sending = pause(randomInt(UNEVEN_MS))
      .then(send)
      // A provider's error may contain the number and the text, so only the kind of the error is logged.
      .catch((error: unknown) => log.error({ channel, reason: reasonOf(error) }, 'a message was not sent'))
      .finally(() => pending.delete(sending))
    pending.add(sending)
  }

  return {
    sendsSms: sms !== undefined,
    sendsMail: mail !== undefined,
    sms: (message) => sms && sendLater('sms', () => sms.send(message)),
    mail: (message) => mail && sendLater('email', () => mail.send(message)),
    async close() {
      const late = new AbortController()
      await Promise.race([
        Promise.allSettled(pending),
        pause(CLOSING_MS, undefined, { signal: late.signal }).catch(() => undefined),
      ])
      late.abort()
    },
  }
}

/**
 * The maximum random delay before a message is sent, in ms. Without the delay, the response time of the next request
 * would reveal whether a message was sent.
 */
const UNEVEN_MS = 40
const CLOSING_MS = 2_000

/** The kind of an error, without its text, which may contain the receiver or the message. */
export function reasonOf(error: unknown): string {
  const { name, code, responseCode } = error as { name?: string; code?: unknown; responseCode?: unknown }
  const parts = [name, code, responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  )
  return parts.join(' ')
}
