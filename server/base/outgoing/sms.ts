import type { Config } from '#platform/config.ts'
import { callExternal } from '#platform/externalCalls.ts'
import type { Outbox } from './outbox.ts'

export interface SmsMessage {
  /** The receiver's number (E.164). */
  readonly to: string
  readonly text: string
}

/**
 * Sends an SMS; throws within `longestMs` when the provider did not accept it. The error contains neither number nor
 * text.
 */
export interface Sms {
  send(message: SmsMessage): Promise<void>
}

export type SmsConfig = Pick<Config, 'SANDBOX' | 'SMS_PROVIDER' | 'SMS_URL' | 'SMS_TOKEN' | 'SMS_SENDER'>

/** Whether this deployment can send an SMS. */
export const offersSms = ({
  SANDBOX,
  SMS_TOKEN,
  SMS_SENDER,
}: Pick<SmsConfig, 'SANDBOX' | 'SMS_TOKEN' | 'SMS_SENDER'>): boolean =>
  SANDBOX || (SMS_TOKEN !== undefined && SMS_SENDER !== undefined)

/** The configured provider, or the outbox in the sandbox; undefined when SMS is not offered. */
export function openSms(config: SmsConfig, outbox: Outbox, longestMs = 8_000): Sms | undefined {
  const { SANDBOX, SMS_PROVIDER, SMS_URL, SMS_TOKEN, SMS_SENDER } = config
  if (SMS_TOKEN !== undefined && SMS_SENDER !== undefined) {
    const { publicUrl, ask, took } = providers[SMS_PROVIDER]
    const url = SMS_URL ?? publicUrl
    return {
      async send(message) {
        const request = ask(message, { token: SMS_TOKEN, sender: SMS_SENDER })
        const signal = AbortSignal.timeout(longestMs)
        const answer = await callExternal('SMS provider', url, { ...request, method: 'POST', signal })
        if (!took(answer)) throw new Error(`${SMS_PROVIDER} did not take a message`)
      },
    }
  }
  return SANDBOX ? { send: (message) => outbox.put({ ...message, channel: 'sms' }) } : undefined
}

interface Provider {
  readonly publicUrl: string
  readonly ask: (message: SmsMessage, account: { token: string; sender: string }) => RequestInit
  /** Whether an answer with status 2xx accepts the message. */
  readonly took: (answer: unknown) => boolean
}

/** Both providers expect the number without its plus. */
const numberOf = ({ to }: SmsMessage) => to.replace(/^\+/, '')

const providers: Record<Config['SMS_PROVIDER'], Provider> = {
  unifonic: {
    publicUrl: 'https://el.cloud.unifonic.com/rest/SMS/messages',
    ask: (message, { token, sender }) => ({
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        AppSid: token,
        SenderID: sender,
        Recipient: numberOf(message),
        Body: message.text,
        responseType: 'JSON',
        // 3 means a service message, which is delivered at any hour.
        MessageType: '3',
      }),
    }),
    took: (answer) =>
      ['true', true].includes((answer as { success?: string | boolean } | null)?.success ?? ''),
  },
  taqnyat: {
    publicUrl: 'https://api.taqnyat.sa/v1/messages',
    ask: (message, { token, sender }) => ({
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ recipients: [numberOf(message)], body: message.text, sender }),
    }),
    took: (answer) => [200, 201].includes(Number((answer as { statusCode?: unknown } | null)?.statusCode)),
  },
}
