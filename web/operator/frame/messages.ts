import { messages } from '../../app/texts/text.ts'

export const frameText = messages({
  sections: { ar: 'أقسام لوحة التشغيل', en: 'Sections of operations' },
  menu: { ar: 'القائمة', en: 'Menu' },
  noPage: { ar: 'هذه الصفحة غير موجودة', en: 'This page does not exist' },
  noPageBody: {
    ar: 'تحقق من العنوان، أو اختر قسمًا من القائمة.',
    en: 'Check the address, or choose a section from the menu.',
  },
  toOverview: { ar: 'إلى النظرة العامة', en: 'To the overview' },
  find: { ar: 'ابحث', en: 'Search' },
  toMarket: { ar: 'إلى السوق', en: 'To the market' },
  account: { ar: 'إلى حسابي', en: 'To my account' },
  signOut: { ar: 'تسجيل الخروج', en: 'Sign out' },
  viewer: { ar: 'مطّلع', en: 'Viewer' },
  editor: { ar: 'محرر', en: 'Editor' },
  finance: { ar: 'المالية', en: 'Finance' },
  factorFirst: {
    ar: 'تشترط إدارة السوق التحقق بخطوتين',
    en: 'The market requires two-step verification',
  },
  factorFirstBody: {
    ar: 'فعّله لحسابك أولًا، ثم تفتح لك لوحة التشغيل.',
    en: 'Switch it on for your account first, then operations open for you.',
  },
  toSecurity: { ar: 'إلى أمان حسابي', en: 'To my security' },
  administrator: { ar: 'مدير المنصة', en: 'Administrator' },
})

/** The groups of the menu. */
export const groupTitles = messages({
  money: { ar: 'الأموال', en: 'Money' },
  people: { ar: 'الناس', en: 'People' },
  market: { ar: 'السوق', en: 'Market' },
  content: { ar: 'المحتوى', en: 'Content' },
  settings: { ar: 'الإعداد', en: 'Setup' },
})

export const sectionTitles = messages({
  operator: { ar: 'لوحة التشغيل', en: 'Operations' },
  overview: { ar: 'نظرة عامة', en: 'Overview' },
  insight: { ar: 'مؤشرات السوق', en: 'Insight' },
  halls: { ar: 'الحراج', en: 'Auction halls' },
  sessions: { ar: 'جلسات المزاد', en: 'Auction sessions' },
  users: { ar: 'المستخدمون', en: 'Users' },
  upgrades: { ar: 'توثيق الحسابات', en: 'Verification' },
  invitations: { ar: 'دعوات الفريق', en: 'Team invitations' },
  security: { ar: 'أمان حسابي', en: 'My security' },
  confirmations: { ar: 'تأكيدات التحويل', en: 'Bank transfers' },
  products: { ar: 'المنتجات', en: 'Products' },
  auctions: { ar: 'المزادات', en: 'Auctions' },
  orders: { ar: 'الطلبات', en: 'Orders' },
  payouts: { ar: 'السحوبات', en: 'Withdrawals' },
  days: { ar: 'إقفال اليوم', en: 'Day close' },
  batches: { ar: 'ملفات البنك', en: 'Bank files' },
  requests: { ar: 'طلبات المشترين', en: 'Requests' },
  news: { ar: 'الأخبار', en: 'News' },
  specials: { ar: 'المنتجات المميزة', en: 'Special products' },
  contacts: { ar: 'رسائل التواصل', en: 'Messages' },
  templates: { ar: 'قوالب الرد', en: 'Answer templates' },
  gallery: { ar: 'معرض الصور', en: 'Gallery' },
  site: { ar: 'بيانات الموقع', en: 'Site details' },
  lists: { ar: 'القوائم', en: 'Lists' },
  plans: { ar: 'باقات سوق بحار', en: 'Behar market plans' },
  seasons: { ar: 'مواسم الحظر', en: 'Closed seasons' },
  settings: { ar: 'الإعدادات', en: 'Settings' },
  statement: { ar: 'كشف الحساب', en: 'Bank statement' },
  ledger: { ar: 'دفتر الأموال', en: 'Ledger' },
  audit: { ar: 'سجل القرارات', en: 'Audit log' },
})
