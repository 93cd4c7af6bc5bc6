import type { Pair } from '../base/locale.ts'
import type { Group } from './groups.ts'

interface SubjectOf extends Pair {
  readonly group: Group
  /** The kinds of notifications (server/notifications/messages.ts) that belong to the subject. */
  readonly kinds: readonly string[]
}

const subject = (definition: SubjectOf): SubjectOf => definition

/**
 * The subjects of each group of notifications, in the order of the settings. A subject may have channels other than those of
 * its group. The groups of alerts and of `ending` have no subjects: each alert has its own channels, and `ending` has a single
 * kind.
 */
const definitions = {
  outbid: subject({
    group: 'outbid',
    kinds: ['auction_outbid'],
    ar: 'زاد عليك مزايد آخر',
    en: 'Someone outbids you',
  }),
  leading: subject({
    group: 'outbid',
    kinds: ['auction_leads'],
    ar: 'عدت صاحب أعلى مزايدة',
    en: 'You’re the highest bidder again',
  }),
  won: subject({
    group: 'won',
    kinds: ['bid_accepted'],
    ar: 'رسا عليك مزاد',
    en: 'You win an auction',
  }),
  award_lost: subject({
    group: 'won',
    kinds: ['award_lost'],
    ar: 'انتهت مهلة طلبك من مزاد',
    en: 'Your time to order from an auction ends',
  }),
  lot_lost: subject({
    group: 'won',
    kinds: ['lot_rejected', 'lot_abandoned'],
    ar: 'لم يُنفَّذ طلبك من مزاد',
    en: 'Your order from an auction is not fulfilled',
  }),
  auction_stopped: subject({
    group: 'won',
    kinds: ['bid_voided'],
    ar: 'أوقفت إدارة السوق مزادًا زايدت فيه',
    en: 'The market team stops an auction you bid in',
  }),
  order_answered: subject({
    group: 'orders',
    kinds: ['order_accepted', 'order_rejected'],
    ar: 'قبول طلبك أو رفضه',
    en: 'Your order is accepted or rejected',
  }),
  landing: subject({
    group: 'orders',
    kinds: ['landing_landed', 'landing_short', 'landing_refused', 'landing_cancelled', 'landing_missed'],
    ar: 'صيد قادم حجزت منه',
    en: 'An arriving catch you reserved',
  }),
  landing_sale: subject({
    group: 'orders',
    kinds: ['landing_reserved', 'landing_unreserved', 'landing_expired'],
    ar: 'حجوزات صيدك القادم',
    en: 'Reservations of your arriving catch',
  }),
  order_delivered: subject({
    group: 'orders',
    kinds: ['order_sent', 'order_ready'],
    ar: 'خروج طلبك للتوصيل أو جاهزيته للاستلام',
    en: 'Your order is on the way or ready for pickup',
  }),
  order_weighed: subject({
    group: 'orders',
    kinds: ['order_weighed', 'order_weighed_more'],
    ar: 'وزن طلبك',
    en: 'Your order is weighed',
  }),
  order_completed: subject({
    group: 'orders',
    kinds: ['order_completed'],
    ar: 'اكتمال طلبك',
    en: 'Your order is complete',
  }),
  order_cancelled: subject({
    group: 'orders',
    kinds: ['order_cancelled', 'order_lapsed'],
    ar: 'إلغاء طلبك',
    en: 'Your order is cancelled',
  }),
  order_returned: subject({
    group: 'orders',
    kinds: ['return_accepted', 'return_accepted_cash', 'return_accepted_paid', 'return_refused'],
    ar: 'رد البائع على الإرجاع',
    en: 'The seller replies to your return',
  }),
  order_disputed: subject({
    group: 'orders',
    kinds: ['order_disputed', 'order_halted', 'order_decided', 'order_decided_cash', 'order_upheld'],
    ar: 'الاعتراض على طلبك',
    en: 'A dispute on your order',
  }),
  order_rated: subject({
    group: 'orders',
    kinds: ['order_rated'],
    ar: 'تقييم البائع لك',
    en: 'A seller rates you',
  }),
  sale_placed: subject({
    group: 'orders',
    kinds: ['order_placed', 'auction_order_placed', 'offer_order_placed'],
    ar: 'طلب جديد من مشترٍ',
    en: 'A buyer places an order',
  }),
  sale_completed: subject({
    group: 'orders',
    kinds: ['sale_completed', 'sale_closed'],
    ar: 'اكتمال طلب بعته',
    en: 'An order you sold is complete',
  }),
  sale_cancelled: subject({
    group: 'orders',
    kinds: ['sale_cancelled', 'sale_lapsed'],
    ar: 'إلغاء طلب بعته',
    en: 'An order you sold is cancelled',
  }),
  sale_returned: subject({
    group: 'orders',
    kinds: ['return_asked'],
    ar: 'مشترٍ يطلب الإرجاع',
    en: 'A return of an order you sold',
  }),
  sale_disputed: subject({
    group: 'orders',
    kinds: ['sale_disputed', 'sale_decided', 'sale_decided_cash', 'sale_upheld'],
    ar: 'الاعتراض على طلب بعته',
    en: 'A dispute on an order you sold',
  }),
  sale_rated: subject({
    group: 'orders',
    kinds: ['sale_rated'],
    ar: 'تقييم المشتري لك',
    en: 'A buyer rates you',
  }),
  offer_received: subject({
    group: 'requests',
    kinds: ['offer_received'],
    ar: 'عرض جديد على طلبك',
    en: 'A new offer on your request',
  }),
  offer_changed: subject({
    group: 'requests',
    kinds: ['offer_changed', 'offer_withdrawn'],
    ar: 'تغيير عرض على طلبك أو سحبه',
    en: 'An offer on your request is changed or withdrawn',
  }),
  request_matched: subject({
    group: 'requests',
    kinds: ['request_matched'],
    ar: 'سمك معروض يطابق طلبك',
    en: 'Fish for sale that matches your request',
  }),
  demand_matched: subject({
    group: 'requests',
    kinds: ['behar_match', 'behar_matched'],
    ar: 'عرض يطابق طلبك في سوق بحار',
    en: 'A supply that matches your demand in Behar market',
  }),
  request_state: subject({
    group: 'requests',
    kinds: [
      ...['request_reopened', 'request_not_reopened', 'request_expired'],
      ...['request_not_ordered', 'request_stopped'],
    ],
    ar: 'إغلاق طلبك أو فتحه من جديد',
    en: 'Your request is closed or open again',
  }),
  offer_answered: subject({
    group: 'requests',
    kinds: ['offer_accepted', 'offer_declined', 'offer_abandoned'],
    ar: 'نتيجة عرضك',
    en: 'The result of your offer',
  }),
  request_changed: subject({
    group: 'requests',
    kinds: ['request_changed', 'request_closed', 'offer_reopened'],
    ar: 'تغيّر طلب قدّمت عليه عرضًا',
    en: 'A request you made an offer on changes',
  }),
  bid_placed: subject({
    group: 'selling',
    kinds: ['bid_placed'],
    ar: 'مزايدة جديدة في مزادك',
    en: 'A new bid on your auction',
  }),
  bidder_excluded: subject({
    group: 'selling',
    kinds: ['auction_price_back', 'auction_bidder_out'],
    ar: 'استبعاد مزايد من مزادك',
    en: 'A bidder is excluded from your auction',
  }),
  auction_ended: subject({
    group: 'selling',
    kinds: [
      ...['auction_ended', 'auction_without_bids', 'auction_taken', 'auction_not_taken'],
      ...['auction_opened', 'auction_without_offers'],
    ],
    ar: 'انتهاء مزادك',
    en: 'Your auction ends',
  }),
  award_lapsed: subject({
    group: 'selling',
    kinds: ['award_lapsed', 'lot_reopened', 'lot_unsold', 'lot_awarded_next'],
    ar: 'لم يُكمل الفائز بمزادك شراءه',
    en: 'The winner of your auction does not buy',
  }),
  listing_stopped: subject({
    group: 'selling',
    kinds: ['auction_voided', 'goods_hidden', 'goods_shown', 'lot_hidden', 'lot_shown'],
    ar: 'قرار إدارة السوق في منتجك أو مزادك',
    en: 'The market team decides on your listing',
  }),
  wallet_received: subject({
    group: 'account',
    kinds: ['wallet_charged', 'wallet_received', 'proceeds_held', 'card_paid_late'],
    ar: 'إضافة رصيد إلى محفظتك',
    en: 'Money is added to your wallet',
  }),
  transfer_reviewed: subject({
    group: 'account',
    kinds: ['confirmation_approved', 'confirmation_refused', 'confirmation_reversed'],
    ar: 'مراجعة تحويلك البنكي',
    en: 'Your bank transfer is reviewed',
  }),
  payout: subject({
    group: 'account',
    kinds: ['payout_settled', 'payout_refused'],
    ar: 'السحب من محفظتك',
    en: 'Withdrawals from your wallet',
  }),
  account_type: subject({
    group: 'account',
    kinds: ['upgrade_approved', 'upgrade_refused', 'account_type'],
    ar: 'نوع حسابك وترقيته',
    en: 'Your account type and upgrade',
  }),
  verification: subject({
    group: 'account',
    kinds: ['account_verified', 'account_unverified', 'account_register', 'account_mobile_confirmed'],
    ar: 'توثيق حسابك',
    en: 'Verification of your account',
  }),
  security: subject({
    group: 'account',
    kinds: [
      ...['account_blocked', 'account_unblocked', 'account_mobile', 'account_email'],
      ...['account_signed_out', 'account_factor_off', 'account_staff'],
    ],
    ar: 'أمان حسابك',
    en: 'Security of your account',
  }),
  hall: subject({
    group: 'account',
    kinds: ['hall_sold', 'hall_bought', 'hall_sale_reversed'],
    ar: 'بيعك وشراؤك في حراج السوق',
    en: 'Your sales and purchases in an auction hall',
  }),
  behar_deal: subject({
    group: 'account',
    kinds: [
      ...['behar_interest', 'behar_accepted', 'behar_declined', 'behar_withdrawn'],
      ...['behar_message', 'behar_reserved', 'behar_sold', 'behar_ended'],
    ],
    ar: 'صفقات سوق بحار',
    en: 'Behar market deals',
  }),
  subscription: subject({
    group: 'account',
    kinds: ['subscription_renewed', 'subscription_ends', 'subscription_ends_tomorrow', 'subscription_over'],
    ar: 'اشتراك سوق بحار',
    en: 'Behar market subscription',
  }),
} as const

export type Subject = keyof typeof definitions
export const subjects = Object.keys(definitions) as [Subject, ...Subject[]]
export const subjectNames: Readonly<Record<Subject, Pair>> = definitions

/** The subjects of a group; empty for a group without subjects. */
export function subjectsOf(group: Group): Subject[] {
  return subjects.filter((each) => definitions[each].group === group)
}

/** The subject of a kind; undefined for the kinds of groups without subjects. */
export function subjectOf(kind: string): Subject | undefined {
  return byKind.get(kind)
}

const byKind: ReadonlyMap<string, Subject> = new Map(
  subjects.flatMap((each) => definitions[each].kinds.map((kind): [string, Subject] => [kind, each])),
)
