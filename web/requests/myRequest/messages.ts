import { isolated } from '../../app/texts/isolate.ts'
import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'
import { offersCountedOr } from '../messages.ts'

/** Texts of the comparison of offers and of the steps after it. Only the buyer loads them. */
export const compareText = messages({
  account: { ar: 'حسابي', en: 'My account' },
  failed: { ar: 'تعذّر تحميل الطلب', en: 'We couldn’t load the request' },
  none: { ar: 'لم نجد هذا الطلب بين طلباتك', en: 'We couldn’t find this request among yours' },

  edit: { ar: 'تعديل', en: 'Edit' },
  close: { ar: 'إغلاق الطلب', en: 'Close request' },

  title: { ar: 'قارن العروض', en: 'Compare offers' },
  offers: offersCountedOr({ ar: 'بلا عروض', en: '0 offers' }),
  sub: {
    ar: (offers: string, kilograms: string, order: string) =>
      `${offers} على ${isolated(kilograms)} كجم، الكاملة أولًا ثم ${order}. قبول عرض يعني رفض البقية.`,
    en: (offers: string, kilograms: string, order: string) =>
      `${offers} for ${kilograms} kg: full quantity first, then ${order}. Accepting one declines the others.`,
  },
  sort: { ar: 'الترتيب', en: 'Sort' },
  total: { ar: 'الأقل إجمالًا', en: 'Lowest total' },
  price: { ar: 'الأقل سعرًا للكيلو', en: 'Lowest price per kg' },
  rating: { ar: 'الأعلى تقييمًا', en: 'Best rated' },
  soonest: { ar: 'الأسرع وصولًا', en: 'Fastest delivery' },
  thenTotal: { ar: 'الأقل إجمالًا', en: 'lowest total' },
  thenPrice: { ar: 'الأقل سعرًا للكيلو', en: 'lowest price per kg' },
  thenRating: { ar: 'الأعلى تقييمًا', en: 'best rated' },
  thenSoonest: { ar: 'الأسرع وصولًا', en: 'fastest delivery' },

  best: { ar: 'أقل إجمالي للكمية كاملة', en: 'Lowest total for full quantity' },
  partBadge: { ar: 'كمية جزئية', en: 'Partial quantity' },
  freshBadge: { ar: 'جديد', en: 'New' },
  changedBadge: { ar: 'تغيّر الآن', en: 'Just changed' },
  arrived: {
    ar: 'وصل عرض جديد وأضفناه في الآخر.',
    en: 'A new offer arrived. We added it at the end.',
  },
  again: { ar: 'أعد الترتيب', en: 'Sort again' },

  seller: { ar: 'البائع', en: 'Seller' },
  offer: { ar: 'العرض', en: 'Offer' },
  perKilogram: { ar: 'السعر للكيلو', en: 'Price per kg' },
  perKilogramShort: { ar: 'للكيلو', en: 'Per kg' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  kilograms: { ar: 'كجم', en: 'kg' },
  state: { ar: 'الحالة', en: 'Condition' },
  delivery: { ar: 'التوصيل', en: 'Delivery' },
  fish: { ar: 'ثمن السمك', en: 'Fish' },
  sum: { ar: 'الإجمالي', en: 'Total' },
  note: { ar: 'ملاحظة البائع', en: 'Seller’s note' },
  accept: { ar: 'اقبل هذا العرض', en: 'Accept this offer' },
  acceptOf: {
    ar: (seller: string) => `اقبل هذا العرض من ${seller}`,
    en: (seller: string) => `Accept this offer from ${seller}`,
  },
  table: { ar: 'العروض جنبًا إلى جنب', en: 'Offers side by side' },
  sideways: {
    ar: 'العروض أكثر مما تتسع له الشاشة. مرّر الجدول جانبًا أو استعمل السهمين.',
    en: 'Not all offers fit. Scroll the table sideways or use the arrows.',
  },
  nextOffers: { ar: 'العروض التالية', en: 'Next offers' },
  previousOffers: { ar: 'العروض السابقة', en: 'Previous offers' },
  overview: { ar: 'ملخص العروض', en: 'Offers summary' },
  notSaid: { ar: 'غير محدد', en: 'Not specified' },
  ofWanted: {
    ar: (offered: string, wanted: string) => `${isolated(offered)} كجم من ${isolated(wanted)}`,
    en: (offered: string, wanted: string) => `${offered} kg of ${wanted}`,
  },
  wholeQuantity: {
    ar: (kilograms: string) => `الكمية كاملة، ${isolated(kilograms)} كجم`,
    en: (kilograms: string) => `Full quantity, ${kilograms} kg`,
  },
  partQuantity: {
    ar: (offered: string, wanted: string) => `يكفي ${isolated(offered)} من ${isolated(wanted)} كجم`,
    en: (offered: string, wanted: string) => `Covers ${offered} of ${wanted} kg`,
  },
  chooseDelivery: { ar: 'تختاره عند الطلب', en: 'You choose at checkout' },
  included: { ar: (method: string) => `${method}، مشمول`, en: (method: string) => `${method}, included` },
  pickup: {
    ar: (method: string, city: string) => `${method}، ${city}`,
    en: (method: string, city: string) => `${method}, ${city}`,
  },
  withFee: {
    ar: (method: string, fee: string) => `${method}، ${fee}`,
    en: (method: string, fee: string) => `${method}, ${fee}`,
  },
  days: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'اليوم نفسه',
        one: 'خلال يوم',
        two: 'خلال يومين',
        few: `خلال ${n} أيام`,
        many: `خلال ${n} يومًا`,
        other: `خلال ${n} يوم`,
      }),
    en: (n: number) =>
      countEnglish(n, { one: 'Within a day', other: n === 0 ? 'The same day' : `Within ${n} days` }),
  },
  fisherman: { ar: 'صياد', en: 'Fisherman' },
  local_seller: { ar: 'بائع محلي', en: 'Local seller' },
  international_seller: { ar: 'بائع دولي', en: 'International seller' },
  local_buyer: { ar: 'مشترٍ', en: 'Buyer' },
  footNote: {
    ar: 'قبول عرض يعني رفض بقية العروض وإغلاق الطلب',
    en: 'Accepting an offer declines the others and closes the request',
  },

  emptyTitle: { ar: 'لا عروض بعد', en: 'No offers yet' },
  emptyBody: {
    ar: (day: string) => `طلبك ظاهر للبائعين حتى ${isolated(day)}. يصلك إشعار بكل عرض، ويظهر هنا تلقائيًا.`,
    en: (day: string) =>
      `Sellers see your request until ${day}. We’ll notify you of every offer, and it appears here automatically.`,
  },
  share: { ar: 'شارك الطلب مع بائع تعرفه', en: 'Share with a seller you know' },

  acceptTitle: { ar: 'قبول هذا العرض؟', en: 'Accept this offer?' },
  acceptFollows: {
    ar: 'قبول عرض يعني رفض البقية وإغلاق الطلب. بعدها تكمل الطلب والدفع.',
    en: 'Accepting an offer declines the others and closes the request. Then you complete the order and pay.',
  },
  partFollows: {
    ar: (offered: string, wanted: string) =>
      `هذا العرض يغطي ${isolated(offered)} من ${isolated(wanted)} كجم. للباقي أضف طلبًا آخر.`,
    en: (offered: string, wanted: string) =>
      `This offer covers ${offered} of ${wanted} kg. For the rest, post another request.`,
  },
  acceptNow: { ar: 'اقبل العرض', en: 'Accept offer' },
  notNow: { ar: 'ليس الآن', en: 'Not now' },
  back: { ar: 'العودة إلى العروض', en: 'Back to offers' },
  showNew: { ar: 'عرض الجديد', en: 'Show new offer' },
  gone: {
    ar: 'سحب البائع هذا العرض قبل لحظات.',
    en: 'The seller withdrew this offer a moment ago.',
  },
  newer: {
    ar: 'غيّر البائع هذا العرض قبل لحظات. راجع الجديد قبل قبوله.',
    en: 'The seller changed this offer a moment ago. Review the new one before accepting.',
  },
  notAccepted: {
    ar: 'لم يصل الرد، تحقق من الشبكة وأعد المحاولة. لن يُحسب القبول مرتين.',
    en: 'No answer came. Check your connection and try again. It only counts once.',
  },
  accepted: { ar: 'قبلت العرض', en: 'You accepted the offer' },

  chosen: { ar: 'العرض الذي قبلته', en: 'The offer you accepted' },
  reopenedTitle: { ar: 'طلبك مفتوح من جديد', en: 'Your request is open again' },
  reopenedBody: {
    ar: (seller: string) =>
      `لم ينفّذ ${seller} البيع المتفق عليه، ولا يؤثر ذلك في سجلك. العروض الأخرى قائمة كما كانت.`,
    en: (seller: string) =>
      `${seller} did not fulfil the agreed sale. This does not affect your record. The other offers still stand.`,
  },
  lateTitle: { ar: 'لم يُنفَّذ البيع', en: 'The sale was not fulfilled' },
  lateBody: {
    ar: (seller: string) => `لم ينفّذ ${seller} البيع بعد أن انتهت مدة طلبك، فبقي مغلقًا.`,
    en: (seller: string) =>
      `${seller} did not fulfil the sale. Your request had expired by then, so it stays closed.`,
  },
  nextTitle: { ar: 'بقي أن تكمل الطلب والدفع', en: 'Now complete your order and pay' },
  nextBody: {
    ar: (seller: string) => `أبلغنا ${seller} بقبولك. حدّد العنوان وطريقة الدفع ليبدأ التجهيز.`,
    en: (seller: string) =>
      `We notified ${seller}. Choose an address and payment method to start preparation.`,
  },
  orderBy: {
    ar: (moment: string) => `أكمله قبل ${moment}، وبعدها ينتهي العرض ويُغلق طلبك.`,
    en: (moment: string) => `Order by ${moment}. After that, the offer expires and your request is closed.`,
  },
  complete: { ar: 'أكمل الطلب', en: 'Complete your order' },
  orderedTitle: { ar: 'أصبح من مشترياتك', en: 'Order placed' },
  orderedBody: {
    ar: 'تابع التجهيز والتسليم من صفحة الطلب.',
    en: 'Track preparation and delivery on the order page.',
  },
  toOrder: { ar: 'عرض الطلب', en: 'View order' },
  closedTitle: { ar: 'أُغلق هذا الطلب', en: 'This request is closed' },
  closedBody: {
    ar: 'أُغلق دون قبول عرض. اطلب مثله من جديد متى شئت.',
    en: 'It closed without an accepted offer. You can request the same again any time.',
  },
  abandonedBody: {
    ar: 'أُلغي طلب العرض الذي قبلته أو لم يُدفع في موعده، فأُغلق طلبك. اطلب مثله من جديد متى شئت.',
    en: 'Your order from the accepted offer was cancelled or not paid in time, so the request is closed. You can request the same again any time.',
  },
  notOrderedTitle: { ar: 'انتهت مهلة الشراء', en: 'The time to order has passed' },
  notOrderedBody: {
    ar: 'لم تكمل شراء العرض الذي قبلته في مهلته، فأُغلق طلبك. اطلب مثله من جديد متى شئت.',
    en: 'You did not order the offer you accepted in time, so the request is closed. You can request the same again any time.',
  },
  expiredTitle: { ar: 'انتهت مدة هذا الطلب', en: 'This request has expired' },
  expiredBody: {
    ar: (day: string) => `أُغلق في ${isolated(day)} دون قبول عرض. اطلب مثله من جديد متى شئت.`,
    en: (day: string) =>
      `It closed on ${day} without an accepted offer. You can request the same again any time.`,
  },
  askAgain: { ar: 'اطلب مثله من جديد', en: 'Request the same again' },
  declined: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا عروض أخرى',
        one: 'عرض آخر لم يُقبل',
        two: 'عرضان آخران لم يُقبلا',
        few: `${n} عروض أخرى لم تُقبل`,
        many: `${n} عرضًا آخر لم يُقبل`,
        other: `${n} عرض آخر لم يُقبل`,
      }),
    en: (n: number) =>
      countEnglish(n, { one: '1 other offer declined', other: `${n} other offers declined` }),
  },
})
