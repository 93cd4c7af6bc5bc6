import { canBid, canSell, type UserType } from '../base/access/permissions.ts'
import type { Pair } from '../base/locale.ts'
import type { DataType } from './contract.ts'

/** The groups of notifications for which a person chooses the channels. */
export const groups = [
  'outbid',
  'ending',
  'won',
  'orders',
  'requests',
  'alerts',
  'selling',
  'account',
] as const
export type Group = (typeof groups)[number]

/** The channels in addition to the list of notifications on the site, which shows every notification. */
export const channels = ['push', 'email', 'sms'] as const
export type Channel = (typeof channels)[number]

export type Choices = Readonly<Record<Group, readonly Channel[]>>

/** The default choices: push for the groups that need a reaction. */
export const defaultChoices: Choices = {
  outbid: ['push'],
  ending: ['push'],
  won: ['push'],
  orders: ['push'],
  requests: ['push'],
  // The channels of a new alert. Each alert has its own channels (shared/alerts/contract.ts).
  alerts: ['push'],
  selling: [],
  account: [],
}

/**
 * The groups that a type of account can receive: only bidders receive those about their bids, and only sellers those about their goods and auctions.
 * Everybody receives `ending`, because everybody can save a lot or ask to be reminded of a session.
 */
export function groupsFor(type: UserType): readonly Group[] {
  return groups.filter(
    (group) => (canBid(type) || !bidderGroups.has(group)) && (canSell(type) || group !== 'selling'),
  )
}

const bidderGroups: ReadonlySet<Group> = new Set(['outbid', 'won'])

/** Urgent notifications do not wait for the end of a prayer time, and may be excepted from the quiet hours. */
export const urgentGroups: readonly Group[] = ['outbid', 'ending', 'won']

export const groupNames: Readonly<Record<Group, Pair>> = {
  outbid: { ar: 'مزايدة أعلى من مزايدتك', en: 'You’re outbid' },
  ending: { ar: 'مزاد يوشك أن ينتهي أو جلسة أن تبدأ', en: 'An auction ends or a session starts soon' },
  won: { ar: 'نتائج مزايداتك', en: 'Results of your bids' },
  orders: { ar: 'مراحل الطلبات', en: 'Order updates' },
  requests: { ar: 'الطلبات والعروض', en: 'Requests and offers' },
  alerts: { ar: 'التنبيهات', en: 'Alerts' },
  selling: { ar: 'منتجاتي ومزاداتي', en: 'My products and auctions' },
  account: { ar: 'الحساب والمحفظة', en: 'Account and wallet' },
}

/** The group of a notification. If a data_type has several groups, the kind decides which one applies. */
export function groupOf({ data_type, kind }: { readonly data_type: DataType; readonly kind: string }): Group {
  return kindGroups[kind] ?? typeGroups[data_type]
}

const kindGroups: Readonly<Record<string, Group>> = {
  auction_ending: 'ending',
  award_lost: 'won',
  lot_rejected: 'won',
  lot_abandoned: 'won',
  bid_voided: 'won',
}

const typeGroups: Readonly<Record<DataType, Group>> = {
  orders: 'orders',
  auction_orders: 'orders',
  user_orders: 'orders',
  auction: 'selling',
  auction_confirm: 'won',
  auction_outbid: 'outbid',
  request_offer: 'requests',
  offer_accepted: 'requests',
  request: 'requests',
  wallet: 'account',
  account: 'account',
  product: 'selling',
  behar_deal: 'account',
  subscription: 'account',
  alert_product: 'alerts',
  alert_auction: 'alerts',
  alert_price: 'alerts',
  landing: 'orders',
  auction_session: 'ending',
  behar_demand: 'requests',
}
