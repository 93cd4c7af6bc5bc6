import { createTransport } from 'nodemailer'
import type { Config } from '#platform/config.ts'
import type { Outbox } from './outbox.ts'

export interface MailMessage {
  readonly to: string
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  /** The URL at which the receiver unsubscribes from such messages with one click (RFC 8058). */
  readonly unsubscribe?: string
}

/** Sends e-mails of plain text; throws within `longestMs` when the server did not accept one. */
export interface Mail {
  send(message: MailMessage): Promise<void>
}

export type MailConfig = Pick<Config, 'SANDBOX' | 'SMTP_URL' | 'SMTP_FROM'>

/** The configured server, or the outbox in the sandbox; undefined when mail is not offered. */
export function openMail(
  { SANDBOX, SMTP_URL, SMTP_FROM }: MailConfig,
  outbox: Outbox,
  longestMs = 9_000,
): Mail | undefined {
  if (SMTP_URL !== undefined && SMTP_FROM !== undefined) {
    const times = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 }
    // A message must not make nodemailer read files or addresses.
    const guards = { disableFileAccess: true, disableUrlAccess: true }
    const transport = createTransport({ url: SMTP_URL, ...times, ...guards })
    return {
      async send({ to, replyTo, subject, text, unsubscribe }) {
        const signal = AbortSignal.timeout(longestMs)
        await transport.sendMail({
          from: SMTP_FROM,
          to,
          ...(replyTo ? { replyTo } : {}),
          subject,
          text,
          ...(unsubscribe !== undefined && { headers: unsubscribeHeaders(unsubscribe) }),
          signal,
        })
      },
    }
  }
  if (!SANDBOX) return undefined
  return {
    send: ({ to, subject, text, unsubscribe }) =>
      outbox.put({
        to,
        channel: 'email',
        text: `${subject}\n\n${text}`,
        ...(unsubscribe !== undefined && { unsubscribe }),
      }),
  }
}

const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
