import { countArabic, countEnglish, messages } from '../../../app/texts/text.ts'

/** Texts of the species picker. */
export const speciesText = messages({
  choose: { ar: 'اختر النوع', en: 'Choose species' },
  change: { ar: 'تغيير', en: 'Change' },
  search: { ar: 'ابحث عن نوع', en: 'Search species' },
  hint: { ar: 'هامور، جمبري، Prawn…', en: 'Hamour, prawn, روبيان…' },
  all: { ar: 'الكل', en: 'All' },
  recent: { ar: 'الأخيرة', en: 'Recent' },
  fish: { ar: 'أسماك', en: 'Fish' },
  crustaceans: { ar: 'قشريات', en: 'Crustaceans' },
  molluscs: { ar: 'رخويات', en: 'Molluscs' },
  groups: { ar: 'مجموعات الأنواع', en: 'Species groups' },
  chooseNamed: { ar: (name: string) => `اختر ${name}`, en: (name: string) => `Choose ${name}` },
  none: {
    ar: 'لا نوع بهذا الاسم. جرّب اسمًا آخر له.',
    en: 'No species with this name. Try another name for it.',
  },
  near: { ar: 'لا نوع بهذا الاسم. هل تقصد:', en: 'No species with this name. Did you mean:' },
  found: { ar: (n: number) => `الأنواع: ${n}`, en: (n: number) => `Species: ${n}` },
  closedShort: { ar: 'موسم حظر: يُعرض مستوردًا أو مستزرعًا فقط', en: 'Closed season: imported or farmed only' },

  openTitle: { ar: (season: string) => `${season} مفتوح`, en: (season: string) => `${season} is open` },
  openBody: {
    ar: (until: string, days: string) => `حتى ${until}، ${days}. بعدها يُعرض مستوردًا أو مستزرعًا فقط.`,
    en: (until: string, days: string) =>
      `Until ${until}, ${days}. After that only imported or farmed fish can be listed.`,
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
  warnTitle: { ar: 'انتبه للموسم', en: 'Check the season' },
  closedTitle: { ar: 'لا يُعرض صيده المحلي الآن', en: 'Local catch cannot be listed right now' },
  closedBody: {
    ar: (season: string, until: string) => `${season}، حتى ${until}. المستورد والمستزرع مسموح.`,
    en: (season: string, until: string) =>
      `${season}, until ${until}. Imported and farmed fish can be listed.`,
  },
  itIsImported: { ar: 'هو مستورد', en: 'It is imported' },
  itIsFarmed: { ar: 'هو مستزرع', en: 'It is farmed' },
  anotherSpecies: { ar: 'اختر نوعًا آخر', en: 'Choose another species' },
})
