import { messages } from '../../app/texts/text.ts'

export const firstStepsText = messages({
  title: { ar: 'الخطوات الأولى', en: 'First steps' },
  body: {
    ar: 'السوق جاهز وفارغ. تختفي هذه الخطوات مع أول طلب.',
    en: 'The market is ready and empty. These steps go with its first order.',
  },
  done: { ar: 'تم', en: 'Done' },
  security: { ar: 'تأمين الحساب', en: 'Protect the account' },
  securityBody: { ar: 'تفعيل التحقق بخطوتين', en: 'Switch the second step on' },
  site: { ar: 'بيانات الموقع', en: 'The site' },
  siteBody: {
    ar: 'الهاتف والبريد المعروضان مثال: اكتب بيانات السوق وروابطه وشريط أخباره',
    en: 'Telephone and e-mail are examples: write the market’s own, with its links and ticker',
  },
  lists: { ar: 'القوائم', en: 'Lists' },
  listsBody: {
    ar: 'مراجعة الأسماك والأسواق والمدن، وإضافة ما ينقص',
    en: 'Look through fish, markets and cities, and add what is missing',
  },
  news: { ar: 'أول خبر', en: 'The first news' },
  newsBody: { ar: 'خبر الافتتاح بصورة وباللغتين', en: 'The opening, with a picture, in both languages' },
  sellers: { ar: 'توثيق أول بائع', en: 'Verify the first seller' },
  sellersBody: {
    ar: 'يقدّم البائع سجله أو رخصته، فيظهر طلبه في توثيق الحسابات',
    en: 'Sellers send their register or licence; they wait under Verification',
  },
  goods: { ar: 'أول منتج معروض', en: 'The first goods on sale' },
  goodsBody: {
    ar: 'يعرضه البائع، ثم تختار الإدارة المنتجات المميزة',
    en: 'Sellers put them on sale; the market chooses the special ones',
  },
})
