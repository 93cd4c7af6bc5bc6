import { intlLocale, type Locale } from '#shared/base/locale.ts'
import { countArabic, messages } from '../app/texts/text.ts'

const nounOfKinds = (n: number) =>
  countArabic(n, { zero: 'نوع', one: 'نوع', two: 'نوعان', few: 'أنواع', many: 'نوعًا', other: 'نوع' })

/** The name of the month of a moment, in Riyadh: `نوفمبر 2026`. */
const monthOf = (moment: string, locale: Locale) =>
  new Intl.DateTimeFormat(intlLocale[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Riyadh',
  }).format(new Date(moment))

/** A percentage in a left-to-right isolate, for Arabic text. */
const percent = (n: number) => `\u2066${n}%\u2069`

export const homeText = messages({
  pageTitle: {
    ar: 'سعر السمك اليوم في أسواق المملكة',
    en: 'Today’s fish prices in Saudi markets',
  },
  description: {
    ar: 'متوسط أسعار الهامور والكنعد والصافي والروبيان في 30 يومًا، وما يُعرض الآن في أسواق الخليج والبحر الأحمر.',
    en: '30-day average prices of hamour, kingfish, safi and shrimp, and what is for sale now in the markets of the Gulf and the Red Sea.',
  },
  newsTicker: { ar: 'آخر الأخبار', en: 'Latest news' },

  heroTitle: { ar: 'سعر السمك اليوم، من كل سوق', en: "Today's fish prices, every market" },
  /** The second part of the title, which only wide screens show. */
  heroTitleRest: { ar: ' في مكان واحد', en: ' in one place' },
  heroSub: {
    ar: 'هامور وكنعد وصافي وروبيان من أسواق الخليج والبحر الأحمر',
    en: 'Hamour, kingfish, safi and shrimp from the markets of the Gulf and the Red Sea',
  },
  introCounts: { ar: 'السوق بالأرقام', en: 'The market in figures' },
  localKinds: {
    ar: (n: number) => `${nounOfKinds(n)} في السوق المحلي`,
    en: (_n: number) => 'species in the local market',
  },
  inAuctions: { ar: 'معروضة الآن في المزادات', en: 'in auctions now' },
  internationalKinds: {
    ar: (n: number) => `${nounOfKinds(n)} في السوق الدولي`,
    en: (_n: number) => 'species in the inter\u00adnational market',
  },
  prices: { ar: 'متوسط أسعار 30 يومًا', en: '30-day average prices' },
  until: { ar: (time: string) => `حتى ${time}`, en: (time: string) => `as of ${time}` },
  asked: { ar: 'سعر العرض', en: 'asking price' },
  importedPrice: { ar: 'مستورد', en: 'imported' },
  up: { ar: 'ارتفع', en: 'up' },
  down: { ar: 'انخفض', en: 'down' },
  pricesSoon: { ar: 'تظهر الأسعار مع أول بيع اليوم', en: 'Prices appear with the first sale of the day' },

  specials: { ar: 'منتجات مميزة', en: 'Special products' },
  watchMore: { ar: 'عرض المزيد', en: 'Watch more' },
  specialsSub: { ar: 'مختارة من صيد اليوم ومن المستورد', en: "Picked from today's catch and imports" },

  summary: { ar: 'ملخص التداول', en: 'Trading summary' },
  summaryPeriod: {
    ar: (moment: string) => `كل الأسواق، ${monthOf(moment, 'ar')}`,
    en: (moment: string) => `All markets, ${monthOf(moment, 'en')}`,
  },
  offered: { ar: 'إجمالي الكمية المعروضة', en: 'Total quantity offered' },
  sold: { ar: 'إجمالي الكمية المباعة', en: 'Total quantity sold' },
  imported: { ar: 'أنواع معروض السوق الدولي', en: 'Types of international supply' },
  sales: { ar: 'إجمالي قيمة المبيعات', en: 'Total value of sales' },
  now: { ar: 'الآن', en: 'now' },
  kindsUnit: { ar: nounOfKinds, en: (_n: number) => 'species' },
  share: {
    ar: (n: number) => `بيع ${percent(n)}`,
    en: (n: number) => `${percent(n)} sold`,
  },

  bestSellers: { ar: 'الأكثر مبيعًا', en: 'Best sellers' },
  bestSellersSub: {
    ar: 'متوسط أسعار البيع في آخر 30 يومًا',
    en: 'Average selling prices over the last 30 days',
  },
  market: { ar: 'السوق', en: 'Market' },
  allMarkets: { ar: 'كل الأسواق', en: 'All markets' },
  perPage: { ar: 'عدد الأنواع', en: 'Show' },
  averagePrice: { ar: 'متوسط السعر', en: 'Average price' },
  availableShort: { ar: 'المتاح', en: 'Available' },
  soldShort: { ar: 'المباع', en: 'Sold' },
  salesShort: { ar: 'إجمالي المبيعات', en: 'Total sales' },
  buy: { ar: 'شراء', en: 'Buy' },
  buyNamed: {
    ar: (name: string) => `شراء ${name} من السوق المحلي`,
    en: (name: string) => `Buy ${name} from the local market`,
  },
  noSales: {
    ar: 'لا مبيعات في هذا السوق خلال آخر 30 يومًا. جرّب سوقًا آخر.',
    en: 'No sales in this market in the last 30 days. Try another market.',
  },
  showAllMarkets: { ar: 'عرض كل الأسواق', en: 'Show all markets' },
  failedBestSellers: { ar: 'تعذّر تحميل الأكثر مبيعًا', en: 'We couldn’t load the best sellers' },

  statistics: { ar: 'الإحصائيات', en: 'Statistics' },
  span: { ar: 'فترة الإحصائيات', en: 'Statistics period' },
  day: { ar: 'يومي', en: 'Daily' },
  week: { ar: 'أسبوعي', en: 'Weekly' },
  month: { ar: 'شهري', en: 'Monthly' },
  quantities: { ar: 'حركة الكميات حسب النوع', en: 'Quantities by species' },
  quantitiesTable: { ar: 'حركة الكميات حسب النوع بالكيلوجرام', en: 'Quantities by species in kilograms' },
  inTonnes: { ar: 'بالطن', en: 'in tonnes' },
  oneOrigin: {
    ar: 'المحلي، وإلا فالمستورد',
    en: 'local fish, else imported',
  },
  inKilograms: { ar: 'بالكيلوجرام', en: 'in kilograms' },
  seriesAvailable: { ar: 'المتوفرة', en: 'In stock' },
  seriesProgress: { ar: 'قيد التنفيذ', en: 'In progress' },
  seriesSold: { ar: 'المباعة', en: 'Sold' },
  kind: { ar: 'النوع', en: 'Species' },
  topSellers: { ar: 'الأعلى مبيعًا حسب متوسط السعر', en: 'Top sellers by average price' },
  perKilogram: { ar: 'ريال لكل كيلو', en: 'SR per kilogram' },
  meanPrice: { ar: 'المتوسط', en: 'Average' },
  noMovement: {
    ar: 'لا حركة في هذه الفترة. اختر فترة أطول.',
    en: 'No activity in this period. Choose a longer one.',
  },

  news: { ar: 'آخر الأخبار', en: 'Latest news' },
  allNews: { ar: 'كل الأخبار', en: 'All news' },
  failed: { ar: 'تعذّر تحميل الرئيسية', en: 'We couldn’t load the home page' },
})
