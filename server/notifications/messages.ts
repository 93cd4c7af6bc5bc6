import { limits } from '#shared/base/limits.ts'
import type { Locale, Pair } from '#shared/base/locale.ts'
import { currencyLabel, type Halalas, printMoney } from '#shared/base/money.ts'
import { type Grams, printKilograms, weightLabel } from '#shared/base/quantity.ts'
import { maskIn } from '#shared/base/text/masks.ts'
import type { DataType } from '#shared/notifications/contract.ts'

/** The stored type and the format of each kind of fact. */
const formats = {
  /** A number, a code, or a name that is the same in both languages. */
  text: (fact: string) => fact,
  /** A name in both languages. */
  named: (fact: Pair, locale: Locale) => fact[locale],
  /** A title in both languages; older notifications contain one text. */
  title: (fact: Pair | string, locale: Locale) => (typeof fact === 'string' ? fact : fact[locale]),
  money: (fact: Halalas, locale: Locale) => printMoney(fact, locale),
  perKilogram: (fact: Halalas, locale: Locale) => pricePerKilogram(fact, locale),
  weight: (fact: Grams, locale: Locale) => `${printKilograms(fact)} ${weightLabel[locale]}`,
  count: (fact: number) => String(fact),
  /** A masked name. */
  mask: (fact: string, locale: Locale) => maskIn(fact, locale),
} as const

type Sort = keyof typeof formats
type Shape = Readonly<Record<string, Sort>>
type Given<S extends Shape> = { readonly [Name in keyof S]: Parameters<(typeof formats)[S[Name]]>[0] }
type Words<S extends Shape> = (facts: { readonly [Name in keyof S]: string }) => string

interface KindOf<S extends Shape> {
  /** The page to which the notification links (specification, section 2, Header). */
  readonly type: DataType
  readonly facts: S
  readonly ar: Words<S>
  readonly en: Words<S>
  /**
   * Whether only the first letters of the causer's name are shown: bidders and sellers stay anonymous (contract, section
   * 7).
   */
  readonly masked?: true
}

const kind = <const S extends Shape>(definition: KindOf<S>): KindOf<S> => definition

const lot = { fish: 'named', weight: 'weight' } as const
const order = { number: 'text' } as const
const { returnAnswerHours: answerHours, disputeHours } = limits.order

