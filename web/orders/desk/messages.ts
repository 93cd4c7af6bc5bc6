import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'
import { arabicRequests } from '../../requests/requestCount.ts'

/** Texts of the seller's work on several orders: selection, file, picking list and labels. */
export const deskText = messages({
  selectAll: { ar: 'اختيار كل طلبات الصفحة', en: 'Select all orders on this page' },
  select: {
    ar: (number: string) => `اختيار الطلب ${number}`,
    en: (number: string) => `Select order ${number}`,
  },
  selected: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا طلبات مختارة',
        one: 'طلب مختار',
        two: 'طلبان مختاران',
        few: `${n} طلبات مختارة`,
        many: `${n} طلبًا مختارًا`,
        other: `${n} طلب مختار`,
      }),
    en: (n: number) => `${n} selected`,
  },
  unselect: { ar: 'إلغاء الاختيار', en: 'Clear selection' },
  accept: { ar: (n: number) => `قبول (${n})`, en: (n: number) => `Accept (${n})` },
  prepared: { ar: (n: number) => `تم التجهيز (${n})`, en: (n: number) => `Mark prepared (${n})` },
  acceptedAll: {
    ar: (n: number) => `قُبلت الطلبات: ${arabicRequests(n)}`,
    en: (n: number) => `${countEnglish(n, { one: '1 order', other: `${n} orders` })} accepted`,
  },
  preparedAll: {
    ar: (n: number) => `جُهّزت الطلبات: ${arabicRequests(n)}`,
    en: (n: number) => `${countEnglish(n, { one: '1 order', other: `${n} orders` })} prepared`,
  },
  notStepped: {
    ar: (n: number) => `لم يتغيّر: ${arabicRequests(n)}`,
    en: (n: number) => `${countEnglish(n, { one: '1 order', other: `${n} orders` })} not changed`,
  },
  ofOrder: {
    ar: (number: string, reason: string) => `طلب ${number}: ${reason}`,
    en: (number: string, reason: string) => `Order ${number}: ${reason}`,
  },
  close: { ar: 'إغلاق', en: 'Close' },

  period: { ar: 'المدة', en: 'Period' },
  always: { ar: 'الكل', en: 'All' },
  today: { ar: 'اليوم', en: 'Today' },
  week: { ar: 'آخر 7 أيام', en: 'Last 7 days' },

  csv: { ar: 'تصدير CSV', en: 'Export CSV' },
  csvDone: { ar: 'حُفظ ملف الطلبات', en: 'Orders file saved' },
  csvCut: {
    ar: (n: string) => `حُفظ أحدث ${n} طلب فقط، اختر مدة أقصر للبقية`,
    en: (n: string) => `Saved the newest ${n} orders only. Choose a shorter period for the rest`,
  },
  csvFailed: {
    ar: 'تعذّر حفظ الملف، أعد المحاولة بعد لحظات',
    en: 'The file could not be saved, please try again in a moment',
  },

  collect: { ar: 'يُستلم نقدًا:', en: 'Collect in cash:' },
  note: { ar: 'ملاحظة المشتري:', en: 'Buyer’s note:' },
  pickup: { ar: 'يستلمه المشتري بنفسه', en: 'Pickup by the buyer' },
  picking: { ar: 'قائمة التجهيز', en: 'Picking list' },
  labels: { ar: 'ملصقات الطلبات', en: 'Order labels' },
  sheets: { ar: 'ما يُطبع', en: 'What to print' },
  print: { ar: 'طباعة / حفظ PDF', en: 'Print / save as PDF' },
  back: { ar: 'العودة إلى طلبات البيع', en: 'Back to sales' },
  failed: { ar: 'تعذّر تحميل الطلبات', en: 'We couldn’t load the orders' },
  none: { ar: 'لا طلبات للطباعة', en: 'No orders to print' },
  noneBody: {
    ar: 'اختر طلبات من طلبات البيع ثم اطبع قائمتها.',
    en: 'Select orders in your sales, then print their list.',
  },
  allClosed: {
    ar: 'كل ما اخترته سُلّم أو أُلغي. اختر طلبات لم تُسلّم بعد.',
    en: 'All the selected orders were handed over or cancelled. Select orders that are still to be handed over.',
  },
  toPack: { ar: 'ما يُجهّز', en: 'To pack' },
  leftOut: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'تشمل كل الطلبات المختارة',
        one: 'لا تشمل طلبًا واحدًا سُلّم أو أُلغي',
        two: 'لا تشمل طلبين سُلّما أو أُلغيا',
        few: `لا تشمل ${n} طلبات سُلّمت أو أُلغيت`,
        many: `لا تشمل ${n} طلبًا سُلّمت أو أُلغيت`,
        other: `لا تشمل ${n} طلب سُلّمت أو أُلغيت`,
      }),
    en: (n: number) =>
      countEnglish(n, {
        one: 'Leaves out 1 order that was handed over or cancelled',
        other: `Leaves out ${n} orders that were handed over or cancelled`,
      }),
  },
  byOrder: { ar: 'حسب الطلب', en: 'By order' },
  product: { ar: 'المنتج', en: 'Product' },
  size: { ar: 'الحجم', en: 'Size' },
  preparation: { ar: 'التجهيز', en: 'Preparation' },
  inOrders: { ar: 'عدد الطلبات', en: 'Orders' },
  weight: { ar: 'الوزن', en: 'Weight' },
  total: { ar: 'المجموع', en: 'Total' },
  buyer: { ar: 'المشتري', en: 'Buyer' },
  delivery: { ar: 'التوصيل', en: 'Delivery' },
  orderOf: { ar: (number: string) => `طلب ${number}`, en: (number: string) => `Order ${number}` },
})

/** The headings of the orders file. */
export const ordersFileText = messages({
  number: { ar: 'رقم الطلب', en: 'Order number' },
  date: { ar: 'التاريخ', en: 'Date' },
  time: { ar: 'الوقت', en: 'Time' },
  buyer: { ar: 'المشتري', en: 'Buyer' },
  city: { ar: 'المدينة', en: 'City' },
  products: { ar: 'المنتجات', en: 'Products' },
  weight: { ar: 'الوزن (كجم)', en: 'Weight (kg)' },
  subtotal: { ar: 'المنتجات (ريال)', en: 'Products (SR)' },
  delivery: { ar: 'التوصيل (ريال)', en: 'Delivery (SR)' },
  total: { ar: 'الإجمالي (ريال)', en: 'Total (SR)' },
  sale: { ar: 'نوع البيع', en: 'Sale type' },
  state: { ar: 'الحالة', en: 'Status' },
  payment: { ar: 'طريقة الدفع', en: 'Payment method' },
  paymentState: { ar: 'حالة الدفع', en: 'Payment status' },
  method: { ar: 'طريقة التوصيل', en: 'Delivery method' },
  note: { ar: 'ملاحظة المشتري', en: 'Buyer’s note' },
})
