import { messages } from '../../app/texts/text.ts'

/** Texts of the closed and open seasons. */
export const seasonsText = messages({
  title: { ar: 'مواسم الحظر', en: 'Closed seasons' },
  add: { ar: 'أضف موسمًا', en: 'Add a season' },
  change: { ar: 'تعديل الموسم', en: 'Edit the season' },
  edit: { ar: (rule: string) => `عدّل ${rule}`, en: (rule: string) => `Edit ${rule}` },
  search: { ar: 'ابحث بالنص أو النوع', en: 'Search text or species' },
  rule: { ar: 'نص القاعدة', en: 'Rule' },
  kind: { ar: 'نوع الموسم', en: 'Type of season' },
  closed: { ar: 'حظر', en: 'Closed' },
  open: { ar: 'صيد مسموح', en: 'Open' },
  /** The state of an open season outside its days. */
  later: { ar: 'خارج موسمه', en: 'Not in season' },
  /** The state of a closure outside its days. */
  idle: { ar: 'غير سارٍ الآن', en: 'Not in force' },
  openHint: {
    ar: 'خارج أيام الصيد المسموح لا يُعرض صيد البلد',
    en: 'Local catch cannot be listed outside an open season',
  },
  fish: { ar: 'الأنواع', en: 'Species' },
  regions: { ar: 'المناطق', en: 'Regions' },
  chosen: { ar: (count: number) => `اختير ${count}`, en: (count: number) => `${count} chosen` },
  days: { ar: 'الأيام', en: 'Days' },
  from: { ar: 'من (شهر-يوم)', en: 'From (MM-DD)' },
  to: { ar: 'إلى (شهر-يوم)', en: 'To (MM-DD)' },
  noDays: { ar: 'بلا موعد: ينبّه فقط', en: 'No dates: only a warning' },
  gear: { ar: 'أداة الصيد', en: 'Gear' },
  gearHint: {
    ar: 'المقيّد بأداة صيد ينبّه ولا يمنع',
    en: 'A gear-restricted season only warns sellers',
  },
  minSize: { ar: 'الحد الأدنى للحجم (سم)', en: 'Minimum size (cm)' },
  year: { ar: 'سنة الإعلان', en: 'Year announced' },
  source: { ar: 'المصدر', en: 'Source' },
  hide: { ar: 'مخفي: لا يمنع ولا ينبّه', en: 'Hidden: no effect and no warning' },
  year12: { ar: 'السنة', en: 'Year' },
  today: { ar: 'اليوم', en: 'Today' },
  gearOnly: { ar: 'مقيّد بأداة صيد', en: 'Gear-restricted' },
  fromDay: { ar: (day: string) => `من ${day}`, en: (day: string) => `from ${day}` },
  toDay: { ar: (day: string) => `إلى ${day}`, en: (day: string) => `to ${day}` },
  overlap: { ar: 'تداخل', en: 'Overlap' },
  span: {
    ar: (from: string, to: string) => `\u2068${from}\u2069 – \u2068${to}\u2069`,
    en: (from: string, to: string) => `${from} – ${to}`,
  },
  overlaps: {
    ar: (rules: string) => `يتداخل مع: ${rules}`,
    en: (rules: string) => `Overlaps: ${rules}`,
  },
})
