import { messages } from '../../app/texts/text.ts'

/** Prints a number with Latin digits and thousands separators, in both languages. */
const count = (number: number) => number.toLocaleString('en')
const range = (from: number, to: number) => `\u2066${count(from)}–${count(to)}\u2069`

/** Texts of every table. */
export const tableText = messages({
  shown: {
    ar: (from: number, to: number, total: number) => `${range(from, to)} من ${count(total)}`,
    en: (from: number, to: number, total: number) => `${range(from, to)} of ${count(total)}`,
  },
  shownOfMore: {
    ar: (from: number, to: number, total: number) => `${range(from, to)} من أكثر من ${count(total)}`,
    en: (from: number, to: number, total: number) => `${range(from, to)} of more than ${count(total)}`,
  },
  open: { ar: 'افتح التفاصيل', en: 'Open the details' },
  close: { ar: 'أغلق التفاصيل', en: 'Close the details' },
  csv: { ar: 'تصدير CSV', en: 'Export CSV' },
  csvFailed: { ar: 'تعذّر إنشاء الملف، حاول مرة أخرى', en: 'The file could not be made, try again' },
  filters: { ar: 'التصفية والترتيب', en: 'Filters and order' },
  order: { ar: 'الترتيب', en: 'Order' },
  usual: { ar: 'المعتاد', en: 'As usual' },
  falling: {
    ar: (title: string) => `${title}، الأكبر أولًا`,
    en: (title: string) => `${title}, highest first`,
  },
  rising: { ar: (title: string) => `${title}، الأصغر أولًا`, en: (title: string) => `${title}, lowest first` },
  from: { ar: 'من', en: 'From' },
  to: { ar: 'إلى', en: 'To' },
  fromDay: { ar: 'من يوم', en: 'From the day' },
  toDay: { ar: 'إلى يوم', en: 'To the day' },
  slash: { ar: 'اضغط / للبحث', en: 'Press / to search' },
  nothingWaits: { ar: 'لا شيء ينتظر الآن', en: 'Nothing waits now' },
  record: {
    ar: (number: string) => `السجل \u2066${number}\u2069`,
    en: (number: string) => `Record ${number}`,
  },
  clear: { ar: 'أزل التصفية', en: 'Clear the filters' },
  clearBody: {
    ar: 'لا شيء يوافق ما اخترته من بحث وتصفية.',
    en: 'Nothing fits the search and the filters you chose.',
  },
  keys: { ar: 'لوحة المفاتيح', en: 'Keyboard' },
  keyNext: { ar: 'الصف التالي', en: 'Next row' },
  keyBefore: { ar: 'الصف السابق', en: 'Row before' },
  keyOpen: { ar: 'فتح الصف أو إغلاقه', en: 'Open or close the row' },
  keyClose: { ar: 'إغلاق المفتوح', en: 'Close what is open' },
  keySearch: { ar: 'الانتقال إلى البحث', en: 'To the search' },
  keyPages: { ar: 'الصفحة التالية أو السابقة', en: 'Next page or the one before' },
  keyEnds: { ar: 'أول صف أو آخر صف', en: 'First row or last' },
  keysOn: { ar: 'تعمل مفاتيح الحرف الواحد (J وK و/)', en: 'Keys of one letter work (J, K and /)' },
  all: { ar: 'الكل', en: 'All' },
  search: { ar: 'ابحث', en: 'Search' },
})
