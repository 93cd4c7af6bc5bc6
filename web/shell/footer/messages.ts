import { messages } from '../../app/texts/text.ts'

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
