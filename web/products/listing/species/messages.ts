import { countArabic, countEnglish, messages } from '../../../app/texts/text.ts'

/** Texts of the species picker. */
export const speciesText = messages({
  choose: { ar: 'اختر النوع', en: 'Choose the species' },
  change: { ar: 'تغيير', en: 'Change' },
  search: { ar: 'ابحث عن نوع', en: 'Find a species' },
  hint: { ar: 'هامور، جمبري، Prawn…', en: 'Hamour, prawn, روبيان…' },
  all: { ar: 'الكل', en: 'All' },
  recent: { ar: 'الأخيرة', en: 'Recent' },
  fish: { ar: 'أسماك', en: 'Fish' },
  crustaceans: { ar: 'قشريات', en: 'Crustaceans' },
  molluscs: { ar: 'رخويات', en: 'Molluscs' },
  groups: { ar: 'مجموعات الأنواع', en: 'Groups of species' },
  chooseNamed: { ar: (name: string) => `اختر ${name}`, en: (name: string) => `Choose ${name}` },
  none: {
    ar: 'لا نوع بهذا الاسم. جرّب اسمًا آخر مما يُعرف به.',
    en: 'No species of that name. Try another one that it is known by.',
  },
  found: { ar: (n: number) => `الأنواع: ${n}`, en: (n: number) => `Species: ${n}` },
  closedShort: { ar: 'موسم حظر: يُعرض مستوردًا أو مستزرعًا فقط', en: 'Closed season: imported or farmed only' },

  openTitle: { ar: (season: string) => `${season} مفتوح`, en: (season: string) => `${season} is open` },
  openBody: {
    ar: (until: string, days: string) => `حتى ${until}، ${days}. بعدها يُعرض مستوردًا أو مستزرعًا فقط.`,
    en: (until: string, days: string) =>
      `Until ${until}, ${days}. After that only imported or farmed may be listed.`,
  },
  daysLeft: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'واليوم آخر يوم',
        one: 'بقي يوم واحد',
        two: 'بقي يومان',
        few: `بقي ${n} أيام`,
        many: `بقي ${n} يومًا`,
        other: `بقي ${n} يوم`,
      }),
    en: (n: number) =>
      n === 0 ? 'today is the last day' : countEnglish(n, { one: '1 day left', other: `${n} days left` }),
  },
  warnTitle: { ar: 'انتبه للموسم', en: 'Mind the season' },
  closedTitle: { ar: 'لا يُعرض صيد البلد منه الآن', en: 'Local catch of it cannot be listed now' },
  closedBody: {
    ar: (season: string, until: string) => `${season}، حتى ${until}. المستورد والمستزرع مسموح.`,
    en: (season: string, until: string) => `${season}, until ${until}. Imported and farmed may be listed.`,
  },
  itIsImported: { ar: 'هو مستورد', en: 'It is imported' },
  itIsFarmed: { ar: 'هو مستزرع', en: 'It is farmed' },
  anotherSpecies: { ar: 'اختر نوعًا آخر', en: 'Choose another species' },
})
