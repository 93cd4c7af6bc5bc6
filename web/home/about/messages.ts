import { intlLocale, type Locale } from '#shared/base/locale.ts'
import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** The name of the month of a moment, in Riyadh. */
const monthOf = (moment: string, locale: Locale) =>
  new Intl.DateTimeFormat(intlLocale[locale], { month: 'long', timeZone: 'Asia/Riyadh' }).format(
    new Date(moment),
  )

export const aboutText = messages({
  title: { ar: 'من نحن', en: 'About us' },
  headline: {
    ar: 'سعر واضح وكمية واضحة، من المرفأ إلى المشتري',
    en: 'Clear prices and quantities, from port to buyer',
  },
  description: {
    ar: 'من نحن: منصة وطنية تجمع الصيادين والأسواق والمشترين، بأسعار اليوم ومزادات يراها الجميع.',
    en: 'About us: a national platform for fishermen, markets and buyers, with today’s prices and open auctions.',
  },
  figures: { ar: 'السوق بالأرقام', en: 'The market in figures' },
  markets: {
    ar: (n: number) =>
      countArabic(n, { zero: 'سوق', one: 'سوق', two: 'سوقان', few: 'أسواق', many: 'سوقًا', other: 'سوق' }),
    en: (n: number) => countEnglish(n, { one: 'market', other: 'markets' }),
  },
  kinds: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'نوع محلي',
        one: 'نوع محلي',
        two: 'نوعان محليان',
        few: 'أنواع محلية',
        many: 'نوعًا محليًا',
        other: 'نوع محلي',
      }),
    en: (n: number) => countEnglish(n, { one: 'local species', other: 'local species' }),
  },
  offered: { ar: 'معروضة الآن', en: 'for sale now' },
  sold: {
    ar: (moment: string) => `بيعت في ${monthOf(moment, 'ar')}`,
    en: (moment: string) => `sold in ${monthOf(moment, 'en')}`,
  },

  insight: { ar: 'تداول آخر 30 يومًا', en: 'Trade of the last 30 days' },
  soldOrders: { ar: 'عمليات بيع', en: 'Sales' },
  soldQuantity: { ar: 'الكمية المبيعة', en: 'Quantity sold' },
  buyers: { ar: 'مشترون', en: 'Buyers' },
  sellers: { ar: 'بائعون', en: 'Sellers' },
  mostSold: { ar: 'الأنواع الأكثر مبيعًا', en: 'Best-selling species' },
  insightBasis: {
    ar: 'من الطلبات المكتملة ومبيعات الحراج وحدها. لا يُنشر رقم لأقل من 3 باعة.',
    en: 'Completed orders and hall sales only. No figure is published for fewer than 3 sellers.',
  },

  keep: { ar: 'مبادئنا', en: 'Our principles' },
  price: { ar: 'سعر بتاريخه وسوقه', en: 'Every price has a date and a market' },
  priceBody: {
    ar: 'مع كل متوسط وقته ومصدره: مبيعات آخر 30 يومًا، أو المعروض الآن.',
    en: 'Every average shows its date and source: sales of the last 30 days, or current listings.',
  },
  origin: { ar: 'البلدي بلدي والمستورد مستورد', en: 'Local is local, imported is imported' },
  originBody: {
    ar: 'المصدر مكتوب على كل منتج، ولا نخلط سعر البلدي بالمستورد في متوسط واحد.',
    en: 'Every product shows its origin, and we never mix local and imported prices in one average.',
  },
  quantity: { ar: 'كمية واضحة بالكيلو', en: 'A clear quantity, in kilograms' },
  quantityBody: {
    ar: 'السعر للكيلو والكمية المتاحة بالكيلو، وللسمك الصغير نعرض أيضًا كم كيلو بـ 100 ريال.',
    en: 'Price per kg and available kg. For small fish we also show how many kg SR 100 buys.',
  },
  auctions: { ar: 'مزاد يراه الجميع', en: 'Open auctions' },
  auctionsBody: {
    ar: 'كل مزايدة بمبلغها ووقتها ظاهرة للجميع، والمزاد يُفتح ويُغلق بتوقيت السوق وحده.',
    en: 'Every bid is public with its amount and time. Auctions open and close by the market’s clock alone.',
  },

  whom: { ar: 'لمن سوق السمك؟', en: 'Who it’s for' },
  fisherman: { ar: 'للصياد', en: 'For fishermen' },
  fishermanBody: {
    ar: 'يعرض صيده من المرفأ بسعره ووزنه ووقت صيده، فيصل إلى المشتري في اليوم نفسه.',
    en: 'List your catch from the port with its price, weight and time, and reach buyers the same day.',
  },
  buyer: { ar: 'للمشتري', en: 'For buyers' },
  buyerBody: {
    ar: 'للبيت أو المطعم: يقارن الأسعار بين الأسواق، ويعرف المصدر والبائع قبل أن يشتري.',
    en: 'For home or restaurant: compare prices across markets, and know the origin and seller before you buy.',
  },
  trader: { ar: 'للتاجر', en: 'For traders' },
  traderBody: {
    ar: 'يتابع المزادات والمعروض المحلي والمستورد، ويبيع بالجملة من مكان واحد.',
    en: 'Follow auctions and local and imported supply, and sell wholesale from one place.',
  },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  toContact: { ar: 'تواصل معنا', en: 'Contact us' },
  gallery: { ar: 'من أسواقنا وموانئنا', en: 'From our markets and ports' },
  failed: { ar: 'تعذّر تحميل الصفحة', en: 'We couldn’t load this page' },
})
