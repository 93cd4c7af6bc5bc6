import { messages } from '../base/text.ts'

/** Latin digits with their commas, whatever the language. */
const count = (number: number) => number.toLocaleString('en')
const range = (from: number, to: number) => `\u2066${count(from)}–${count(to)}\u2069`

/** Words of every table of the operators. */
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
  all: { ar: 'الكل', en: 'All' },
  search: { ar: 'ابحث', en: 'Search' },
})
