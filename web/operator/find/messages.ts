import { messages } from '../../app/texts/text.ts'

/** Texts of the search over every record; the kinds are the headings of its groups. */
export const findText = messages({
  label: { ar: 'ابحث في كل السجلات', en: 'Search all records' },
  hint: {
    ar: 'رقم طلب أو جوال أو اسم أو مرجع أو آيبان',
    en: 'Order, mobile, name, reference or IBAN',
  },
  results: { ar: 'نتائج البحث', en: 'Search results' },
  pages: { ar: 'الصفحات', en: 'Pages' },
  order: { ar: 'الطلبات', en: 'Orders' },
  person: { ar: 'المستخدمون', en: 'Users' },
  confirmation: { ar: 'التحويلات البنكية', en: 'Bank transfers' },
  payout: { ar: 'السحوبات', en: 'Withdrawals' },
  line: { ar: 'كشف الحساب', en: 'Bank statement' },
  product: { ar: 'المنتجات', en: 'Products' },
  auction: { ar: 'المزادات', en: 'Auctions' },
  request: { ar: 'طلبات المشترين', en: 'Requests' },
  contact: { ar: 'رسائل التواصل', en: 'Messages' },
  searching: { ar: 'يبحث…', en: 'Searching…' },
  none: { ar: 'لا نتائج بهذا البحث', en: 'No results' },
  failed: { ar: 'تعذّر البحث، حاول مرة أخرى', en: 'The search failed, try again' },
  found: {
    ar: (count: number) => `عدد النتائج: \u2066${count}\u2069`,
    en: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  },
})
