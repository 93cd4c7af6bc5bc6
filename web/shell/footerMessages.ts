import { messages } from '../app/texts/text.ts'

/** Words of the footer and the theme's switch; their code comes after the page. */
export const footerText = messages({
  markets: { ar: 'الأسواق', en: 'Markets' },
  demoNote: {
    ar: 'هذا سوق تجريبي: أشخاصه وعروضه وأسعاره للعرض فقط.',
    en: 'This is a demo market: its people, offers and prices are for show only.',
  },
  platform: { ar: 'المنصة', en: 'Platform' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  address: { ar: 'العنوان', en: 'Address' },
  facebook: { ar: 'فيسبوك', en: 'Facebook' },
  twitter: { ar: 'إكس', en: 'X' },
  instagram: { ar: 'إنستغرام', en: 'Instagram' },
  youtube: { ar: 'يوتيوب', en: 'YouTube' },
  darkTheme: { ar: 'المظهر الداكن', en: 'Dark appearance' },
})
