import { productsCounted } from '../app/texts/counted.ts'
import { messages } from '../app/texts/text.ts'

/** The label of the heart on every product. */
export const heartText = messages({
  favorite: { ar: (name: string) => `المفضلة: ${name}`, en: (name: string) => `Favourite: ${name}` },
})

/** Texts of the list of favourites. */
export const favoritesText = messages({
  title: { ar: 'المفضلة', en: 'Favourites' },
  account: { ar: 'حسابي', en: 'My account' },
  count: productsCounted('لا منتجات'),
  remove: {
    ar: (name: string) => `إزالة ${name} من المفضلة`,
    en: (name: string) => `Remove ${name} from the favourites`,
  },
  removed: { ar: (name: string) => `أُزيل ${name} من المفضلة`, en: (name: string) => `${name} was removed` },
  undo: { ar: 'تراجع', en: 'Undo' },
  failed: { ar: 'لم نتمكن من تحميل مفضلتك', en: 'Your favourites could not be loaded' },
  empty: { ar: 'لا شيء في المفضلة بعد', en: 'No favourites yet' },
  emptyBody: {
    ar: 'اضغط القلب على أي منتج، فتجده هنا بسعره اليوم.',
    en: 'Press the heart on any product and find it here with the price of the day.',
  },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  emptyPage: { ar: 'لا شيء في هذه الصفحة', en: 'Nothing on this page' },
  firstPage: { ar: 'إلى أول المفضلة', en: 'To the first page' },
})
