import { vatPercent } from '#shared/orders/sums.ts'
import { messages } from '../../app/texts/text.ts'

/** Texts of the receipt, which prints both languages. */
export const receiptText = messages({
  title: { ar: 'إيصال طلب', en: 'Order receipt' },
  print: { ar: 'طباعة / حفظ PDF', en: 'Print / save as PDF' },
  back: { ar: 'العودة إلى الطلب', en: 'Back to the order' },
  number: { ar: 'رقم الطلب', en: 'Order number' },
  date: { ar: 'تاريخ الطلب', en: 'Date' },
  state: { ar: 'حالة الطلب', en: 'Order status' },
  seller: { ar: 'البائع', en: 'Seller' },
  buyer: { ar: 'المشتري', en: 'Buyer' },
  mobile: { ar: 'الجوال', en: 'Mobile' },
  address: { ar: 'عنوان التوصيل', en: 'Delivery address' },
  goods: { ar: 'المنتجات', en: 'Products' },
  item: { ar: 'الصنف', en: 'Item' },
  weight: { ar: 'الوزن', en: 'Weight' },
  price: { ar: 'سعر الكيلو', en: 'Price per kg' },
  total: { ar: 'المبلغ', en: 'Amount' },
  lot: { ar: 'دفعة كاملة رست بالمزاد', en: 'Whole lot, won at auction' },
  offer: {
    ar: (number: string) => `عرض مقبول على الطلب ${number}`,
    en: (number: string) => `Accepted offer on request ${number}`,
  },
  ordered: { ar: (kilos: string) => `طُلب ${kilos} كجم`, en: (kilos: string) => `ordered ${kilos} kg` },
  prepared: {
    ar: (name: string, price: string) => `${name} (${price} للكيلو ضمن السعر)، الوزن قبل التنظيف`,
    en: (name: string, price: string) => `${name} (${price} per kg, included), weight before cleaning`,
  },
  subtotal: { ar: 'المجموع الفرعي', en: 'Subtotal' },
  grand: { ar: 'الإجمالي', en: 'Total' },
  vat: {
    ar: `شامل ضريبة القيمة المضافة ${vatPercent}%`,
    en: `Includes ${vatPercent}% VAT`,
  },
  vatNumber: { ar: 'الرقم الضريبي', en: 'VAT number' },
  refunded: { ar: 'أُعيد إلى المشتري', en: 'Refunded to the buyer' },
  payment: { ar: 'طريقة الدفع', en: 'Payment method' },
  paymentState: { ar: 'حالة الدفع', en: 'Payment status' },
  cashToPay: {
    ar: 'يدفعه المشتري للبائع نقدًا عند الاستلام',
    en: 'Paid by the buyer to the seller in cash on delivery',
  },
  delivery: { ar: 'التوصيل', en: 'Delivery' },
  notTax: {
    ar: 'هذا إيصال للطلب وليس فاتورة ضريبية.',
    en: 'This is an order receipt, not a tax invoice.',
  },
  printed: { ar: 'طُبع في', en: 'Printed' },
})
