import { messages } from '../app/texts/text.ts'

export const newsText = messages({
  title: { ar: 'الأخبار', en: 'News' },
  home: { ar: 'الرئيسية', en: 'Home' },
  sub: {
    ar: 'المواسم والأسواق والأسعار، كما تصل من الموانئ',
    en: 'Seasons, markets and prices, as they reach us from the ports',
  },
  description: {
    ar: 'أخبار أسواق السمك وموانئه في المملكة: المواسم والأسعار والمزادات.',
    en: 'News of the fish markets and ports of the Kingdom: seasons, prices and auctions.',
  },
  readMore: { ar: 'اقرأ المزيد', en: 'Read more' },
  readMoreOf: {
    ar: (title: string) => `اقرأ المزيد: ${title}`,
    en: (title: string) => `Read more: ${title}`,
  },
  related: { ar: 'اقرأ أيضًا', en: 'Read next' },
  share: { ar: 'شارك الخبر', en: 'Share' },
  empty: { ar: 'لا أخبار بعد', en: 'No news yet' },
  emptyBody: {
    ar: 'ننشر هنا أخبار المواسم والأسواق. تصفح السوق المحلي حتى يصل أول خبر.',
    en: 'News of seasons and markets will stand here. Browse the local market until the first arrives.',
  },
  emptyPage: { ar: 'لا أخبار في هذه الصفحة.', en: 'There is no news on this page.' },
  firstPage: { ar: 'إلى الصفحة الأولى', en: 'To the first page' },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  failed: { ar: 'لم نتمكن من تحميل الأخبار', en: 'The news could not be loaded' },
  failedItem: { ar: 'لم نتمكن من تحميل الخبر', en: 'The news item could not be loaded' },
})
