import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the order form: delivery, address, payment, summary. */
export const checkoutText = messages({
  confirmation: { ar: 'تأكيد الطلب', en: 'Confirm your order' },
  form: { ar: 'نموذج الطلب', en: 'Order form' },
  wrong: { ar: 'راجع ما يلي قبل التأكيد', en: 'Please check these before you confirm' },

  delivery: { ar: 'طريقة الاستلام', en: 'Delivery' },
  moreMethods: { ar: 'طرق أخرى', en: 'Other ways' },
  free: { ar: 'مجانًا', en: 'Free' },
  feeEach: { ar: (fee: string) => `${fee} لكل طلب`, en: (fee: string) => `${fee} for each order` },
  freeAt: { ar: (places: string) => `${places}، مجانًا`, en: (places: string) => `${places}, free` },

  address: { ar: 'عنوان التوصيل', en: 'Delivery address' },
  noAddress: {
    ar: 'تستلم السمك بنفسك، فلا يلزم عنوان. تصلك تفاصيل البائع بعد أن يقبل الطلب.',
    en: 'You fetch it yourself, so no address is needed. You get the seller’s details once they accept.',
  },
  newAddress: { ar: 'عنوان جديد', en: 'New address' },
  newAddressBody: { ar: 'اكتب عنوانًا غير ما سبق', en: 'Write another one' },
  moreAddresses: { ar: 'عناوين أخرى', en: 'Other addresses' },
  recipient: { ar: 'اسم المستلم', en: 'Recipient' },
  city: { ar: 'المدينة', en: 'City' },
  chooseCity: { ar: 'اختر المدينة', en: 'Choose a city' },
  inRegion: { ar: (region: string) => `المنطقة: ${region}`, en: (region: string) => `Region: ${region}` },
  place: { ar: 'الحي والمبنى', en: 'District and building' },
  placeHint: { ar: 'أو علامة يعرف بها السائق المكان', en: 'Or a landmark that the driver knows' },
  street: { ar: 'الشارع', en: 'Street' },
  zip: { ar: 'الرمز البريدي', en: 'Postal code' },
  zipHint: { ar: 'خمسة أرقام من العنوان الوطني', en: 'Five digits of the National Address' },
  short: { ar: 'العنوان المختصر', en: 'Short address' },
  shortHint: { ar: 'أربعة أحرف وأربعة أرقام من سبل', en: 'Four letters and four digits from SPL' },
  note: { ar: 'ملاحظة للبائع', en: 'Note to the seller' },
  notes: { ar: 'ملاحظة للبائعين', en: 'Note to the sellers' },
  noteHint: { ar: 'مثل: التنظيف والفتح للشوي', en: 'Such as: cleaned and opened for the grill' },

  payment: { ar: 'طريقة الدفع', en: 'Payment' },
  wallet: { ar: 'المحفظة', en: 'Wallet' },
  walletAfter: {
    ar: (available: string, left: string) => `المتاح ${available}، ويبقى بعد الدفع ${left}`,
    en: (available: string, left: string) => `${available} available, ${left} left after paying`,
  },
  walletShort: {
    ar: (available: string, missing: string) => `المتاح ${available}، ينقصك ${missing}`,
    en: (available: string, missing: string) => `${available} available, ${missing} missing`,
  },
  charge: { ar: 'اشحن الناقص', en: 'Charge what is missing' },
  card: { ar: 'بطاقة', en: 'Card' },
  cardBody: {
    ar: 'مدى أو فيزا أو ماستركارد، في صفحة دفع آمنة بعد التأكيد',
    en: 'mada, Visa or Mastercard, on a secure page after you confirm',
  },
  bank_transfer: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  bankBody: {
    ar: 'يظهر رقم الحساب بعد التأكيد، فتحوّل وترسل الإيصال',
    en: 'You see the account after confirming, transfer, and send the receipt',
  },
  cod: { ar: 'الدفع عند الاستلام', en: 'Cash on delivery' },
  codBody: { ar: 'تدفع للبائع حين تستلم السمك', en: 'You pay the seller when you get the fish' },
  held: {
    ar: 'يبقى المبلغ محجوزًا حتى تؤكد الاستلام، ويعود فرق الوزن إلى محفظتك.',
    en: 'The money is kept until you confirm that the fish came; any difference in weight goes back to your wallet.',
  },

  summary: { ar: 'ملخص المبلغ', en: 'Summary' },
  orderBy: {
    ar: (n: number, seller: string) => `طلب ${n}، ${seller}`,
    en: (n: number, seller: string) => `Order ${n}, ${seller}`,
  },
  goodsOf: {
    ar: (name: string, kilos: string) => `${name}، ${kilos} كجم`,
    en: (name: string, kilos: string) => `${name}, ${kilos} kg`,
  },
  goods: { ar: 'المجموع الفرعي', en: 'Subtotal' },
  fee: { ar: 'التوصيل', en: 'Delivery' },
  feeTimes: {
    ar: (fee: string, orders: number) => `التوصيل، \u2066${fee} × ${orders}\u2069`,
    en: (fee: string, orders: number) => `Delivery, ${fee} × ${orders}`,
  },
  total: { ar: 'الإجمالي', en: 'Total' },
  totalOf: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'الإجمالي',
        one: 'الإجمالي',
        two: 'الإجمالي لطلبين',
        few: `الإجمالي لـ ${n} طلبات`,
        many: `الإجمالي لـ ${n} طلبًا`,
        other: `الإجمالي لـ ${n} طلب`,
      }),
    en: (n: number) => countEnglish(n, { one: 'Total', other: `Total of ${n} orders` }),
  },
  confirm: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'أكّد الطلب',
        one: 'أكّد الطلب',
        two: 'أكّد الطلبين',
        few: `أكّد ${n} طلبات`,
        many: `أكّد ${n} طلبًا`,
        other: `أكّد ${n} طلب`,
      }),
    en: (n: number) => countEnglish(n, { one: 'Confirm the order', other: `Confirm ${n} orders` }),
  },
  confirmAndPay: {
    ar: (n: number, amount: string) =>
      countArabic(n, {
        zero: `أكّد الطلب وادفع ${amount}`,
        one: `أكّد الطلب وادفع ${amount}`,
        two: `أكّد الطلبين وادفع ${amount}`,
        few: `أكّد ${n} طلبات وادفع ${amount}`,
        many: `أكّد ${n} طلبًا وادفع ${amount}`,
        other: `أكّد ${n} طلب وادفع ${amount}`,
      }),
    en: (n: number, amount: string) =>
      countEnglish(n, { one: `Confirm and pay ${amount}`, other: `Confirm ${n} orders and pay ${amount}` }),
  },
  sending: { ar: 'نرسل طلبك', en: 'Sending your order' },
  noPayment: { ar: 'اختر طريقة دفع متاحة', en: 'Choose a way to pay that is open to you' },
  quantityFirst: { ar: 'صحّح الكمية أولًا', en: 'Correct the quantity first' },
  changesFirst: { ar: 'راجع التغييرات في المنتجات أولًا', en: 'Look at what changed in the goods first' },
  nothingLeft: { ar: 'لا شيء متاحًا للطلب الآن', en: 'Nothing can be ordered now' },

  totalChanged: {
    ar: (was: string, now: string) => `كان الإجمالي ${was}، وصار ${now}`,
    en: (was: string, now: string) => `The total was ${was} and is now ${now}`,
  },
  totalChangedBody: {
    ar: 'لم نُنشئ الطلب. أكّده من جديد إن وافقت على الإجمالي الجديد.',
    en: 'Your order was not placed. Confirm it again if you agree to the new total.',
  },

  next: { ar: 'ماذا بعد التأكيد؟', en: 'What happens next?' },
  nextAccept: {
    ar: 'يقبل البائع الطلب خلال يوم، وإلا عاد المبلغ إليك.',
    en: 'The seller accepts within a day, or the money comes back to you.',
  },
  nextAcceptCash: {
    ar: 'يقبل البائع الطلب خلال يوم، وإلا أُلغي.',
    en: 'The seller accepts within a day, or it is cancelled.',
  },
  nextWeigh: {
    ar: 'يوزن السمك عند التجهيز، ويعود فرق الوزن إلى محفظتك.',
    en: 'The fish is weighed when packed; any difference goes back to your wallet.',
  },
  nextWeighCash: {
    ar: 'يوزن السمك عند التجهيز، وتدفع ثمن ما وُزن.',
    en: 'The fish is weighed when packed, and you pay for what was weighed.',
  },
  nextCheck: {
    ar: 'تفحص وتؤكد الاستلام، ثم يُحوّل المبلغ للبائع.',
    en: 'You look at it and confirm; then the seller is paid.',
  },
  nextCheckCash: {
    ar: 'تفحص السمك وتدفع عند الاستلام.',
    en: 'You look at the fish and pay when you get it.',
  },

  unanswered: { ar: 'لم يصلنا جواب عن طلبك', en: 'No answer to your order has come' },
  unansweredBody: {
    ar: 'انقطع الاتصال بعد الإرسال. أرسله مرة أخرى كما هو: إن كان قد وصل فلن يتكرر.',
    en: 'The connection was lost after it was sent. Send it again as it is: if it arrived, it will not be made twice.',
  },
  sendAgain: { ar: 'أرسل الطلب نفسه مرة أخرى', en: 'Send the same order again' },
  giveUp: { ar: 'اترك ذلك الطلب', en: 'Leave that order' },
  giveUpAsk: { ar: 'ترك الطلب بلا جواب؟', en: 'Leave it without an answer?' },
  giveUpBody: {
    ar: 'ربما أُنشئ الطلب من قبل. راجع طلبات الشراء في حسابك حتى لا تشتري مرتين.',
    en: 'It may have been made already. Look at your purchases so that you do not buy twice.',
  },
  giveUpYes: { ar: 'أتركه', en: 'Leave it' },
  giveUpNo: { ar: 'رجوع', en: 'Back' },

  unverified: { ar: 'وثّق رقم جوالك لتشتري', en: 'Verify your mobile to buy' },
  unverifiedBody: {
    ar: 'أرسلنا رمزًا إلى جوالك عند التسجيل. أدخله ثم أكمل طلبك؛ ما كتبته يبقى هنا.',
    en: 'A code was sent to your mobile when you signed up. Enter it, then finish your order; what you wrote stays here.',
  },
  verify: { ar: 'توثيق الجوال', en: 'Verify the mobile' },

  optionsFailed: {
    ar: 'لم نتمكن من تحميل طرق الدفع والتوصيل',
    en: 'Payment and delivery could not be loaded',
  },
})
