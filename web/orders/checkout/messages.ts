import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the order form: delivery, address, payment, summary. */
export const checkoutText = messages({
  confirmation: { ar: 'تأكيد الطلب', en: 'Checkout' },
  form: { ar: 'نموذج الطلب', en: 'Order form' },
  wrong: { ar: 'أكمل ما يلي قبل التأكيد', en: 'Complete these before you confirm' },

  delivery: { ar: 'طريقة الاستلام', en: 'Delivery' },
  moreMethods: { ar: 'طرق أخرى', en: 'Other options' },
  arrivalFrom: {
    ar: 'نحسب الوقت من قبول البائع.',
    en: 'Counted from when the seller accepts.',
  },
  anyDistance: {
    ar: 'رسم كل طريقة واحد لكل المدن التي نوصل إليها.',
    en: 'Each delivery fee is the same for every city we deliver to.',
  },
  fromTo: {
    ar: (from: string, to: string) => `من ${from} إلى ${to}`,
    en: (from: string, to: string) => `from ${from} to ${to}`,
  },
  within: { ar: (city: string) => `داخل ${city}`, en: (city: string) => `within ${city}` },
  fromCity: { ar: (city: string) => `من ${city}`, en: (city: string) => `from ${city}` },
  toCity: { ar: (city: string) => `إلى ${city}`, en: (city: string) => `to ${city}` },
  free: { ar: 'مجانًا', en: 'Free' },
  feeEach: { ar: (fee: string) => `${fee} لكل طلب`, en: (fee: string) => `${fee} per order` },
  freeAt: { ar: (places: string) => `${places}، مجانًا`, en: (places: string) => `${places}, free` },
  between: { ar: '، ', en: ', ' },

  address: { ar: 'عنوان التوصيل', en: 'Delivery address' },
  noAddress: {
    ar: 'تستلم السمك بنفسك، فلا يلزم عنوان. تصلك بيانات البائع بعد قبول الطلب.',
    en: 'You pick it up yourself, so no address is needed. You’ll get the seller’s details once they accept.',
  },
  newAddress: { ar: 'عنوان جديد', en: 'New address' },
  newAddressBody: { ar: 'يُحفظ في عناوينك مع الطلب', en: 'Saved to your addresses with the order' },
  moreAddresses: { ar: 'عناوين أخرى', en: 'Other addresses' },
  note: { ar: 'ملاحظة للبائع', en: 'Note to the seller' },
  notes: { ar: 'ملاحظة للبائعين', en: 'Note to the sellers' },
  noteHint: { ar: 'مثل: التنظيف والفتح للشوي', en: 'For example: cleaned and opened for grilling' },

  payment: { ar: 'طريقة الدفع', en: 'Payment method' },
  wallet: { ar: 'المحفظة', en: 'Wallet' },
  walletAfter: {
    ar: (available: string, left: string) => `المتاح ${available}، ويبقى بعد الدفع ${left}`,
    en: (available: string, left: string) => `${available} available, ${left} left after paying`,
  },
  walletShort: {
    ar: (available: string, missing: string) => `المتاح ${available}، ينقصك ${missing}`,
    en: (available: string, missing: string) => `${available} available, ${missing} short`,
  },
  charge: { ar: 'شحن الرصيد', en: 'Top up' },
  card: { ar: 'بطاقة', en: 'Card' },
  cardBody: {
    ar: 'مدى أو فيزا أو ماستركارد، في صفحة دفع آمنة بعد التأكيد',
    en: 'mada, Visa or Mastercard, on a secure payment page after you confirm',
  },
  bank_transfer: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  bankBody: {
    ar: 'يظهر رقم الحساب بعد التأكيد لتحوّل المبلغ وترسل الإيصال',
    en: 'After you confirm, transfer to our account and send the receipt',
  },
  cod: { ar: 'الدفع عند الاستلام', en: 'Cash on delivery' },
  codBody: { ar: 'تدفع للبائع حين تستلم السمك', en: 'Pay the seller when you receive the fish' },
  held: {
    ar: 'يبقى المبلغ محجوزًا حتى يُسلَّم الطلب وتنتهي مهلة الإرجاع، ويعود فرق الوزن إلى محفظتك.',
    en: 'Your payment is held until delivery and the end of the return period. Any weight difference is refunded to your wallet.',
  },

  summary: { ar: 'ملخص الطلب', en: 'Order summary' },
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
  feeOfAll: {
    ar: (fee: string, orders: number) =>
      countArabic(orders, {
        zero: fee,
        one: fee,
        two: `${fee} للطلبين`,
        few: `${fee} للطلبات الـ${orders}`,
        many: `${fee} للطلبات الـ${orders}`,
        other: `${fee} للطلبات الـ${orders}`,
      }),
    en: (fee: string, orders: number) => `${fee} for all ${orders} orders`,
  },
  feeShared: {
    ar: (market: string, orders: number) =>
      countArabic(orders, {
        zero: `توصيلة واحدة من ${market}`,
        one: `توصيلة واحدة من ${market}`,
        two: `توصيلة واحدة من ${market} لطلبين`,
        few: `توصيلة واحدة من ${market} لـ${orders} طلبات`,
        many: `توصيلة واحدة من ${market} لـ${orders} طلبًا`,
        other: `توصيلة واحدة من ${market} لـ${orders} طلب`,
      }),
    en: (market: string, orders: number) => `One delivery from ${market} for ${orders} orders`,
  },
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
    en: (n: number) => countEnglish(n, { one: 'Total', other: `Total for ${n} orders` }),
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
    en: (n: number) => countEnglish(n, { one: 'Place order', other: `Place ${n} orders` }),
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
      countEnglish(n, { one: `Place order and pay ${amount}`, other: `Place ${n} orders and pay ${amount}` }),
  },
  sending: { ar: 'نرسل طلبك', en: 'Placing your order' },
  noPayment: { ar: 'اختر طريقة دفع متاحة', en: 'Choose an available payment method' },
  quantityFirst: { ar: 'صحّح الكمية أولًا', en: 'Fix the quantity first' },
  changesFirst: { ar: 'راجع التغييرات في المنتجات أولًا', en: 'Review the product changes first' },
  nothingLeft: { ar: 'لا توجد منتجات متاحة للطلب', en: 'Nothing is available to order' },

  totalChanged: {
    ar: (was: string, now: string) => `كان الإجمالي ${was}، وصار ${now}`,
    en: (was: string, now: string) => `The total was ${was} and is now ${now}`,
  },
  totalChangedBody: {
    ar: 'لم يُرسل الطلب. أكّده من جديد إن وافقت على الإجمالي الجديد.',
    en: 'Your order was not placed. Place it again if you agree to the new total.',
  },

  next: { ar: 'ماذا بعد التأكيد؟', en: 'What happens next?' },
  nextAccept: {
    ar: 'يقبل البائع الطلب خلال يوم، وإلا عاد المبلغ إليك.',
    en: 'The seller accepts within a day, or you are refunded.',
  },
  nextAcceptCash: {
    ar: 'يقبل البائع الطلب خلال يوم، وإلا أُلغي.',
    en: 'The seller accepts within a day, or the order is cancelled.',
  },
  nextWeigh: {
    ar: 'يوزن السمك عند التجهيز، ويعود فرق الوزن إلى محفظتك.',
    en: 'The fish is weighed when packed. Any difference is refunded to your wallet.',
  },
  nextWeighCash: {
    ar: 'يوزن السمك عند التجهيز، وتدفع ثمن ما وُزن.',
    en: 'The fish is weighed when packed, and you pay for what was weighed.',
  },
  nextCheck: {
    ar: 'تفحص السمك عند الاستلام، ونحوّل المبلغ إلى البائع بعد مهلة الإرجاع.',
    en: 'Check your order when it arrives. We pay the seller after the return period.',
  },
  nextCheckCash: {
    ar: 'تفحص السمك وتدفع عند الاستلام.',
    en: 'Check the fish and pay when you receive it.',
  },

  unanswered: { ar: 'لم نتأكد من وصول طلبك', en: 'We couldn’t confirm your order' },
  unansweredBody: {
    ar: 'انقطع الاتصال بعد الإرسال. أرسله مرة أخرى كما هو، ولن يتكرر إن كان قد وصل.',
    en: 'The connection was lost after sending. Send it again as it is. If it already arrived, it will not be placed twice.',
  },
  sendAgain: { ar: 'أرسل الطلب نفسه مرة أخرى', en: 'Send the same order again' },
  giveUp: { ar: 'تجاهل هذا الطلب', en: 'Discard this order' },
  giveUpAsk: { ar: 'تجاهل هذا الطلب؟', en: 'Discard this order?' },
  giveUpBody: {
    ar: 'ربما وصل الطلب بالفعل. راجع «مشترياتي» حتى لا تشتري مرتين.',
    en: 'It may already have been placed. Check My purchases so you don’t buy twice.',
  },
  giveUpYes: { ar: 'تجاهله', en: 'Discard' },
  giveUpNo: { ar: 'رجوع', en: 'Back' },

  unverified: { ar: 'وثّق رقم جوالك لتشتري', en: 'Verify your mobile number to buy' },
  unverifiedBody: {
    ar: 'أدخل رمز التحقق ثم أكمل طلبك. ما كتبته محفوظ هنا.',
    en: 'Enter the verification code, then finish your order. What you typed is kept here.',
  },
  verify: { ar: 'توثيق الجوال', en: 'Verify mobile number' },

  optionsFailed: {
    ar: 'تعذّر تحميل طرق الدفع والتوصيل',
    en: 'We couldn’t load payment and delivery options',
  },
})
