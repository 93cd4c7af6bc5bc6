import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Words of the search box. */
export const searchText = messages({
  search: { ar: 'البحث في السوق', en: 'Search the market' },
  hint: { ar: 'ابحث عن سمك أو منتج أو مزاد', en: 'Fish, product or auction' },
  go: { ar: 'بحث', en: 'Search' },
})

/** How many a list or a search found. */
export const resultText = messages({
  results: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'لا نتائج',
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: `${n} نتائج`,
        many: `${n} نتيجة`,
        other: `${n} نتيجة`,
      }),
    en: (n: number) => countEnglish(n, { one: '1 result', other: `${n} results` }),
  },
})

/** Words of what the search box suggests; they come with the suggestions. */
export const suggestionText = messages({
  searching: { ar: 'جارٍ البحث', en: 'Searching' },
  allResults: {
    ar: (words: string) => `كل نتائج «${words}»`,
    en: (words: string) => `All results for “${words}”`,
  },
  nothing: {
    ar: (words: string) => `لا شيء باسم «${words}». جرّب اسمًا آخر للنوع أو السوق.`,
    en: (words: string) => `Nothing by “${words}”. Try another name of the fish or the market.`,
  },
  failed: {
    ar: 'تعذّر البحث الآن. اضغط Enter لعرض السوق المحلي.',
    en: 'The search failed just now. Press Enter for the local market.',
  },
  auction: { ar: 'مزاد', en: 'Auction' },
})
