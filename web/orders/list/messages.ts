import { countEnglish, messages } from '../../app/texts/text.ts'
import { arabicRequests } from '../../requests/requestCount.ts'

/** Texts of the lists of orders. */
export const listText = messages({
  families: { ar: 'مصدر الطلبات', en: 'Where orders come from' },
  fromMarket: { ar: 'من السوق', en: 'Market' },
  fromOffers: { ar: 'من العروض', en: 'From offers' },
  fromRequests: { ar: 'من طلباتي', en: 'From requests' },
  waits: { ar: 'عليك', en: 'Waiting for you:' },
  onRequest: { ar: (number: string) => `على ${number}`, en: (number: string) => `On ${number}` },

  states: { ar: 'حالات الطلبات', en: 'States of orders' },
  all: { ar: 'الكل', en: 'All' },
  mine: { ar: 'عليك الآن', en: 'Your turn' },
  pending: { ar: 'بانتظار القبول', en: 'Awaiting' },
  accepted: { ar: 'مقبولة', en: 'Accepted' },
  in_progress: { ar: 'قيد التنفيذ', en: 'In progress' },
  completed: { ar: 'مكتملة', en: 'Completed' },
  stopped: { ar: 'مرتجعة وملغاة', en: 'Returned or cancelled' },
  saleType: { ar: 'نوع البيع', en: 'Sale' },
  anySale: { ar: 'الكل', en: 'All' },
  normal: { ar: 'مباشر', en: 'Direct' },
  auction: { ar: 'مزاد', en: 'Auction' },

  order: { ar: 'الطلب', en: 'Order' },
  buyerAndGoods: { ar: 'المشتري والمنتجات', en: 'Buyer and goods' },
  sellerAndGoods: { ar: 'البائع والمنتجات', en: 'Seller and goods' },
  totalColumn: { ar: 'الإجمالي (ريال)', en: 'Total (SR)' },
  state: { ar: 'الحالة', en: 'State' },
  turn: { ar: 'الدور على', en: 'Whose turn' },
  step: { ar: 'الخطوة', en: 'Step' },
  total: { ar: 'الإجمالي مع التوصيل', en: 'Total with delivery' },
  onYou: { ar: 'عليك:', en: 'Your turn:' },
  more: { ar: (n: number) => `و${n} غيرها`, en: (n: number) => `and ${n} more` },
  count: {
    ar: arabicRequests,
    en: (n: number) => countEnglish(n, { one: '1 order', other: `${n} orders` }),
  },
  failed: { ar: 'لم نتمكن من تحميل الطلبات', en: 'The orders could not be loaded' },
  noSales: { ar: 'لم يصلك طلب بعد', en: 'No orders yet' },
  noSalesBody: {
    ar: 'حين يطلب أحد من معروضك، يظهر طلبه هنا لتقبله وتجهّزه.',
    en: 'When somebody orders what you offer, it appears here for you to accept and prepare.',
  },
  noPurchases: { ar: 'لم تطلب شيئًا بعد', en: 'You have not ordered yet' },
  noPurchasesBody: {
    ar: 'اطلب من السوق المحلي، وتابع طلبك من هنا حتى يصلك.',
    en: 'Order from the local market and follow it here until it comes.',
  },
  noOfferSales: { ar: 'لا طلبات من عروضك بعد', en: 'No orders from your offers yet' },
  noOfferSalesBody: {
    ar: 'حين يقبل أحد عرضك ويكمل طلبه، يظهر هنا لتقبله وتجهّزه.',
    en: 'When somebody accepts your offer and completes their order, it appears here for you to prepare.',
  },
  toRequests: { ar: 'تصفح الطلبات المفتوحة', en: 'Browse open requests' },
  noOfferPurchases: { ar: 'لم تطلب بعرض بعد', en: 'You have not ordered by an offer yet' },
  noOfferPurchasesBody: {
    ar: 'اكتب ما تحتاجه، فيعرض عليك البائعون، وتقبل أنسبها فيصير طلبًا هنا.',
    en: 'Write what you need, sellers make offers, and the one that you accept becomes an order here.',
  },
  toAsk: { ar: 'اطلب سمكًا', en: 'Ask for fish' },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  nothingMine: { ar: 'لا شيء عليك الآن', en: 'Nothing waits for you' },
  nothingMineBody: {
    ar: 'كل ما عليك تم. نبلغك حين يأتي دورك.',
    en: 'Everything of yours is done. You are told when it is your turn.',
  },
  nothingHere: { ar: 'لا طلبات بهذه الحالة', en: 'No orders in this state' },
  showAll: { ar: 'عرض كل الطلبات', en: 'Show all orders' },
  emptyPage: { ar: 'لا شيء في هذه الصفحة', en: 'Nothing on this page' },
  firstPage: { ar: 'إلى أول القائمة', en: 'To the first page' },
})
