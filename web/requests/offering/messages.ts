import { isolated } from '../../app/texts/isolate.ts'
import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of a seller's offer: form, state and history; only signed-in users load them. */
export const offerText = messages({
  make: { ar: 'قدّم عرضك', en: 'Make your offer' },
  makeBody: {
    ar: 'المشتري وحده يراه، ويمكنك تعديله أو سحبه ما دام الطلب مفتوحًا.',
    en: 'Only the buyer sees it. You can edit or withdraw it while the request is open.',
  },
  change: { ar: 'عدّل عرضك', en: 'Edit your offer' },
  changeBody: {
    ar: 'يحل عرضك الجديد محل السابق، ويُبلَّغ المشتري.',
    en: 'Your new offer replaces the previous one and the buyer is notified.',
  },
  again: { ar: 'قدّم عرضًا من جديد', en: 'Make a new offer' },

  price: { ar: 'سعرك للكيلو', en: 'Your price per kg' },
  tooMuch: {
    ar: (most: string) => `يطلب المشتري ${most} كجم`,
    en: (most: string) => `The buyer asks for ${most} kg`,
  },
  quantityFirst: { ar: 'صحّح الكمية أولًا', en: 'Fix the quantity first' },
  priceTaken: {
    ar: (price: string) => `المقترح ${isolated(price)}`,
    en: (price: string) => `Suggested ${price}`,
  },
  averageTaken: {
    ar: (price: string) => `السوق ${isolated(price)}`,
    en: (price: string) => `Market ${price}`,
  },
  quantity: { ar: 'الكمية التي تعرضها', en: 'Offered quantity' },
  quantityInKilograms: { ar: 'الكمية بالكيلوجرام', en: 'Quantity in kilograms' },
  less: { ar: 'أنقص كيلو', en: '1 kg less' },
  more: { ar: 'زد كيلو', en: '1 kg more' },
  whole: {
    ar: (kilograms: string) => `الكمية كاملة، ${isolated(kilograms)} كجم`,
    en: (kilograms: string) => `Full quantity, ${kilograms} kg`,
  },
  partNow: { ar: 'كمية جزئية', en: 'Partial quantity' },
  wholeNow: { ar: 'الكمية كاملة', en: 'Full quantity' },
  part: {
    ar: (kilograms: string, wanted: string) =>
      `${isolated(kilograms)} من ${isolated(wanted)} كجم: عروض الكمية الكاملة تظهر أولًا.`,
    en: (kilograms: string, wanted: string) =>
      `${kilograms} of ${wanted} kg. Offers for the full quantity are shown first.`,
  },
  state: { ar: 'حالة السمك', en: 'Fish condition' },
  stateOptional: { ar: 'حالة السمك، اختياري', en: 'Fish condition, optional' },
  delivery: { ar: 'التوصيل', en: 'Delivery' },
  anyDelivery: { ar: 'يختاره المشتري عند الطلب', en: 'The buyer chooses at checkout' },
  methodFree: { ar: (method: string) => `${method}، مشمول`, en: (method: string) => `${method}, included` },
  methodFor: {
    ar: (method: string, fee: string) => `${method}، ${fee}`,
    en: (method: string, fee: string) => `${method}, ${fee}`,
  },
  days: { ar: 'يصل خلال (أيام)', en: 'Arrives within (days)' },
  daysHint: { ar: '0 يعني اليوم نفسه', en: '0 means the same day' },
  note: { ar: 'ملاحظة للمشتري', en: 'Note to the buyer' },
  notePlaceholder: {
    ar: 'مثل: صيد الليلة، منظف ومغلف',
    en: 'For example: caught tonight, cleaned and packed',
  },

  sums: { ar: 'ملخص عرضك', en: 'Offer summary' },
  fish: { ar: 'ثمن السمك', en: 'Fish' },
  fee: { ar: 'التوصيل', en: 'Delivery' },
  included: { ar: 'مشمول', en: 'Included' },
  byBuyer: { ar: 'حسب اختيار المشتري', en: 'Depends on the buyer’s choice' },
  total: { ar: 'الإجمالي على المشتري', en: 'Total for the buyer' },
  send: { ar: 'أرسل العرض', en: 'Send offer' },
  sendChange: { ar: 'أرسل التعديل', en: 'Send changes' },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },
  cancel: { ar: 'إلغاء التعديل', en: 'Cancel' },
  draft: { ar: 'استعدنا ما كتبته من قبل.', en: 'We restored what you typed before.' },

  notDays: {
    ar: (most: number) => `اكتب عدد الأيام من 0 إلى ${most}`,
    en: (most: number) => `Enter whole days from 0 to ${most}`,
  },
  notSent: {
    ar: 'لم يصل الرد. ما كتبته محفوظ، أعد الإرسال ولن يُحسب مرتين.',
    en: 'No answer came. What you typed is kept. Send it again, it only counts once.',
  },
  sent: { ar: 'وصل عرضك إلى المشتري', en: 'Your offer was sent to the buyer' },
  changed: { ar: 'حُدّث عرضك', en: 'Your offer was updated' },

  yours: { ar: 'عرضك', en: 'Your offer' },
  openBody: {
    ar: 'يقارن المشتري العروض، ويصلك إشعار بقراره.',
    en: 'The buyer is comparing offers. We’ll notify you of the decision.',
  },
  acceptedTitle: { ar: 'قُبل عرضك', en: 'Your offer was accepted' },
  acceptedBody: {
    ar: 'بانتظار أن يكمل المشتري الطلب والدفع، ويصلك إشعار بذلك.',
    en: 'The buyer now completes the order and pays. We’ll notify you when they do.',
  },
  bindingUntil: {
    ar: (moment: string) => `عرضك ملزم حتى ${moment}، ثم ينتهي إن لم يطلب.`,
    en: (moment: string) => `Your offer is binding until ${moment}, then it expires.`,
  },
  orderedBody: {
    ar: 'أصبح عرضك طلبًا: جهّزه من صفحة الطلب.',
    en: 'Your offer is now an order. Continue from the order page.',
  },
  toOrder: { ar: 'عرض الطلب', en: 'View order' },
  failedTitle: { ar: 'لم تنفّذ بيعك على هذا الطلب', en: 'You did not fulfil your sale on this request' },
  failedBody: {
    ar: 'سُحب عرضك، وسجّلت إدارة السوق أن البيع لم يُنفَّذ. يمكنك تقديم عرض جديد ما دام الطلب مفتوحًا.',
    en: 'Your offer was withdrawn and the market team recorded that the sale was not fulfilled. While the request is open you can make a new offer.',
  },
  abandonedTitle: { ar: 'لم يُكمل المشتري شراءه', en: 'The buyer did not complete the purchase' },
  abandonedBody: {
    ar: 'أُغلق الطلب ولم تعد ملتزمًا بعرضك. لا يؤثر ذلك في سجلك.',
    en: 'The request is closed and your offer is no longer binding. This does not affect your record.',
  },
  declinedTitle: { ar: 'لم يُقبل عرضك', en: 'Your offer was not accepted' },
  declinedOther: {
    ar: 'قبل المشتري عرضًا آخر. شكرًا لعرضك.',
    en: 'The buyer accepted another offer. Thank you for yours.',
  },
  declinedClosed: {
    ar: 'أُغلق الطلب قبل أن يُقبل عرض.',
    en: 'The request closed before an offer was accepted.',
  },
  withdrawnNote: {
    ar: 'سُحب عرضك. الطلب ما زال مفتوحًا.',
    en: 'Your offer was withdrawn. The request is still open.',
  },
  otherRequests: { ar: 'طلبات أخرى مفتوحة', en: 'Other open requests' },
  within: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'يصل اليوم نفسه',
        one: 'يصل خلال يوم',
        two: 'يصل خلال يومين',
        few: `يصل خلال ${n} أيام`,
        many: `يصل خلال ${n} يومًا`,
        other: `يصل خلال ${n} يوم`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: 'Arrives within a day',
        other: n === 0 ? 'Arrives the same day' : `Arrives within ${n} days`,
      }),
  },
  changeIt: { ar: 'عدّل العرض', en: 'Edit offer' },
  earlier: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا عروض سابقة',
        one: 'عرضك السابق',
        two: 'عرضاك السابقان',
        few: `عروضك السابقة، ${n}`,
        many: `عروضك السابقة، ${n}`,
        other: `عروضك السابقة، ${n}`,
      }),
    en: (n: number) => countEnglish(n, { one: 'Your earlier offer', other: `Your ${n} earlier offers` }),
  },

  failed: { ar: 'تعذّر تحميل نموذج العرض', en: 'We couldn’t load the form' },
  ownTitle: { ar: 'هذا طلبك', en: 'This is your request' },
  ownBody: {
    ar: 'قارن العروض أو عدّل الطلب أو أغلقه من صفحته في حسابك.',
    en: 'Compare offers, edit or close it from its page in your account.',
  },
  ownNone: {
    ar: 'لا عروض بعد. يمكنك تعديل الطلب أو إغلاقه من صفحته في حسابك.',
    en: 'No offers yet. You can edit or close it from its page in your account.',
  },
  toCompare: { ar: 'قارن العروض', en: 'Compare offers' },
  toOwn: { ar: 'عرض طلبك', en: 'View your request' },
  buyerTitle: { ar: 'تقديم العروض للبائعين فقط', en: 'Only sellers can make offers' },
  buyerBody: {
    ar: 'حسابك للشراء. رقّه إلى حساب بائع أو صياد لتقدّم العروض.',
    en: 'Your account is for buying. Upgrade to a seller or fisherman account to make offers.',
  },
  upgrade: { ar: 'ترقية الحساب', en: 'Upgrade your account' },
  waitingBody: {
    ar: 'طلب ترقيتك قيد المراجعة، وبعد قبوله يمكنك تقديم عرضك هنا.',
    en: 'Your upgrade is being reviewed. Once it is approved you can make an offer here.',
  },
  toUpgrade: { ar: 'حالة الترقية', en: 'Upgrade status' },
  askToo: { ar: 'اطلب سمكًا', en: 'Request fish' },
  unverifiedTitle: { ar: 'وثّق جوالك أولًا', en: 'Verify your mobile number first' },
  unverifiedBody: {
    ar: 'نرسل رمزًا إلى جوالك ثم نعيدك إلى هنا لتقدّم عرضك.',
    en: 'We’ll send a code to your mobile and bring you back here to make your offer.',
  },
  verify: { ar: 'وثّق الجوال', en: 'Verify mobile number' },
})
