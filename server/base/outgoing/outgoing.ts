import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#platform/logs/log.ts'
import { type MailConfig, type MailMessage, openMail } from './mail.ts'
import { openOutbox } from './outbox.ts'
import { openSms, type SmsConfig, type SmsMessage } from './sms.ts'

/** Messages that leave after a commit; nobody waits for them, and one that fails is told to the log. */
export interface Outgoing {
  /** False where none is configured outside of the sandbox: what needs an SMS answers 503 then. */
  readonly sendsSms: boolean
  /** The same for mail: an answer to a message is not taken then. */
  readonly sendsMail: boolean
  sms(message: SmsMessage): void
  mail(message: MailMessage): void
  /** Waits a little for those on their way. */
  close(): Promise<void>
}

export function openOutgoing(
  config: SmsConfig & MailConfig & { readonly DATA_DIR: string },
  log: Log,
): Outgoing {
  const outbox = openOutbox(config.DATA_DIR)
  const sms = openSms(config, outbox)
  const mail = openMail(config, outbox)
  const underWay = new Set<Promise<void>>()

  function leave(channel: 'sms' | 'email', send: () => Promise<void>): void {
    const sending = pause(randomInt(UNEVEN_MS))
      .then(send)
      // What a provider says may repeat number and text: only the kind of failure is told.
      .catch((error: unknown) => log.error({ channel, reason: reasonOf(error) }, 'a message was not sent'))
      .finally(() => underWay.delete(sending))
    underWay.add(sending)
  }

  return {
    sendsSms: sms !== undefined,
    sendsMail: mail !== undefined,
    sms: (message) => sms && leave('sms', () => sms.send(message)),
    mail: (message) => mail && leave('email', () => mail.send(message)),
    async close() {
      const late = new AbortController()
      await Promise.race([
        Promise.allSettled(underWay),
        pause(CLOSING_MS, undefined, { signal: late.signal }).catch(() => undefined),
      ])
      late.abort()
    },
  }
}

/** A message leaves at no fixed distance from its answer: the next answer's time does not tell whether one left. */
const UNEVEN_MS = 40
const CLOSING_MS = 2_000

function reasonOf(error: unknown): string {
  const { name, code, responseCode } = error as { name?: string; code?: unknown; responseCode?: unknown }
  const told = [name, code, responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  )
  return told.join(' ')
}
