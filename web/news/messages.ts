import { messages } from '../app/texts/text.ts'

export const newsText = messages({
  title: { ar: 'الأخبار', en: 'News' },
  sub: {
    ar: 'المواسم والأسواق والأسعار من الموانئ',
    en: 'Seasons, markets and prices, straight from the ports',
  },
  description: {
    ar: 'أخبار أسواق السمك وموانئه في المملكة: المواسم والأسعار والمزادات.',
    en: 'News from the Kingdom’s fish markets and ports: seasons, prices and auctions.',
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
    ar: 'ننشر هنا أخبار المواسم والأسواق. تصفح السوق المحلي حتى ننشر أول خبر.',
    en: 'News of seasons and markets will appear here. Meanwhile, browse the local market.',
  },
  emptyPage: { ar: 'لا أخبار في هذه الصفحة.', en: 'There is no news on this page.' },
  firstPage: { ar: 'إلى الصفحة الأولى', en: 'Go to first page' },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  failed: { ar: 'تعذّر تحميل الأخبار', en: 'We couldn’t load the news' },
  failedItem: { ar: 'تعذّر تحميل الخبر', en: 'We couldn’t load this article' },
})
