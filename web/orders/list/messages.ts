import { countEnglish, messages } from '../../app/texts/text.ts'
import { arabicRequests } from '../../requests/requestCount.ts'
import { moreGoods } from '../moreGoods.ts'

/** Texts of the lists of orders. */
export const listText = messages({
  families: { ar: 'مصدر الطلبات', en: 'Order source' },
  fromMarket: { ar: 'من السوق', en: 'Market' },
  fromOffers: { ar: 'من العروض', en: 'From offers' },
  fromRequests: { ar: 'من طلباتي', en: 'From requests' },
  waits: { ar: 'بانتظارك', en: 'Waiting for you:' },
  onRequest: { ar: (number: string) => `على ${number}`, en: (number: string) => `On ${number}` },

  states: { ar: 'حالات الطلبات', en: 'Order status' },
  all: { ar: 'الكل', en: 'All' },
  mine: { ar: 'بانتظارك', en: 'Needs action' },
  pending: { ar: 'بانتظار القبول', en: 'Pending' },
  accepted: { ar: 'مقبولة', en: 'Accepted' },
  in_progress: { ar: 'قيد التنفيذ', en: 'In progress' },
  completed: { ar: 'مكتملة', en: 'Completed' },
  stopped: { ar: 'مرتجعة وملغاة', en: 'Returned or cancelled' },
  saleType: { ar: 'نوع البيع', en: 'Sale type' },
  anySale: { ar: 'الكل', en: 'All' },
  normal: { ar: 'مباشر', en: 'Direct' },
  auction: { ar: 'مزاد', en: 'Auction' },

  search: { ar: 'رقم الطلب أو المشتري أو المنتج', en: 'Order number, buyer or product' },
  order: { ar: 'الطلب', en: 'Order' },
  buyerAndGoods: { ar: 'المشتري والمنتجات', en: 'Buyer and products' },
  sellerAndGoods: { ar: 'البائع والمنتجات', en: 'Seller and products' },
  totalColumn: { ar: 'الإجمالي (ريال)', en: 'Total (SR)' },
  state: { ar: 'الحالة', en: 'Status' },
  step: { ar: 'الخطوة', en: 'Next step' },
  total: { ar: 'الإجمالي مع التوصيل', en: 'Total with delivery' },
  pickupTotal: { ar: 'الإجمالي', en: 'Total' },
  onYou: { ar: 'بانتظارك:', en: 'Your next step:' },
  more: moreGoods,
  count: {
    ar: arabicRequests,
    en: (n: number) => countEnglish(n, { one: '1 order', other: `${n} orders` }),
  },
  failed: { ar: 'تعذّر تحميل الطلبات', en: 'We couldn’t load the orders' },
  noSales: { ar: 'لم يصلك طلب بعد', en: 'No orders yet' },
  noSalesBody: {
    ar: 'حين يطلب أحد من منتجاتك يظهر طلبه هنا لتقبله وتجهّزه.',
    en: 'When someone orders your products, the order appears here to accept and prepare.',
  },
  noPurchases: { ar: 'لم تطلب شيئًا بعد', en: 'No purchases yet' },
  noPurchasesBody: {
    ar: 'اطلب من السوق المحلي، وتابع طلبك هنا حتى يصلك.',
    en: 'Order from the local market and track it here until it arrives.',
  },
  noOfferSales: { ar: 'لا طلبات من عروضك بعد', en: 'No orders from your offers yet' },
  noOfferSalesBody: {
    ar: 'حين يقبل أحد عرضك ويكمل طلبه يظهر هنا لتقبله وتجهّزه.',
    en: 'When someone accepts your offer and completes the order, it appears here to prepare.',
  },
  toRequests: { ar: 'تصفح طلبات المشترين', en: 'Browse buyers’ requests' },
  noOfferPurchases: { ar: 'لا مشتريات من العروض بعد', en: 'No purchases from offers yet' },
  noOfferPurchasesBody: {
    ar: 'اكتب ما تحتاجه ليقدّم البائعون عروضهم، والعرض الذي تقبله يظهر طلبه هنا.',
    en: 'Say what you need and sellers make offers. The one you accept becomes an order here.',
  },
  toAsk: { ar: 'اطلب سمكًا', en: 'Request fish' },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  nothingMine: { ar: 'لا يلزمك شيء الآن', en: 'You’re all caught up' },
  nothingMineBody: {
    ar: 'يصلك إشعار حين يلزمك شيء.',
    en: 'We’ll notify you when an order needs you.',
  },
  nothingHere: { ar: 'لا طلبات بهذه الحالة', en: 'No orders with this status' },
  showAll: { ar: 'عرض كل الطلبات', en: 'Show all orders' },
  nothingFound: { ar: 'لا طلبات تطابق بحثك', en: 'No orders match your search' },
  emptyPage: { ar: 'لا طلبات في هذه الصفحة', en: 'No orders on this page' },
  firstPage: { ar: 'إلى الصفحة الأولى', en: 'Go to first page' },
})
