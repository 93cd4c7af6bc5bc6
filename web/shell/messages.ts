import { messages } from '../base/text.ts'

export const shellText = messages({
  skip: { ar: 'تخطَّ إلى المحتوى', en: 'Skip to the content' },
  mainNavigation: { ar: 'أقسام الموقع', en: 'Sections of the site' },
  home: { ar: 'الرئيسية', en: 'Home' },
  localMarket: { ar: 'السوق المحلي', en: 'Local market' },
  market: { ar: 'السوق', en: 'Market' },
  menu: { ar: 'القائمة', en: 'Menu' },
  back: { ar: 'رجوع', en: 'Back' },
  language: { ar: 'اللغة', en: 'Language' },
  darkTheme: { ar: 'المظهر الداكن', en: 'Dark appearance' },
  demo: { ar: 'سوق تجريبي', en: 'Demo market' },
  demoNote: {
    ar: 'هذا سوق تجريبي: أشخاصه وعروضه وأسعاره للعرض فقط.',
    en: 'This is a demo market: its people, offers and prices are for show only.',
  },
  platform: { ar: 'المنصة', en: 'Platform' },
  contact: { ar: 'تواصل معنا', en: 'Contact us' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  address: { ar: 'العنوان', en: 'Address' },
  facebook: { ar: 'فيسبوك', en: 'Facebook' },
  twitter: { ar: 'إكس', en: 'X' },
  instagram: { ar: 'إنستغرام', en: 'Instagram' },
  youtube: { ar: 'يوتيوب', en: 'YouTube' },
  notFoundTitle: { ar: 'لم نجد هذه الصفحة', en: 'This page could not be found' },
  notFoundBody: {
    ar: 'قد يكون الرابط قديمًا، أو بيع ما كان معروضًا فيه.',
    en: 'The link may be old, or what it showed may have been sold.',
  },
  toMarket: { ar: 'تصفح السوق المحلي', en: 'Browse the local market' },
  toHome: { ar: 'إلى الرئيسية', en: 'To the home page' },
})
