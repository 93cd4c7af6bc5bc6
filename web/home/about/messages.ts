import { intlLocale, type Locale } from '#shared/base/locale.ts'
import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** The name of the month of a moment, in Riyadh. */
const monthOf = (moment: string, locale: Locale) =>
  new Intl.DateTimeFormat(intlLocale[locale], { month: 'long', timeZone: 'Asia/Riyadh' }).format(
    new Date(moment),
  )

export const aboutText = messages({
  title: { ar: 'من نحن', en: 'About us' },
  home: { ar: 'الرئيسية', en: 'Home' },
  headline: {
    ar: 'سعر واضح وكمية معلومة، من المرفأ إلى المشتري',
    en: 'A clear price and a known quantity, from the port to the buyer',
  },
  description: {
    ar: 'من نحن: منصة وطنية تجمع الصيادين والأسواق والمشترين، بأسعار اليوم ومزادات يراها الجميع.',
    en: "About us: a national platform of fishermen, markets and buyers, with today's prices and auctions that everybody can see.",
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
    en: (n: number) => countEnglish(n, { one: 'local kind of fish', other: 'local kinds of fish' }),
  },
  offered: { ar: 'معروضة الآن', en: 'on offer now' },
  sold: {
    ar: (moment: string) => `بيعت في ${monthOf(moment, 'ar')}`,
    en: (moment: string) => `sold in ${monthOf(moment, 'en')}`,
  },

  keep: { ar: 'ما نلتزم به', en: 'What we keep to' },
  price: { ar: 'السعر معه يومه وسوقه', en: 'A price has its day and its market' },
  priceBody: {
    ar: 'كل متوسط مكتوب معه وقته ومصدره: من مبيعات آخر 30 يومًا، أو من المعروض الآن.',
    en: 'Every average says when and from what: sales of the last 30 days, or what is on offer now.',
  },
  origin: { ar: 'البلدي بلدي والمستورد مستورد', en: 'Local is local, imported is imported' },
  originBody: {
    ar: 'علامة المصدر على كل منتج، ولا يُخلط سعر البلدي بسعر المستورد في متوسط واحد.',
    en: 'Every product carries the mark of its origin, and the two are never mixed in one average.',
  },
  quantity: { ar: 'كمية معلومة بالكيلو', en: 'A known quantity, in kilograms' },
  quantityBody: {
    ar: 'السعر للكيلو والكمية المتاحة بالكيلو، والسمك الصغير يُعرض أيضًا بما تشتريه 100 ريال.',
    en: 'Price per kilogram and what is available in kilograms; small fish also by what 100 riyals buy.',
  },
  auctions: { ar: 'مزاد يراه الجميع', en: 'Auctions in the open' },
  auctionsBody: {
    ar: 'كل مزايدة بمبلغها ووقتها أمام الجميع، وساعة الخادم وحدها تفتح المزاد وتغلقه.',
    en: 'Every bid stands in the open with its amount and time; the server clock alone opens and closes.',
  },

  whom: { ar: 'لمن المنصة؟', en: 'Whom it is for' },
  fisherman: { ar: 'للصياد', en: 'For fishermen' },
  fishermanBody: {
    ar: 'يعرض صيده من المرفأ بسعره ووزنه ووقت صيده، فيصل إلى المشتري في اليوم نفسه.',
    en: 'Offer the catch from the port with its price, weight and time, and reach buyers the same day.',
  },
  buyer: { ar: 'للمشتري', en: 'For buyers' },
  buyerBody: {
    ar: 'بيتًا أو مطعمًا: يقارن الأسعار بين الأسواق، ويعرف المصدر والبائع قبل أن يشتري.',
    en: 'At home or for a restaurant: compare prices across markets, with origin and seller before you buy.',
  },
  trader: { ar: 'للتاجر', en: 'For traders' },
  traderBody: {
    ar: 'يتابع المزادات والمعروض المحلي والمستورد، ويبيع بالجملة من مكان واحد.',
    en: 'Follow the auctions, local and imported supply, and sell wholesale from one place.',
  },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  toContact: { ar: 'تواصل معنا', en: 'Contact us' },
  gallery: { ar: 'من أسواقنا وموانئنا', en: 'From our markets and ports' },
  failed: { ar: 'لم نتمكن من تحميل الصفحة', en: 'The page could not be loaded' },
})
