import { messages } from '../../app/texts/text.ts'

/** Prints a number with Latin digits and thousands separators, in both languages. */
const count = (number: number) => number.toLocaleString('en')
const range = (from: number, to: number) => `\u2066${count(from)}–${count(to)}\u2069`

/** Texts of every table. */
export const tableText = messages({
  filtered: {
    ar: (label: string, option: string) => `${label}: ${option}`,
    en: (label: string, option: string) => `${label}: ${option}`,
  },
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
  csvFailed: { ar: 'تعذّر إنشاء الملف، حاول مرة أخرى', en: 'Could not create the file. Try again' },
  filters: { ar: 'التصفية والترتيب', en: 'Filters and sorting' },
  order: { ar: 'الترتيب', en: 'Sort' },
  usual: { ar: 'الافتراضي', en: 'Default' },
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
  nothingWaits: { ar: 'لا شيء معلّق الآن', en: 'Nothing pending' },
  nothingWaitsBody: {
    ar: 'يظهر هنا ما ينتظر القرار فور وصوله.',
    en: 'What needs a decision appears here as soon as it arrives.',
  },
  record: {
    ar: (number: string) => `السجل \u2066${number}\u2069`,
    en: (number: string) => `Record ${number}`,
  },
  clear: { ar: 'أزل التصفية', en: 'Clear the filters' },
  clearBody: {
    ar: 'لا شيء يوافق ما اخترته من بحث وتصفية.',
    en: 'Nothing matches the search and the filters.',
  },
  unknownFilter: { ar: 'تصفية غير معروفة', en: 'Unknown filter' },
  unknownFilterBody: {
    ar: 'في العنوان تصفية لا يعرفها السوق. أزل التصفية لترى السجلات.',
    en: 'The address contains a filter that the market does not know. Clear the filters to see the records.',
  },
  keys: { ar: 'لوحة المفاتيح', en: 'Keyboard' },
  keyNext: { ar: 'الصف التالي', en: 'Next row' },
  keyBefore: { ar: 'الصف السابق', en: 'Previous row' },
  keyOpen: { ar: 'فتح الصف أو إغلاقه', en: 'Open or close the row' },
  keyClose: { ar: 'إغلاق المفتوح', en: 'Close the open row' },
  skip: { ar: 'تخطَّ', en: 'Skip' },
  keysShort: {
    ar: '\u2066A\u2069 اعتماد · \u2066R\u2069 رفض · \u2066S\u2069 تخطٍّ · \u2066?\u2069 كل المفاتيح',
    en: 'A approve · R refuse · S skip · ? all keys',
  },
  keysNoDecision: {
    ar: '\u2066S\u2069 تخطٍّ · \u2066?\u2069 كل المفاتيح',
    en: 'S skip · ? all keys',
  },
  keysNoRefusal: {
    ar: '\u2066A\u2069 اعتماد · \u2066S\u2069 تخطٍّ · \u2066?\u2069 كل المفاتيح',
    en: 'A approve · S skip · ? all keys',
  },
  keyAccept: { ar: 'اعتماد المفتوح، ومرة أخرى للتأكيد', en: 'Approve the open row, again to confirm' },
  keyRefuse: { ar: 'رفض المفتوح', en: 'Refuse the open row' },
  keyUndo: { ar: 'التراجع عن آخر قرار ما دام ممكنًا', en: 'Undo the last decision while it can be undone' },
  keySkip: { ar: 'تخطّي المفتوح إلى التالي', en: 'Skip to the next row' },
  keyFind: { ar: 'البحث في كل السجلات', en: 'Search all records' },
  keyHelp: { ar: 'كل المفاتيح', en: 'All keys' },
  keySearch: { ar: 'الانتقال إلى البحث', en: 'Go to search' },
  keyPages: { ar: 'الصفحة التالية أو السابقة', en: 'Next or previous page' },
  keyEnds: { ar: 'أول صف أو آخر صف', en: 'First or last row' },
  keysOn: { ar: 'تعمل مفاتيح الحرف الواحد', en: 'Single-letter keys are on' },
  all: { ar: 'الكل', en: 'All' },
  search: { ar: 'ابحث', en: 'Search' },
})
