import * as z from 'zod'
import { timeOf } from '#platform/clock.ts'
import type { Database } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import type { Locale } from '#shared/base/locale.ts'
import { messagePaths } from '#shared/base/paths.ts'
import { channels, groupOf, urgentGroups } from '#shared/notifications/groups.ts'
import { leadOf, pathOfLead } from '#shared/notifications/rules.ts'
import type { Mail } from '../../base/outgoing/mail.ts'
import type { Sms } from '../../base/outgoing/sms.ts'
import type { AlertTokens } from '../alertTokens.ts'
import { textOf } from '../messages.ts'
import { alertOf } from '../present.ts'
import type { PushSender } from '../push/sender.ts'
import { deleteEnded } from '../push/store.ts'
import { mailOf, payloadOf, type Said, smsOf } from './messages.ts'
import { channelsOf } from './planning.ts'
import {
  countSms,
  findMessage,
  findSubscription,
  type MessageRow,
  noteSent,
  type PlannedMessage,
} from './store.ts'

export interface SendingDeps {
  readonly db: Database
  readonly log: Log
  /** Undefined if the market does not offer the channel. */
  readonly mail: Mail | undefined
  readonly sms: Sms | undefined
  readonly push: PushSender
  readonly tokens: AlertTokens
  /** The address of the site, without a trailing slash. */
  readonly site: string
}

const planned = z.object({
  notification: z.number(),
  number: z.number(),
  channel: z.enum(channels),
  subscription: z.nullable(z.number()),
})

/**
 * Sends one planned message. Sends nothing if, after the planning, the notification was read or updated, the person chose
 * other channels, the auction ended, or the browser's subscription ended. Throws if a retry may succeed; the job queue then
 * retries with growing pauses. If the process ends after the sending and before its record, the message is sent twice.
 */
export async function sendMessage(deps: SendingDeps, payload: unknown): Promise<void> {
  const message: PlannedMessage = planned.parse(payload)
  const row = await findMessage(deps.db, message)
  if (!row || !channelsOf(row).includes(message.channel)) return
  if (isStale(row, await timeOf(deps.db))) return
  if (message.channel !== 'push' && row.is_sent) return
  const send = { push: sendPush, email: sendEmail, sms: sendSms }[message.channel]
  if (await send(deps, message, row)) await noteSent(deps.db, message, row.user_id)
}

/** Whether the message is useless, because its auction has ended or its session has started. */
function isStale(row: MessageRow, now: Date): boolean {
  return ['outbid', 'ending', 'alerts'].includes(groupOf(row)) && row.ends_at !== null && row.ends_at <= now
}

type Send = (deps: SendingDeps, message: PlannedMessage, row: MessageRow) => Promise<boolean>

const sendPush: Send = async ({ db, log, push, tokens }, { notification, subscription }, row) => {
  const browser = subscription === null ? undefined : await findSubscription(db, subscription, row.user_id)
  if (!browser || subscription === null) return false
  const urgent = urgentGroups.includes(groupOf(row))
  const token = row.alert_id === null ? null : tokens.tokenOf(row.alert_id)
  const tag = `notification-${notification}`
  // The address has no origin, because the service worker opens only pages of its own site.
  const payload = JSON.stringify(payloadOf(saidOf(row, '', tokens), { tag, urgent, token }))
  const result = await push.send(browser, { payload, urgent, ttlS: urgent ? urgentS : longestS, topic: tag })
  if (result === 'sent') return true
  await deleteEnded(db, subscription, browser.endpoint)
  if (result === 'refused') log.warn({ subscription }, 'a push service refused a subscription')
  return false
}

const urgentS = 600
const longestS = 24 * 3_600

const sendEmail: Send = async ({ mail, site, tokens }, _message, row) => {
  if (!mail || row.email === null) return false
  await mail.send({ to: row.email, ...mailOf(saidOf(row, site, tokens)) })
  return true
}

const sendSms: Send = async ({ db, log, sms, site, tokens }, _message, row) => {
  if (!sms || row.mobile === null) return false
  if ((await countSms(db, row.user_id)) >= smsPerDay) {
    log.info({ userId: row.user_id }, 'a message by SMS was not sent, because the person had many today')
    return false
  }
  await sms.send({ to: row.mobile, text: smsOf(saidOf(row, site, tokens)) })
  return true
}

/** The maximum number of SMS messages to a person in 24 hours. */
const smsPerDay = 20

function saidOf(row: MessageRow, site: string, tokens: AlertTokens): Said {
  const { language: locale, kind, facts, user_id } = row
  const group = groupOf(row)
  const address = (path: string) => site + withLanguage(path, locale)
  const token = row.alert_id === null ? null : tokens.tokenOf(row.alert_id)
  return {
    locale,
    group,
    message: textOf(kind, facts, locale).message,
    url: address(pathOfLead(leadOf({ ...row, alert: alertOf(row) }))),
    market: row[`market_${locale}`],
    end: {
      kind: token === null ? 'settings' : 'alert',
      url: address(token === null ? messagePaths.notifications() : messagePaths.endAlert(token)),
      oneClick: address(messagePaths.unsubscribe(token ?? tokens.emailTokenOf({ userId: user_id, group }))),
    },
  }
}

/** Adds the receiver's language to a path. */
function withLanguage(path: string, locale: Locale): string {
  const [page = '', fragment] = path.split('#')
  const joined = `${page}${page.includes('?') ? '&' : '?'}lang=${locale}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}
