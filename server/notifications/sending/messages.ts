import type { Locale, Pair } from '#shared/base/locale.ts'
import { directionOf } from '#shared/base/locale.ts'
import type { Group } from '#shared/notifications/groups.ts'

/** The content of the messages of a notification, in the receiver's language. */
export interface Said {
  readonly locale: Locale
  readonly group: Group
  /** The text of the notification. */
  readonly message: string
  /** The address of the page to which the notification links. */
  readonly url: string
  /** The market's name. */
  readonly market: string
  /**
   * The address of the page on which the receiver ends such messages (that of the alert, or the settings), and the address at
   * which mail programs end them.
   */
  readonly end: { readonly kind: 'alert' | 'settings'; readonly url: string; readonly oneClick: string }
}

export const titles: Readonly<Record<Group, Pair>> = {
  outbid: { ar: 'زاد عليك مزايد آخر', en: 'You’ve been outbid' },
  ending: { ar: 'المزاد يوشك أن ينتهي', en: 'The auction ends soon' },
  won: { ar: 'نتيجة مزايدتك', en: 'Result of your bid' },
  orders: { ar: 'طلبك', en: 'Your order' },
  requests: { ar: 'طلباتك وعروضك', en: 'Requests and offers' },
  alerts: { ar: 'تنبيه', en: 'Alert' },
  selling: { ar: 'منتجاتك ومزاداتك', en: 'Your products and auctions' },
  account: { ar: 'حسابك', en: 'Your account' },
}

const words = {
  endAlert: { ar: 'إيقاف هذا التنبيه', en: 'Stop this alert' },
  endAlertBy: {
    ar: (url: string) => `لإيقاف هذا التنبيه: ${url}`,
    en: (url: string) => `Stop this alert: ${url}`,
  },
  settingsBy: {
    ar: (url: string) => `لاختيار ما يصلك: ${url}`,
    en: (url: string) => `Choose what you receive: ${url}`,
  },
  subject: {
    ar: (title: string, market: string) => `${title} · ${market}`,
    en: (title: string, market: string) => `${title} · ${market}`,
  },
} as const

export function mailOf({ locale, group, message, url, market, end }: Said): {
  readonly subject: string
  readonly text: string
  readonly unsubscribe: string
} {
  const last = end.kind === 'alert' ? words.endAlertBy[locale](end.url) : words.settingsBy[locale](end.url)
  return {
    subject: words.subject[locale](titles[group][locale], market),
    text: [message, '', url, '', market, '', last].join('\n'),
    unsubscribe: end.oneClick,
  }
}

export function smsOf({ locale, message, url, market, end }: Said): string {
  const text = `${market}: ${message} ${url}`
  return end.kind === 'alert' ? `${text}\n${words.endAlertBy[locale](end.url)}` : text
}

/** The data that the service worker shows (web/worker/serviceWorker.ts). `end` is the token that ends the alert. */
export interface PushPayload {
  readonly title: string
  readonly body: string
  readonly url: string
  /** A newer message of the same notification replaces the shown one. */
  readonly tag: string
  readonly lang: Locale
  readonly dir: 'rtl' | 'ltr'
  readonly urgent: boolean
  readonly end: { readonly token: string; readonly label: string } | null
}

export function payloadOf(
  { locale, group, message, url }: Said,
  { tag, urgent, token }: { readonly tag: string; readonly urgent: boolean; readonly token: string | null },
): PushPayload {
  return {
    title: titles[group][locale],
    body: message,
    url,
    tag,
    lang: locale,
    dir: directionOf[locale],
    urgent,
    end: token === null ? null : { token, label: words.endAlert[locale] },
  }
}
