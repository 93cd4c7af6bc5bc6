import { messages } from '../app/texts/text.ts'
import { legalTitles } from '../app/titles.ts'

export const shellText = messages({
  skip: { ar: 'تخطَّ إلى المحتوى', en: 'Skip to content' },
  mainNavigation: { ar: 'أقسام الموقع', en: 'Site sections' },
  home: { ar: 'الرئيسية', en: 'Home' },
  localMarket: { ar: 'السوق المحلي', en: 'Local market' },
  market: { ar: 'السوق', en: 'Market' },
  internationalMarket: { ar: 'السوق الدولي', en: 'International market' },
  internationalShort: { ar: 'السوق الدولي', en: 'Imports' },
  international: { ar: 'الدولي', en: 'Imports' },
  auctions: { ar: 'المزادات', en: 'Auctions' },
  auction: { ar: 'المزاد', en: 'Auction' },
  requests: { ar: 'طلبات المشترين', en: 'Buyers’ requests' },
  openNow: { ar: 'مفتوحة الآن', en: 'open now' },
  specials: { ar: 'منتجات مميزة', en: 'Special products' },
  product: { ar: 'تفاصيل المنتج', en: 'Product details' },
  prices: { ar: 'أسعار السمك', en: 'Fish prices' },
  news: { ar: 'الأخبار', en: 'News' },
  aboutUs: { ar: 'من نحن', en: 'About us' },
  contactUs: { ar: 'تواصل معنا', en: 'Contact us' },
  terms: legalTitles.terms,
  privacy: legalTitles.privacy,
  cart: { ar: 'السلة', en: 'Cart' },
  account: { ar: 'حسابي', en: 'Account' },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  signInShort: { ar: 'دخول', en: 'Sign in' },
  search: { ar: 'البحث', en: 'Search' },
  searchResults: { ar: 'نتائج البحث', en: 'Search results' },
  closeSearch: { ar: 'إغلاق البحث', en: 'Close search' },
  menu: { ar: 'القائمة', en: 'Menu' },
  more: { ar: 'المزيد', en: 'More' },
  back: { ar: 'رجوع', en: 'Back' },
  language: { ar: 'اللغة', en: 'Language' },
  demo: { ar: 'سوق تجريبي', en: 'Demo market' },
})

/** Texts of the footer and the theme switch. */
export const footerText = messages({
  markets: { ar: 'الأسواق', en: 'Markets' },
  demoNote: {
    ar: 'هذا سوق تجريبي: أشخاصه وعروضه وأسعاره غير حقيقية.',
    en: 'This is a demo market: its people, offers and prices are not real.',
  },
  platform: { ar: 'المنصة', en: 'Platform' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  address: { ar: 'العنوان', en: 'Address' },
  facebook: { ar: 'فيسبوك', en: 'Facebook' },
  twitter: { ar: 'إكس', en: 'X' },
  instagram: { ar: 'إنستغرام', en: 'Instagram' },
  youtube: { ar: 'يوتيوب', en: 'YouTube' },
  darkTheme: { ar: 'المظهر الداكن', en: 'Dark mode' },
})

/** Texts of the "not found" page. */
export const notFoundText = messages({
  notFoundTitle: { ar: 'لم نجد هذه الصفحة', en: 'Page not found' },
  notFoundBody: {
    ar: 'قد يكون الرابط قديمًا، أو بيع ما كان معروضًا.',
    en: 'The link may be old, or the item may have been sold.',
  },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  toHome: { ar: 'الذهاب إلى الرئيسية', en: 'Go to home' },
})

/** Texts for signed-in users. */
export const signedInText = messages({
  shop: { ar: 'متجري', en: 'My shop' },
  sales: { ar: 'الطلبات', en: 'Sales' },
  list: { ar: 'اعرض صيدك', en: 'List' },
  addSupply: { ar: 'أضف عرضًا', en: 'Add supply' },
  products: { ar: 'منتجاتي', en: 'Products' },
  account: shellText.account,
  accountOf: { ar: (name: string) => `حسابي، ${name}`, en: (name: string) => `My account, ${name}` },
})
