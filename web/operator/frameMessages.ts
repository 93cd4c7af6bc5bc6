import { messages } from '../base/text.ts'

export const frameText = messages({
  sections: { ar: 'أقسام لوحة التشغيل', en: 'Sections of operations' },
  menu: { ar: 'القائمة', en: 'Menu' },
  toMarket: { ar: 'إلى السوق', en: 'To the market' },
  signOut: { ar: 'تسجيل الخروج', en: 'Sign out' },
  viewer: { ar: 'مطّلع', en: 'Viewer' },
  editor: { ar: 'محرر', en: 'Editor' },
  finance: { ar: 'المالية', en: 'Finance' },
  administrator: { ar: 'مدير المنصة', en: 'Administrator' },
})
