import { productsCounted } from '../app/texts/counted.ts'
import { messages } from '../app/texts/text.ts'

/** Texts of the list of favourites. */
export const favoritesText = messages({
  title: { ar: 'المفضلة', en: 'Favourites' },
  account: { ar: 'حسابي', en: 'My account' },
  count: productsCounted('لا منتجات'),
  remove: {
    ar: (name: string) => `إزالة ${name} من المفضلة`,
    en: (name: string) => `Remove ${name} from favourites`,
  },
  removed: {
    ar: (name: string) => `أُزيل ${name} من المفضلة`,
    en: (name: string) => `${name} removed from favourites`,
  },
  undo: { ar: 'تراجع', en: 'Undo' },
  failed: { ar: 'تعذّر تحميل مفضلتك', en: 'We couldn’t load your favourites' },
  empty: { ar: 'المفضلة فارغة', en: 'No favourites yet' },
  emptyBody: {
    ar: 'اضغط القلب على أي منتج لتجده هنا بسعره اليوم.',
    en: 'Tap the heart on any product to find it here with today’s price.',
  },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  emptyPage: { ar: 'لا شيء في هذه الصفحة', en: 'Nothing on this page' },
  firstPage: { ar: 'إلى أول المفضلة', en: 'Go to first page' },
})
