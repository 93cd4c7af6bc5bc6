import { countEnglish, messages } from '../../app/texts/text.ts'
import { arabicRequests } from '../requestCount.ts'

/** Texts of the list of open requests. */
export const requestsText = messages({
  description: {
    ar: 'طلبات المشترين المفتوحة في مدن المملكة: النوع والكمية والسعر المقترح والموعد. يقدّم البائعون عروضهم ويختار المشتري.',
    en: 'Buyers’ open requests across Saudi cities: species, quantity, suggested price and date. Sellers make offers and the buyer chooses.',
  },
  lead: {
    ar: 'اطلب ما تريد، ويقدّم البائعون عروضهم، وتختار أنت.',
    en: 'Request what you need, sellers make offers, and you choose.',
  },
  leadSeller: {
    ar: 'ما يطلبه المشترون الآن. قدّم عرضك، ويختار المشتري.',
    en: 'What buyers need now. Make your offer, and the buyer chooses.',
  },
  ask: { ar: 'اطلب سمكًا', en: 'Request fish' },
  results: { ar: 'قائمة الطلبات', en: 'Requests list' },
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

  emptyTitle: { ar: 'لا طلبات مفتوحة الآن', en: 'No open requests right now' },
  emptyBody: {
    ar: 'كن أول من يطلب: اكتب ما تريد وكميته لتصلك عروض البائعين.',
    en: 'Be the first: say what you need and how much, and get offers from sellers.',
  },
  emptyBodySeller: {
    ar: 'يظهر هنا كل طلب فور نشره، لتقدّم عرضك.',
    en: 'Each new request appears here, so that you can make an offer.',
  },
  emptySold: {
    ar: 'لا يطلب أحد الآن ما تبيعه.',
    en: 'Nobody is requesting what you sell right now.',
  },
  emptyFiltered: {
    ar: 'لا طلبات تطابق اختياراتك. قلّل التصفية أو امسحها.',
    en: 'No requests match your filters. Remove some or clear them all.',
  },
  emptyPage: { ar: 'لا توجد طلبات في هذه الصفحة.', en: 'There are no requests on this page.' },
  firstPage: { ar: 'إلى الصفحة الأولى', en: 'Go to first page' },
  clearFilters: { ar: 'مسح التصفية', en: 'Clear filters' },
  failed: { ar: 'تعذّر تحميل الطلبات', en: 'We couldn’t load the requests' },

  tabs: { ar: 'الطلبات والعروض', en: 'Requests and offers' },
  all: { ar: 'كل الطلبات', en: 'All requests' },
  sold: { ar: 'على ما أبيعه', en: 'What I sell' },
  mine: { ar: 'طلباتي', en: 'My requests' },
  offers: { ar: 'عروضي', en: 'My offers' },
})
