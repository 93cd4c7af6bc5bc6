import { countEnglish, messages } from '../../app/texts/text.ts'
import { arabicRequests } from '../requestCount.ts'

/** Texts of the list of open requests. */
export const requestsText = messages({
  home: { ar: 'الرئيسية', en: 'Home' },
  description: {
    ar: 'طلبات شراء السمك المفتوحة في مدن المملكة: النوع والكمية والسعر المقترح ومتى تُطلب. يقدّم البائعون عروضهم، ويختار صاحب الطلب.',
    en: 'Open requests for fish in the cities of the Kingdom: kind, quantity, suggested price and when it is needed. Sellers offer, whoever asked chooses.',
  },
  lead: {
    ar: 'اطلب ما تريد، يعرض عليك البائعون، وتختار أنت.',
    en: 'Ask for what you need, sellers make their offers, and you choose.',
  },
  ask: { ar: 'اطلب سمكًا', en: 'Ask for fish' },
  results: { ar: 'قائمة الطلبات', en: 'List of requests' },
  found: {
    ar: arabicRequests,
    en: (n: number) => countEnglish(n, { one: '1 request', other: `${n} requests` }),
  },
  moreThan: { ar: (n: string) => `أكثر من ${n} طلب`, en: (n: string) => `More than ${n} requests` },
  sortLabel: { ar: 'الترتيب', en: 'Sort' },
  newest: { ar: 'الأحدث', en: 'Newest' },
  needed: { ar: 'الأقرب موعدًا', en: 'Needed soonest' },
  quantity_desc: { ar: 'الأكثر كمية', en: 'Largest quantity' },
  price_desc: { ar: 'الأعلى سعرًا مقترحًا', en: 'Highest suggested price' },
  words: { ar: 'كلمة في الطلب', en: 'Word in the request' },
  wordsHint: { ar: 'مطعم، حفل، تجميد…', en: 'Restaurant, party, freezing…' },
  priceTitle: { ar: 'السعر المقترح للكيلو', en: 'Suggested price per kg' },

  emptyTitle: { ar: 'لا طلبات مفتوحة الآن', en: 'There are no open requests now' },
  emptyBody: {
    ar: 'كن أول من يطلب: اكتب ما تريد وكميته، ويصلك عرض كل بائع عنده مثله.',
    en: 'Be the first to ask: say what you need and how much, and every seller who has it can make you an offer.',
  },
  emptyFiltered: {
    ar: 'لا طلب مفتوحًا يوافق كل ما اخترته. وسّع التصفية أو امسحها.',
    en: 'No open request matches everything you chose. Widen the filters or clear them.',
  },
  emptyPage: { ar: 'لا توجد طلبات في هذه الصفحة.', en: 'There are no requests on this page.' },
  firstPage: { ar: 'إلى الصفحة الأولى', en: 'To the first page' },
  clearFilters: { ar: 'مسح التصفية', en: 'Clear the filters' },
  failed: { ar: 'لم نتمكن من تحميل الطلبات', en: 'The requests could not be loaded' },

  tabs: { ar: 'الطلبات والعروض', en: 'Requests and offers' },
  all: { ar: 'كل الطلبات', en: 'All requests' },
  mine: { ar: 'طلباتي', en: 'My requests' },
  offers: { ar: 'عروضي', en: 'My offers' },
})
