import { messages } from '../../app/texts/text.ts'

export const frameText = messages({
  sections: { ar: 'أقسام لوحة التشغيل', en: 'Sections of operations' },
  menu: { ar: 'القائمة', en: 'Menu' },
  toMarket: { ar: 'إلى السوق', en: 'To the market' },
  account: { ar: 'إلى حسابي', en: 'To my account' },
  signOut: { ar: 'تسجيل الخروج', en: 'Sign out' },
  viewer: { ar: 'مطّلع', en: 'Viewer' },
  editor: { ar: 'محرر', en: 'Editor' },
  finance: { ar: 'المالية', en: 'Finance' },
  factorFirst: {
    ar: 'تشترط إدارة السوق التحقق بخطوتين',
    en: 'The market requires a second factor',
  },
  factorFirstBody: {
    ar: 'فعّله لحسابك أولًا، ثم تفتح لك لوحة التشغيل.',
    en: 'Switch it on for your account first, then operations open for you.',
  },
  toSecurity: { ar: 'إلى أمان حسابي', en: 'To my security' },
  administrator: { ar: 'مدير المنصة', en: 'Administrator' },
})
