import { isolated } from '../../app/texts/isolate.ts'
import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the comparison of offers and of the following steps; only the buyer loads them. */
export const compareText = messages({
  account: { ar: 'حسابي', en: 'My account' },
  failed: { ar: 'لم نتمكن من تحميل الطلب', en: 'The request could not be loaded' },
  none: { ar: 'لا طلب لك بهذا الرقم', en: 'You have no request of this number' },

  edit: { ar: 'تعديل', en: 'Change' },
  close: { ar: 'إغلاق الطلب', en: 'Close it' },

  title: { ar: 'قارن العروض', en: 'Compare offers' },
  offers: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'بلا عروض',
        one: 'عرض واحد',
        two: 'عرضان',
        few: `${n} عروض`,
        many: `${n} عرضًا`,
        other: `${n} عرض`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 offer', other: `${n} offers` }),
  },
  sub: {
    ar: (offers: string, kilograms: string, order: string) =>
      `${offers} على ${isolated(kilograms)} كجم، الكاملة أولًا ثم ${order}. قبول عرض يرفض البقية.`,
    en: (offers: string, kilograms: string, order: string) =>
      `${offers} for ${kilograms} kg: whole ones first, then ${order}. Accepting one declines the others.`,
  },
  sort: { ar: 'الترتيب', en: 'Sort' },
  total: { ar: 'الأقل إجمالًا', en: 'Lowest total' },
  price: { ar: 'الأقل سعرًا للكيلو', en: 'Lowest price per kg' },
  rating: { ar: 'الأعلى تقييمًا', en: 'Best rated' },
  soonest: { ar: 'الأسرع وصولًا', en: 'Soonest' },
  thenTotal: { ar: 'الأقل إجمالًا', en: 'the lowest total' },
  thenPrice: { ar: 'الأقل سعرًا للكيلو', en: 'the lowest price per kg' },
  thenRating: { ar: 'الأعلى تقييمًا', en: 'the best rated' },
  thenSoonest: { ar: 'الأسرع وصولًا', en: 'the soonest' },

  best: { ar: 'الأقل إجمالًا للكمية كلها', en: 'Lowest total for all of it' },
  partBadge: { ar: 'كمية ناقصة', en: 'Part of it' },
  freshBadge: { ar: 'جديد', en: 'New' },
  changedBadge: { ar: 'تغيّر الآن', en: 'Just changed' },
  arrived: {
    ar: 'وصل جديد، ووُضع في الآخر حتى لا يتحرك ما تقرأ.',
    en: 'Something new has come. It stands last, so that what you read does not move.',
  },
  again: { ar: 'أعد الترتيب', en: 'Sort again' },

  seller: { ar: 'البائع', en: 'Seller' },
  offer: { ar: 'العرض', en: 'Offer' },
  perKilogram: { ar: 'السعر للكيلو', en: 'Price per kg' },
  perKilogramShort: { ar: 'للكيلو', en: 'Per kg' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  kilograms: { ar: 'كجم', en: 'kg' },
  state: { ar: 'الحالة', en: 'State' },
  delivery: { ar: 'التوصيل', en: 'Delivery' },
  fish: { ar: 'ثمن السمك', en: 'Fish' },
  sum: { ar: 'الإجمالي', en: 'Total' },
  note: { ar: 'ملاحظة البائع', en: 'Seller’s note' },
  accept: { ar: 'اقبل هذا العرض', en: 'Accept this offer' },
  acceptOf: {
    ar: (seller: string) => `اقبل هذا العرض من ${seller}`,
    en: (seller: string) => `Accept this offer of ${seller}`,
  },
  table: { ar: 'العروض جنبًا إلى جنب', en: 'Offers side by side' },
  overview: { ar: 'العروض في سطر لكل منها', en: 'The offers, a line each' },
  notSaid: { ar: 'لم يُذكر', en: 'Not said' },
  ofWanted: {
    ar: (offered: string, wanted: string) => `${isolated(offered)} كجم من ${isolated(wanted)}`,
    en: (offered: string, wanted: string) => `${offered} kg of ${wanted}`,
  },
  wholeQuantity: {
    ar: (kilograms: string) => `الكمية كاملة، ${isolated(kilograms)} كجم`,
    en: (kilograms: string) => `The whole quantity, ${kilograms} kg`,
  },
  partQuantity: {
    ar: (offered: string, wanted: string) => `يكفي ${isolated(offered)} من ${isolated(wanted)} كجم`,
    en: (offered: string, wanted: string) => `Covers ${offered} of ${wanted} kg`,
  },
  chooseDelivery: { ar: 'تختاره عند الطلب', en: 'You choose when ordering' },
  included: { ar: (method: string) => `${method}، مشمول`, en: (method: string) => `${method}, included` },
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
  noRating: { ar: 'بلا تقييم', en: 'No ratings' },
  rated: {
    ar: (average: string, count: number) => `التقييم ${average} من 5، ${count}`,
    en: (average: string, count: number) => `Rated ${average} of 5, ${count}`,
  },
  fisherman: { ar: 'صياد', en: 'Fisherman' },
  local_seller: { ar: 'بائع محلي', en: 'Local seller' },
  international_seller: { ar: 'بائع دولي', en: 'International seller' },
  local_buyer: { ar: 'مشترٍ', en: 'Buyer' },
  footNote: {
    ar: 'قبول عرض يرفض بقية العروض ويُغلق الطلب',
    en: 'Accepting an offer declines the others and closes the request',
  },

  emptyTitle: { ar: 'لم يصلك عرض بعد', en: 'No offer has come yet' },
  emptyBody: {
    ar: (day: string) =>
      `طلبك أمام البائعين حتى ${isolated(day)}. يصلك إشعار مع كل عرض، ويظهر هنا من تلقاء نفسه.`,
    en: (day: string) =>
      `Sellers see your request until ${day}. You are told of each offer, and it appears here by itself.`,
  },
  share: { ar: 'شارك الطلب مع بائع تعرفه', en: 'Share it with a seller you know' },

  acceptTitle: { ar: 'قبول هذا العرض؟', en: 'Accept this offer?' },
  acceptFollows: {
    ar: 'قبول عرض يرفض البقية ويُغلق الطلب. بعده تكمل الطلب والدفع.',
    en: 'Accepting an offer declines the others and closes the request. Then you complete the order and pay.',
  },
  partFollows: {
    ar: (offered: string, wanted: string) =>
      `هذا العرض ${isolated(offered)} من ${isolated(wanted)} كجم. للباقي تفتح طلبًا آخر.`,
    en: (offered: string, wanted: string) =>
      `This offer covers ${offered} of ${wanted} kg. For the rest you open another request.`,
  },
  acceptNow: { ar: 'اقبل العرض', en: 'Accept the offer' },
  notNow: { ar: 'ليس الآن', en: 'Not now' },
  back: { ar: 'العودة إلى العروض', en: 'Back to the offers' },
  showNew: { ar: 'اعرض الجديد', en: 'Show the new one' },
  gone: {
    ar: 'سحب البائع هذا العرض قبل لحظات.',
    en: 'The seller withdrew this offer a moment ago.',
  },
  newer: {
    ar: 'غيّر البائع هذا العرض قبل لحظات. اقرأ الجديد قبل أن تقبله.',
    en: 'The seller changed this offer a moment ago. Read the new one before you accept it.',
  },
  notAccepted: {
    ar: 'لم يصل الرد، تحقق من الشبكة وأعد المحاولة. القبول لا يُحسب مرتين.',
    en: 'No answer came: check your network and try again. It counts once.',
  },
  accepted: { ar: 'قبلت العرض', en: 'You accepted the offer' },

  chosen: { ar: 'العرض الذي قبلته', en: 'The offer you accepted' },
  reopenedTitle: { ar: 'طلبك مفتوح من جديد', en: 'Your request is open again' },
  reopenedBody: {
    ar: (seller: string) =>
      `لم ينفّذ ${seller} البيع الذي اتفقتما عليه، ولا يُحسب ذلك عليك. العروض الأخرى قائمة كما كانت.`,
    en: (seller: string) =>
      `${seller} did not fulfil the sale that you agreed on; this does not count against you. The other offers stand as they were.`,
  },
  lateTitle: { ar: 'لم يُنفَّذ البيع', en: 'The sale was not fulfilled' },
  lateBody: {
    ar: (seller: string) => `لم ينفّذ ${seller} البيع بعد أن انتهت مدة طلبك، فبقي مغلقًا.`,
    en: (seller: string) =>
      `${seller} did not fulfil the sale. The time of your request was over by then, so it stays closed.`,
  },
  nextTitle: { ar: 'بقي أن تكمل الطلب والدفع', en: 'Now complete the order and pay' },
  nextBody: {
    ar: (seller: string) => `أخبرنا ${seller} بقبولك. حدد العنوان وطريقة الدفع ليبدأ التجهيز.`,
    en: (seller: string) => `${seller} has been told. Choose address and payment so that the work can begin.`,
  },
  complete: { ar: 'أكمل الطلب', en: 'Complete the order' },
  orderedTitle: { ar: 'صار طلب شراء', en: 'It has become an order' },
  orderedBody: {
    ar: 'تابع التجهيز والتسليم من صفحة الطلب.',
    en: 'Follow preparation and delivery on its page.',
  },
  toOrder: { ar: 'افتح الطلب', en: 'Open the order' },
  closedTitle: { ar: 'أُغلق هذا الطلب', en: 'This request is closed' },
  closedBody: {
    ar: 'أُغلق دون قبول عرض. اطلب مثله من جديد متى شئت.',
    en: 'It closed without an accepted offer. Ask for the same again whenever you like.',
  },
  abandonedBody: {
    ar: 'أُلغي شراؤك بالعرض الذي قبلته أو لم يُدفع في موعده، فأُغلق الطلب. اطلب مثله من جديد متى شئت.',
    en: 'Your purchase on the accepted offer was cancelled or not paid in time, so the request is closed. Ask for the same again whenever you like.',
  },
  expiredTitle: { ar: 'انتهت مدة هذا الطلب', en: 'The time of this request is over' },
  expiredBody: {
    ar: (day: string) => `أُغلق في ${isolated(day)} دون قبول عرض. اطلب مثله من جديد متى شئت.`,
    en: (day: string) =>
      `It closed on ${day} without an accepted offer. Ask for the same again whenever you like.`,
  },
  askAgain: { ar: 'اطلب مثله من جديد', en: 'Ask for the same again' },
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
      countEnglish(n, { one: '1 other offer, declined', other: `${n} other offers, declined` }),
  },
})
