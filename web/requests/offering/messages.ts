import { isolated } from '../../app/texts/isolate.ts'
import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of a seller's offer: form, state and history; only signed-in users load them. */
export const offerText = messages({
  make: { ar: 'قدّم عرضك', en: 'Make your offer' },
  makeBody: {
    ar: 'صاحب الطلب وحده يراه، ويمكنك تعديله أو سحبه ما دام الطلب مفتوحًا.',
    en: 'Only whoever asked sees it. You can change or withdraw it while the request is open.',
  },
  change: { ar: 'عدّل عرضك', en: 'Change your offer' },
  changeBody: {
    ar: 'يحل عرضك الجديد محل السابق، ويُخبر صاحب الطلب.',
    en: 'Your new offer takes the place of the one before, and whoever asked is told.',
  },
  again: { ar: 'قدّم عرضًا من جديد', en: 'Offer again' },

  price: { ar: 'سعرك للكيلو', en: 'Your price per kg' },
  quantityFirst: { ar: 'صحّح الكمية أولًا', en: 'Correct the quantity first' },
  priceTaken: {
    ar: (price: string) => `المقترح ${isolated(price)}`,
    en: (price: string) => `Suggested ${price}`,
  },
  averageTaken: {
    ar: (price: string) => `السوق ${isolated(price)}`,
    en: (price: string) => `Market ${price}`,
  },
  quantity: { ar: 'الكمية التي تعرضها', en: 'Quantity you offer' },
  quantityInKilograms: { ar: 'الكمية بالكيلوجرام', en: 'Quantity in kilograms' },
  less: { ar: 'أقل بكيلو', en: 'One kilogram less' },
  more: { ar: 'أكثر بكيلو', en: 'One kilogram more' },
  whole: {
    ar: (kilograms: string) => `كل الكمية، ${isolated(kilograms)} كجم`,
    en: (kilograms: string) => `All of it, ${kilograms} kg`,
  },
  partNow: { ar: 'جزء من المطلوب', en: 'Part of what is asked' },
  wholeNow: { ar: 'الكمية كلها', en: 'The whole quantity' },
  part: {
    ar: (kilograms: string, wanted: string) =>
      `${isolated(kilograms)} من ${isolated(wanted)} كجم: العروض الكاملة تُعرض قبله.`,
    en: (kilograms: string, wanted: string) =>
      `${kilograms} of ${wanted} kg: offers for all of it are shown before it.`,
  },
  state: { ar: 'حالة السمك', en: 'State of the fish' },
  stateOptional: { ar: 'حالة السمك، اختياري', en: 'State of the fish, optional' },
  delivery: { ar: 'التوصيل', en: 'Delivery' },
  anyDelivery: { ar: 'يختاره المشتري عند الطلب', en: 'The buyer chooses when ordering' },
  methodFree: { ar: (method: string) => `${method}، مشمول`, en: (method: string) => `${method}, included` },
  methodFor: {
    ar: (method: string, fee: string) => `${method}، ${fee}`,
    en: (method: string, fee: string) => `${method}, ${fee}`,
  },
  days: { ar: 'يصل خلال (أيام)', en: 'Arrives within (days)' },
  daysHint: { ar: '0 يعني اليوم نفسه', en: '0 means the same day' },
  note: { ar: 'ملاحظة لصاحب الطلب', en: 'Note to whoever asked' },
  notePlaceholder: {
    ar: 'مثل: صيد الليلة، منظف ومغلف',
    en: 'Such as: caught tonight, cleaned and packed',
  },

  sums: { ar: 'ملخص عرضك', en: 'Your offer in sum' },
  fish: { ar: 'ثمن السمك', en: 'Fish' },
  fee: { ar: 'التوصيل', en: 'Delivery' },
  included: { ar: 'مشمول', en: 'Included' },
  byBuyer: { ar: 'حسب اختيار المشتري', en: 'As the buyer chooses' },
  total: { ar: 'الإجمالي على المشتري', en: 'Total for the buyer' },
  send: { ar: 'أرسل العرض', en: 'Send the offer' },
  sendChange: { ar: 'أرسل التعديل', en: 'Send the change' },
  sending: { ar: 'نرسل العرض', en: 'Sending' },
  cancel: { ar: 'إلغاء التعديل', en: 'Keep it as it is' },
  draft: { ar: 'أعدنا ما كتبته هنا من قبل.', en: 'What you typed here before is back.' },

  notDays: {
    ar: (most: number) => `أيام كاملة من 0 إلى ${most}`,
    en: (most: number) => `Whole days from 0 to ${most}`,
  },
  notSent: {
    ar: 'لم يصل الرد. ما كتبته محفوظ: أعد الإرسال، ولن يُحسب مرتين.',
    en: 'No answer came. What you typed is kept: send it again, it counts once.',
  },
  sent: { ar: 'وصل عرضك إلى صاحب الطلب', en: 'Your offer has reached whoever asked' },
  changed: { ar: 'حل عرضك الجديد محل السابق', en: 'Your new offer has taken the place of the one before' },

  yours: { ar: 'عرضك', en: 'Your offer' },
  openBody: {
    ar: 'يقارن صاحب الطلب العروض، ونخبرك حين يقرر.',
    en: 'Whoever asked compares the offers. You are told when they decide.',
  },
  acceptedTitle: { ar: 'قُبل عرضك', en: 'Your offer was accepted' },
  acceptedBody: {
    ar: 'يكمل المشتري الطلب والدفع الآن، ونخبرك فور أن يصل الطلب.',
    en: 'The buyer now completes the order and pays. You are told as soon as it arrives.',
  },
  orderedBody: {
    ar: 'صار عرضك طلب شراء: جهّزه من صفحة الطلب.',
    en: 'Your offer has become an order: go on from its page.',
  },
  toOrder: { ar: 'افتح الطلب', en: 'Open the order' },
  failedTitle: { ar: 'لم تنفّذ بيعك على هذا الطلب', en: 'You did not fulfil your sale on this request' },
  failedBody: {
    ar: 'سُحب عرضك، وسجّلت إدارة السوق أن البيع لم يُنفَّذ. إن كان الطلب مفتوحًا فلك أن تعرض من جديد.',
    en: 'Your offer was withdrawn, and the market recorded that the sale was not fulfilled. While the request is open you may offer anew.',
  },
  abandonedTitle: { ar: 'لم يُكمل المشتري شراءه', en: 'The buyer did not complete the purchase' },
  abandonedBody: {
    ar: 'أُغلق الطلب ولم تعد ملتزمًا بعرضك. لا يُحسب ذلك عليك.',
    en: 'The request is closed and you are no longer bound by your offer. This does not count against you.',
  },
  declinedTitle: { ar: 'لم يُقبل عرضك', en: 'Your offer was not accepted' },
  declinedOther: {
    ar: 'قبل صاحب الطلب عرضًا آخر. شكرًا لعرضك.',
    en: 'Whoever asked accepted another offer. Thank you for yours.',
  },
  declinedClosed: {
    ar: 'أُغلق الطلب قبل أن يُقبل عرض.',
    en: 'The request was closed before an offer was accepted.',
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
  changeIt: { ar: 'عدّل العرض', en: 'Change the offer' },
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

  failed: { ar: 'تعذّر تحميل نموذج العرض', en: 'The form could not be loaded' },
  ownTitle: { ar: 'هذا طلبك', en: 'This is your request' },
  ownBody: {
    ar: 'قارن ما وصلك من عروض، عدّل الطلب أو أغلقه من صفحته في حسابك.',
    en: 'Compare its offers, change or close it on its page in your account.',
  },
  ownNone: {
    ar: 'لم يصلك عرض بعد. عدّله أو أغلقه من صفحته في حسابك.',
    en: 'No offer has come yet. Change or close it on its page in your account.',
  },
  toCompare: { ar: 'قارن العروض', en: 'Compare offers' },
  toOwn: { ar: 'اعرض طلبك', en: 'See your request' },
  buyerTitle: { ar: 'البائعون يقدّمون العروض', en: 'Sellers make offers' },
  buyerBody: {
    ar: 'حسابك للشراء. رقّه إلى حساب بائع أو صياد لتبيع على الطلبات.',
    en: 'Your account is for buying. Upgrade it to a seller or fisherman to sell on requests.',
  },
  upgrade: { ar: 'رقّ حسابك', en: 'Upgrade your account' },
  waitingBody: {
    ar: 'طلب ترقيتك قيد المراجعة، وبعد قبوله تقدّم عرضك هنا.',
    en: 'Your upgrade is being reviewed. Once it is approved you can make an offer here.',
  },
  toUpgrade: { ar: 'حالة الترقية', en: 'State of the upgrade' },
  askToo: { ar: 'اطلب سمكًا أنت أيضًا', en: 'Ask for fish yourself' },
  unverifiedTitle: { ar: 'وثّق جوالك أولًا', en: 'Verify your mobile first' },
  unverifiedBody: {
    ar: 'رمز واحد إلى جوالك، ثم تعود إلى هنا لتقدّم عرضك.',
    en: 'One code to your mobile, and you come back here to make your offer.',
  },
  verify: { ar: 'وثّق الجوال', en: 'Verify the mobile' },
})
