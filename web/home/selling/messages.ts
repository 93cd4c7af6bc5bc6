import { bidsCounted } from '../../app/texts/counted.ts'
import { salesCounted } from '../../app/texts/countedLater.ts'
import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the home page of sellers. */
export const shopText = messages({
  list: { ar: 'اعرض صيدك', en: 'List your catch' },
  announce: { ar: 'أعلن صيدًا قادمًا', en: 'Announce a catch' },
  listImport: { ar: 'أضف منتجًا', en: 'Add a product' },
  listFirst: { ar: 'اعرض صيدك الأول', en: 'List your first catch' },
  failed: { ar: 'تعذّر تحميل متجرك', en: 'We couldn’t load your shop' },
  waiting: { ar: 'بانتظارك', en: 'Waiting for you' },
  nothing: { ar: 'لا يلزمك شيء الآن', en: 'You’re all caught up' },
  nothingBody: { ar: 'يصلك إشعار عند كل طلب جديد.', en: 'We’ll notify you of every new order.' },
  accept: { ar: 'طلبات تنتظر قبولك', en: 'Orders to accept' },
  prepare: { ar: 'طلبات للتجهيز', en: 'Orders to prepare' },
  hand_over: { ar: 'طلبات للتسليم', en: 'Orders to hand over' },
  returns: { ar: 'طلبات إرجاع للرد عليها', en: 'Returns to answer' },
  lots: { ar: 'مزادات لقبول الفائز', en: 'Auctions to award' },
  offers: { ar: 'عروض قبلها المشترون', en: 'Accepted offers' },
  orders: { ar: 'أحدث الطلبات', en: 'Latest orders' },
  allOrders: { ar: 'كل الطلبات', en: 'All orders' },
  today: { ar: 'طلبات اليوم', en: 'Today’s orders' },
  todayCount: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا طلبات بعد',
        one: 'طلب واحد',
        two: 'طلبان',
        few: `${n} طلبات`,
        many: `${n} طلبًا`,
        other: `${n} طلب`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 order', other: n === 0 ? 'No orders yet' : `${n} orders` }),
  },
  hallToday: { ar: 'مبيعات الحراج اليوم', en: 'Hall sales today' },
  hallCount: salesCounted({ ar: 'لا مبيعات بعد', en: 'No sales yet' }),
  yesterday: { ar: (money: string) => `أمس ${money}`, en: (money: string) => `${money} yesterday` },
  stock: { ar: 'معروض للبيع', en: 'On sale' },
  stockCount: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا منتجات معروضة',
        one: 'منتج واحد',
        two: 'منتجان',
        few: `${n} منتجات`,
        many: `${n} منتجًا`,
        other: `${n} منتج`,
      }),
    en: (n: number) =>
      countEnglish(n, { one: '1 product', other: n === 0 ? 'No products on sale' : `${n} products` }),
  },
  wallet: { ar: 'المتاح في المحفظة', en: 'Available in wallet' },
  held: { ar: (money: string) => `محجوز ${money}`, en: (money: string) => `${money} on hold` },
  auctions: { ar: 'مزاداتي المفتوحة', en: 'My live auctions' },
  scheduled: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا مزادات مجدولة',
        one: 'مزاد واحد لم يبدأ بعد',
        two: 'مزادان لم يبدآ بعد',
        few: `${n} مزادات لم تبدأ بعد`,
        many: `${n} مزادًا لم يبدأ بعد`,
        other: `${n} مزاد لم يبدأ بعد`,
      }),
    en: (n: number) =>
      countEnglish(n, { one: '1 auction has not started', other: `${n} auctions have not started` }),
  },
  highest: { ar: 'أعلى مزايدة', en: 'Highest bid' },
  starting: { ar: 'سعر الافتتاح', en: 'Starting price' },
  bids: bidsCounted,
  reserveMet: { ar: 'بلغ أقل سعر تقبله', en: 'Reserve price met' },
  ends: { ar: (time: string) => `ينتهي ${time}`, en: (time: string) => `Ends ${time}` },
  first: { ar: 'اعرض أول صيد لك', en: 'List your first catch' },
  firstImport: { ar: 'أضف أول منتج لك', en: 'Add your first product' },
  behar: { ar: 'سوق بحار', en: 'Behar market' },
  boards: { ar: 'العرض والطلب', en: 'Supply and demand' },
  entries: { ar: 'عروضي وطلباتي', en: 'My supplies and demands' },
  deals: { ar: 'الصفقات', en: 'Deals' },
  subscription: { ar: 'الاشتراك', en: 'Subscription' },
  until: { ar: (day: string) => `حتى \u2066${day}\u2069`, en: (day: string) => `until ${day}` },
  ended: { ar: 'انتهى', en: 'Ended' },
  firstBody: {
    ar: 'اختر النوع، واكتب الكمية والسعر، ويظهر منتجك في السوق فورًا. وتتابع طلباتك ومالك من هذه الصفحة.',
    en: 'Choose the species, enter quantity and price, and it is in the market at once. Your orders and money appear here.',
  },
})
