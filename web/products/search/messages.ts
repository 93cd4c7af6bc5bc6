import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the search box. */
export const searchText = messages({
  search: { ar: 'البحث في السوق', en: 'Search the market' },
  hint: { ar: 'ابحث عن سمك أو منتج أو مزاد', en: 'Fish, product or auction' },
  go: { ar: 'بحث', en: 'Search' },
})

/** The number of results of a list or a search. */
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

/** Texts of the search suggestions. */
export const suggestionText = messages({
  searching: { ar: 'جارٍ البحث', en: 'Searching' },
  allResults: {
    ar: (words: string) => `كل نتائج «${words}»`,
    en: (words: string) => `All results for “${words}”`,
  },
  nothing: {
    ar: (words: string) => `لا نتائج لـ «${words}». جرّب اسمًا آخر للنوع أو السوق.`,
    en: (words: string) => `No results for “${words}”. Try another name for the fish or market.`,
  },
  failed: {
    ar: 'تعذّر البحث الآن. اضغط Enter لعرض السوق المحلي.',
    en: 'Search is not working right now. Press Enter to see the local market.',
  },
  auction: { ar: 'مزاد', en: 'Auction' },
})