/** Every kind of notification (contract, section 2, Notifications): its data_type, facts and texts. */
export const kinds = {
  order_placed: kind({
    type: 'orders',
    facts: { ...order, total: 'money' },
    ar: ({ number, total }) => `وصلك طلب جديد رقم ${number} بقيمة ${total}`,
    en: ({ number, total }) => `New order ${number} for ${total}`,
  }),
  auction_order_placed: kind({
    type: 'auction_orders',
    facts: { ...order, total: 'money' },
    ar: ({ number, total }) => `أكمل الفائز بمزادك طلبه رقم ${number} بقيمة ${total}`,
    en: ({ number, total }) => `The winner of your auction placed order ${number} for ${total}`,
  }),
  offer_order_placed: kind({
    type: 'orders',
    facts: { ...order, total: 'money' },
    ar: ({ number, total }) => `أكمل المشتري طلب عرضك رقم ${number} بقيمة ${total}`,
    en: ({ number, total }) => `The buyer ordered your offer: order ${number} for ${total}`,
  }),
  order_accepted: kind({
    type: 'user_orders',
    facts: order,
    ar: ({ number }) => `قبل البائع طلبك ${number}`,
    en: ({ number }) => `The seller accepted your order ${number}`,
  }),
  order_rejected: kind({
    type: 'user_orders',
    facts: order,
    ar: ({ number }) => `رفض البائع طلبك ${number}`,
    en: ({ number }) => `The seller rejected your order ${number}`,
  }),
  order_sent: kind({
    type: 'user_orders',
    facts: order,
    ar: ({ number }) => `خرج طلبك ${number} للتوصيل`,
    en: ({ number }) => `Your order ${number} is on the way`,
  }),
  order_ready: kind({
    type: 'user_orders',
    facts: order,
    ar: ({ number }) => `طلبك ${number} جاهز للاستلام`,
    en: ({ number }) => `Your order ${number} is ready for pickup`,
  }),
  order_completed: kind({
    type: 'user_orders',
    facts: order,
    ar: ({ number }) => `اكتمل طلبك ${number}`,
    en: ({ number }) => `Your order ${number} is complete`,
  }),
  order_cancelled: kind({
    type: 'user_orders',
    facts: order,
    ar: ({ number }) => `أُلغي طلبك ${number}`,
    en: ({ number }) => `Your order ${number} was cancelled`,
  }),
  sale_completed: kind({
    type: 'orders',
    facts: order,
    ar: ({ number }) => `أكد المشتري اكتمال الطلب ${number}`,
    en: ({ number }) => `The buyer confirmed that order ${number} is complete`,
  }),
  sale_cancelled: kind({
    type: 'orders',
    facts: order,
    ar: ({ number }) => `أُلغي الطلب ${number}`,
    en: ({ number }) => `Order ${number} was cancelled`,
  }),
  order_lapsed: kind({
    type: 'user_orders',
    facts: order,
    ar: ({ number }) => `أُلغي طلبك ${number} لانتهاء مهلته`,
    en: ({ number }) => `Your order ${number} was cancelled because its deadline passed`,
  }),
  sale_lapsed: kind({
    type: 'orders',
    facts: order,
    ar: ({ number }) => `أُلغي الطلب ${number} لأنك لم تقبله قبل انتهاء مهلته`,
    en: ({ number }) => `Order ${number} was cancelled because you did not accept it in time`,
  }),
  sale_closed: kind({
    type: 'orders',
    facts: order,
    ar: ({ number }) => `اكتمل الطلب ${number} تلقائيًا`,
    en: ({ number }) => `Order ${number} was completed automatically`,
  }),
  order_weighed: kind({
    type: 'user_orders',
    facts: { ...order, total: 'money' },
    ar: ({ number, total }) => `سجّل البائع وزن طلبك ${number}: الإجمالي الآن ${total}`,
    en: ({ number, total }) => `The seller weighed your order ${number}. The total is now ${total}`,
  }),
  order_weighed_more: kind({
    type: 'user_orders',
    facts: { ...order, total: 'money', more: 'money' },
    ar: ({ number, total, more }) =>
      `صحّح البائع وزن طلبك ${number}: الإجمالي الآن ${total}، ودُفع الفرق ${more} من محفظتك`,
    en: ({ number, total, more }) =>
      `The seller corrected the weight of your order ${number}. The total is now ${total}, and ${more} was paid from your wallet`,
  }),
  return_asked: kind({
    type: 'orders',
    facts: order,
    ar: ({ number }) => `طلب المشتري إرجاع الطلب ${number}، ردّ خلال ${answerHours} ساعة`,
    en: ({ number }) => `The buyer requested a return of order ${number}. Reply within ${answerHours} hours`,
  }),
  return_accepted: kind({
    type: 'user_orders',
    facts: order,
    ar: ({ number }) => `قبل البائع إرجاع طلبك ${number}`,
    en: ({ number }) => `The seller accepted the return of your order ${number}`,
  }),
  return_accepted_cash: kind({
    type: 'user_orders',
    facts: order,
    ar: ({ number }) => `قبل البائع إرجاع طلبك ${number}، وسيعيد إليك ما دفعته نقدًا`,
    en: ({ number }) =>
      `The seller accepted the return of your order ${number} and will return the cash you paid`,
  }),
  return_accepted_paid: kind({
    type: 'user_orders',
    facts: { ...order, refund: 'money' },
    ar: ({ number, refund }) => `قبل البائع إرجاع طلبك ${number}، وسيعيد إليك ${refund} نقدًا`,
    en: ({ number, refund }) =>
      `The seller accepted the return of your order ${number} and will return ${refund} to you in cash`,
  }),
  return_refused: kind({
    type: 'user_orders',
    facts: order,
    ar: ({ number }) => `رفض البائع إرجاع طلبك ${number}، ويمكنك الاعتراض خلال ${disputeHours} ساعة`,
    en: ({ number }) =>
      `The seller refused the return of your order ${number}. You can dispute it within ${disputeHours} hours`,
  }),
  order_disputed: kind({
    type: 'user_orders',
    facts: order,
    ar: ({ number }) => `لم يرد البائع على إرجاع طلبك ${number}، وتراجعه إدارة السوق`,
    en: ({ number }) =>
      `The seller did not reply to the return of your order ${number}. The market team will decide`,
  }),
  order_halted: kind({
    type: 'user_orders',
    facts: order,
    ar: ({ number }) => `أوقفت إدارة السوق حساب البائع في طلبك ${number}، وتراجع الطلب`,
    en: ({ number }) =>
      `The market team blocked the seller of your order ${number} and will decide on the order`,
  }),
  sale_disputed: kind({
    type: 'orders',
    facts: order,
    ar: ({ number }) => `فُتح اعتراض على الطلب ${number}، وتراجعه إدارة السوق`,
    en: ({ number }) => `Order ${number} is disputed. The market team will decide`,
  }),
  order_decided: kind({
    type: 'user_orders',
    facts: { ...order, refund: 'money' },
    ar: ({ number, refund }) => `حسمت إدارة السوق الاعتراض على طلبك ${number}، ويعود إليك ${refund}`,
    en: ({ number, refund }) => `Dispute on order ${number} resolved: ${refund} is refunded to you`,
  }),
  sale_decided: kind({
    type: 'orders',
    facts: { ...order, refund: 'money' },
    ar: ({ number, refund }) => `حسمت إدارة السوق الاعتراض على الطلب ${number}، ويعود إلى المشتري ${refund}`,
    en: ({ number, refund }) => `Dispute on order ${number} resolved: ${refund} is refunded to the buyer`,
  }),
  order_decided_cash: kind({
    type: 'user_orders',
    facts: { ...order, refund: 'money' },
    ar: ({ number, refund }) =>
      `حسمت إدارة السوق الاعتراض على طلبك ${number}: يعيد إليك البائع ${refund} نقدًا`,
    en: ({ number, refund }) =>
      `Dispute on order ${number} resolved: the seller returns ${refund} to you in cash`,
  }),
  sale_decided_cash: kind({
    type: 'orders',
    facts: { ...order, refund: 'money' },
    ar: ({ number, refund }) =>
      `حسمت إدارة السوق الاعتراض على الطلب ${number}: أعد إلى المشتري ${refund} نقدًا`,
    en: ({ number, refund }) => `Dispute on order ${number} resolved: return ${refund} to the buyer in cash`,
  }),
  order_upheld: kind({
    type: 'user_orders',
    facts: order,
    ar: ({ number }) => `حسمت إدارة السوق الاعتراض على طلبك ${number}: البيع قائم دون استرداد`,
    en: ({ number }) => `Dispute on order ${number} resolved: the sale stands, with no refund`,
  }),
  sale_upheld: kind({
    type: 'orders',
    facts: order,
    ar: ({ number }) => `حسمت إدارة السوق الاعتراض على الطلب ${number}: البيع قائم`,
    en: ({ number }) => `Dispute on order ${number} resolved: the sale stands`,
  }),
  order_rated: kind({
    type: 'user_orders',
    facts: { ...order, stars: 'count' },
    ar: ({ number, stars }) => `قيّمك البائع على الطلب ${number}: ${stars} من 5`,
    en: ({ number, stars }) => `The seller rated you ${stars} out of 5 for order ${number}`,
  }),
  sale_rated: kind({
    type: 'orders',
    facts: { ...order, stars: 'count' },
    ar: ({ number, stars }) => `قيّمك المشتري على الطلب ${number}: ${stars} من 5`,
    en: ({ number, stars }) => `The buyer rated you ${stars} out of 5 for order ${number}`,
  }),
  bid_placed: kind({
    type: 'auction',
    facts: { ...lot, price: 'money', bids: 'count' },
    ar: ({ fish, weight, price, bids }) =>
      `مزايدة جديدة في مزادك على ${fish} ${weight}: السعر الآن ${price}، عدد المزايدات ${bids}`,
    en: ({ fish, weight, price, bids }) =>
      `New bid on your auction of ${fish}, ${weight}: now ${price}, bids: ${bids}`,
    masked: true,
  }),
  auction_outbid: kind({
    type: 'auction_outbid',
    facts: { bidder: 'mask', ...lot, price: 'money' },
    ar: ({ bidder, fish, weight, price }) =>
      `زاد عليك ${bidder} في مزاد ${fish} ${weight}، السعر الآن ${price}`,
    en: ({ bidder, fish, weight, price }) => `${bidder} outbid you on ${fish}, ${weight}: now ${price}`,
    masked: true,
  }),
  auction_ending: kind({
    type: 'auction_outbid',
    facts: { ...lot, time: 'text', price: 'money' },
    ar: ({ fish, weight, time, price }) =>
      `ينتهي مزاد ${fish} ${weight} الساعة ${time}، والسعر الآن ${price}`,
    en: ({ fish, weight, time, price }) =>
      `The auction of ${fish}, ${weight}, ends at ${time}. The price is now ${price}`,
  }),
  session_starting: kind({
    type: 'auction_session',
    facts: { market: 'named', time: 'text' },
    ar: ({ market, time }) => `تبدأ جلسة المزاد في ${market} الساعة ${time}`,
    en: ({ market, time }) => `The auction session at ${market} starts at ${time}`,
  }),
  auction_leads: kind({
    type: 'auction_outbid',
    facts: { ...lot, price: 'money' },
    ar: ({ fish, weight, price }) =>
      `استُبعد مزايد من مزاد ${fish} ${weight}، وأنت الآن صاحب أعلى مزايدة: ${price}`,
    en: ({ fish, weight, price }) =>
      `A bidder was excluded from the auction of ${fish}, ${weight}. You’re now the highest bidder at ${price}`,
  }),
  auction_price_back: kind({
    type: 'auction',
    facts: { ...lot, price: 'money' },
    ar: ({ fish, weight, price }) =>
      `استُبعد صاحب أعلى سعر في مزادك على ${fish} ${weight}، وأعلى سعر الآن ${price}`,
    en: ({ fish, weight, price }) =>
      `The highest bidder in your auction of ${fish}, ${weight}, was excluded. The highest price is now ${price}`,
  }),
  auction_bidder_out: kind({
    type: 'auction',
    facts: lot,
    ar: ({ fish, weight }) => `استُبعد المزايد الوحيد في مزادك على ${fish} ${weight}، ولم يبقَ فيه مزايد`,
    en: ({ fish, weight }) =>
      `The only bidder in your auction of ${fish}, ${weight}, was excluded. No bidder is left`,
  }),
  bid_accepted: kind({
    type: 'auction_confirm',
    facts: { ...lot, price: 'money' },
    ar: ({ fish, weight, price }) =>
      `رسا عليك مزاد ${fish} ${weight} بسعر ${price}، أكمل الطلب قبل انتهاء مهلته`,
    en: ({ fish, weight, price }) =>
      `You won the auction of ${fish}, ${weight}, at ${price}. Complete your order before the deadline`,
  }),
  auction_ended: kind({
    type: 'auction',
    facts: { ...lot, price: 'money', bids: 'count' },
    ar: ({ fish, weight, price, bids }) =>
      `انتهى مزادك على ${fish} ${weight} بسعر ${price}، عدد المزايدات ${bids}`,
    en: ({ fish, weight, price, bids }) =>
      `Your auction of ${fish}, ${weight}, ended at ${price}, bids: ${bids}`,
  }),
  auction_without_bids: kind({
    type: 'auction',
    facts: lot,
    ar: ({ fish, weight }) => `انتهى مزادك على ${fish} ${weight} دون مزايدات`,
    en: ({ fish, weight }) => `Your auction of ${fish}, ${weight}, ended without bids`,
  }),
  auction_taken: kind({
    type: 'auction',
    facts: { ...lot, price: 'money' },
    ar: ({ fish, weight, price }) => `بيع مزادك التنازلي على ${fish} ${weight} لأول مشترٍ بسعر ${price}`,
    en: ({ fish, weight, price }) =>
      `Your Dutch auction of ${fish}, ${weight}, sold to the first buyer at ${price}`,
  }),
  auction_not_taken: kind({
    type: 'auction',
    facts: lot,
    ar: ({ fish, weight }) => `انتهى مزادك التنازلي على ${fish} ${weight} ولم يشتره أحد`,
    en: ({ fish, weight }) => `Your Dutch auction of ${fish}, ${weight}, ended and nobody bought it`,
  }),
  auction_opened: kind({
    type: 'auction',
    facts: { ...lot, price: 'money', offers: 'count' },
    ar: ({ fish, weight, price, offers }) =>
      `فُتحت العروض في مزادك على ${fish} ${weight}: أعلى عرض ${price}، عدد العروض ${offers}`,
    en: ({ fish, weight, price, offers }) =>
      `The offers in your auction of ${fish}, ${weight}, were opened: highest ${price}, offers: ${offers}`,
  }),
  auction_without_offers: kind({
    type: 'auction',
    facts: lot,
    ar: ({ fish, weight }) => `انتهى مزادك على ${fish} ${weight} دون عروض`,
    en: ({ fish, weight }) => `Your auction of ${fish}, ${weight}, ended without offers`,
  }),
  award_lapsed: kind({
    type: 'auction',
    facts: { ...lot, price: 'money' },
    ar: ({ fish, weight, price }) =>
      `لم يُكمل الفائز بمزادك على ${fish} ${weight} بسعر ${price} طلبه قبل انتهاء مهلته`,
    en: ({ fish, weight, price }) =>
      `The winner of your auction of ${fish}, ${weight}, at ${price} did not order in time`,
  }),
  award_lost: kind({
    type: 'auction_outbid',
    facts: { ...lot, price: 'money' },
    ar: ({ fish, weight, price }) => `انتهت مهلة الطلب في مزاد ${fish} ${weight} الذي رسا عليك بسعر ${price}`,
    en: ({ fish, weight, price }) =>
      `Your time to order ${fish}, ${weight}, which you won at ${price}, has ended`,
  }),
  lot_reopened: kind({
    type: 'auction',
    facts: { ...lot, price: 'money' },
    ar: ({ fish, weight, price }) =>
      `لم يُنفَّذ طلب الفائز بمزادك على ${fish} ${weight}، ويمكنك الآن البيع لمن يليه بسعر ${price}`,
    en: ({ fish, weight, price }) =>
      `The winner’s order from your auction of ${fish}, ${weight}, was not fulfilled. You can now sell to the next bidder at ${price}`,
  }),
  lot_unsold: kind({
    type: 'auction',
    facts: lot,
    ar: ({ fish, weight }) => `لم يُنفَّذ طلب الفائز بمزادك على ${fish} ${weight}، ولا مشتري بعده`,
    en: ({ fish, weight }) =>
      `The winner’s order from your auction of ${fish}, ${weight}, was not fulfilled, and there is no other bidder`,
  }),
  lot_rejected: kind({
    type: 'auction_outbid',
    facts: lot,
    ar: ({ fish, weight }) => `لم ينفّذ البائع طلبك في مزاد ${fish} ${weight}، ولا يؤثر ذلك في سجلك`,
    en: ({ fish, weight }) =>
      `The seller did not fulfil your order from the auction of ${fish}, ${weight}. This does not affect your record`,
  }),
  lot_awarded_next: kind({
    type: 'auction',
    facts: { ...lot, price: 'money' },
    ar: ({ fish, weight, price }) =>
      `لم يُكمل الفائز بمزادك على ${fish} ${weight} شراءه، فرسا على من يليه بسعر ${price}`,
    en: ({ fish, weight, price }) =>
      `The winner of your auction of ${fish}, ${weight}, did not complete the purchase. The next bidder won it at ${price}`,
  }),
  lot_abandoned: kind({
    type: 'auction_outbid',
    facts: lot,
    ar: ({ fish, weight }) => `أُلغي طلبك في مزاد ${fish} ${weight} قبل إتمامه، فلم يعد المزاد لك`,
    en: ({ fish, weight }) =>
      `Your order from the auction of ${fish}, ${weight}, was not completed. The lot is no longer yours`,
  }),
  auction_voided: kind({
    type: 'auction',
    facts: { ...lot, note: 'text' },
    ar: ({ fish, weight, note }) => `أوقفت إدارة السوق مزادك على ${fish} ${weight}: ${note}`,
    en: ({ fish, weight, note }) => `The market team stopped your auction of ${fish}, ${weight}: ${note}`,
  }),
  bid_voided: kind({
    type: 'auction_outbid',
    facts: lot,
    ar: ({ fish, weight }) => `أوقفت إدارة السوق مزاد ${fish} ${weight} الذي شاركت فيه`,
    en: ({ fish, weight }) =>
      `The market team stopped the auction of ${fish}, ${weight}, in which you took part`,
  }),
  goods_hidden: kind({
    type: 'product',
    facts: { goods: 'named', note: 'text' },
    ar: ({ goods, note }) => `أخفت إدارة السوق منتجك ${goods}: ${note}`,
    en: ({ goods, note }) => `The market team has hidden your product ${goods}: ${note}`,
  }),
  goods_shown: kind({
    type: 'product',
    facts: { goods: 'named' },
    ar: ({ goods }) => `أعادت إدارة السوق عرض منتجك ${goods}`,
    en: ({ goods }) => `The market team has made your product ${goods} visible again`,
  }),
  lot_hidden: kind({
    type: 'auction',
    facts: { goods: 'named', note: 'text' },
    ar: ({ goods, note }) => `أخفت إدارة السوق مزادك ${goods}: ${note}`,
    en: ({ goods, note }) => `The market team has hidden your auction ${goods}: ${note}`,
  }),
  lot_shown: kind({
    type: 'auction',
    facts: { goods: 'named' },
    ar: ({ goods }) => `أعادت إدارة السوق عرض مزادك ${goods}`,
    en: ({ goods }) => `The market team has made your auction ${goods} visible again`,
  }),
  offer_received: kind({
    type: 'request_offer',
    facts: { request: 'title', price: 'perKilogram' },
    ar: ({ request, price }) => `وصلك عرض جديد على طلبك ${request} بسعر ${price}`,
    en: ({ request, price }) => `New offer on your request ${request} at ${price}`,
  }),
  offer_changed: kind({
    type: 'request_offer',
    facts: { request: 'title', price: 'perKilogram' },
    ar: ({ request, price }) => `تغيّر عرض على طلبك ${request}: سعره الآن ${price}`,
    en: ({ request, price }) => `An offer on your request ${request} was changed to ${price}`,
  }),
  offer_withdrawn: kind({
    type: 'request_offer',
    facts: { request: 'title' },
    ar: ({ request }) => `سُحب عرض على طلبك ${request}`,
    en: ({ request }) => `An offer on your request ${request} was withdrawn`,
  }),
  offer_accepted: kind({
    type: 'offer_accepted',
    facts: { request: 'title' },
    ar: ({ request }) => `قُبل عرضك على طلب ${request}`,
    en: ({ request }) => `Your offer on the request ${request} was accepted`,
    masked: true,
  }),
  offer_declined: kind({
    type: 'request',
    facts: { request: 'title' },
    ar: ({ request }) => `قُبل عرض آخر على طلب ${request}`,
    en: ({ request }) => `Another offer on the request ${request} was accepted`,
    masked: true,
  }),
  request_changed: kind({
    type: 'request',
    facts: { request: 'title', changes: 'named' },
    ar: ({ request, changes }) => `تغيّر طلب ${request} الذي قدّمت عليه عرضًا: ${changes}`,
    en: ({ request, changes }) => `The request ${request} you made an offer on has changed: ${changes}`,
    masked: true,
  }),
  offer_abandoned: kind({
    type: 'request',
    facts: { request: 'title' },
    ar: ({ request }) => `لم يُكمل المشتري الشراء بعرضك على طلب ${request}، ولم تعد ملتزمًا بالعرض`,
    en: ({ request }) =>
      `The buyer did not complete the purchase of your offer for ${request}. Your offer is no longer binding`,
  }),
  request_closed: kind({
    type: 'request',
    facts: { request: 'title' },
    ar: ({ request }) => `أُغلق طلب ${request} الذي قدّمت عليه عرضًا`,
    en: ({ request }) => `The request ${request} you made an offer on was closed`,
    masked: true,
  }),
  request_reopened: kind({
    type: 'request_offer',
    facts: { request: 'title', number: 'text' },
    ar: ({ request, number }) =>
      `لم ينفّذ البائع الطلب ${number}، ففُتح طلبك ${request} من جديد ويمكنك قبول عرض آخر`,
    en: ({ request, number }) =>
      `The seller did not fulfil order ${number}. Your request ${request} is open again and you can accept another offer`,
  }),
  request_not_reopened: kind({
    type: 'request_offer',
    facts: { request: 'title', number: 'text' },
    ar: ({ request, number }) => `لم ينفّذ البائع الطلب ${number}، وقد انتهت مدة طلبك ${request} فبقي مغلقًا`,
    en: ({ request, number }) =>
      `The seller did not fulfil order ${number}. Your request ${request} has expired and stays closed`,
  }),
  offer_reopened: kind({
    type: 'request',
    facts: { request: 'title' },
    ar: ({ request }) => `فُتح طلب ${request} من جديد، وعرضك عليه ما زال قائمًا`,
    en: ({ request }) => `The request ${request} is open again, and your offer is still active`,
    masked: true,
  }),
  request_expired: kind({
    type: 'request_offer',
    facts: { request: 'title' },
    ar: ({ request }) => `أُغلق طلبك ${request} لانتهاء مدته`,
    en: ({ request }) => `Your request ${request} has expired and was closed`,
  }),
  request_not_ordered: kind({
    type: 'request_offer',
    facts: { request: 'title' },
    ar: ({ request }) => `انتهت مهلة شراء العرض الذي قبلته على طلبك ${request}، فأُغلق الطلب`,
    en: ({ request }) =>
      `You did not order the offer you accepted on ${request} in time, so your request was closed`,
  }),
  request_stopped: kind({
    type: 'request_offer',
    facts: { request: 'title', note: 'text' },
    ar: ({ request, note }) => `أغلقت إدارة السوق طلبك ${request}: ${note}`,
    en: ({ request, note }) => `The market team closed your request ${request}: ${note}`,
  }),
  request_matched: kind({
    type: 'request_offer',
    facts: { request: 'title', fish: 'named', price: 'perKilogram' },
    ar: ({ request, fish, price }) => `عُرض في السوق ${fish} بسعر ${price}، ويطابق طلبك ${request}`,
    en: ({ request, fish, price }) =>
      `${fish} at ${price} is now for sale and matches your request ${request}`,
  }),
  wallet_charged: kind({
    type: 'wallet',
    facts: { amount: 'money' },
    ar: ({ amount }) => `تم شحن محفظتك بمبلغ ${amount}`,
    en: ({ amount }) => `Your wallet was topped up with ${amount}`,
  }),
  card_paid_late: kind({
    type: 'wallet',
    facts: { amount: 'money' },
    ar: ({ amount }) => `وصل ${amount} من بطاقتك بعد تعذّر الدفع، وأضفناه إلى محفظتك`,
    en: ({ amount }) =>
      `We received ${amount} from your card after the payment failed and added it to your wallet`,
  }),
  wallet_received: kind({
    type: 'wallet',
    facts: { amount: 'money' },
    ar: ({ amount }) => `أُضيف ${amount} إلى محفظتك`,
    en: ({ amount }) => `${amount} was added to your wallet`,
  }),
  proceeds_held: kind({
    type: 'wallet',
    facts: { ...order, amount: 'money' },
    ar: ({ number, amount }) => `لك ${amount} من الطلب ${number}، ويُتاح المبلغ في محفظتك بعد مهلة الإرجاع`,
    en: ({ number, amount }) =>
      `You earned ${amount} from order ${number}. It is held in your wallet until the return period ends`,
  }),
  confirmation_approved: kind({
    type: 'wallet',
    facts: { amount: 'money' },
    ar: ({ amount }) => `اعتُمد تحويلك البنكي بمبلغ ${amount}`,
    en: ({ amount }) => `Your bank transfer of ${amount} was approved`,
  }),
  confirmation_refused: kind({
    type: 'wallet',
    facts: { amount: 'money', note: 'text' },
    ar: ({ amount, note }) => `لم يُعتمد تحويلك البنكي بمبلغ ${amount}: ${note}`,
    en: ({ amount, note }) => `Your bank transfer of ${amount} was not approved: ${note}`,
  }),
  confirmation_reversed: kind({
    type: 'wallet',
    facts: { amount: 'money', note: 'text' },
    ar: ({ amount, note }) => `أُلغي إيداع تحويلك البنكي بمبلغ ${amount}: ${note}`,
    en: ({ amount, note }) => `The deposit of your bank transfer of ${amount} was reversed: ${note}`,
  }),
  payout_settled: kind({
    type: 'wallet',
    facts: { amount: 'money' },
    ar: ({ amount }) => `حوّلنا ${amount} إلى حسابك البنكي`,
    en: ({ amount }) => `We sent ${amount} to your bank account`,
  }),
  payout_refused: kind({
    type: 'wallet',
    facts: { amount: 'money', note: 'text' },
    ar: ({ amount, note }) => `رُفض سحب ${amount} من محفظتك: ${note}`,
    en: ({ amount, note }) => `Your withdrawal of ${amount} was refused: ${note}`,
  }),
  upgrade_approved: kind({
    type: 'account',
    facts: { role: 'named' },
    ar: ({ role }) => `وافقنا على ترقية حسابك، نوعه الآن ${role}`,
    en: ({ role }) => `Your upgrade was approved. Your account type is now ${role}`,
  }),
  account_verified: kind({
    type: 'account',
    facts: {},
    ar: () => 'وثّقت إدارة السوق حسابك',
    en: () => 'The market team verified your account',
  }),
  account_unverified: kind({
    type: 'account',
    facts: { note: 'text' },
    ar: ({ note }) => `لم توثّق إدارة السوق حسابك: ${note}`,
    en: ({ note }) => `The market team did not verify your account: ${note}`,
  }),
  account_blocked: kind({
    type: 'account',
    facts: { note: 'text' },
    ar: ({ note }) => `أوقفت إدارة السوق حسابك: ${note}`,
    en: ({ note }) => `The market team blocked your account: ${note}`,
  }),
  account_unblocked: kind({
    type: 'account',
    facts: { note: 'text' },
    ar: ({ note }) => `أعادت إدارة السوق تفعيل حسابك: ${note}`,
    en: ({ note }) => `The market team reactivated your account: ${note}`,
  }),
  account_type: kind({
    type: 'account',
    facts: { role: 'named', note: 'text' },
    ar: ({ role, note }) => `أصبح نوع حسابك ${role}: ${note}`,
    en: ({ role, note }) => `Your account type is now ${role}: ${note}`,
  }),
  account_register: kind({
    type: 'account',
    facts: { number: 'text', note: 'text' },
    ar: ({ number, note }) => `سجّلت إدارة السوق رقم سجلك التجاري ${number}: ${note}`,
    en: ({ number, note }) => `The market team set your commercial registration number to ${number}: ${note}`,
  }),
  account_mobile: kind({
    type: 'account',
    facts: { mobile: 'text', note: 'text' },
    ar: ({ mobile, note }) => `أصبح رقم جوالك ${mobile}: ${note}`,
    en: ({ mobile, note }) => `Your mobile number is now ${mobile}: ${note}`,
  }),
  account_mobile_confirmed: kind({
    type: 'account',
    facts: { note: 'text' },
    ar: ({ note }) => `وثّقت إدارة السوق رقم جوالك، ويمكنك الآن البيع والشراء: ${note}`,
    en: ({ note }) => `The market team confirmed your mobile number. You can now buy and sell: ${note}`,
  }),
  account_email: kind({
    type: 'account',
    facts: { email: 'text' },
    ar: ({ email }) => `أصبح بريدك الإلكتروني ${email}. إن لم تكن أنت من غيّره فغيّر كلمة المرور الآن`,
    en: ({ email }) => `Your email is now ${email}. If this wasn’t you, change your password now`,
  }),
  account_signed_out: kind({
    type: 'account',
    facts: { note: 'text' },
    ar: ({ note }) => `سجّلت إدارة السوق خروجك من كل الأجهزة: ${note}`,
    en: ({ note }) => `The market team signed you out of all devices: ${note}`,
  }),
  account_factor_off: kind({
    type: 'account',
    facts: { note: 'text' },
    ar: ({ note }) => `أوقفت إدارة السوق التحقق بخطوتين في حسابك: ${note}`,
    en: ({ note }) => `The market team turned off your two-step verification: ${note}`,
  }),
  account_staff: kind({
    type: 'account',
    facts: { role: 'named', note: 'text' },
    ar: ({ role, note }) => `دورك في إدارة السوق الآن: ${role}. ${note}`,
    en: ({ role, note }) => `Your market team role is now: ${role}. ${note}`,
  }),
  upgrade_refused: kind({
    type: 'account',
    facts: { role: 'named', note: 'text' },
    ar: ({ role, note }) => `لم نوافق على ترقية حسابك إلى ${role}: ${note}`,
    en: ({ role, note }) => `Your upgrade to ${role} was not approved: ${note}`,
  }),
  behar_interest: kind({
    type: 'behar_deal',
    facts: {},
    ar: () => 'وصلك اهتمام بما أضفته في سوق بحار. اقبله أو اعتذر عنه',
    en: () => 'An importer is interested in your entry in Behar market. Accept or decline',
  }),
  behar_accepted: kind({
    type: 'behar_deal',
    facts: {},
    ar: () => 'قُبل اهتمامك في سوق بحار، ويمكنك الآن التواصل مع الطرف الآخر',
    en: () => 'Your interest in Behar market was accepted. You can now contact the other side',
  }),
  behar_declined: kind({
    type: 'behar_deal',
    facts: {},
    ar: () => 'اعتذر الطرف الآخر عن اهتمامك في سوق بحار',
    en: () => 'Your interest in Behar market was declined',
  }),
  behar_withdrawn: kind({
    type: 'behar_deal',
    facts: {},
    ar: () => 'سُحب اهتمام وصلك في سوق بحار',
    en: () => 'An interest that you received in Behar market was withdrawn',
  }),
  behar_message: kind({
    type: 'behar_deal',
    facts: {},
    ar: () => 'وصلتك رسالة في صفقة بسوق بحار',
    en: () => 'You have a new message in a Behar market deal',
  }),
  behar_reserved: kind({
    type: 'behar_deal',
    facts: {},
    ar: () => 'حجز البائع كمية لك في سوق بحار',
    en: () => 'The seller reserved a quantity for you in Behar market',
  }),
  behar_sold: kind({
    type: 'behar_deal',
    facts: {},
    ar: () => 'سجّل البائع بيع كمية لك في سوق بحار',
    en: () => 'The seller recorded a sale to you in Behar market',
  }),
  behar_ended: kind({
    type: 'behar_deal',
    facts: {},
    ar: () => 'أنهى الطرف الآخر صفقة في سوق بحار',
    en: () => 'The other side ended a deal in Behar market',
  }),
  /** Older notifications of a match, which do not contain the number of the demand. */
  behar_match: kind({
    type: 'behar_demand',
    facts: {},
    ar: () => 'في سوق بحار عرض جديد يطابق طلبك',
    en: () => 'A new supply in Behar market matches your demand',
  }),
  behar_matched: kind({
    type: 'behar_demand',
    facts: { demand: 'text' },
    ar: ({ demand }) => `في سوق بحار عرض جديد يطابق طلبك ${demand}`,
    en: ({ demand }) => `A new supply in Behar market matches your demand ${demand}`,
  }),
  alert_goods: kind({
    type: 'alert_product',
    facts: { fish: 'named', market: 'named', price: 'perKilogram' },
    ar: ({ fish, market, price }) => `${fish} معروض الآن في ${market} بسعر ${price}`,
    en: ({ fish, market, price }) => `${fish} is now for sale at ${market} for ${price}`,
  }),
  alert_landed: kind({
    type: 'alert_product',
    facts: { fish: 'named', market: 'named', price: 'perKilogram' },
    ar: ({ fish, market, price }) => `وصل ${fish} إلى ${market}، وسعره ${price}`,
    en: ({ fish, market, price }) => `${fish} has landed at ${market}, priced at ${price}`,
  }),
  alert_auction: kind({
    type: 'alert_auction',
    facts: { ...lot, market: 'named' },
    ar: ({ fish, weight, market }) => `بدأ مزاد على ${fish} ${weight} في ${market}`,
    en: ({ fish, weight, market }) => `An auction of ${fish}, ${weight}, has opened at ${market}`,
  }),
  alert_average: kind({
    type: 'alert_price',
    facts: { fish: 'named', market: 'named', price: 'perKilogram' },
    ar: ({ fish, market, price }) => `متوسط سعر ${fish} اليوم في ${market}: ${price}`,
    en: ({ fish, market, price }) => `Today’s average price of ${fish} is ${price} (${market})`,
  }),
  landing_reserved: kind({
    type: 'landing',
    facts: { fish: 'named', weight: 'weight', market: 'named' },
    ar: ({ fish, weight, market }) => `حُجز ${weight} من ${fish} القادم إلى ${market}`,
    en: ({ fish, weight, market }) => `${weight} of your ${fish} arriving at ${market} was reserved`,
    masked: true,
  }),
  landing_unreserved: kind({
    type: 'landing',
    facts: { fish: 'named', weight: 'weight', market: 'named' },
    ar: ({ fish, weight, market }) => `أُلغي حجز ${weight} من ${fish} في ${market}`,
    en: ({ fish, weight, market }) => `A reservation of ${weight} of your ${fish} at ${market} was cancelled`,
    masked: true,
  }),
  landing_expired: kind({
    type: 'landing',
    facts: { fish: 'named', market: 'named' },
    ar: ({ fish, market }) => `لم تؤكد وصول ${fish} إلى ${market} في وقته، فأُلغي الإعلان وحجوزاته`,
    en: ({ fish, market }) =>
      `You did not confirm that ${fish} landed at ${market} in time. It was taken off with its reservations`,
  }),
  landing_landed: kind({
    type: 'landing',
    facts: { fish: 'named', market: 'named', total: 'weight', weight: 'weight', time: 'text' },
    ar: ({ fish, market, total, weight, time }) =>
      `وصل ${fish} إلى ${market}: ${total}. لك منه ${weight} محجوزة حتى الساعة ${time}، أكمل طلبك`,
    en: ({ fish, market, total, weight, time }) =>
      `${fish} has landed at ${market}: ${total}. Your ${weight} is held until ${time}. Complete your order`,
  }),
  landing_short: kind({
    type: 'landing',
    facts: { fish: 'named', market: 'named', total: 'weight' },
    ar: ({ fish, market, total }) => `وصل ${fish} إلى ${market} بوزن ${total}، ولم يكفِ لحجزك`,
    en: ({ fish, market, total }) =>
      `${fish} has landed at ${market}: ${total}, which was not enough for your reservation`,
  }),
  landing_refused: kind({
    type: 'landing',
    facts: { fish: 'named', weight: 'weight', market: 'named' },
    ar: ({ fish, weight, market }) => `ألغى البائع حجزك ${weight} من ${fish} القادم إلى ${market}`,
    en: ({ fish, weight, market }) =>
      `The seller cancelled your reservation of ${weight} of ${fish} arriving at ${market}`,
  }),
  landing_cancelled: kind({
    type: 'landing',
    facts: { fish: 'named', weight: 'weight', market: 'named' },
    ar: ({ fish, weight, market }) => `لن يصل ${fish} إلى ${market}، وأُلغي حجزك ${weight}`,
    en: ({ fish, weight, market }) =>
      `${fish} is not coming to ${market}. Your reservation of ${weight} was cancelled`,
  }),
  landing_missed: kind({
    type: 'landing',
    facts: { fish: 'named', weight: 'weight', market: 'named' },
    ar: ({ fish, weight, market }) => `لم يُؤكَّد وصول ${fish} إلى ${market} في وقته، وأُلغي حجزك ${weight}`,
    en: ({ fish, weight, market }) =>
      `Nobody confirmed in time that ${fish} landed at ${market}. Your reservation of ${weight} was cancelled`,
  }),
  hall_sold: kind({
    type: 'wallet',
    facts: { fish: 'named', weight: 'weight', hall: 'named', price: 'money', proceeds: 'money' },
    ar: ({ fish, weight, hall, price, proceeds }) =>
      `بيع لك في حراج ${hall}: ${fish} ${weight} بـ ${price}، ووصل محفظتك ${proceeds}`,
    en: ({ fish, weight, hall, price, proceeds }) =>
      `Sold for you at the ${hall} auction: ${fish} ${weight} for ${price}. ${proceeds} is in your wallet`,
  }),
  hall_bought: kind({
    type: 'wallet',
    facts: { fish: 'named', weight: 'weight', hall: 'named', price: 'money' },
    ar: ({ fish, weight, hall, price }) =>
      `اشتريت في حراج ${hall}: ${fish} ${weight}، ودُفع ${price} من محفظتك`,
    en: ({ fish, weight, hall, price }) =>
      `You bought at the ${hall} auction: ${fish} ${weight}. ${price} was paid from your wallet`,
  }),
  hall_sale_reversed: kind({
    type: 'wallet',
    facts: { fish: 'named', weight: 'weight', hall: 'named', price: 'money' },
    ar: ({ fish, weight, hall, price }) =>
      `أُلغي بيع في حراج ${hall}: ${fish} ${weight} بـ ${price}، وأُعيدت المبالغ`,
    en: ({ fish, weight, hall, price }) =>
      `A sale at the ${hall} auction was reversed: ${fish} ${weight} for ${price}. The money was moved back`,
  }),
  subscription_renewed: kind({
    type: 'subscription',
    facts: { plan: 'named', until: 'text', amount: 'money' },
    ar: ({ plan, until, amount }) => `جُدّد اشتراكك في سوق بحار (${plan}) مقابل ${amount}، وينتهي في ${until}`,
    en: ({ plan, until, amount }) =>
      `Your Behar market subscription was renewed (${plan}) for ${amount}. It ends on ${until}`,
  }),
  subscription_ends: kind({
    type: 'subscription',
    facts: { until: 'text' },
    ar: ({ until }) => `ينتهي اشتراكك في سوق بحار في ${until}. جدّده لتواصل الإضافة`,
    en: ({ until }) => `Your Behar market subscription ends on ${until}. Renew it to keep adding entries`,
  }),
  subscription_ends_tomorrow: kind({
    type: 'subscription',
    facts: { until: 'text' },
    ar: ({ until }) => `بقي أقل من يوم على انتهاء اشتراكك في سوق بحار (${until}). جدّده الآن لتواصل الإضافة`,
    en: ({ until }) =>
      `Your Behar market subscription ends in less than a day (${until}). Renew it now to keep adding entries`,
  }),
  subscription_over: kind({
    type: 'subscription',
    facts: { until: 'text' },
    ar: ({ until }) => `انتهى اشتراكك في سوق بحار في ${until}. عروضك وصفقاتك باقية، والإضافة متوقفة حتى تجدّد`,
    en: ({ until }) =>
      `Your Behar market subscription ended on ${until}. Your entries and deals remain. Renew to add again`,
  }),
} as const

export type Kind = keyof typeof kinds
export type FactsOf<K extends Kind> = Given<(typeof kinds)[K]['facts']>

/** The text of a notification in one language, and its emphasized words. */
export function textOf(name: string, facts: Readonly<Record<string, unknown>>, locale: Locale) {
  const { facts: shape, [locale]: say } = kinds[name as Kind] as unknown as KindOf<Shape>
  const printed = Object.fromEntries(
    Object.entries(shape).map(([fact, sort]) => [
      fact,
      (formats[sort] as (fact: unknown, locale: Locale) => string)(facts[fact], locale),
    ]),
  )
  return { message: say(printed), strong: Object.values(printed) }
}

/** A price per kilogram: `58.00 ريال/كجم`, `SR 58.00 / kg`. */
function pricePerKilogram(price: Halalas, locale: Locale): string {
  const money = printMoney(price, locale)
  return locale === 'ar'
    ? `${money.replace(` ${currencyLabel.ar}`, '')} ${currencyLabel.ar}/${weightLabel.ar}`
    : `${money} / ${weightLabel.en}`
}

/** Whether the reader sees only the first letters of the causer's name. */
export function isMasked(name: Kind): boolean {
  return (kinds[name] as unknown as KindOf<Shape>).masked ?? false
}
