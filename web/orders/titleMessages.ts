import { messages } from '../base/text.ts'

/** Titles of the pages of orders: they come with the first load, since header and browser tab say them at once. */
export const orderTitles = messages({
  sales: { ar: 'طلبات البيع', en: 'Sales' },
  purchases: { ar: 'طلبات الشراء', en: 'Purchases' },
  order: { ar: 'تفاصيل الطلب', en: 'Order' },
  receipt: { ar: 'إيصال الطلب', en: 'Receipt' },
})
